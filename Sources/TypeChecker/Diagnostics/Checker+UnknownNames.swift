import Diagnostics
import Parser

/// Names that nothing is known of: what was probably meant, and how to declare them.
extension Checker {
  /// The diagnostic for an unknown name, with the nearest known one and a declaration for it.
  private func unknown(
    _ id: DiagnosticID, _ message: String, _ name: NameSyntax, known: [String],
    declaration: String? = nil
  ) -> Diagnostic {
    var fixIts: [Diagnostic.FixIt] = []
    var message = message
    if let near = Spelling.nearest(to: name.text, in: known) {
      message += ", did you mean '\(near)'?"
      fixIts += Diagnostic.fix("write '\(near)'", name.span, near)
    }
    if let declaration {
      fixIts.append(
        Diagnostic.FixIt("declare it: '\(declaration)'", [], declaration: declaration))
    }
    return Diagnostic(id, message, at: name.span, fixIts: fixIts)
  }

  /// All names that could stand for a value here.
  private func namesInScope() -> [String] {
    var result: [String] = []
    for frame in scopes.reversed() { result += frame.keys.sorted() }
    result += library.environmentNames().filter { Checker.isAmbient($0) }
    result.append("isHovered")
    return result
  }

  mutating func reportUnknownName(_ name: NameSyntax) {
    guard name.text != "environment" else {
      report(
        Diagnostic(
          .unknownName, "expected the name of an environment value behind 'environment.'",
          at: name.span))
      return
    }
    let isType = name.text.utf8.first.map { $0 >= 65 && $0 <= 90 } ?? false
    if let value = library.environmentValue(name.text), value.span == nil {
      report(
        Diagnostic(
          .unknownName,
          "'\(name.text)' is an environment value that carries a setting, expected "
            + "'environment.\(name.text)'", at: name.span,
          fixIts: Diagnostic.fix(
            "write 'environment.\(name.text)'", name.span.startPoint, "environment.")))
      return
    }
    let declaration = isType ? "extern type \(name.text) { ... }" : nil
    report(
      unknown(
        .unknownName, "nothing is known of the name '\(name.text)'", name,
        known: namesInScope() + (isType ? library.typeNames() : []), declaration: declaration))
  }

  mutating func reportUnknownCallee(_ name: NameSyntax, _ call: CallSyntax) {
    let isType = name.text.utf8.first.map { $0 >= 65 && $0 <= 90 } ?? false
    let functions = library.catalogue.names(under: "func.")
    report(
      unknown(
        .unknownName,
        isType
          ? "nothing is known of the view or type '\(name.text)'"
          : "nothing is known of the function '\(name.text)'", name,
        known: namesInScope() + (isType ? library.typeNames() : functions),
        declaration: isType ? "extern view \(name.text)(...)" : "extern func \(name.text)(...)"))
  }

  mutating func reportUnknownType(_ name: NameSyntax) {
    report(
      unknown(
        .unknownType, "nothing is known of the type '\(name.text)'", name,
        known: library.typeNames() + context.nestedTypes.keys.sorted(),
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

  mutating func reportUnknownEnvironmentValue(_ name: NameSyntax) {
    report(
      unknown(
        .unknownEnvironmentValue, "nothing is known of an environment value '\(name.text)'", name,
        known: library.environmentNames(),
        declaration: "extern environment \(name.text): Type"))
  }

  private mutating func memberNames(of type: Type) -> [String] {
    var result: [String] = []
    for owner in library.owners(of: type) { result += library.memberNames(of: owner) }
    return result
  }

  mutating func reportUnknownMember(_ name: NameSyntax, of type: Type) {
    guard !type.isOpen else { return }
    report(
      unknown(
        .unknownMember, "a value of type '\(type)' has no member '\(name.text)'", name,
        known: memberNames(of: type),
        declaration: declarableOwner(type).map { "extern \($0) { \(name.text): Type }" }))
  }

  mutating func reportUnknownStaticMember(_ name: NameSyntax, of type: Type) {
    guard !type.isOpen else { return }
    report(
      unknown(
        .unknownMember, "the type '\(type)' has no member '\(name.text)'", name,
        known: cases(of: type) + memberNames(of: type),
        declaration: declarableOwner(type).map { "extern \($0) { static \(name.text) }" }))
  }

  mutating func reportUnknownImplicitMember(_ name: NameSyntax, in type: Type) {
    guard !type.isOpen else { return }
    let wanted = type.unwrapped
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
      report(
        unknown(
          .unknownMember, "no '\(name.text)' is known where '\(wanted)' is expected", name,
          known: known,
          declaration: protocols == ["ShapeStyle"]
            ? "extern Color { static \(name.text) }" : nil))
    default:
      for member in memberNames(of: wanted) {
        known.append(member)
      }
      report(
        unknown(
          .unknownMember, "the type '\(wanted)' has no member '\(name.text)'", name, known: known,
          declaration: declarableOwner(wanted).map { "extern \($0) { static \(name.text) }" }))
    }
  }

  private mutating func cases(of type: Type) -> [String] {
    guard case .nominal(let name, _) = type,
      case .enumeration(let cases, _)? = library.type(name)?.kind
    else { return [] }
    return cases
  }

  /// The type that a missing member can be declared on.
  private func declarableOwner(_ type: Type) -> String? {
    if case .nominal(let name, []) = type, !name.contains("#") { return name }
    return nil
  }

  mutating func reportUnknownModifier(_ name: NameSyntax, of type: Type, call: CallSyntax?) {
    guard !type.isOpen else { return }
    var names: [String] = []
    for owner in library.owners(of: type) { names += library.memberNames(of: owner) }
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
    let parameters = call.map { call in
      call.arguments.isEmpty && call.trailingClosures.isEmpty ? "()" : "(...)"
    }
    report(
      unknown(
        .unknownModifier, "nothing is known of the modifier '\(name.text)'", name, known: names,
        declaration: "extern modifier \(name.text)\(parameters ?? "(...)")"))
  }

  mutating func reportNotAView(_ type: Type, _ syntax: ExpressionSyntax) {
    if case .metatype(let made) = type {
      report(
        Diagnostic(
          .notAView, "found the type '\(made)', expected '\(made)(…)'", at: syntax.span,
          fixIts: []))
    } else if case .function = type {
      report(
        Diagnostic(
          .notAView, "found something that must be called, expected a view", at: syntax.span))
    } else {
      report(
        Diagnostic(
          .notAView, "found a value of type '\(type)', expected a view", at: syntax.span))
    }
  }
}
