import Diagnostics
import Parser

/// Names that nothing is known of: what was probably meant, and how to declare them.
extension Checker {
  /// The diagnostic for an unknown name, with the nearest known one and a declaration for it.
  private mutating func unknown(
    _ id: DiagnosticID, _ message: String, _ name: NameSyntax,
    known: [String], declaration: String? = nil
  ) -> Diagnostic {
    var fixIts: [Diagnostic.FixIt] = []
    var message = message
    if let near = nearest(to: name.text, in: known) {
      message += ", did you mean '\(near)'?"
      fixIts += Diagnostic.fix("write '\(near)'", name.span, near)
    }
    if let declaration {
      let first = declaration.prefix { $0 != "\n" }
      fixIts.append(
        Diagnostic.FixIt("declare it: '\(first)'", [], declaration: declaration))
    }
    return Diagnostic(id, message, at: name.span, fixIts: fixIts)
  }

  /// The nearest known name, while there is time to look for it.
  private mutating func nearest(to name: String, in known: [String]) -> String? {
    guard makesSuggestions else { return nil }
    suggestionBudget -= known.count
    return Spelling.nearest(to: name, in: known)
  }

  private mutating func typeNames() -> [String] {
    makesSuggestions ? library.typeNames() : []
  }

  /// A type as it can be written in a declaration of the project's own names.
  private func written(_ type: Type?) -> String? {
    switch type {
    case .nominal(let name, let arguments)?:
      if arguments.contains(where: { written($0) == nil }) || name.contains("#") { return nil }
      return type?.description
    case .optional(let wrapped)?: return written(wrapped).map { $0 + "?" }
    case .array(let element)?: return written(element).map { "[" + $0 + "]" }
    case .opaque(["ShapeStyle"])?: return "Color"
    default: return nil
    }
  }

  /// All names that could stand for a value here.
  private func namesInScope() -> [String] {
    guard makesSuggestions else { return [] }
    var result: [String] = []
    for frame in scopes.reversed() { result += frame.keys.sorted() }
    result += library.environmentNames().filter { Checker.isAmbient($0) }
    result.append("isHovered")
    return result
  }

  mutating func reportUnknownName(_ name: NameSyntax, hint: Type? = nil) {
    guard name.text != "environment" else {
      report(
        Diagnostic(
          .unknownName, "expected the name of an environment value behind 'environment.'",
          at: name.span))
      return
    }
    let isType = name.text.utf8.first.map { $0 >= 65 && $0 <= 90 } ?? false
    if let value = library.environmentValue(name.text), value.span == nil {
      if context.kind == .constant {
        report(.environmentOutsideBody(name))
        return
      }
      report(
        Diagnostic(
          .unknownName,
          "'\(name.text)' is an environment value that carries a setting, expected "
            + "'environment.\(name.text)'", at: name.span,
          fixIts: Diagnostic.fix(
            "write 'environment.\(name.text)'", name.span.startPoint, "environment.")))
      return
    }
    if let (meant, start) = stateMeant(by: name) {
      let place = SourceSpan(file: name.span.file, start: start, end: name.span.end)
      report(
        Diagnostic(
          .unknownName, "nothing is known of the name '\(name.text)', did you mean '\(meant)'?",
          at: name.span, fixIts: Diagnostic.fix("write '\(meant)'", place, meant)))
      return
    }
    let declaration = isType ? "extern type \(name.text) { ... }" : nil
    let names = namesInScope() + (isType ? typeNames() : [])
    var said = unknown(
      .unknownName, "nothing is known of the name '\(name.text)'", name, known: names,
      declaration: declaration)
    if name.text == "isPressed" || name.text == "pressed" {
      said.fixIts = []
      said.notes = [.init("'isPressed' is known to styles for 'Button' and 'PrimitiveButton'")]
    } else if said.fixIts.isEmpty, let type = written(hint) {
      said.notes = [
        .init(
          "declare a parameter, or what the project knows by this name: "
            + "'extern environment \(name.text): \(type)'")
      ]
    }
    report(said)
  }

