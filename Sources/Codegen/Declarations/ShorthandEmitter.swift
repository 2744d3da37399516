import TypeChecker

/// The short forms of a style: `.fancy(icon:tint:)`, `.checkbox`.
extension StyleEmitter {
  func emitShorthands(into writer: inout SwiftWriter) {
    if lists.generics.isEmpty {
      emitPlain(into: &writer)
      return
    }
    emitGeneric(into: &writer)
    if let left = style.parameters.first(where: {
      lists.generic($0) != nil && $0.defaultValue != nil
    }) {
      writer.separate()
      emitGeneric(leavingOut: left, into: &writer)
    }
  }

  private var shorthand: String { SwiftName.escaped(style.shorthand) }

  private func emitPlain(into writer: inout SwiftWriter) {
    writer.availability(style.availability)
    writer.block { text in
      text.append("extension ")
      text.append(configuration.protocolName)
      text.append(" where Self == ")
      text.append(style.swiftName)
    } _: { writer in
      if lists.haveDefaults {
        writer.documentation(style.documentation)
        writer.line { text in
          text.append(access)
          text.append("static var ")
          text.append(shorthand)
          text.append(": Self { Self() }")
        }
      }
      if style.parameters.isEmpty { return }
      writer.separate()
      writer.documentation(style.documentation)
      writer.list(closing: ") -> Self {") { text in
        text.append(access)
        text.append("static func ")
        text.append(shorthand)
        text.append("(")
      } _: {
        lists.writeDeclarations(to: &$0, of: $1)
      }
      writer.indented { emitSelf(leavingOut: nil, into: &$0) }
      writer.line { $0.append("}") }
    }
  }

  /// A function with a generic parameter for each opaque parameter, none of which has a default.
  private func emitGeneric(into writer: inout SwiftWriter) {
    let type = style.swiftName + EmittedGeneric.arguments(lists.generics)
    writer.availability(style.availability)
    writer.block("extension \(configuration.protocolName)") { writer in
      writer.documentation(style.documentation)
      writer.list(
        "\(access)static func \(shorthand)\(EmittedGeneric.clause(lists.generics))(", ") -> Self"
      ) { lists.writeDeclarations(to: &$0, of: $1, withOpaqueDefaults: false) }
      writer.line("where Self == \(type) {")
      writer.indented { emitSelf(leavingOut: nil, into: &$0) }
      writer.line("}")
    }
  }

  /// A function without the opaque parameter that has a default, for the type of that.
  private func emitGeneric(leavingOut left: CheckedParameter, into writer: inout SwiftWriter) {
    let leftType = left.defaultValue?.type.swift ?? "_"
    let others = lists.generics.filter { $0 != lists.generic(left) }
    let arguments = style.parameters.compactMap { parameter in
      parameter.name == left.name ? leftType : lists.generic(parameter)?.name
    }
    let type = style.swiftName + "<" + arguments.joined(separator: ", ") + ">"
    writer.availability(style.availability)
    let clause = others.isEmpty ? " where Self == " + type : ""
    writer.block("extension \(configuration.protocolName)\(clause)") { writer in
      if lists.haveDefaults, others.isEmpty {
        let construction = "Self(" + lists.defaultArguments.joined(separator: ", ") + ")"
        writer.documentation(style.documentation)
        writer.line("\(access)static var \(shorthand): Self { \(construction) }")
        if style.parameters.count == 1 { return }
        writer.separate()
      }
      writer.documentation(style.documentation)
      writer.list(
        "\(access)static func \(shorthand)\(EmittedGeneric.clause(others))(",
        others.isEmpty ? ") -> Self {" : ") -> Self"
      ) {
        lists.writeDeclarations(
          to: &$0, of: $1, leavingOut: left.name, withOpaqueDefaults: false)
      }
      if !others.isEmpty { writer.line("where Self == \(type) {") }
      writer.indented { emitSelf(leavingOut: left.name, into: &$0) }
      writer.line("}")
    }
  }

  private func emitSelf(leavingOut left: String?, into writer: inout SwiftWriter) {
    writer.list(closing: ")") {
      $0.append("Self(")
    } _: {
      lists.writeArguments(to: &$0, of: $1, leavingOut: left)
    }
  }
}
