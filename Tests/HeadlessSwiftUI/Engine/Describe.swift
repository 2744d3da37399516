import Foundation

/// A value that is written as the expression that made it, such as `.easeOut(duration: 0.1)`.
public protocol RecordedValue {
  /// The expression.
  var recipe: String { get }
}

/// A value with a text of its own in descriptions.
protocol Described {
  var described: String { get }
}

/// A value as comparable, printable text: numbers without needless zeros, cases with their dot,
/// structs with their fields, closures as `closure`.
public func describe(_ value: Any) -> String {
  switch value {
  case let value as RecordedValue: return value.recipe
  case let value as any Described: return value.described
  case let value as String: return "\"\(value)\""
  case let value as Substring: return "\"\(value)\""
  case let value as Double: return describe(number: value)
  case let value as CGFloat: return describe(number: Double(value))
  case let value as Float: return describe(number: Double(value))
  case let value as CGSize: return "\(describe(value.width))×\(describe(value.height))"
  case let value as CGPoint: return "(\(describe(value.x)), \(describe(value.y)))"
  case let value as CGRect: return "\(describe(value.origin)) \(describe(value.size))"
  case let value as AnyHashable where !(value.base is AnyHashable):
    return describe(unhashed: value.base)
  default: return describe(unhashed: value)
  }
}

private func describe(unhashed value: Any) -> String {
  if let type = value as? Any.Type { return shortName(of: type) }
  if let keyPath = value as? AnyKeyPath { return describe(keyPath) }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .optional: return mirror.children.first.map { describe($0.value) } ?? "nil"
  case .enum: return describe(case: value, mirror)
  case .collection:
    return "[\(mirror.children.map { describe($0.value) }.joined(separator: ", "))]"
  case .tuple: return "(\(describe(fields: mirror.children)))"
  case .struct:
    return "\(shortName(of: mirror.subjectType))(\(describe(fields: mirror.children)))"
  case .class: return shortName(of: mirror.subjectType)
  default: return String(describing: value) == "(Function)" ? "closure" : "\(value)"
  }
}

private func describe(case value: Any, _ mirror: Mirror) -> String {
  guard let payload = mirror.children.first, let name = payload.label else { return ".\(value)" }
  let inner = Mirror(reflecting: payload.value)
  let fields = inner.displayStyle == .tuple ? describe(fields: inner.children) : nil
  return ".\(name)(\(fields ?? describe(payload.value)))"
}

private func describe(fields: Mirror.Children) -> String {
  fields.map { field in
    guard var label = field.label, !label.hasPrefix(".") else { return describe(field.value) }
    if label.hasPrefix("_") { label.removeFirst() }
    return "\(label): \(describe(field.value))"
  }.joined(separator: ", ")
}

private func describe(number: Double) -> String {
  if number == number.rounded(), abs(number) < 1e15 { return String(Int(number)) }
  // Six digits: 1.05 * 0.97 and its like are compared as text.
  let rounded = (number * 1e6).rounded() / 1e6
  return number.isFinite ? "\(rounded)" : (number.isNaN ? "nan" : number > 0 ? "inf" : "-inf")
}

func describe(_ keyPath: AnyKeyPath) -> String {
  let text = String(describing: keyPath)
  guard let dot = text.firstIndex(of: ".") else { return text }
  return "\\" + text[dot...]
}

extension Binding: Described {
  var described: String { "Binding(\(describe(wrappedValue)))" }
}
extension State: Described {
  var described: String { "State" }
}
extension Environment: Described {
  var described: String { "Environment" }
}

/// A call as text: `frame(width: 24, height: nil)`.
func describe(call name: String, _ arguments: [(label: String, value: Any)]) -> String {
  let list = arguments.map { argument in
    argument.label.isEmpty
      ? describe(argument.value) : "\(argument.label): \(describe(argument.value))"
  }
  return "\(name)(\(list.joined(separator: ", ")))"
}
