import Codegen

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

Console.letWritesFail()
let driver = Driver { files, options in
  let result = compile(files, options: options)
  return Compilation(outputs: result.outputs, diagnostics: result.diagnostics)
}
exit(driver.run(Array(CommandLine.arguments.dropFirst())).rawValue)
