import Codegen
import Diagnostics
import TypeChecker

/// A piece of the language and the whole module around it.
struct Snippet: Sendable {
  /// What was written.
  var text: String
  /// The module that is compiled.
  var module: String
  /// The ids of its errors.
  var errors: [String] = []

  /// A whole module; `target` may be left out.
  static func module(_ text: String) -> Snippet {
    let hasTarget = text.split(separator: "\n").contains { $0.hasPrefix("target ") }
    return Snippet(text: text, module: hasTarget ? text : "target iOS 17, macOS 14\n" + text)
  }

  /// The members of a configuration.
  static func members(_ text: String) -> Snippet {
    Snippet(
      text: text,
      module: """
        target iOS 17, macOS 14
        configuration Example {
        \(text)
        }
        default style Plain for Example { Text(verbatim: "Example") }
        """)
  }

  /// A value of a type.
  static func value(_ type: String, _ text: String) -> Snippet {
    Snippet(text: text, module: "target iOS 17, macOS 14\nlet value: \(type) = \(text)\n")
  }

  /// The body of a style of `stage`.
  static func body(_ text: String) -> Snippet {
    Snippet(text: text, module: stage + "style Example for Stage {\n\(text)\n}\n")
  }

  /// A member of a type that is written elsewhere.
  static func extern(_ text: String) -> Snippet {
    Snippet(text: text, module: "target iOS 17, macOS 14\nextern type Tokens { \(text) }\n")
  }

  /// The same module, which does not compile.
  func failing(_ errors: String...) -> Snippet {
    Snippet(text: text, module: module, errors: errors)
  }

  /// A configuration with members of all kinds.
  private static let stage = """
    target iOS 17, macOS 14
    configuration Stage {
      slot title: Text
      slot badge?
      slot mark(index: Int)?
      enum Kind { info, warning, failure }
      state kind: Kind = .info
      state isOn: Bool = false
      state count: Int = 0
      state note: String? = nil
      state items: [String] = []
      binding value: Int
      binding isOpen: Bool
      action onEnd(Int)?
      component
    }
    default style Plain for Stage { title }

    """
}

/// The ids of what is said of a module, warnings and errors apart. A part of a module does not use
/// all that it is given.
func diagnose(
  _ module: String, isWhole: Bool
) -> (errors: Set<String>, warnings: Set<String>) {
  var options = CompileOptions()
  if !isWhole {
    options.warnings[.stateNotUsed] = false
    options.warnings[.parameterNotUsed] = false
  }
  let result = compile([SourceFile(path: "Example.style", text: module)], options: options)
  func ids(_ severity: Diagnostic.Severity) -> Set<String> {
    Set(result.diagnostics.filter { $0.severity == severity }.map(\.id.rawValue))
  }
  return (ids(.error), ids(.warning))
}
