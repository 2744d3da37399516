import Diagnostics
import Parser
import TypeChecker

/// What the declaration emitters know beside the declaration that they emit.
struct DeclarationContext {
  let bodies: BodyContext

  init(_ bodies: BodyContext) {
    self.bodies = bodies
  }

  var module: CheckedModule { _read { yield bodies.module } }
  var index: ModuleIndex { _read { yield bodies.index } }
  var names: GenericNames { bodies.names }
}

extension AccessSyntax.Level {
  /// What stands before a declaration, with the space behind it.
  var prefix: String {
    switch self {
    case .internal: return ""
    case .package: return "package "
    case .public: return "public "
    }
  }
}

extension [PlatformVersion] {
  /// `@available(iOS 17, macOS 14.4, *)`; nil where nothing is asked for.
  var attribute: String? {
    isEmpty ? nil : "@available(" + map(\.swift).joined(separator: ", ") + ", *)"
  }

  /// `iOS 17, *`, as `if #available` wants it.
  var condition: String { "#available(" + map(\.swift).joined(separator: ", ") + ", *)" }
}

extension PlatformVersion {
  /// `iOS 17.4`
  var swift: String {
    var text = platform.name + " " + String(version.major)
    if version.minor > 0 || version.patch > 0 { text += "." + String(version.minor) }
    if version.patch > 0 { text += "." + String(version.patch) }
    return text
  }
}

extension SwiftWriter {
  /// Writes `@available(…)` where it is needed.
  mutating func availability(_ versions: [PlatformVersion]) {
    if let attribute = versions.attribute { line(attribute) }
  }
}
