import Diagnostics

@testable import Codegen
@testable import TypeChecker

/// Checked bodies made by hand, in few words.
enum Tree {
  static let span = SourceSpan.none

  static func expression(_ kind: CheckedExpression.Kind, _ type: Type) -> CheckedExpression {
    CheckedExpression(kind, type, span)
  }

  static func number(_ text: String, _ type: Type = .cgFloat) -> CheckedExpression {
    expression(.number(text), type)
  }

  static func bool(_ value: Bool) -> CheckedExpression { expression(.boolean(value), .bool) }

  static func color(_ name: String) -> CheckedExpression { implicit(name, .color) }

  static func implicit(_ name: String, _ owner: Type) -> CheckedExpression {
    expression(.implicitMember(name: name, owner: owner), owner)
  }

  static func name(
    _ name: String, _ kind: Reference.Kind = .state, _ type: Type = .bool
  ) -> CheckedExpression {
    expression(.reference(Reference(kind, name)), type)
  }

  static func not(_ operand: CheckedExpression) -> CheckedExpression {
    expression(.prefix(operator: "!", operand), .bool)
  }

  static func binary(
    _ left: CheckedExpression, _ name: String, _ right: CheckedExpression, _ type: Type = .bool
  ) -> CheckedExpression {
    expression(.binary(left, operator: name, right), type)
  }

  static func type(_ name: String) -> CheckedExpression {
    expression(.type(.nominal(name, [])), .metatype(.nominal(name, [])))
  }

  static func argument(
    _ value: CheckedExpression, _ label: String? = nil, isTrailing: Bool = false
  ) -> CheckedArgument {
    CheckedArgument(label: label, value: value, isTrailing: isTrailing)
  }

  static func call(
    _ callee: CheckedExpression, _ arguments: [CheckedArgument] = [], _ type: Type = .view
  ) -> CheckedExpression {
    expression(
      .call(
        CheckedCall(callee: callee, isOptional: false, arguments: arguments, declaration: nil)),
      type)
  }

  static func views(
    _ items: [CheckedViewItem], _ parameters: [String]? = nil
  ) -> CheckedExpression {
    expression(.closure(CheckedClosure(parameters: parameters, body: .views(block(items)))), .given)
  }

  static func actions(_ statements: [CheckedStatement]) -> CheckedExpression {
    expression(.closure(CheckedClosure(parameters: nil, body: .statements(statements))), .given)
  }

  static func block(_ items: [CheckedViewItem]) -> CheckedViewBlock {
    CheckedViewBlock(items: items, span: span)
  }

  static func view(
    _ base: CheckedExpression, _ links: [CheckedLink] = [], whens: [[CheckedCondition]] = []
  ) -> CheckedViewItem {
    .view(
      CheckedView(
        base: base,
        chain: CheckedChain(
          links: links, whens: whens.map { CheckedWhen(conditions: $0, span: span) }),
        span: span))
  }

  /// An argument with its values for the `when`s of these numbers.
  static func varied(
    _ base: CheckedExpression?, _ type: Type, _ alternatives: [(Int, CheckedExpression)],
    label: String? = nil
  ) -> CheckedVariedArgument {
    CheckedVariedArgument(
      label: label, base: base,
      alternatives: alternatives.map { .init(when: $0.0, value: $0.1) }, type: type)
  }

  static func modifier(
    _ name: String, _ arguments: [CheckedVariedArgument],
    effect: CheckedModifierCall.Effect = .always, sdk: Int? = nil,
    labels: [String?] = []
  ) -> CheckedLink {
    var declaration: MemberDeclaration?
    if sdk != nil || !labels.isEmpty {
      let parameters = labels.map {
        MemberDeclaration.Parameter(
          label: $0, name: $0 ?? "value", type: .given, hasDefault: false, defaultValue: nil,
          isVariadic: false, isAutoclosure: false)
      }
      declaration = MemberDeclaration(
        kind: .function, owner: "View", name: name, isStatic: false, generics: [],
        requirements: [], parameters: parameters, takesAnything: false, result: .view,
        neutral: nil, selecting: [], availability: Availability(), deprecation: nil, sdk: sdk,
        isDisfavoured: false, span: nil)
    }
    return .modifier(
      CheckedModifierCall(
        name: name, isCall: true, arguments: arguments, effect: effect, declaration: declaration,
        sharedModifier: nil, receiver: .view, result: .view, span: span))
  }

  static func plain(_ value: CheckedExpression, _ label: String? = nil) -> CheckedVariedArgument {
    CheckedVariedArgument(label: label, base: value, type: value.type)
  }

  static func trailing(_ value: CheckedExpression) -> CheckedVariedArgument {
    CheckedVariedArgument(label: nil, base: value, type: .given, isTrailing: true)
  }

  static func constant(_ name: String, _ type: Type, _ value: CheckedValue) -> CheckedConstant {
    CheckedConstant(name: name, type: type, hasWrittenType: false, value: value, span: span)
  }
}

extension Tree {
  /// A configuration `MyToggle` with title, caption, isOn, isPressed, progress, onInspect.
  static func module() -> CheckedModule {
    var configuration = CheckedConfiguration(
      name: "MyToggle", origin: .module, protocolName: "MyToggleStyle",
      configurationName: "MyToggleStyleConfiguration", hasUnlabelledRequirement: false,
      canDefer: true, file: 0, span: span)
    func member(_ name: String, _ kind: CheckedMember.Kind) {
      configuration.members.append(
        CheckedMember(name: name, kind: kind, documentation: [], availability: [], span: span))
    }
    member("title", .slot(parameters: nil, isOptional: false, text: .first))
    member("caption", .slot(parameters: nil, isOptional: true, text: .none))
    member("isOn", .binding(.bool))
    member("isPressed", .state(.bool, defaultValue: nil, isOwned: true))
    member("progress", .state(.optional(.double), defaultValue: nil, isOwned: false))
    member("onInspect", .action(parameters: [], isOptional: true))
    var module = CheckedModule()
    module.configurations = [configuration]
    return module
  }

  /// The Swift of a style's body.
  static func emitted(
    _ items: [CheckedViewItem], captures: [Capture] = [], source: String = "",
    options: CompileOptions = CompileOptions(), _ change: (inout CheckedBody) -> Void = { _ in }
  ) -> String {
    var body = CheckedBody(content: block(items))
    body.captures = captures
    change(&body)
    let module = module()
    let scope = CaptureScope(
      configuration: module.configurations[0],
      parameters: [
        CheckedParameter(label: "tint", name: "tint", type: .color, defaultValue: nil, span: span)
      ], names: GenericNames(module))
    let view = ViewStruct(
      name: "FancyMyToggleStyleBody", kind: .view, access: "private ", head: [],
      stored: storedCaptures(of: body, in: scope), parameters: nil, body: body, scope: scope,
      configuration: 0)
    let context = BodyContext(
      module: module, files: [SourceFile(path: "Fancy.style", text: source)], options: options)
    var writer = SwiftWriter()
    emitViewStruct(view, in: context, into: &writer)
    return writer.text
  }
}
