import Codegen
import Diagnostics
import TypeChecker

/// What the program is.
enum Tool {
  static let version = Codegen.version
}

/// What a run ends with.
enum ToolStatus: Int32 {
  case success = 0
  /// The source has errors, or `--check` found a difference.
  case sourceErrors = 1
  case wrongUsage = 2
  case inputOutput = 3
}

/// The compiler as the commands call it; tests put another in its place.
typealias Compiler = @Sendable ([SourceFile], CompileOptions) -> Compilation

/// What a compilation gives: the output files, none if there are errors, and what is to be said.
struct Compilation: Sendable {
  let outputs: [OutputFile]
  let diagnostics: [Diagnostic]

  /// Whether the source has errors.
  var isWrong: Bool { diagnostics.contains { $0.severity == .error } }
}

/// Runs one command line.
struct Driver {
  let compiler: Compiler

  /// Does what the arguments behind the program's name say.
  func run(_ arguments: [String]) -> ToolStatus {
    do {
      return try dispatch(arguments)
    } catch let error as UsageError {
      switch error.origin {
      case .commandLine: Console.report("error", error.message)
      case .settings(let path, let line):
        try? Console.write("\(path):\(line):1: error: \(error.message)\n", to: .error)
      }
      return .wrongUsage
    } catch let error as SystemError {
      Console.report("error", error.message)
      return .inputOutput
    } catch {
      Console.report("error", "\(error)")
      return .inputOutput
    }
  }

  private func dispatch(_ arguments: [String]) throws -> ToolStatus {
    guard let first = arguments.first else {
      try Console.write(HelpText.overview(), to: .error)
      return .wrongUsage
    }
    if first == "--help" || first == "-h" {
      try Console.write(HelpText.overview(), to: .output)
      return .success
    }
    let parsed = try ArgumentParser.parse(arguments)
    if parsed.isOn("help") {
      try Console.write(HelpText.text(for: parsed.command), to: .output)
      return .success
    }
    if parsed.isOn("version") {
      try Console.write("stylec \(Tool.version)\n", to: .output)
      return .success
    }
    switch parsed.command.name {
    case .compile: return try CompileCommand(parsed, compiler).run()
    case .check: return try CheckCommand(parsed, compiler).run()
    case .states: return try StatesCommand(parsed, compiler).run()
    case .explain: return try ExplainCommand(parsed).run()
    case .completions: return try CompletionsCommand(parsed).run()
    case .help: return try HelpCommand(parsed).run()
    case .documentation:
      try Console.write(Explanation.document(), to: .output)
      return .success
    }
  }
}
