/// One initialiser of a control: which members it takes, in the order of its parameters. What is
/// emitted and what bodies may call is both made from these.
///
/// A trailing closure without a label must mean the first slot wherever it gives a view. Closures that
/// may be left out and are no slots therefore stand behind the slots, and where there are others, in
/// initialisers of their own that require them: Swift 5 takes a trailing closure for the last parameter
/// with a default, Swift 6 for the first.
package struct ControlForm: Sendable {
  /// How a slot of text is given.
  package enum TextKind: Sendable {
    /// A `LocalizedStringKey`.
    case key
    /// Any string, shown as it is; the initialiser is disfavoured, since literals are keys.
    case string
    /// A `Text`.
    case text
  }

  /// The slots that are given as strings or texts; they stand first.
  package var texts: [(slot: CheckedMember, kind: TextKind)]
  /// States, bindings and actions.
  package var values: [CheckedMember]
  /// The other slots, each as a block of views.
  package var slots: [CheckedMember]
  /// Closures that may be left out.
  package var closures: [CheckedMember]
  /// The first of `closures` has no default.
  package var requiresFirstClosure: Bool
}

extension CheckedConfiguration {
  /// All initialisers of the control; the first takes every slot as a block of views.
  package var controlForms: [ControlForm] {
    let given = members.filter { $0.isGiven }
    let late = given.filter(\.isLateClosure)
    let values = given.filter { !$0.isLateClosure }
    let slots = members.filter(\.isSlot)
    return ([[]] + textForms(slots)).flatMap { texts -> [ControlForm] in
      let others = slots.filter { slot in !texts.contains { $0.slot.name == slot.name } }
      func form(_ closures: [CheckedMember], isRequired: Bool) -> ControlForm {
        ControlForm(
          texts: texts, values: values, slots: others, closures: closures,
          requiresFirstClosure: isRequired)
      }
      // One that takes them all, if there is no other that a trailing closure could be for.
      if late.isEmpty || late.count + others.count(where: \.isOptionalSlot) == 1 {
        return [form(late, isRequired: false)]
      }
      return [form([], isRequired: false)]
        + late.indices.map { form(Array(late[$0...]), isRequired: true) }
    }
  }

  /// For each initialiser, the slots that it takes as strings with their kinds.
  ///
  /// One string is a key or any string. Of two, one may be a key and the other any string; two of
  /// any string would also take literals that are meant as keys, so there it is `Text`.
  private func textForms(
    _ slots: [CheckedMember]
  ) -> [[(slot: CheckedMember, kind: ControlForm.TextKind)]] {
    let texts = slots.filter { $0.textInitialisers != .none }
    let firsts = texts.filter { $0.textInitialisers == .first }
    let all = firsts + texts.filter { $0.textInitialisers == .labelled }
    var forms: [[(slot: CheckedMember, kind: ControlForm.TextKind)]] = []
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
}

extension CheckedMember {
  package var isSlot: Bool {
    if case .slot = kind { return true }
    return false
  }

  package var isOptionalSlot: Bool {
    if case .slot(_, let isOptional, _) = kind { return isOptional }
    return false
  }

  /// How the slot may be given as a string.
  package var textInitialisers: TextInitialisers {
    if case .slot(_, _, let text) = kind { return text }
    return .none
  }

  /// Whether callers of the control give it, and it is no slot.
  fileprivate var isGiven: Bool {
    switch kind {
    case .state(_, _, let isOwned): return !isOwned
    case .binding, .action: return true
    case .slot, .derived: return false
    }
  }

  /// An optional action, or a state that is a function and has a default.
  package var isLateClosure: Bool {
    switch kind {
    case .action(_, let isOptional): return isOptional
    case .state(let type, let defaultValue, let isOwned):
      return defaultValue != nil && !isOwned && type.takesClosure
    case .slot, .binding, .derived: return false
    }
  }
}

extension Type {
  /// Whether a trailing closure may be meant for it: a function, or an optional one.
  fileprivate var takesClosure: Bool {
    switch self {
    case .function: return true
    case .optional(let wrapped): return wrapped.takesClosure
    default: return false
    }
  }
}
