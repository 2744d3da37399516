import Hashing
import TypeChecker

/// What the `let`s before a chain are called.
enum HoistedName {
  /// `scale` for the argument of `scaleEffect(_:)`, `frameWidth` for `frame(width:)`,
  /// `leadingPadding` for the length of `padding(.leading, 4)`.
  static func name(
    for position: Int, of modifier: String, _ arguments: [CheckedVariedArgument]
  ) -> String {
    var name = modifier
    if name.hasByte(UInt8(ascii: ".")), let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) {
      name = String(name[name.utf8.index(after: dot)...])
    }
    if let label = arguments[position].label {
      return stem(name) + SwiftName.upperCamel(label)
    }
    if position > 0, let base = arguments[position - 1].base,
      arguments[position - 1].alternatives.isEmpty,
      case .implicitMember(let member, _) = base.kind
    {
      // `leadingPadding`
      return SwiftName.lowerCamel(member) + SwiftName.upperCamel(stem(name))
    }
    let unlabelled = arguments[..<position].count { $0.label == nil }
    let value = values[name] ?? stem(name)
    return unlabelled == 0 ? value : value + String(unlabelled + 1)
  }

  /// `isPressedAndIsEnabled`, `roleIsDestructive`; `condition` where that would be long.
  static func name(for conditions: [CheckedCondition]) -> String {
    var parts: [String] = []
    for condition in conditions {
      switch condition {
      case .expression(let expression):
        guard let name = name(for: expression) else { return "condition" }
        parts.append(name)
      case .binding(let name, _): parts.append("has" + SwiftName.upperCamel(name))
      case .fixed: return "condition"
      }
    }
    let name = joined(parts, "And")
    return name.utf8.count <= 40 ? name : "condition"
  }

  private static func joined(_ parts: [String], _ word: String) -> String {
    var result = parts.first ?? "condition"
    for part in parts.dropFirst() { result += word + SwiftName.upperCamel(part) }
    return result
  }

  private static func name(for condition: CheckedExpression) -> String? {
    switch condition.kind {
    case .reference(let reference): return reference.name.contains(".") ? nil : reference.name
    case .parentheses(let operand): return name(for: operand)
    case .prefix("!", let operand):
      return name(for: operand).map { "not" + SwiftName.upperCamel($0) }
    case .binary(let left, let symbol, let right):
      guard let first = name(for: left) else { return nil }
      switch symbol {
      case "&&": return name(for: right).map { joined([first, $0], "And") }
      case "||": return name(for: right).map { joined([first, $0], "Or") }
      case "==", "!=":
        let word = symbol == "==" ? "Is" : "IsNot"
        if case .implicitMember(let member, _) = right.kind {
          return first + word + SwiftName.upperCamel(member)
        }
        if case .nil = right.kind {
          return symbol == "=="
            ? "no" + SwiftName.upperCamel(first) : "has" + SwiftName.upperCamel(first)
        }
        return nil
      default: return nil
      }
    default: return nil
    }
  }

  /// The modifier's name without what tells nothing about its values.
  private static func stem(_ name: String) -> String {
    switch name {
    case "scaleEffect": "scale"
    case "rotationEffect": "rotation"
    default: name
    }
  }

  /// The first unlabelled argument, where the modifier's own name would mislead.
  private static let values: HashMap<String, String> = [
    "background": "backgroundStyle", "overlay": "overlayStyle", "fill": "fillStyle",
    "stroke": "strokeStyle", "strokeBorder": "borderStyle", "border": "borderStyle",
    "bold": "isBold", "italic": "isItalic", "disabled": "isDisabled", "hidden": "isHidden",
    "underline": "isUnderlined", "strikethrough": "isStruckThrough",
  ]
}
