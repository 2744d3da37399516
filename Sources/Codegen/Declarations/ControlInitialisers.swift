import Parser
import TypeChecker

/// Emits the initialisers of a control.
///
/// The first takes each slot as a builder; slots that may be left out have a default, so it serves
/// all subsets of them. More take slots of text as strings.
///
/// A trailing closure without a label must mean the first slot wherever it gives a view. Closures that
/// may be left out and are no slots therefore stand behind the slots, and where there are others, in
/// initialisers of their own that require them: Swift 5 takes a trailing closure for the last parameter
/// with a default, Swift 6 for the first.
struct ControlInitialisers {
  let configuration: CheckedConfiguration
  private let names: ConfigurationNames
  /// The control has a body of its own, which the initialiser from a configuration leaves out.
  private let drawsOnly: Bool
  private let context: DeclarationContext
  private let parameters: MemberParameters
  private let access: String

  init(_ configuration: CheckedConfiguration, drawsOnly: Bool, in context: DeclarationContext) {
    self.configuration = configuration
    self.drawsOnly = drawsOnly
    self.context = context
    names = ConfigurationNames(configuration)
    parameters = MemberParameters(configuration, in: context)
    access = configuration.access.prefix
  }

  func emit(into writer: inout SwiftWriter) {
    writer.separate()
    emitBuilders(into: &writer)
    for texts in textForms {
      let others = slots(besides: texts)
      for closures in closureForms(others) {
        writer.separate()
        emitTexts(texts, others, closures, into: &writer)
      }
    }
    writer.separate()
    emitFromConfiguration(into: &writer)
  }

  // MARK: - Builders

  private func emitBuilders(into writer: inout SwiftWriter) {
    for (index, closures) in closureForms(configuration.slots).enumerated() {
      if index > 0 { writer.separate() }
      emitBuilders(closures, into: &writer)
    }
  }

  private func emitBuilders(_ closures: ClosureForm, into writer: inout SwiftWriter) {
    emitDocumentation(
      "Creates \(configuration.nameWithArticle).", texts: [], closures, into: &writer)
    let list = values.compactMap { parameters.value($0) } + configuration.slots.map(builder)
    writer.list(
      "\(access)init\(clause(leavingOut: []))(", list + closureParameters(closures), ") {")
    writer.indented { writer in
      let arguments = configuration.stored
        .filter { !isLate($0) || closures.contains($0) }
        .compactMap(argument)
      writer.line(
        SwiftWriter.listed(
          "configuration = \(names.configuration)(", arguments, ")", room: writer.room))
      if drawsOnly { writer.line("drawsOnly = false") }
    }
    writer.line("}")
  }

  /// The members that are given before the slots, in the order of the source.
  private var values: [CheckedMember] { given.filter { !isLate($0) } }

  /// The members that are given and are no slots.
  private var given: [CheckedMember] {
    configuration.stored.filter { !configuration.isOwned($0) && !$0.isSlot }
  }

  // MARK: - Closures that may be left out

  /// Which closures that may be left out an initialiser takes.
  private struct ClosureForm {
    var members: [CheckedMember]
    /// The first has no default.
    var requiresFirst: Bool

    func contains(_ member: CheckedMember) -> Bool {
      members.contains { $0.name == member.name }
    }
  }

  /// An optional action, or a state that is a function and has a default.
  private func isLate(_ member: CheckedMember) -> Bool {
    switch member.kind {
    case .action(_, let isOptional): isOptional
    case .state(let type, let defaultValue, _):
      defaultValue != nil && !configuration.isOwned(member) && type.takesClosure
    default: false
    }
  }

  /// The forms of an initialiser with these slots: one that takes all closures if there is no other
  /// that a trailing closure could be for, else one without them and one for each that is the first.
  private func closureForms(_ slots: [CheckedMember]) -> [ClosureForm] {
    let late = given.filter(isLate)
    guard !late.isEmpty, late.count + slots.count(where: \.isOptionalSlot) > 1 else {
      return [ClosureForm(members: late, requiresFirst: false)]
    }
    return [ClosureForm(members: [], requiresFirst: false)]
      + late.indices.map { ClosureForm(members: Array(late[$0...]), requiresFirst: true) }
  }

  private func closureParameters(_ form: ClosureForm) -> [String] {
    form.members.enumerated().compactMap { index, member in
      parameters.value(member, isRequired: form.requiresFirst && index == 0)
    }
  }

  // MARK: - Slots

