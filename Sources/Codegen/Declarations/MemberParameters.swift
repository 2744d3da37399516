import Hashing
import TypeChecker

/// The members of a configuration as parameters: of its own initialiser and of the control's.
struct MemberParameters {
  let configuration: CheckedConfiguration
  /// The types of slots, which hide others where they are written inside the configuration's struct;
  /// nil where they are written outside.
  private let hiding: HashSet<String>?
  private let context: DeclarationContext

  init(
    _ configuration: CheckedConfiguration, isInside: Bool = false, in context: DeclarationContext
  ) {
    self.configuration = configuration
    hiding =
      isInside ? HashSet(configuration.members.lazy.filter(\.isSlot).map(\.slotTypeName)) : nil
    self.context = context
  }

  /// `size: Size = .regular`, `isOn: Binding<Bool>`, `onInspect: (() -> Void)? = nil`; nil for
  /// slots and derived values. One that is required has no default.
  func value(_ member: CheckedMember, isRequired: Bool = false) -> String? {
    let name = SwiftName.label(member.name) + ": "
    switch member.kind {
    case .slot, .derived: return nil
    case .binding(let type): return name + "Binding<" + typeText(type) + ">"
    case .state(let type, let defaultValue, let isOwned):
      var text = name + (type.isFunction ? "@escaping " : "") + typeText(type)
      if isRequired { return text }
      if let defaultValue {
        text += " = " + context.text(defaultValue)
      } else if isOwned, let initial = initialValue(type) {
        text += " = " + initial
      }
      return text
    case .action(_, let isOptional):
      return name + (isOptional ? "" : "@escaping ") + typeText(actionType(member))
        + (isOptional && !isRequired ? " = nil" : "")
    }
  }

  /// `title: Title`, `caption: Caption? = nil`, `star: @escaping (Int) -> Star`, of erased slots.
  func erasedSlot(_ member: CheckedMember) -> String? {
    guard member.isSlot else { return nil }
    let type = slotType(member)
    let isEscaping = member.slotParameters != nil && !member.isOptionalSlot
    return SwiftName.label(member.name) + ": " + (isEscaping ? "@escaping " : "")
      + typeText(type) + (member.isOptionalSlot ? " = nil" : "")
  }

  /// The type of the property of a slot: `Title`, `Caption?`, `((Int) -> Star)?`.
  func slotType(_ member: CheckedMember) -> Type {
    var type = Type.parameter(member.slotTypeName)
    if let parameters = member.slotParameters {
      type = .function(.init(parameters: parameters.map(\.type), result: type))
    }
    return member.isOptionalSlot ? .optional(type) : type
  }

  /// `((Int) -> Void)?`
  func actionType(_ member: CheckedMember) -> Type {
    guard case .action(let parameters, let isOptional) = member.kind else { return .error }
    let type = Type.function(.init(parameters: parameters.map(\.type), result: .void))
    return isOptional ? .optional(type) : type
  }

  /// A type, inside the configuration's struct as it is to be written there: short where it is
  /// nested, and in full where the type of a slot hides it.
  func typeText(_ type: Type) -> String {
    guard let hiding else { return type.swift }
    return type.nested(in: configuration.configurationName, where: hiding).swift
  }

  /// What a state is before the component that owns it has set it.
  private func initialValue(_ type: Type) -> String? {
    switch type {
    case .optional: return "nil"
    case .array: return "[]"
    case .dictionary: return "[:]"
    case .nominal("Bool", _): return "false"
    case .nominal("String", _): return "\"\""
    case .nominal("Int", _), .nominal("Double", _), .nominal("CGFloat", _), .nominal("Float", _):
      return "0"
    case .nominal(let name, _):
      let enums = configuration.enums + context.module.enums
      let first = enums.first { $0.swiftName == name }?.cases.first
      return first.map { "." + SwiftName.member($0.name) }
    default: return nil
    }
  }
}

extension Type {
  var isFunction: Bool {
    if case .function = self { return true }
    return false
  }

  /// As it is written inside the struct `owner`: without that name before it, and with `SwiftUI.`
  /// before the names that are hidden there.
  fileprivate func nested(in owner: String, where hidden: HashSet<String>) -> Type {
    switch self {
    case .nominal(let name, _) where name.hasPrefix(owner + "."):
      return .nominal(String(name.dropFirst(owner.count + 1)), [])
    case .nominal(let name, let arguments):
      let first = String(name.prefix { $0 != "." })
      let isHidden = hidden.contains(first) && Catalogue().contains(first)
      return .nominal(
        isHidden ? "SwiftUI." + name : name, arguments.map { $0.nested(in: owner, where: hidden) })
    case .optional(let type): return .optional(type.nested(in: owner, where: hidden))
    case .array(let type): return .array(type.nested(in: owner, where: hidden))
    case .dictionary(let key, let value):
      return .dictionary(
        key.nested(in: owner, where: hidden), value.nested(in: owner, where: hidden))
    case .function(var function):
      function.parameters = function.parameters.map { $0.nested(in: owner, where: hidden) }
      function.result = function.result.nested(in: owner, where: hidden)
      return .function(function)
    default: return self
    }
  }
}
