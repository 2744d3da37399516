/// `stylec compile`: writes a Swift file for each `.style` file.
struct CompileCommand {
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
    let options = session.options
    guard let output = options.output else {
      throw UsageError("say where to write, with '-o DIR' ('-o -' for standard output)")
    }
    if output == "-", options.format.isForPrograms, options.diagnosticsOutput == nil {
      throw UsageError(
        "Swift and diagnostics cannot both go to standard output: add --diagnostics-output FILE")
    }
    if output == "-", options.checksOutput || options.prunes {
      throw UsageError("'--check' and '--prune' go with files, not with standard output")
    }
    let inputs = try session.readInputs()
    let plan = try OutputPlan(output, inputs: inputs.files)
    if options.listsOutputs {
      try Console.write(plan.paths.map { $0 + "\n" }.joined(), to: .output)
      return .success
    }
    let result = session.compile(inputs)
    try session.report(result.diagnostics, inputs)
    if result.isWrong { return .sourceErrors }
    let status = try finish(result, plan, options)
    if status == .success, !options.checksOutput { try writeBuildFiles(plan, inputs, options) }
    return status
  }

  private func finish(
    _ result: Compilation, _ plan: OutputPlan, _ options: RunOptions
  ) throws -> ToolStatus {
    guard let folder = plan.folder else {
      try Console.write(result.outputs.map(\.text).joined(separator: "\n"), to: .output)
      return .success
    }
    let files = result.outputs.map {
      PlannedFile(path: plan.paths[$0.source], bytes: Array($0.text.utf8))
    }
    var leftOver: [String] = []
    if options.prunes, case .folder = plan.place {
      leftOver = try OutputWriting.leftOver(in: folder, except: plan.paths)
    }
    if options.checksOutput { return try check(files, leftOver) }
    for path in try OutputWriting.write(files, into: folder, jobs: options.jobs)
    where options.isVerbose {
      Console.report("wrote", path)
    }
    for path in leftOver {
      try FileWriting.remove(path)
      if options.isVerbose { Console.report("removed", path) }
    }
    return .success
  }

  private func check(_ files: [PlannedFile], _ leftOver: [String]) throws -> ToolStatus {
    let stale = try StaleOutput.compare(files, leftOver: leftOver)
    if stale.paths.isEmpty { return .success }
    try Console.write(stale.diff, to: .output)
    for path in stale.paths {
      let word = leftOver.contains(path) ? "belongs to no source any more" : "is out of date"
      Console.report("error", "'\(path)' \(word)")
    }
    Console.report("note", "run stylec without --check to bring what is committed up to date")
    return .sourceErrors
  }

  private func writeBuildFiles(
    _ plan: OutputPlan, _ inputs: InputSet, _ options: RunOptions
  ) throws {
    if let path = options.dependencyFile {
      let sources = inputs.readPaths
      let text = DependencyFile.text(
        outputs: (options.stampFile.map { [$0] } ?? []) + plan.paths.filter { $0 != "-" },
        inputs: sources + options.furtherInputs)
      try FileWriting.replace(path, Array(text.utf8))
    }
    if let path = options.stampFile { try FileWriting.touch(path) }
  }
}