  /// `<Caption: View>`: the slots whose type the initialiser looks at.
  private func clause(leavingOut texts: [CheckedMember]) -> String {
    EmittedGeneric.clause(
      configuration.slots
        .filter { slot in slot.isOptionalSlot && !texts.contains { $0.name == slot.name } }
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
  private func argument(_ member: CheckedMember) -> String? {
    if configuration.isOwned(member) { return nil }
    let label = SwiftName.label(member.name) + ": "
    let name = SwiftName.escaped(member.name)
    guard member.isSlot else { return label + name }
    var value = ".init(\(name)())"
    if let parameters = member.slotParameters {
      let values = parameters.indices.map { "$\($0)" }.joined(separator: ", ")
      value = "{ .init(\(name)(\(values))) }"
    }
    guard member.isOptionalSlot else { return label + value }
    return label + "\(generic(member)).self == EmptyView.self ? nil : " + value
  }

  // MARK: - Strings

  /// How a slot of text is given.
  private enum TextKind {
    case key, string, text
  }

  /// For each initialiser, the slots that it takes as strings with their kinds.
  ///
  /// One string is a key or any string. Of two, one may be a key and the other any string; two of
  /// any string would also take literals that are meant as keys, so there it is `Text`.
  private var textForms: [[(slot: CheckedMember, kind: TextKind)]] {
    let texts = configuration.slots.filter { $0.textInitialisers != .none }
    let firsts = texts.filter { $0.textInitialisers == .first }
    let all = firsts + texts.filter { $0.textInitialisers == .labelled }
    var forms: [[(slot: CheckedMember, kind: TextKind)]] = []
    if let first = firsts.first { forms += [[(first, .key)], [(first, .string)]] }
    if all.count > firsts.count {
      if all.count == 1 { return [[(all[0], .key)], [(all[0], .string)]] }
      forms.append(all.map { ($0, .key) })
      if all.count == 2 {
        forms.append([(all[0], .key), (all[1], .string)])
        forms.append([(all[0], .string), (all[1], .key)])
      }
      forms.append(all.map { ($0, .text) })
    }
    return forms
  }

  private func emitTexts(
    _ form: [(slot: CheckedMember, kind: TextKind)], _ others: [CheckedMember],
    _ closures: ClosureForm, into writer: inout SwiftWriter
  ) {
    let slots = form.map(\.slot)
    emitDocumentation(summary(form), texts: slots, closures, into: &writer)
    if form.contains(where: { $0.kind == .string }) { writer.line("@_disfavoredOverload") }
    let list =
      form.map { textParameter($0.slot, $0.kind) } + values.compactMap { parameters.value($0) }
      + others.map(builder) + closureParameters(closures)
    writer.list("\(access)init\(clause(leavingOut: slots))(", list, ") {")
    writer.indented { writer in
      let passed = { (member: CheckedMember) in
        SwiftName.label(member.name) + ": " + SwiftName.escaped(member.name)
      }
      let views = configuration.slots.map { slot -> String in
        let label = SwiftName.label(slot.name) + ": "
        guard let text = form.first(where: { $0.slot.name == slot.name }) else {
          return label + SwiftName.escaped(slot.name)
        }
        let name = textName(slot, text.kind)
        return label + (text.kind == .text ? "{ \(name) }" : "{ Text(\(name)) }")
      }
      let arguments = values.map(passed) + views + closures.members.map(passed)
      writer.line(SwiftWriter.listed("self.init(", arguments, ")", room: writer.room))
    }
    writer.line("}")
  }

  private func slots(
    besides form: [(slot: CheckedMember, kind: TextKind)]
  ) -> [CheckedMember] {
    configuration.slots.filter { slot in !form.contains { $0.slot.name == slot.name } }
  }

  private func summary(_ form: [(slot: CheckedMember, kind: TextKind)]) -> String {
    let parts = form.map { slot, kind in
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
  private func textParameter(_ slot: CheckedMember, _ kind: TextKind) -> String {
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

  private func textName(_ slot: CheckedMember, _ kind: TextKind) -> String {
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
    _ summary: String, texts: [CheckedMember], _ closures: ClosureForm,
    into writer: inout SwiftWriter
  ) {
    writer.documentation([summary])
    let others = configuration.slots.filter { slot in !texts.contains { $0.name == slot.name } }
    // The parameter of a key has a name of its own, so only the others are told of.
    let documented = (values + others + closures.members)
      .filter { !$0.documentation.isEmpty }
    if documented.isEmpty { return }
    writer.documentation(["", "- Parameters:"])
    for member in documented {
      writer.documentation(["  - \(member.name): \(member.documentation[0])"])
      writer.documentation(member.documentation.dropFirst().map { "    " + $0 })
    }
  }
}
