import TypeChecker

/// The parameters of a style, part or modifier in the places where Swift wants them.
///
/// A default value that is made from earlier parameters becomes an optional parameter, resolved
/// where the value is stored: `radius: CGFloat? = nil` and `radius ?? size / 2`.
struct ParameterLists {
  let parameters: [CheckedParameter]
  /// The generic parameters, one for each parameter of an opaque type.
  let generics: [EmittedGeneric]
  /// A default value is made from other parameters.
  let hasDependentDefaults: Bool
  private let context: DeclarationContext
  private let names: GenericNames

  init(_ parameters: [CheckedParameter], names: GenericNames, context: DeclarationContext) {
    self.parameters = parameters
    self.names = names
    self.context = context
    var generics: [EmittedGeneric] = []
    var hasDependentDefaults = false
    for index in parameters.indices {
      if let generic = parameters[index].generic(names) { generics.append(generic) }
      if parameters[index].hasDependentDefault(among: parameters) { hasDependentDefaults = true }
    }
    self.generics = generics
    self.hasDependentDefaults = hasDependentDefaults
  }

  func generic(_ parameter: CheckedParameter) -> EmittedGeneric? {
    generics.isEmpty ? nil : parameter.generic(names)
  }

  private func isDependent(_ parameter: CheckedParameter) -> Bool {
    hasDependentDefaults && parameter.hasDependentDefault(among: parameters)
  }

  /// The type that a parameter's value is stored with.
  func storedType(of index: Int) -> Type {
    let type = parameters[index].type
    guard !generics.isEmpty, let generic = generic(parameters[index]) else { return type }
    return type.namingOpaque(generic.name)
  }

  /// `tint: Color = .blue` for each. Those that are opaque cannot have a default in the static
  /// functions of a protocol, where `Self` says what they are.
  func writeDeclarations(
    to text: inout TextBuffer, of list: TextBuffer.List, leavingOut left: String? = nil,
    withOpaqueDefaults: Bool = true
  ) {
    for index in parameters.indices where parameters[index].name != left {
      text.nextElement(of: list)
      let hasDefault = withOpaqueDefaults || generics.isEmpty || generic(parameters[index]) == nil
      writeDeclaration(of: index, hasDefault: hasDefault, to: &text)
    }
  }

  /// `tint: tint` for each, to hand them on; the value of the one left out is its default.
  func writeArguments(
    to text: inout TextBuffer, of list: TextBuffer.List, leavingOut left: String? = nil
  ) {
    for index in parameters.indices {
      let isLeftOut = parameters[index].name == left
      let value = isLeftOut ? parameters[index].defaultValue : nil
      if isLeftOut, value == nil { continue }
      text.nextElement(of: list)
      if let label = parameters[index].label {
        text.append(SwiftName.label(label))
        text.append(": ")
      }
      if let value {
        context.write(value, to: &text)
      } else {
        text.append(SwiftName.escaped(parameters[index].name))
      }
    }
  }

  /// The arguments without which there is no default value that Swift can tell: none, or those of
  /// opaque types.
  var defaultArguments: [String] {
    if generics.isEmpty { return [] }
    return parameters.compactMap { parameter in
      guard generic(parameter) != nil, let value = parameter.defaultValue else { return nil }
      return argument(parameter, context.text(value))
    }
  }

  /// Lines that give the parameters of dependent defaults their values.
  var resolutions: [String] {
    if !hasDependentDefaults { return [] }
    return parameters.indices.compactMap { index in
      let parameter = parameters[index]
      guard isDependent(parameter), let value = parameter.defaultValue
      else { return nil }
      let name = SwiftName.escaped(parameter.name)
      let type = storedType(of: index).swift
      return "let \(name): \(type) = \(name) ?? \(operand(value))"
    }
  }

  /// Whether the memberwise initialiser that Swift makes is the one that was declared.
  var areMemberwise: Bool {
    !hasDependentDefaults
      && parameters.allSatisfy { parameter in
        parameter.label == parameter.name && !parameter.isViewBuilder
          && (generic(parameter) == nil || parameter.defaultValue == nil)
      }
  }

  /// All parameters may be left out.
  var haveDefaults: Bool { parameters.allSatisfy { $0.defaultValue != nil } }

  private func writeDeclaration(of index: Int, hasDefault: Bool, to text: inout TextBuffer) {
    if parameters[index].isViewBuilder || parameters[index].type.isViewBuilder {
      text.append("@ViewBuilder ")
    }
    let name = parameters[index].name
    if let label = parameters[index].label, label == name {
      // A label that is the parameter's name as well needs no backticks for Swift's words.
      text.append(SwiftName.label(label))
    } else {
      text.append(parameters[index].label.map(SwiftName.label) ?? "_")
      text.append(" ")
      text.append(SwiftName.escaped(name))
    }
    text.append(": ")
    let isDependent = hasDependentDefaults && isDependent(parameters[index])
    let type = storedType(of: index)
    if isDependent {
      text.append(.optional(type))
    } else {
      if type.isFunction { text.append("@escaping ") }
      text.append(type)
    }
    guard hasDefault, let value = parameters[index].defaultValue else { return }
    text.append(" = ")
    if isDependent {
      text.append("nil")
    } else {
      context.write(value, to: &text)
    }
  }

  private func argument(_ parameter: CheckedParameter, _ value: String) -> String {
    parameter.label.map { SwiftName.label($0) + ": " + value } ?? value
  }

  /// As it may stand behind `??`.
  private func operand(_ value: CheckedExpression) -> String {
    if case .ternary = value.kind { return "(" + context.text(value) + ")" }
    return context.text(value)
  }
}

extension CheckedParameter {
  /// The generic parameter that stands for its opaque type.
  fileprivate func generic(_ names: GenericNames) -> EmittedGeneric? {
    guard let protocols = type.opaqueProtocols else { return nil }
    return EmittedGeneric(
      name: names.forParameter(name), constraint: protocols.joined(separator: " & "))
  }
}

extension Type {
  var isViewBuilder: Bool {
    if case .function(let function) = self { return function.isViewBuilder }
    return false
  }
}
