import Diagnostics
import Parser

/// Writes a syntax tree as a `.style` text that parses to the same tree.
///
/// For tests: the layout is one item to a line, without indentation, and comments are gone. Numbers,
/// texts of strings and blocks of Swift are read from the file's bytes, as the tree has no more of
/// them than their places.
package struct SyntaxPrinter {
  private let bytes: [UInt8]

  package init(_ file: SourceFile) { bytes = file.bytes }

  package func print(_ tree: FileSyntax) -> String {
    tree.declarations.map { declaration($0) + "\n" }.joined()
  }

  // MARK: - Pieces

  func source(_ span: SourceSpan) -> String {
    String(decoding: bytes[Int(span.start)..<Int(span.end)], as: UTF8.self)
  }

  /// With backticks where it was written so.
  func name(_ name: NameSyntax) -> String {
    let isQuoted = Int(name.span.end - name.span.start) == name.text.utf8.count + 2
    return isQuoted && bytes[Int(name.span.start)] == UInt8(ascii: "`")
      ? "`" + name.text + "`" : name.text
  }

  func path(_ names: [NameSyntax]) -> String { names.map(name).joined(separator: ".") }

  func list<Element>(_ elements: [Element], _ print: (Element) -> String) -> String {
    elements.map(print).joined(separator: ", ")
  }

  func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\"", "\\": result += "\\" + String(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  func documentation(_ lines: [String]) -> String {
    lines.map { $0.isEmpty ? "///\n" : "/// " + $0 + "\n" }.joined()
  }

  func prefix(_ prefix: DeclarationPrefix) -> String {
    documentation(prefix.documentation) + prefix.attributes.map { attribute($0) + "\n" }.joined()
      + (prefix.access.map { "\($0.level) " } ?? "")
  }

  private func attribute(_ attribute: AttributeSyntax) -> String {
    let head = "@" + name(attribute.name)
    switch attribute.arguments {
    case .none:
      return head
    case .platforms(let platforms):
      return head + self.platforms(platforms)
    case .version(let version):
      return head + "(" + self.version(version) + ")"
    case .deprecated(let platforms, let flag, let use):
      var parts = flag.map { [name($0)] } ?? []
      parts += entries(platforms)
      if !use.isEmpty { parts.append("use: " + string(use)) }
      return head + "(" + parts.joined(separator: ", ") + ")"
    }
  }

  func platforms(_ platforms: PlatformListSyntax) -> String {
    "(" + entries(platforms).joined(separator: ", ") + ")"
  }

  func entries(_ platforms: PlatformListSyntax) -> [String] {
    platforms.entries.map { entry in
      name(entry.platform) + (entry.version.map { " " + version($0) } ?? "")
        + (entry.isUnavailable ? " unavailable" : "")
    } + (platforms.hasStar ? ["*"] : [])
  }

  private func version(_ version: VersionSyntax) -> String {
    "\(version.major).\(version.minor)" + (version.patch > 0 ? ".\(version.patch)" : "")
  }

  // MARK: - Types

  func type(_ type: TypeSyntax) -> String {
    switch type.kind {
    case .named(let names, let arguments):
      return path(names) + (arguments.isEmpty ? "" : "<" + list(arguments, self.type) + ">")
    case .optional(let wrapped): return simple(wrapped) + "?"
    case .array(let element): return "[" + self.type(element) + "]"
    case .dictionary(let key, let value):
      return "[" + self.type(key) + ": " + self.type(value) + "]"
    case .tuple(let elements):
      return "(" + list(elements) { ($0.label.map { name($0) + ": " } ?? "") + self.type($0.type) }
        + ")"
    case .function(let function):
      return function.attributes.map { "@" + name($0) + " " }.joined() + "("
        + list(function.parameters, self.type) + ") -> " + self.type(function.result)
    case .opaque(let types): return "some " + types.map(self.type).joined(separator: " & ")
    case .existential(let types): return "any " + types.map(self.type).joined(separator: " & ")
    case .metatype(let instance): return simple(instance) + ".Type"
    case .missing: return ""
    }
  }

  /// In parentheses where a mark behind it would belong to a part of it.
  private func simple(_ type: TypeSyntax) -> String {
    switch type.kind {
    case .function, .opaque, .existential: return "(" + self.type(type) + ")"
    default: return self.type(type)
    }
  }

  func parameters(_ parameters: [ParameterSyntax]) -> String {
    "(" + list(parameters, parameter) + ")"
  }

  private func parameter(_ parameter: ParameterSyntax) -> String {
    var text = parameter.attributes.map { "@" + name($0) + " " }.joined()
    let isUnnamed = parameter.name.span.start == parameter.name.span.end
    if !isUnnamed {
      if let label = parameter.label {
        if label.span != parameter.name.span { text += name(label) + " " }
      } else if parameter.name.text != "_" {
        text += "_ "
      }
      text += name(parameter.name) + ": "
    }
    text += type(parameter.type) + (parameter.isVariadic ? "..." : "")
    switch parameter.defaultValue {
    case .expression(let value)?: return text + " = " + expression(value)
    case .untold?: return text + " = ..."
    case nil: return text
    }
  }
}
