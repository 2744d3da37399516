import Diagnostics
import Parser

/// Declarations of a file and their members.
extension SyntaxPrinter {
  func declaration(_ declaration: DeclarationSyntax) -> String {
    prefix(declaration.prefix) + text(declaration.kind)
  }

  private func text(_ kind: DeclarationSyntax.Kind) -> String {
    switch kind {
    case .target(let list): return "target " + entries(list).joined(separator: ", ")
    case .import(let names): return "import " + path(names)
    case .configuration(let configuration):
      return "configuration " + name(configuration.name) + members(configuration.members)
    case .style(let style): return text(style)
    case .enum(let syntax): return text(syntax)
    case .structure(let structure): return text(structure)
    case .let(let syntax): return text(syntax)
    case .function(let function): return text(function)
    case .view(let view):
      return "view " + name(view.name) + parameters(view.parameters) + " " + block(view.body)
    case .modifier(let modifier):
      return "modifier " + name(modifier.name) + parameters(modifier.parameters) + " "
        + block(modifier.body)
    case .extern(let extern): return "extern " + text(extern)
    }
  }

  private func text(_ style: StyleSyntax) -> String {
    (style.defaultSpan == nil ? "" : "default ") + "style " + name(style.name)
      + (style.swiftName.map { " as " + name($0) } ?? "") + parameters(style.parameters) + " for "
      + name(style.configuration) + " " + block(style.body)
  }

  private func text(_ syntax: EnumSyntax) -> String {
    "enum " + name(syntax.name) + " " + cases(syntax.cases)
  }

  func cases(_ cases: [EnumCaseSyntax]) -> String {
    "{\n" + cases.map { documentation($0.documentation) + name($0.name) + "\n" }.joined() + "}"
  }

  private func text(_ structure: StructSyntax) -> String {
    let fields = structure.fields.map { field in
      documentation(field.documentation) + name(field.name) + ": " + type(field.type)
        + value(field.defaultValue) + "\n"
    }
    return "struct " + name(structure.name) + " {\n" + fields.joined() + "}"
  }

  func text(_ syntax: LetSyntax) -> String {
    "let " + name(syntax.name) + (syntax.type.map { ": " + type($0) } ?? "") + value(syntax.value)
  }

  func text(_ function: FunctionSyntax) -> String {
    "func " + name(function.name) + parameters(function.parameters)
      + (function.result.map { " -> " + type($0) } ?? "") + " " + block(function.body)
  }

  func value(_ value: ExpressionSyntax?) -> String { value.map { " = " + expression($0) } ?? "" }

  // MARK: - Configurations

  func members(_ members: [ConfigurationMemberSyntax]) -> String {
    " {\n" + members.map { prefix($0.prefix) + text($0.kind) + "\n" }.joined() + "}"
  }

  private func text(_ kind: ConfigurationMemberSyntax.Kind) -> String {
    switch kind {
    case .slot(let slot, let parameters, let isOptional, let type, let option):
      return "slot " + name(slot) + (parameters.map(self.parameters) ?? "")
        + (isOptional ? "?" : "") + (type.map { ": " + self.type($0) } ?? "")
        + (option.map { " " + name($0) } ?? "")
    case .state(let state, let type, let value):
      return "state " + name(state) + ": " + self.type(type) + self.value(value)
    case .binding(let binding, let type): return "binding " + name(binding) + ": " + self.type(type)
    case .action(let action, let parameters, let isOptional):
      let list = list(parameters) { ($0.name.map { name($0) + ": " } ?? "") + type($0.type) }
      return "action " + name(action) + "(" + list + ")" + (isOptional ? "?" : "")
    case .derived(let syntax): return text(syntax)
    case .enum(let syntax): return text(syntax)
    case .never(let conditions): return "never " + list(conditions, condition)
    case .component(let body): return "component" + (body.map { " " + block($0) } ?? "")
    }
  }

  // MARK: - Extern

