import Codegen

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What was compiled last. It is kept, since the end of the process frees all of it at once.
enum Kept {
  // Compilations follow each other on one thread.
  nonisolated(unsafe) static var result: CompileResult?
}

Console.letWritesFail()
let driver = Driver { files, options in
  let result = compile(files, options: options)
  Kept.result = result
  return Compilation(outputs: result.outputs, diagnostics: result.diagnostics)
}
exit(driver.run(Array(CommandLine.arguments.dropFirst())).rawValue)
