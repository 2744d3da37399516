/// A JSON value, written with its members in the order given, so that the bytes are always the
/// same.
package indirect enum JSONText: Sendable {
  case string(String)
  case number(Int)
  case bool(Bool)
  case array([JSONText])
  case object([(String, JSONText)])

  /// The text, two spaces to a level, with a line break at the end.
  package func written() -> String {
    var text = ""
    write(to: &text, indent: "")
    return text + "\n"
  }

  private func write(to text: inout String, indent: String) {
    switch self {
    case .string(let value): Self.quote(value, to: &text)
    case .number(let value): text += String(value)
    case .bool(let value): text += value ? "true" : "false"
    case .array(let values):
      Self.list("[", "]", values, to: &text, indent) { value, text, indent in
        value.write(to: &text, indent: indent)
      }
    case .object(let members):
      Self.list("{", "}", members, to: &text, indent) { member, text, indent in
        Self.quote(member.0, to: &text)
        text += ": "
        member.1.write(to: &text, indent: indent)
      }
    }
  }

  private static func list<Element>(
    _ open: String, _ close: String, _ elements: [Element], to text: inout String, _ indent: String,
    _ write: (Element, inout String, String) -> Void
  ) {
    guard !elements.isEmpty else {
      text += open + close
      return
    }
    let inner = indent + "  "
    text += open + "\n"
    for (index, element) in elements.enumerated() {
      text += inner
      write(element, &text, inner)
      text += index + 1 < elements.count ? ",\n" : "\n"
    }
    text += indent + close
  }

  private static func quote(_ value: String, to text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default:
        if scalar.value < 0x20 || scalar.value == 0x7F {
          let digits = String(scalar.value, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    text += "\""
  }
}
