import Diagnostics
import Parallel
import TypeChecker

/// The form that diagnostics are written in.
enum DiagnosticFormat: String, CaseIterable, Sendable {
  case text, brief, json, sarif, github

  /// Whether another program reads it, so that it goes to standard output and is always written.
  var isForPrograms: Bool { self == .json || self == .sarif }
}

/// All that a run was told, with its meaning; made from the settings file and the command line.
struct RunOptions: Sendable {
  var compile = CompileOptions()
  var output: String?
  var root: String?
  var inputLists: [String] = []
  var standardInputName = "stdin.style"
  var format = DiagnosticFormat.text
  var diagnosticsOutput: String?
  var color = "auto"
  var limit = 100
  var checksOutput = false
  var prunes = false
  var listsOutputs = false
  var dependencyFile: String?
  var stampFile: String?
  var watches = false
  var jobs = Threads.coreCount
  var fixes = false
  var showsDiff = false
  var declarationsFile: String?
  var isVerbose = false
  /// Files beside the inputs that the result depends on: the settings file, the package's manifest.
  var furtherInputs: [String] = []
  private var fallbackTargets: [PlatformVersion] = []

  /// Reads settings first, so that the command line has the last word.
  ///
  /// Single values replace, imports and warnings add up; targets of the command line replace those
  /// of the settings.
  init(settings: [OptionOccurrence], commandLine: [OptionOccurrence]) throws {
    for occurrence in settings { try apply(occurrence) }
    if commandLine.contains(where: { $0.option.name == "target" }) { compile.targets = [] }
    for occurrence in commandLine { try apply(occurrence) }
    if compile.targets.isEmpty { compile.targets = fallbackTargets }
  }

  private mutating func apply(_ occurrence: OptionOccurrence) throws {
    let value = occurrence.value
    let isOn = value == "true"
    switch occurrence.option.name {
    case "output": output = path(value, occurrence.origin)
    case "root": root = path(value, occurrence.origin)
    case "input-list": inputLists.append(value)
    case "stdin-name": standardInputName = value
    case "emit-dependencies": dependencyFile = value
    case "stamp": stampFile = value
    case "declarations": declarationsFile = value
    case "check": checksOutput = isOn
    case "prune": prunes = isOn
    case "list-outputs": listsOutputs = isOn
    case "watch": watches = isOn
    case "fix": fixes = isOn
    case "diff": showsDiff = isOn
    case "verbose": isVerbose = isOn
    case "jobs": jobs = try number(occurrence, least: 1)
    case "limit": limit = try number(occurrence, least: 0)
    case "diagnostics", "diagnostics-output", "color": try applyForm(occurrence)
    default: try applyLanguage(occurrence)
    }
  }

  private mutating func applyForm(_ occurrence: OptionOccurrence) throws {
    let value = occurrence.value
    if case .words(let words) = occurrence.option.value, !words.contains(value) {
      throw UsageError(
        "'--\(occurrence.option.name)' is \(words.joined(separator: ", ")), not '\(value)'"
          + NearestName.suggestion(for: value, among: words), at: occurrence.origin)
    }
    switch occurrence.option.name {
    case "diagnostics": format = DiagnosticFormat(rawValue: value) ?? .text
    case "color": color = value
    default: diagnosticsOutput = value
    }
  }

  private mutating func applyLanguage(_ occurrence: OptionOccurrence) throws {
    let value = occurrence.value
    let origin = occurrence.origin
    switch occurrence.option.name {
    case "target": compile.targets += try OptionValue.targets(value, at: origin)
    case "fallback-target": fallbackTargets = try OptionValue.targets(value, at: origin)
    case "package-manifest":
      furtherInputs.append(value)
      fallbackTargets = PackageManifest.platforms(try FileReading.bytes(value))
    case "access": compile.access = try OptionValue.access(value, at: origin)
    case "import":
      for module in OptionValue.list(value) where !compile.imports.contains(module) {
        compile.imports.append(module)
      }
    case "bundle":
      compile.bundle = value == "main" ? .main : value == "module" ? .module : .expression(value)
    case "source-locations": compile.emitsSourceLocations = value == "true"
    case "forbid-swift": compile.forbidsRawSwift = value == "true"
    case "werror": compile.warningsAreErrors = value == "true"
    case "warn": try switchWarnings(value, on: true, origin)
    case "no-warn": try switchWarnings(value, on: false, origin)
    default: break
    }
  }

  private mutating func switchWarnings(
    _ text: String, on isOn: Bool, _ origin: UsageError.Origin
  ) throws {
    for name in OptionValue.list(text) {
      if name == "all" {
        for id in DiagnosticID.allCases where id.severity == .warning {
          compile.warnings[id] = isOn
        }
        continue
      }
      guard let id = DiagnosticID(rawValue: name) else {
        let warnings = DiagnosticID.allCases.filter { $0.severity == .warning }.map(\.rawValue)
        throw UsageError(
          "there is no warning '\(name)'" + NearestName.suggestion(for: name, among: warnings),
          at: origin)
      }
      guard id.severity == .warning else {
        throw UsageError("'\(name)' is an error and cannot be switched", at: origin)
      }
      compile.warnings[id] = isOn
    }
  }

  private func number(_ occurrence: OptionOccurrence, least: Int) throws -> Int {
    guard let number = Int(occurrence.value), number >= least else {
      throw UsageError(
        "'--\(occurrence.option.name)' is a number from \(least) on, not '\(occurrence.value)'",
        at: occurrence.origin)
    }
    return number
  }

  /// Paths in a settings file count from its folder.
  private func path(_ value: String, _ origin: UsageError.Origin) -> String {
    guard case .settings(let file, _) = origin, value != "-" else { return value }
    return Path.join(Path.folder(file), value)
  }
}