  /// What says the same as a word that other tools have for a state (`disabled`, `hovered`, `dark`), and
  /// where what is to be replaced begins: at a '!' before the word where that turns it round.
  private mutating func stateMeant(by name: NameSyntax) -> (text: String, start: Int32)? {
    func isKnown(_ name: String) -> Bool { symbol(name) != nil || ambientSymbol(name) != nil }
    let isNegated =
      name.span.start > 0
      && text(SourceSpan(file: name.span.file, start: name.span.start - 1, end: name.span.start))
        == "!"
    let capitalised = name.text.prefix(1).uppercased() + name.text.dropFirst()
    for prefix in ["is", "accessibility"] where isKnown(prefix + capitalised) {
      return (prefix + capitalised, name.span.start)
    }
    let opposite: String?
    switch name.text {
    case "disabled": opposite = "isEnabled"
    case "off": opposite = "isOn"
    case "collapsed": opposite = "isExpanded"
    default: opposite = nil
    }
    if let opposite, isKnown(opposite) {
      return isNegated ? (opposite, name.span.start - 1) : ("!" + opposite, name.span.start)
    }
    if name.text == "dark" || name.text == "light", isKnown("colorScheme") {
      let comparison = "colorScheme == .\(name.text)"
      return (isNegated ? "(\(comparison))" : comparison, name.span.start)
    }
    return nil
  }

  mutating func reportUnknownCallee(_ name: NameSyntax, _ call: CallSyntax, hint: Type?) {
    let isType = name.text.utf8.first.map { $0 >= 65 && $0 <= 90 } ?? false
    if tables.modifiers[SwiftName.lowerCamel(name.text)] != nil {
      report(.modifierAsView(name, SwiftName.lowerCamel(name.text)))
      return
    }
    let result = written(hint).map { " -> \($0)" } ?? ""
    var declaration = isType ? "extern view \(name.text)(...)" : "extern func \(name.text)(...)"
    if isType, hint == .opaque(["Shape"]) || hint == .opaque(["InsettableShape"]) {
      declaration = "extern shape \(name.text)(...)"
    } else if isType, let hint, hint != .view, !hint.isOpen {
      declaration = "extern type \(name.text) { ... }"
    } else if !isType {
      declaration += result
    }
    let functions = library.catalogue.names(under: "func.")
    report(
      unknown(
        .unknownName,
        isType
          ? "nothing is known of the view or type '\(name.text)'"
          : "nothing is known of the function '\(name.text)'", name,
        known: namesInScope() + (isType ? library.typeNames() : functions),
        declaration: declaration))
  }

  mutating func reportUnknownType(_ name: NameSyntax) {
    report(
      unknown(
        .unknownType, "nothing is known of the type '\(name.text)'", name,
        known: typeNames() + context.nestedTypes.keys.sorted(),
        declaration: "extern type \(name.text) { ... }"))
  }

  mutating func reportUnknownConfiguration(_ name: NameSyntax) {
    let system = library.catalogue.names(under: "configuration.")
    report(
      unknown(
        .unknownConfiguration, "nothing is known of a configuration '\(name.text)'", name,
        known: module.configurations.map(\.name) + system,
        declaration: "extern configuration \(name.text) { slot label }"))
  }

  mutating func reportUnknownEnvironmentValue(_ name: NameSyntax, hint: Type? = nil) {
    report(
      unknown(
        .unknownEnvironmentValue, "nothing is known of an environment value '\(name.text)'", name,
        known: library.environmentNames(),
        declaration: environmentDeclaration(name, written(hint))))
  }

  /// The declaration of an environment value; of a type of its own where nothing tells one.
  private mutating func environmentDeclaration(_ name: NameSyntax, _ type: String?) -> String {
    let declaration = "extern environment \(name.text): "
    if let type { return declaration + type }
    let own = name.text.prefix(1).uppercased() + name.text.dropFirst()
    return declaration + own
      + (library.type(own) == nil ? "\nextern type \(own) { ... }" : "")
  }

  private mutating func memberNames(of type: Type) -> [String] {
    guard makesSuggestions else { return [] }
    var result: [String] = []
    for owner in library.owners(of: type) { result += library.memberNames(of: owner) }
    return result
  }

