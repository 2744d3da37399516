import Parser
import TypeChecker

extension DeclarationContext {
  /// Writes a `view` of a file: a view by the name that it was declared with.
  func emit(_ part: CheckedPart, into writer: inout SwiftWriter) {
    let scope = CaptureScope(ownParameters: part.parameters, names: names)
    let access = part.access.prefix
    emit(
      ViewStruct(
        name: part.name, kind: .view, access: access,
        head: part.documentation.map(SwiftWriter.documentationLine)
          + (part.availability.attribute.map { [$0] } ?? []),
        parameters: part.parameters, body: part.body, scope: scope),
      into: &writer)
  }

  /// Writes a `modifier` of a file: the function that is called and the modifier behind it.
  func emit(_ modifier: CheckedModifier, into writer: inout SwiftWriter) {
    let scope = CaptureScope(ownParameters: modifier.parameters, names: names)
    let view = ViewStruct(
      name: modifier.name + "Modifier", kind: .modifier, access: "private ",
      head: modifier.availability.attribute.map { [$0] } ?? [],
      parameters: nil, body: modifier.body, scope: scope)
    let lists = ParameterLists(
      modifier.parameters, names: names.inside(modifier.body.parts), context: self)
    writer.availability(modifier.availability)
    writer.block("extension View") { writer in
      writer.documentation(modifier.documentation)
      let name = SwiftName.escaped(modifier.functionName)
      writer.list(
        "\(modifier.access.prefix)func \(name)\(EmittedGeneric.clause(lists.generics))(",
        ") -> some View {"
      ) { lists.writeDeclarations(to: &$0, of: $1) }
      writer.indented { writer in
        for resolution in lists.resolutions { writer.line(resolution) }
        let room = writer.room - 10
        writer.line { text in
          if lists.hasDependentDefaults { text.append("return ") }
          text.append("modifier(")
          text.appendConstruction(of: view.name, view.stored, room: room) {
            $0.writeFromConfiguration(to: &$1)
          }
          text.append(")")
        }
      }
      writer.line("}")
    }
    writer.separate()
    emit(view, into: &writer)
  }
}
