import Diagnostics
import Parser
import TypeChecker

@testable import Codegen

/// Checked modules made by hand, without a word of source.
enum Fixtures {
  static let span = SourceSpan(file: 0, start: 0, end: 0)

  static func expression(_ kind: CheckedExpression.Kind, _ type: Type) -> CheckedExpression {
    CheckedExpression(kind, type, span)
  }

  static func implicit(_ name: String, _ type: String) -> CheckedExpression {
    expression(.implicitMember(name: name, owner: .nominal(type, [])), .nominal(type, []))
  }

  static func number(_ text: String, _ type: Type = .cgFloat) -> CheckedExpression {
    expression(.number(text), type)
  }

  static let no = expression(.boolean(false), .bool)

  static func name(_ kind: Reference.Kind, _ name: String, _ type: Type) -> CheckedExpression {
    expression(.reference(Reference(kind, name)), type)
  }

  static func member(
    _ name: String, _ kind: CheckedMember.Kind, _ documentation: [String] = [],
    from availability: [PlatformVersion] = []
  ) -> CheckedMember {
    CheckedMember(
      name: name, kind: kind, documentation: documentation, availability: availability,
      span: span)
  }

  static func parameter(
    _ name: String, _ type: Type, label: String? = "", default value: CheckedExpression? = nil
  ) -> CheckedParameter {
    CheckedParameter(
      label: label == "" ? name : label, name: name, type: type, defaultValue: value, span: span)
  }

  /// A body that draws one thing and is given the others.
  static func body(_ base: CheckedExpression, _ captures: [Capture]) -> CheckedBody {
    let view = CheckedView(base: base, chain: CheckedChain(), span: span)
    var body = CheckedBody(content: CheckedViewBlock(items: [.view(view)], span: span))
    body.captures = captures
    return body
  }

  static func configuration(
    _ name: String, origin: CheckedConfiguration.Origin = .module, _ members: [CheckedMember],
    access: AccessSyntax.Level = .public
  ) -> CheckedConfiguration {
    var configuration = CheckedConfiguration(
      name: name, origin: origin, protocolName: name + "Style",
      configurationName: name + "StyleConfiguration", hasUnlabelledRequirement: false,
      canDefer: true, file: 0, span: span)
    configuration.members = members
    configuration.access = access
    return configuration
  }

  static func style(
    _ name: String, for configuration: CheckedConfiguration, at index: Int = 0,
    isDefault: Bool = false, _ parameters: [CheckedParameter], _ body: CheckedBody,
    access: AccessSyntax.Level = .public, from availability: [PlatformVersion] = []
  ) -> CheckedStyle {
    CheckedStyle(
      name: name, swiftName: name + configuration.name + "Style",
      shorthand: SwiftName.lowerCamel(name), configuration: index, isDefault: isDefault,
      parameters: parameters, body: body, documentation: ["The \(name) look."], access: access,
      availability: availability, file: 0, span: span)
  }

  static func module(
    _ configurations: [CheckedConfiguration], _ styles: [CheckedStyle]
  ) -> CheckedModule {
    var module = CheckedModule()
    module.configurations = configurations
    module.styles = styles
    module.targets = [PlatformVersion(.iOS, Version(16)), PlatformVersion(.macOS, Version(13))]
    module.files = [
      CheckedFile(
        imports: [],
        items: configurations.indices.map { .configuration($0) }
          + styles.indices.map { .style($0) })
    ]
    return module
  }

  static let slot = CheckedMember.Kind.slot(parameters: nil, isOptional: false, text: .none)
  static let optionalSlot = CheckedMember.Kind.slot(parameters: nil, isOptional: true, text: .none)
}

extension Fixtures {
  /// The switch of the grammar's first example.
  static func myToggle() -> CheckedModule {
    let size = Type.nominal("MyToggleStyleConfiguration.Size", [])
    var toggle = configuration(
      "MyToggle",
      [
        member(
          "title", .slot(parameters: nil, isOptional: false, text: .first), ["What is switched."]),
        member("caption", optionalSlot),
        member("isOn", .binding(.bool), ["Whether it is on."]),
        member("isPressed", .state(.bool, defaultValue: nil, isOwned: true)),
        member(
          "progress",
          .state(.optional(.double), defaultValue: expression(.nil, .double), isOwned: false)),
        member("size", .state(size, defaultValue: implicit("regular", ""), isOwned: false)),
        member("onInspect", .action(parameters: [], isOptional: true)),
      ])
    toggle.documentation = ["A switch with a title."]
    toggle.enums = [
      CheckedEnum(
        name: "Size", swiftName: "MyToggleStyleConfiguration.Size",
        cases: ["small", "regular", "large"].map { .init(name: $0, documentation: []) },
        documentation: [], access: .public, availability: [], span: span)
    ]
    let press = call(expression(.styled(.next), .view), "isPressed", no)
    toggle.component = CheckedComponent(
      body: body(press, [Capture(.configuration, "configuration")]), ownedStates: ["isPressed"])
    toggle.defaultStyle = 0
    let title = name(.slot, "title", .view)
    return module(
      [toggle],
      [
        style(
          "Checkbox", for: toggle, isDefault: true, [],
          body(title, [Capture(.slot, "title"), Capture(.binding, "isOn", isProjected: true)])),
        style(
          "Fancy", for: toggle,
          [
            parameter("icon", .nominal("Image", [])),
            parameter("tint", .color, default: implicit("blue", "Color")),
          ],
          body(
            name(.parameter, "icon", .nominal("Image", [])),
            [
              Capture(.slot, "caption"), Capture(.binding, "isOn"), Capture(.state, "size"),
              Capture(.action, "onInspect"), Capture(.parameter, "icon"),
              Capture(.parameter, "tint"),
            ])),
        style(
          "Framed", for: toggle, [],
          body(expression(.styled(.next), .view), [Capture(.configuration, "configuration")])),
      ])
  }