  mutating func reportUnknownMember(
    _ name: NameSyntax, of type: Type, hint: Type? = nil, call: CallSyntax? = nil
  ) {
    guard !type.isOpen else { return }
    if call == nil, isMethod(name.text, of: type) {
      report(.methodNotCalled(name))
      return
    }
    var declaration: String?
    if let owner = declarableOwner(type) {
      if call != nil {
        let result = written(hint).map { " -> \($0)" } ?? ""
        declaration = "extern \(owner) { func \(name.text)(...)\(result) }"
      } else if let type = written(hint) {
        declaration = "extern \(owner) { \(name.text): \(type) }"
      } else {
        declaration = "extern \(owner) { ... }"
      }
    }
    report(
      unknown(
        .unknownMember, "a value of type '\(type)' has no member '\(name.text)'", name,
        known: memberNames(of: type), declaration: declaration))
  }

  private mutating func isMethod(_ name: String, of type: Type) -> Bool {
    !memberCandidates(of: type, named: name, isStatic: false).isEmpty
  }

  mutating func reportUnknownStaticMember(
    _ name: NameSyntax, of type: Type, hint: Type? = nil, call: CallSyntax? = nil
  ) {
    guard !type.isOpen else { return }
    report(
      unknownStatic(
        "the type '\(type)' has no member '\(name.text)'", name, of: type, hint: hint, call: call))
  }

  /// A static member that a type lacks: with the cases of an enum, and a declaration for the types
  /// that the module does not declare itself.
  private mutating func unknownStatic(
    _ message: String, _ name: NameSyntax, of type: Type, hint: Type?, call: CallSyntax?
  ) -> Diagnostic {
    let cases = cases(of: type)
    var declaration: String?
    if let owner = declarableOwner(type) {
      let result = written(hint ?? type) ?? owner
      declaration =
        call != nil
        ? "extern \(owner) { static func \(name.text)(...) -> \(result) }"
        : hint == nil || written(hint) == owner
          ? "extern \(owner) { static \(name.text) }"
          : "extern \(owner) { static \(name.text): \(result) }"
    }
    var said = unknown(
      .unknownMember, message, name, known: cases + memberNames(of: type),
      declaration: declaration)
    if !cases.isEmpty, cases.count <= 12, said.fixIts.allSatisfy({ !$0.declaration.isEmpty }) {
      let list = cases.map { "'.\($0)'" }.joined(separator: ", ")
      said.notes.append(.init("its cases are \(list)"))
    }
    return said
  }

  mutating func reportUnknownImplicitMember(
    _ name: NameSyntax, in type: Type, call: CallSyntax? = nil
  ) {
    guard !type.isOpen else { return }
    let wanted = type.unwrapped
    guard makesSuggestions else {
      report(
        Diagnostic(
          .unknownMember, "no '\(name.text)' is known where '\(wanted)' is expected", at: name.span)
      )
      return
    }
    var known: [String] = cases(of: wanted)
    switch wanted {
    case .opaque(let protocols), .existential(let protocols):
      for protocolName in protocols {
        for owner in library.refined(by: protocolName) {
          for member in library.memberNames(of: owner)
          where library.members(of: owner, named: member).contains(where: { $0.isStatic }) {
            known.append(member)
          }
        }
      }
      var said = unknown(
        .unknownMember, "no '\(name.text)' is known where '\(wanted)' is expected", name,
        known: known, declaration: declaration(name.text, protocols, call))
      // A color of the project's own is no `ShapeStyle` member, but a member of `Color`.
      if protocols == ["ShapeStyle"], call == nil,
        !memberCandidates(of: .color, named: name.text, isStatic: true).isEmpty
      {
        let dot = SourceSpan(
          file: name.span.file, start: name.span.start - 1, end: name.span.start - 1)
        said = Diagnostic(
          .unknownMember,
          "no '\(name.text)' is known where '\(wanted)' is expected, expected 'Color.\(name.text)'",
          at: name.span, fixIts: Diagnostic.fix("write 'Color'", dot, "Color"))
      }
      report(said)
    default:
      report(
        unknownStatic(
          "the type '\(wanted)' has no member '\(name.text)'", name, of: wanted, hint: nil,
          call: call))
    }
  }

