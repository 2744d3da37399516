import Hashing
import TypeChecker

/// The members of a configuration as parameters: of its own initialiser and of the control's.
struct MemberParameters {
  let configuration: CheckedConfiguration
  /// The types of slots, which hide others where they are written inside the configuration's struct;
  /// nil where they are written outside.
  private let hiding: HashSet<String>?
  private let context: DeclarationContext

  /// `slots`: those of the configuration, for what is written inside its struct.
  init(
    _ configuration: CheckedConfiguration, inside slots: [CheckedMember]? = nil,
    in context: DeclarationContext
  ) {
    self.configuration = configuration
    hiding = slots.map { slots in
      var types: HashSet<String> = []
      for slot in slots { types.insert(slot.slotTypeName) }
      return types
    }
    self.context = context
  }

  /// `size: Size = .regular`, `isOn: Binding<Bool>`, `onInspect: (() -> Void)? = nil`; nil for
  /// slots and derived values. One that is required has no default.
  func value(_ member: CheckedMember, isRequired: Bool = false) -> String? {
    switch member.kind {
    case .slot, .derived: return nil
    case .binding, .state, .action:
      var text = TextBuffer(capacity: 80)
      write(member, isRequired: isRequired, to: &text)
      return text.string(from: 0)
    }
  }

  /// Writes a member as a parameter; a slot as it is erased: `title: Title`, `caption: Caption? = nil`,
  /// `star: @escaping (Int) -> Star`.
  func write(_ member: CheckedMember, isRequired: Bool = false, to text: inout TextBuffer) {
    text.append(SwiftName.label(member.name))
    text.append(": ")
    switch member.kind {
    case .derived: break
    case .slot(let parameters, let isOptional, _):
      if parameters != nil, !isOptional { text.append("@escaping ") }
      write(slotType(member), to: &text)
      if isOptional { text.append(" = nil") }
    case .binding(let type):
      text.append("Binding<")
      write(type, to: &text)
      text.append(">")
    case .state(let type, let defaultValue, let isOwned):
      if type.isFunction { text.append("@escaping ") }
      write(type, to: &text)
      if isRequired { return }
      if let defaultValue {
        text.append(" = ")
        context.write(defaultValue, to: &text)
      } else if isOwned, let initial = initialValue(type) {
        text.append(" = ")
        text.append(initial)
      }
    case .action(_, let isOptional):
      if !isOptional { text.append("@escaping ") }
      write(actionType(member), to: &text)
      if isOptional, !isRequired { text.append(" = nil") }
    }
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
    var text = TextBuffer(capacity: 60)
    write(type, to: &text)
    return text.string(from: 0)
  }

  func write(_ type: Type, to text: inout TextBuffer) {
    guard let hiding else { return text.append(type) }
    if case .nominal(let name, let arguments) = type, arguments.isEmpty,
      !name.hasByte(UInt8(ascii: ".")), !hiding.contains(name)
    {
      return text.append(type)
    }
    text.append(type.nested(in: configuration.configurationName, where: hiding))
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