  static func call(
    _ callee: CheckedExpression, _ label: String, _ value: CheckedExpression
  ) -> CheckedExpression {
    let argument = CheckedArgument(label: label, value: value)
    let call = CheckedCall(
      callee: callee, isOptional: false, arguments: [argument], declaration: nil)
    return expression(.call(call), callee.type)
  }

  /// Members of all kinds and no component; `color` hides SwiftUI's type inside.
  static func everything(access: AccessSyntax.Level = .public) -> CheckedModule {
    let index = [parameter("index", .int)]
    let row = [parameter("row", .int), parameter("column", .int)]
    var board = configuration(
      "Board",
      [
        member("label", slot, ["What the board is for."]),
        member("color", optionalSlot),
        member("mark", .slot(parameters: index, isOptional: false, text: .none)),
        member("field", .slot(parameters: row, isOptional: true, text: .none)),
        member("tint", .state(.color, defaultValue: nil, isOwned: false)),
        member("default", .state(.int, defaultValue: number("3", .int), isOwned: false)),
        member("format", .state(format, defaultValue: nil, isOwned: false)),
        member("choice", .binding(.optional(.int))),
        member("select", .action(parameters: index, isOptional: false)),
        member("onMove", .action(parameters: row, isOptional: true)),
        member(
          "doubled",
          .derived(
            .int,
            .expression(
              expression(
                .binary(
                  name(.state, "default", .int), operator: "*", number("2", .int)), .int)))),
      ],
      access: access)
    board.defaultStyle = 0
    let captures = [
      Capture(.slot, "label"), Capture(.slot, "color"), Capture(.slot, "mark"),
      Capture(.slot, "field"), Capture(.state, "tint"), Capture(.state, "default"),
      Capture(.state, "format"), Capture(.binding, "choice", isProjected: true),
      Capture(.action, "select"), Capture(.action, "onMove"), Capture(.derived, "doubled"),
    ]
    return module(
      [board],
      [
        style(
          "Flat", for: board, isDefault: true, [], body(name(.slot, "label", .view), captures),
          access: access)
      ])
  }

  private static let format = Type.function(.init(parameters: [.int], result: .string))

  /// Styles for `Button`: generic ones, one with availability, one with defaults that depend.
  static func buttons() -> CheckedModule {
    let button = configuration(
      "Button", origin: .system,
      [
        member("label", slot),
        member(
          "role",
          .state(.optional(.nominal("ButtonRole", [])), defaultValue: nil, isOwned: false), [],
          from: [PlatformVersion(.iOS, Version(15))]),
        member("isPressed", .state(.bool, defaultValue: nil, isOwned: false)),
      ])
    let label = name(.slot, "label", .view)
    let labelled = [Capture(.slot, "label")]
    let tint = implicit("tint", "TintShapeStyle")
    let newest = [PlatformVersion(.iOS, Version(26)), PlatformVersion(.macOS, Version(26))]
    return module(
      [button],
      [
        style(
          "Pill", for: button,
          [
            parameter("fill", .opaque(["ShapeStyle"]), default: tint),
            parameter("isCompact", .bool, default: no),
          ],
          body(label, labelled + [Capture(.parameter, "fill"), Capture(.parameter, "isCompact")])),
        style(
          "Stamp", for: button,
          [
            parameter("shape", .opaque(["Shape"]), label: "in"),
            parameter("fill", .opaque(["ShapeStyle"]), default: tint),
          ],
          body(label, labelled + [Capture(.parameter, "shape"), Capture(.parameter, "fill")])),
        style(
          "Round", for: button,
          [
            parameter("size", .cgFloat, label: nil, default: number("24")),
            parameter(
              "radius", .cgFloat,
              default: expression(
                .binary(name(.parameter, "size", .cgFloat), operator: "/", number("2")),
                .cgFloat)),
          ],
          body(
            label,
            labelled + [
              Capture(.state, "role"), Capture(.state, "isPressed"), Capture(.parameter, "radius"),
            ])),
        style("Glassy", for: button, [], body(label, labelled), from: newest),
        style(
          "Quiet", for: button,
          [parameter("tint", .color, default: implicit("red", "Color"))],
          body(label, labelled + [Capture(.parameter, "tint")]), access: .internal),
      ])
  }
}
