import Parser
import TypeChecker

/// Emits the initialisers of a control, whose parameters are its `controlForms`.
///
/// The first takes each slot as a builder; slots that may be left out have a default, so it serves
/// all subsets of them. More take slots of text as strings.
struct ControlInitialisers {
  let configuration: CheckedConfiguration
  private let names: ConfigurationNames
  /// The control has a body of its own, which the initialiser from a configuration leaves out.
  private let drawsOnly: Bool
  private let context: DeclarationContext
  private let parameters: MemberParameters
  private let access: String

  init(
    _ configuration: CheckedConfiguration, _ names: ConfigurationNames, drawsOnly: Bool,
    in context: DeclarationContext
  ) {
    self.configuration = configuration
    self.names = names
    self.drawsOnly = drawsOnly
    self.context = context
    parameters = MemberParameters(configuration, in: context)
    access = configuration.access.prefix
  }

  func emit(into writer: inout SwiftWriter) {
    for form in configuration.controlForms {
      writer.separate()
      if form.texts.isEmpty {
        emitBuilders(form, into: &writer)
      } else {
        emitTexts(form, into: &writer)
      }
    }
    writer.separate()
    emitFromConfiguration(into: &writer)
  }

  // MARK: - Builders

  private func emitBuilders(_ form: ControlForm, into writer: inout SwiftWriter) {
    emitDocumentation("Creates \(configuration.nameWithArticle).", form, into: &writer)
    let list = form.values.compactMap { parameters.value($0) } + form.slots.map(builder)
    writer.list("\(access)init\(clause(form))(", list + closureParameters(form), ") {")
    writer.indented { emitStoring(form, into: &$0) }
    writer.line("}")
  }

  /// Each initialiser stores by itself: one that calls another makes closures for the slots.
  private func emitStoring(_ form: ControlForm, into writer: inout SwiftWriter) {
    let arguments = configuration.stored
      .filter { member in
        !member.isLateClosure || form.closures.contains { $0.name == member.name }
      }
      .compactMap { argument($0, in: form) }
    writer.line(
      SwiftWriter.listed(
        "configuration = \(names.configuration)(", arguments, ")", room: writer.room))
    if drawsOnly { writer.line("drawsOnly = false") }
  }

  private func closureParameters(_ form: ControlForm) -> [String] {
    form.closures.enumerated().compactMap { index, member in
      parameters.value(member, isRequired: form.requiresFirstClosure && index == 0)
    }
  }

  // MARK: - Slots

  /// `<Caption: View>`: the slots whose type the initialiser looks at.
  private func clause(_ form: ControlForm) -> String {
    EmittedGeneric.clause(
      form.slots.filter(\.isOptionalSlot)
        .map { EmittedGeneric(name: generic($0), constraint: "View") })
  }

  private func generic(_ slot: CheckedMember) -> String { context.names.forSlot(slot.name) }

  /// `@ViewBuilder caption: () -> Caption = { EmptyView() }`
  private func builder(_ slot: CheckedMember) -> String {
    let name = SwiftName.label(slot.name)
    let type = slot.isOptionalSlot ? generic(slot) : "some View"
    guard let parameters = slot.slotParameters else {
      let text = "@ViewBuilder \(name): () -> \(type)"
      return slot.isOptionalSlot ? text + " = { EmptyView() }" : text
    }
    let types = parameters.map { self.parameters.typeText($0.type) }.joined(separator: ", ")
    let text = "@ViewBuilder \(name): @escaping (\(types)) -> \(type)"
    if !slot.isOptionalSlot { return text }
    let blanks = parameters.map { _ in "_" }.joined(separator: ", ")
    return text + " = { \(blanks) in EmptyView() }"
  }

  /// `title: .init(title())`: what the configuration is given.
  private func argument(_ member: CheckedMember, in form: ControlForm) -> String? {
    if configuration.isOwned(member) { return nil }
    let label = SwiftName.label(member.name) + ": "
    let name = SwiftName.escaped(member.name)
    guard member.isSlot else { return label + name }
    if let text = form.texts.first(where: { $0.slot.name == member.name }) {
      let value = textName(member, text.kind)
      return label + ".init(" + (text.kind == .text ? value : "Text(\(value))") + ")"
    }
    var value = ".init(\(name)())"
    if let parameters = member.slotParameters {
      let values = parameters.indices.map { "$\($0)" }.joined(separator: ", ")
      value = "{ .init(\(name)(\(values))) }"
    }
    guard member.isOptionalSlot else { return label + value }
    // A cast, since Swift tries all that `==` stands for.
    return label + "\(generic(member)).self is EmptyView.Type ? nil : " + value
  }

  // MARK: - Strings

  private func emitTexts(_ form: ControlForm, into writer: inout SwiftWriter) {
    emitDocumentation(summary(form), form, into: &writer)
    if form.texts.contains(where: { $0.kind == .string }) { writer.line("@_disfavoredOverload") }
    let list =
      form.texts.map { textParameter($0.slot, $0.kind) }
      + form.values.compactMap { parameters.value($0) } + form.slots.map(builder)
      + closureParameters(form)
    writer.list("\(access)init\(clause(form))(", list, ") {")
    writer.indented { emitStoring(form, into: &$0) }
    writer.line("}")
  }

  private func summary(_ form: ControlForm) -> String {
    let parts = form.texts.map { slot, kind in
      switch kind {
      case .key: return "a localised \(slot.name)"
      case .string: return "a \(slot.name) as it is"
      case .text: return "a `Text` as its \(slot.name)"
      }
    }
    return "Creates \(configuration.nameWithArticle) with "
      + parts.joined(separator: " and ") + "."
  }

  /// `_ titleKey: LocalizedStringKey`, `message: some StringProtocol`
  private func textParameter(_ slot: CheckedMember, _ kind: ControlForm.TextKind) -> String {
    let name = textName(slot, kind)
    let type: String
    switch kind {
    case .key: type = "LocalizedStringKey"
    case .string: type = "some StringProtocol"
    case .text: type = "Text"
    }
    if slot.textInitialisers == .first { return "_ \(name): \(type)" }
    let label = SwiftName.label(slot.name)
    return kind == .key ? "\(label) \(name): \(type)" : "\(label): \(type)"
  }

  private func textName(_ slot: CheckedMember, _ kind: ControlForm.TextKind) -> String {
    kind == .key ? slot.name + "Key" : SwiftName.escaped(slot.name)
  }

  // MARK: - From a configuration

  private func emitFromConfiguration(into writer: inout SwiftWriter) {
    writer.line(
      drawsOnly
        ? "/// `configuration` drawn with the next style further out, and nothing of the control around it."
        : "/// `configuration` drawn with the next style further out.")
    writer.block("\(access)init(_ configuration: \(names.configuration))") { writer in
      writer.line("self.configuration = configuration")
      if drawsOnly { writer.line("drawsOnly = true") }
    }
  }

  // MARK: - Documentation

  private func emitDocumentation(
    _ summary: String, _ form: ControlForm, into writer: inout SwiftWriter
  ) {
    writer.documentation([summary])
    // The parameter of a key has a name of its own, so only the others are told of.
    let documented = (form.values + form.slots + form.closures)
      .filter { !$0.documentation.isEmpty }
    if documented.isEmpty { return }
    writer.documentation(["", "- Parameters:"])
    for member in documented {
      writer.documentation(["  - \(member.name): \(member.documentation[0])"])
      writer.documentation(member.documentation.dropFirst().map { "    " + $0 })
    }
  }
}