  private func text(_ extern: ExternSyntax) -> String {
    switch extern.kind {
    case .modifier(let names, let function): return "modifier " + path(names) + text(function)
    case .environment(let value, let type, let isSettable):
      return "environment " + (isSettable ? "var " : "") + name(value) + ": " + self.type(type)
    case .type(let declared):
      return (declared.isProtocol ? "protocol " : "type ") + path(declared.name)
        + generics(declared.generics) + inherited(declared.conformances)
        + conditions(declared.conditions) + " " + body(declared.body)
    case .members(let names, let conditions, let body):
      return path(names) + self.conditions(conditions) + " " + self.body(body)
    case .conformance(let names, let protocols, let conditions):
      return path(names) + inherited(protocols) + self.conditions(conditions)
    case .enum(let names, let conformances, let cases, _):
      return "enum " + path(names) + inherited(conformances) + " " + self.cases(cases)
    case .view(let view, let function): return "view " + name(view) + text(function)
    case .shape(let shape, let function): return "shape " + name(shape) + text(function)
    case .style(let style, let swiftName, let parameters, let configuration):
      return "style " + name(style) + (swiftName.map { " as " + name($0) } ?? "")
        + self.parameters(parameters) + " for " + name(configuration)
    case .configuration(let configuration): return text(configuration)
    case .function(let function, let signature): return "func " + name(function) + text(signature)
    case .namespace(let names): return "namespace " + path(names)
    case .alias(let names, let generics, let type):
      return "typealias " + path(names) + self.generics(generics) + " = " + self.type(type)
    }
  }

  private func text(_ configuration: ExternConfigurationSyntax) -> String {
    "configuration " + name(configuration.name)
      + (configuration.protocolName.map { " as " + name($0) } ?? "")
      + (configuration.configurationName.map { " with " + name($0) } ?? "")
      + (configuration.hasUnlabelledRequirement ? " makeBody(_:)" : "")
      + (configuration.unavailable.map { " unavailable " + string($0) }
        ?? members(configuration.members))
  }

  private func text(_ function: ExternFunctionSyntax) -> String {
    var text = generics(function.generics)
    switch function.parameters {
    case .list(let list): text += parameters(list)
    case .anything: text += "(...)"
    }
    text += function.result.map { " -> " + type($0) } ?? ""
    text += conditions(function.conditions)
    switch function.neutral {
    case .arguments(let values)?: text += " neutral (" + list(values, argument) + ")"
    case .inherit(let value)?: text += " neutral inherit " + name(value)
    case nil: break
    }
    if !function.selecting.isEmpty { text += " selecting (" + list(function.selecting, name) + ")" }
    return text
  }

  private func generics(_ generics: [GenericParameterSyntax]) -> String {
    if generics.isEmpty { return "" }
    return "<" + list(generics) { name($0.name) + ($0.constraint.map { ": " + type($0) } ?? "") }
      + ">"
  }

  private func inherited(_ types: [TypeSyntax]) -> String {
    types.isEmpty ? "" : ": " + list(types, type)
  }

  private func conditions(_ conditions: [RequirementSyntax]) -> String {
    if conditions.isEmpty { return "" }
    return " where "
      + list(conditions) { type($0.left) + ($0.isEquality ? " == " : ": ") + type($0.right) }
  }

  private func body(_ body: ExternBodySyntax) -> String {
    switch body {
    case .anything: return "{ ... }"
    case .members(let members): return "{\n" + members.map { text($0) + "\n" }.joined() + "}"
    }
  }

  private func text(_ member: ExternMemberSyntax) -> String {
    let head = prefix(member.prefix) + (member.isStatic ? "static " : "")
    switch member.kind {
    case .function(let function, let signature):
      return head + "func " + name(function) + text(signature)
    case .initializer(let isFailable, let signature):
      return head + "init" + (isFailable ? "?" : "") + text(signature)
    case .property(let names, let type, let isSettable, let conditions):
      return head + (isSettable ? "var " : "") + list(names, name)
        + (type.map { ": " + self.type($0) } ?? "") + self.conditions(conditions)
    case .enumCase(let name, let parameters):
      return head + "case " + self.name(name)
        + (parameters.isEmpty ? "" : self.parameters(parameters))
    case .group(let name, let members):
      return head + self.name(name) + " {\n" + members.map { text($0) + "\n" }.joined() + "}"
    case .associatedType(let name, let constraint):
      return head + "associatedtype " + self.name(name) + (constraint.map { ": " + type($0) } ?? "")
    case .subscript(let signature): return head + "subscript" + text(signature)
    }
  }
}