  /// A declaration for a member that is asked for by what it conforms to.
  private func declaration(
    _ name: String, _ protocols: [String], _ call: CallSyntax?
  ) -> String? {
    guard protocols.count == 1 else { return nil }
    if protocols == ["ShapeStyle"] {
      return call == nil
        ? "extern ShapeStyle where Self == Color { \(name) }"
        : "extern ShapeStyle where Self == Color { static func \(name)(...) -> Color }"
    }
    guard
      let configuration = module.configurations.first(where: { $0.protocolName == protocols[0] })
    else { return nil }
    let style = name.prefix(1).uppercased() + name.dropFirst()
    return "extern style \(style) for \(configuration.name)"
  }

  private mutating func cases(of type: Type) -> [String] {
    guard case .nominal(let name, _) = type,
      case .enumeration(let cases, _)? = library.type(name)?.kind
    else { return [] }
    return cases
  }

  /// The type that a missing member can be declared on.
  private func declarableOwner(_ type: Type) -> String? {
    if case .nominal(let name, []) = type, !name.contains("#"),
      !name.contains("StyleConfiguration"),
      !tables.ownTypes.contains(name)
    {
      return name
    }
    return nil
  }

  mutating func reportUnknownModifier(
    _ name: NameSyntax, of type: Type, call: CallSyntax?, path: String? = nil
  ) {
    guard !type.isOpen else { return }
    if call == nil, path == nil,
      let method = memberCandidates(of: type, named: name.text, isStatic: false).first
    {
      report(.missingParentheses(name, method.declaration))
      return
    }
    let names = memberNames(of: type)
    // Something that exists on other receivers only.
    for other in ["Text", "Image", "Shape", "InsettableShape"]
    where library.members(of: other, named: name.text).contains(where: { !$0.isStatic })
      && !library.owners(of: type).contains(other)
    {
      report(
        Diagnostic(
          .modifierOfOtherReceiver,
          "'\(name.text)' exists on '\(other)' only, and this is '\(type)' by now: "
            + "write it before the modifiers that make it a view", at: name.span))
      return
    }
    // What a `when` varies must be declared with its parameters, which only the author knows.
    var declaration = path ?? name.text
    if path == nil, case .nominal(let group, _) = type, group.hasPrefix("View."),
      group.hasSuffix("#")
    {
      declaration = group.dropFirst(5).filter { $0 != "#" } + "." + name.text
    }
    report(
      unknown(
        .unknownModifier, "nothing is known of the modifier '\(name.text)'", name, known: names,
        declaration: isInWhen ? nil : "extern modifier \(declaration)(...)"))
  }

  mutating func reportNotAView(_ type: Type, _ syntax: ExpressionSyntax) {
    // `[x]` of an unknown `x`: one mistake, one word about it.
    if type.isErrorInside { return }
    if case .metatype(let made) = type {
      report(
        Diagnostic(
          .notAView, "found the type '\(made)', expected '\(made)(…)'", at: syntax.span,
          fixIts: library.conforms(made, to: "View") && canBeMade(made)
            ? Diagnostic.fix("make one", syntax.span.endPoint, "()") : []))
    } else if case .function(let function) = type {
      let isAction = function.result == .void
      report(
        Diagnostic(
          .notAView,
          isAction
            ? "found an action, expected a view" : "found what must be called, expected a view",
          at: syntax.span,
          fixIts: function.parameters.isEmpty && !isAction
            ? Diagnostic.fix("call it", syntax.span.endPoint, "()") : []))
    } else if type == .string || type == .nominal("LocalizedStringKey", []) {
      report(
        Diagnostic(
          .notAView, "found a value of type '\(type)', expected a view such as 'Text(…)'",
          at: syntax.span,
          fixIts: [
            .init(
              "write 'Text(…)'",
              [.init(syntax.span.startPoint, "Text("), .init(syntax.span.endPoint, ")")])
          ]))
    } else {
      report(
        Diagnostic(
          .notAView, "found a value of type '\(type)', expected a view", at: syntax.span))
    }
  }

  /// Whether a value of the type is made by `Type()`.
  mutating func canBeMade(_ type: Type) -> Bool {
    !isGiven(type)
      && initialiserCandidates(of: type).contains {
        $0.declaration.parameters.allSatisfy(\.hasDefault)
          && isAvailable($0.declaration.availability)
      }
  }
}
