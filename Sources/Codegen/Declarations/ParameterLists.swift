import TypeChecker

/// The parameters of a style, part or modifier in the places where Swift wants them.
///
/// A default value that is made from earlier parameters becomes an optional parameter, resolved
/// where the value is stored: `radius: CGFloat? = nil` and `radius ?? size / 2`.
struct ParameterLists {
  let parameters: [CheckedParameter]
  private let context: DeclarationContext
  private let names: GenericNames

  init(_ parameters: [CheckedParameter], names: GenericNames, context: DeclarationContext) {
    self.parameters = parameters
    self.names = names
    self.context = context
  }

  /// The generic parameters, one for each parameter of an opaque type.
  var generics: [EmittedGeneric] { parameters.compactMap(generic) }

  func generic(_ parameter: CheckedParameter) -> EmittedGeneric? {
    guard let protocols = parameter.type.opaqueProtocols else { return nil }
    return EmittedGeneric(
      name: names.forParameter(parameter.name), constraint: protocols.joined(separator: " & "))
  }

  /// The type that a parameter's value is stored with.
  func storedType(_ parameter: CheckedParameter) -> Type {
    guard let generic = generic(parameter) else { return parameter.type }
    return parameter.type.namingOpaque(generic.name)
  }

  /// `tint: Color = .blue` for each. Those that are opaque cannot have a default in the static
  /// functions of a protocol, where `Self` says what they are.
  func declarations(
    leavingOut left: String? = nil, withOpaqueDefaults: Bool = true
  ) -> [String] {
    parameters.filter { $0.name != left }.map { parameter in
      let hasDefault = withOpaqueDefaults || generic(parameter) == nil
      return declaration(parameter, hasDefault: hasDefault)
    }
  }

  /// `tint: tint` for each, to hand them on; the value of the one left out is its default.
  func arguments(leavingOut left: String? = nil) -> [String] {
    parameters.compactMap { parameter in
      guard parameter.name == left else {
        return argument(parameter, SwiftName.escaped(parameter.name))
      }
      return parameter.defaultValue.map { argument(parameter, context.text($0)) }
    }
  }

  /// The arguments without which there is no default value that Swift can tell: none, or those of
  /// opaque types.
  var defaultArguments: [String] {
    parameters.compactMap { parameter in
      guard generic(parameter) != nil, let value = parameter.defaultValue else { return nil }
      return argument(parameter, context.text(value))
    }
  }

  /// Lines that give the parameters of dependent defaults their values.
  var resolutions: [String] {
    parameters.compactMap { parameter in
      guard parameter.hasDependentDefault(among: parameters), let value = parameter.defaultValue
      else { return nil }
      let name = SwiftName.escaped(parameter.name)
      let type = storedType(parameter).swift
      return "let \(name): \(type) = \(name) ?? \(operand(value))"
    }
  }

  /// Whether the memberwise initialiser that Swift makes is the one that was declared.
  var areMemberwise: Bool {
    parameters.allSatisfy { parameter in
      parameter.label == parameter.name && !parameter.isViewBuilder
        && !parameter.hasDependentDefault(among: parameters)
        && (generic(parameter) == nil || parameter.defaultValue == nil)
    }
  }

  /// All parameters may be left out.
  var haveDefaults: Bool { parameters.allSatisfy { $0.defaultValue != nil } }

  private func declaration(_ parameter: CheckedParameter, hasDefault: Bool) -> String {
    var text = ""
    let isBuilder = parameter.isViewBuilder || parameter.type.isViewBuilder
    if isBuilder { text += "@ViewBuilder " }
    if let label = parameter.label {
      if label != parameter.name { text += SwiftName.label(label) + " " }
    } else {
      text += "_ "
    }
    // A label that is the parameter's name as well needs no backticks for Swift's words.
    text +=
      parameter.label == parameter.name
      ? SwiftName.label(parameter.name) : SwiftName.escaped(parameter.name)
    let type = storedType(parameter)
    let isDependent = parameter.hasDependentDefault(among: parameters)
    if isDependent {
      text += ": " + Type.optional(type).swift
    } else if case .function = type {
      text += ": @escaping " + type.swift
    } else {
      text += ": " + type.swift
    }
    if hasDefault, let value = parameter.defaultValue {
      text += " = " + (isDependent ? "nil" : context.text(value))
    }
    return text
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

extension Type {
  var isViewBuilder: Bool {
    if case .function(let function) = self { return function.isViewBuilder }
    return false
  }
}
