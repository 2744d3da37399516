import Diagnostics

/// What `compile` and `check` have in common: options, inputs, a compilation and its report.
struct Session {
  let options: RunOptions
  let paths: InputPaths
  let settingsFile: String?
  private let compiler: Compiler

  init(_ parsed: ParsedArguments, _ compiler: @escaping Compiler) throws {
    let lists = parsed.occurrences.filter { $0.option.name == "input-list" }.map(\.value)
    if parsed.operands.isEmpty, lists.isEmpty {
      throw UsageError(
        "name the '.style' files, or a folder that holds them; "
          + "'stylec \(parsed.command.name.rawValue) --help' tells more")
    }
    try Self.findMistypedCommand(parsed)
    paths = try InputPaths(operands: parsed.operands, lists: lists)
    settingsFile = try Self.settingsFile(parsed, paths)
    var settings: [OptionOccurrence] = []
    if let settingsFile {
      settings = try SettingsFile.parse(try FileReading.bytes(settingsFile), path: settingsFile)
    }
    var options = try RunOptions(settings: settings, commandLine: parsed.occurrences)
    if let settingsFile { options.furtherInputs.append(settingsFile) }
    self.options = options
    self.compiler = compiler
  }

  /// Reads all inputs.
  func readInputs() throws -> InputSet {
    let folder = settingsFile.map { Path.folder(Path.absolute($0)) }
    // A settings file elsewhere says nothing about where the sources are.
    let holdsInputs = folder.map { folder in
      paths.folders.allSatisfy { $0 == folder || Path.relative($0, to: folder) != nil }
    }
    return try InputSet.read(
      paths, options: options, settingsFolder: holdsInputs == true ? folder : nil)
  }

  /// Compiles; where there are errors there is no output.
  func compile(_ inputs: InputSet) -> Compilation {
    var compileOptions = options.compile
    compileOptions.sourceRoot = inputs.root ?? ""
    compileOptions.jobs = options.jobs
    let result = compiler(inputs.files, compileOptions)
    return result.isWrong ? Compilation(outputs: [], diagnostics: result.diagnostics) : result
  }

  /// Writes the diagnostics where and how the options say.
  func report(_ diagnostics: [Diagnostic], _ inputs: InputSet) throws {
    let limit = options.format.isForPrograms ? 0 : options.limit
    let list = DiagnosticList(diagnostics, limit: limit)
    let text = render(list, inputs.shown)
    if let path = options.diagnosticsOutput {
      try FileWriting.replace(path, Array(text.utf8))
    } else if !text.isEmpty {
      try Console.write(text, to: options.format.isForPrograms ? .output : .error)
    }
  }

  private func render(_ list: DiagnosticList, _ files: [SourceFile]) -> String {
    switch options.format {
    case .text, .brief:
      let isColored =
        options.color == "always"
        || (options.color == "auto" && options.diagnosticsOutput == nil
          && Console.wantsColor(.error))
      return TextRenderer(isColored: isColored, detail: options.format == .text ? .full : .heads)
        .render(list, files: files)
    case .json: return JSONRenderer(toolVersion: Tool.version).render(list, files: files)
    case .sarif: return SARIFRenderer(toolVersion: Tool.version).render(list, files: files)
    case .github: return GitHubRenderer().render(list, files: files)
    }
  }

  private static func settingsFile(
    _ parsed: ParsedArguments, _ paths: InputPaths
  ) throws -> String? {
    if let path = parsed.last("settings") { return path }
    if parsed.isOn("no-settings") { return nil }
    guard let folder = parsed.last("root").map(Path.absolute) ?? Path.common(paths.folders) else {
      return nil
    }
    return SettingsFile.find(from: folder)
  }

  /// `stylec chekc Card.style` is no file that is missing.
  private static func findMistypedCommand(_ parsed: ParsedArguments) throws {
    guard let first = parsed.operands.first,
      parsed.operands.count > 1 || parsed.occurrences.isEmpty,
      !first.contains("."), !first.contains("/"), first != "-", FileReading.kind(first) == nil
    else { return }
    let names = CommandSpecification.all.filter { !$0.isHidden }.map(\.name.rawValue)
    let nearest = NearestName.suggestion(for: first, among: names)
    if !nearest.isEmpty {
      throw UsageError("there is no command and no file '\(first)'" + nearest)
    }
  }
}
