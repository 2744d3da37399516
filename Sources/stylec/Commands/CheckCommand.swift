/// `stylec check`: reports what is wrong and, with `--fix`, mends what has one remedy.
struct CheckCommand {
  private let parsed: ParsedArguments
  private let compiler: Compiler

  init(_ parsed: ParsedArguments, _ compiler: @escaping Compiler) {
    self.parsed = parsed
    self.compiler = compiler
  }

  func run() throws -> ToolStatus {
    if parsed.isOn("watch") { return try Watch(parsed, run: { try runOnce() }).run() }
    return try runOnce()
  }

  private func runOnce() throws -> ToolStatus {
    let session = try Session(parsed, compiler)
    let inputs = try session.readInputs()
    if session.options.fixes {
      var fixing = try Fixing(session, inputs)
      return try fixing.run()
    }
    if session.options.showsDiff { throw UsageError("'--diff' goes with '--fix'") }
    let result = session.compile(inputs)
    try session.report(result.diagnostics, inputs)
    return result.isWrong ? .sourceErrors : .success
  }
}
