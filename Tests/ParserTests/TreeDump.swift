import Diagnostics
import Lexer
import Parser

/// Writes a tree as nested lists, compact enough to read in a test.
struct TreeDump {
  let file: SourceFile

  func dump(_ file: FileSyntax) -> String {
    file.declarations.map(dump).joined(separator: "\n")
  }

  func text(_ span: SourceSpan) -> String { file.text(span) }

  private func list(_ items: [String?]) -> String {
    "(" + items.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ") + ")"
  }

  private func path(_ names: [NameSyntax]) -> String {
    names.map(\.text).joined(separator: ".")
  }

  // MARK: Declarations

  func dump(_ declaration: DeclarationSyntax) -> String {
    let prefix = dump(declaration.prefix)
    let inner: String
    switch declaration.kind {
    case .target(let list): inner = "(target \(dump(list)))"
    case .import(let names): inner = "(import \(path(names)))"
    case .configuration(let value):
      inner = list(["configuration", value.name.text] + value.members.map(dump))
    case .style(let style): inner = dump(style)
    case .enum(let value): inner = dump(value)
    case .structure(let value):
      inner = list(
        ["struct", value.name.text]
          + value.fields.map {
            "\($0.name.text): \(dump($0.type))" + ($0.defaultValue.map { " = \(dump($0))" } ?? "")
          })
    case .let(let value): inner = dump(value)
    case .function(let value): inner = dump(value)
    case .view(let value):
      inner = list(["view", value.name.text, dump(value.parameters), dump(value.body)])
    case .modifier(let value):
      inner = list(["modifier", value.name.text, dump(value.parameters), dump(value.body)])
    case .extern(let value): inner = dump(value)
    }
    return prefix + inner
  }

  func dump(_ prefix: DeclarationPrefix) -> String {
    var result = ""
    for line in prefix.documentation { result += "/\(line)/ " }
    for attribute in prefix.attributes { result += dump(attribute) + " " }
    if let access = prefix.access { result += "\(access.level) " }
    return result
  }

  private func dump(_ attribute: AttributeSyntax) -> String {
    switch attribute.arguments {
    case .none: return "@\(attribute.name.text)"
    case .platforms(let list): return "@\(attribute.name.text)\(dump(list))"
    case .deprecated(let list, let flag, let use):
      return "@\(attribute.name.text)(\(flag?.text ?? "") \(dump(list)) \(use))"
    case .version(let version): return "@\(attribute.name.text)(\(version.major))"
    }
  }

  private func dump(_ list: PlatformListSyntax) -> String {
    var parts = list.entries.map { entry -> String in
      let version = entry.version.map { " \($0.major).\($0.minor).\($0.patch)" } ?? ""
      return entry.platform.text + version + (entry.isUnavailable ? " unavailable" : "")
    }
    if list.hasStar { parts.append("*") }
    return "[" + parts.joined(separator: ", ") + "]"
  }

  private func dump(_ style: StyleSyntax) -> String {
    list([
      style.defaultSpan == nil ? "style" : "default style", style.name.text,
      style.swiftName.map { "as \($0.text)" }, dump(style.parameters),
      "for \(style.configuration.text)", dump(style.body),
    ])
  }

  private func dump(_ value: EnumSyntax) -> String {
    list(["enum", value.name.text] + value.cases.map(\.name.text))
  }

  private func dump(_ value: LetSyntax) -> String {
    list(["let", value.name.text, value.type.map { ": \(dump($0))" }, dump(value.value)])
  }

  private func dump(_ value: FunctionSyntax) -> String {
    list([
      "func", value.name.text, dump(value.parameters, keepsEmpty: true),
      value.result.map { "-> \(dump($0))" }, dump(value.body),
    ])
  }

  func dump(_ member: ConfigurationMemberSyntax) -> String {
    let inner: String
    switch member.kind {
    case .slot(let name, let parameters, let isOptional, let type, let option):
      inner = list([
        "slot", name.text + (isOptional ? "?" : ""),
        parameters.map { dump($0, keepsEmpty: true) }, type.map { ": \(dump($0))" }, option?.text,
      ])
    case .state(let name, let type, let value):
      inner = list(["state", name.text, dump(type), value.map { "= \(dump($0))" }])
    case .binding(let name, let type): inner = list(["binding", name.text, dump(type)])
    case .action(let name, let parameters, let isOptional):
      let types = parameters.map { ($0.name.map { "\($0.text): " } ?? "") + dump($0.type) }
      inner = list(["action", name.text + (isOptional ? "?" : "")] + types)
    case .derived(let value): inner = dump(value)
    case .enum(let value): inner = dump(value)
    case .never(let conditions): inner = list(["never"] + conditions.map(dump))
    case .component(let block): inner = list(["component", block.map(dump)])
    }
    return dump(member.prefix) + inner
  }

  private func dump(_ parameters: [ParameterSyntax], keepsEmpty: Bool = false) -> String {
    if parameters.isEmpty, !keepsEmpty { return "" }
    return "[" + parameters.map(dump).joined(separator: ", ") + "]"
  }

  private func dump(_ parameter: ParameterSyntax) -> String {
    var result = parameter.attributes.map { "@\($0.text) " }.joined()
    let label = parameter.label?.text ?? "_"
    result += label == parameter.name.text ? label : "\(label) \(parameter.name.text)"
    result += ": " + dump(parameter.type) + (parameter.isVariadic ? "..." : "")
    switch parameter.defaultValue {
    case .expression(let value): result += " = " + dump(value)
    case .untold: result += " = ..."
    case nil: break
    }
    return result
  }

  // MARK: Extern

  func dump(_ extern: ExternSyntax) -> String {
    switch extern.kind {
    case .modifier(let names, let function):
      return "(extern modifier \(path(names))\(dump(function)))"
    case .environment(let name, let type, let isSettable):
      return "(extern environment \(isSettable ? "var " : "")\(name.text): \(dump(type)))"
    case .type(let type):
      return list([
        type.isProtocol ? "extern protocol" : "extern type", path(type.name) + dump(type.generics),
        types(type.conformances), dump(type.conditions), dump(type.body),
      ])
    case .members(let names, let conditions, let body):
      return list(["extern", path(names), dump(conditions), dump(body)])
    case .conformance(let names, let conformances, let conditions):
      return list(["extern conformance", path(names), types(conformances), dump(conditions)])
    case .enum(let names, let conformances, let cases, let isOpen):
      return list(
        ["extern", isOpen ? "open" : "", "enum", path(names), types(conformances)]
          + cases.map(\.name.text))
    case .view(let name, let function): return "(extern view \(name.text)\(dump(function)))"
    case .shape(let name, let function): return "(extern shape \(name.text)\(dump(function)))"
    case .style(let name, let swiftName, let parameters, let configuration):
      return list([
        "extern style", name.text, swiftName.map { "as \($0.text)" }, dump(parameters),
        "for \(configuration.text)",
      ])
    case .configuration(let value):
      return list(
        [
          "extern configuration", value.name.text, value.protocolName.map { "as \($0.text)" },
          value.configurationName.map { "with \($0.text)" },
          value.hasUnlabelledRequirement ? "makeBody(_:)" : nil,
          value.unavailable.map { "unavailable '\($0)'" },
        ] + value.members.map(dump))
    case .function(let name, let function): return "(extern func \(name.text)\(dump(function)))"
    case .namespace(let names): return "(extern namespace \(path(names)))"
    case .alias(let names, let generics, let type):
      return "(extern typealias \(path(names))\(dump(generics)) \(dump(type)))"
    }
  }

  private func types(_ types: [TypeSyntax]) -> String {
    types.isEmpty ? "" : ": " + types.map(dump).joined(separator: ", ")
  }

  private func dump(_ generics: [GenericParameterSyntax]) -> String {
    if generics.isEmpty { return "" }
    return "<"
      + generics.map { $0.name.text + ($0.constraint.map { ": \(dump($0))" } ?? "") }
      .joined(separator: ", ") + ">"
  }

  private func dump(_ requirements: [RequirementSyntax]) -> String {
    if requirements.isEmpty { return "" }
    return "where "
      + requirements.map {
        "\(dump($0.left)) \($0.isEquality ? "==" : ":") \(dump($0.right))"
      }.joined(separator: ", ")
  }

  private func dump(_ function: ExternFunctionSyntax) -> String {
    var result = dump(function.generics)
    switch function.parameters {
    case .list(let parameters): result += dump(parameters, keepsEmpty: true)
    case .anything: result += "[...]"
    }
    if let type = function.result { result += " -> " + dump(type) }
    if !function.conditions.isEmpty { result += " " + dump(function.conditions) }
    switch function.neutral {
    case .arguments(let arguments): result += " neutral" + list(arguments.map(dump))
    case .inherit(let name): result += " neutral inherit \(name.text)"
    case nil: break
    }
    if !function.selecting.isEmpty { result += " selecting(\(path(function.selecting)))" }
    return result
  }

  private func dump(_ body: ExternBodySyntax) -> String {
    switch body {
    case .members(let members): return members.map(dump).joined(separator: " ")
    case .anything: return "..."
    }
  }

  func dump(_ member: ExternMemberSyntax) -> String {
    let inner: String
    switch member.kind {
    case .function(let name, let function): inner = "(func \(name.text)\(dump(function)))"
    case .initializer(let isFailable, let function):
      inner = "(init\(isFailable ? "?" : "")\(dump(function)))"
    case .property(let names, let type, let isSettable, let conditions):
      inner = list([
        isSettable ? "var" : "", names.map(\.text).joined(separator: ","),
        type.map { ": \(dump($0))" }, dump(conditions),
      ])
    case .enumCase(let name, let parameters): inner = list(["case", name.text, dump(parameters)])
    case .group(let name, let members): inner = list(["group", name.text] + members.map(dump))
    case .associatedType(let name, let type):
      inner = list(["associatedtype", name.text, type.map { ": \(dump($0))" }])
    case .subscript(let function): inner = "(subscript\(dump(function)))"
    }
    return dump(member.prefix) + (member.isStatic ? "static " : "") + inner
  }

  func dump(_ entry: CatalogueEntrySyntax) -> String {
    switch entry {
    case .member(let member): return dump(member)
    case .declaration(let extern, let prefix): return dump(prefix) + dump(extern)
    }
  }

  // MARK: Types

  func dump(_ type: TypeSyntax) -> String {
    switch type.kind {
    case .named(let names, let arguments):
      let list = arguments.map(dump).joined(separator: ", ")
      return path(names) + (arguments.isEmpty ? "" : "<\(list)>")
    case .optional(let inner): return dump(inner) + "?"
    case .array(let inner): return "[\(dump(inner))]"
    case .dictionary(let key, let value): return "[\(dump(key)): \(dump(value))]"
    case .tuple(let elements):
      return "("
        + elements.map { ($0.label.map { "\($0.text): " } ?? "") + dump($0.type) }
        .joined(separator: ", ") + ")"
    case .function(let function):
      let attributes = function.attributes.map { "@\($0.text) " }.joined()
      let parameters = function.parameters.map(dump).joined(separator: ", ")
      return "\(attributes)(\(parameters)) -> \(dump(function.result))"
    case .opaque(let parts): return "some " + parts.map(dump).joined(separator: " & ")
    case .existential(let parts): return "any " + parts.map(dump).joined(separator: " & ")
    case .metatype(let inner): return dump(inner) + ".Type"
    case .missing: return "<missing>"
    }
  }
}
