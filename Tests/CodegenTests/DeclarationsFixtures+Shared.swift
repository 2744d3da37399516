import Diagnostics
import Parser
import TypeChecker

@testable import Codegen

extension Fixtures {
  /// A control of two texts and a bare component, two files, of which the second defers to it.
  static func banner() -> CheckedModule {
    let index = [parameter("index", .int)]
    var banner = configuration(
      "Banner",
      [
        member(
          "title", .slot(parameters: nil, isOptional: false, text: .first), ["What happened."]),
        member(
          "message", .slot(parameters: nil, isOptional: false, text: .labelled),
          ["What it means.", "In a few words."]),
        member("icon", optionalSlot),
        member("mark", .slot(parameters: index, isOptional: false, text: .none)),
        member("star", .slot(parameters: index, isOptional: true, text: .none)),
        member("level", .state(.int, defaultValue: nil, isOwned: false)),
        member("onClose", .action(parameters: [], isOptional: false)),
      ])
    banner.documentation = ["A message."]
    banner.component = CheckedComponent(body: nil, ownedStates: [])
    banner.defaultStyle = 0
    let title = name(.slot, "title", .view)
    var framed = style(
      "Framed", for: banner, [],
      body(expression(.styled(.next), .view), [Capture(.configuration, "configuration")]))
    framed.file = 1
    let plain = style(
      "Plain", for: banner, isDefault: true,
      [parameter("fill", .opaque(["ShapeStyle"]), default: implicit("tint", "TintShapeStyle"))],
      body(title, [Capture(.slot, "title"), Capture(.slot, "star"), Capture(.parameter, "fill")]))
    var module = module([banner], [plain, framed])
    module.files = [
      CheckedFile(imports: [], items: [.configuration(0), .style(0)]),
      CheckedFile(imports: ["Foundation"], items: [.style(1)]),
    ]
    return module
  }

  /// A control without slots, and none at all.
  static func meter() -> CheckedModule {
    var meter = configuration(
      "Meter", [member("level", .state(.int, defaultValue: nil, isOwned: false))],
      access: .package)
    meter.component = CheckedComponent(body: nil, ownedStates: [])
    meter.defaultStyle = 0
    var blank = configuration("Blank", [], access: .internal)
    blank.defaultStyle = 1
    let text = expression(
      .call(
        CheckedCall(
          callee: expression(.type(.nominal("EmptyView", [])), .view), isOptional: false,
          arguments: [], declaration: nil)), .nominal("EmptyView", []))
    return module(
      [meter, blank],
      [
        style(
          "Plain", for: meter, isDefault: true, [], body(text, [Capture(.state, "level")]),
          access: .package),
        style(
          "Plain", for: blank, at: 1, isDefault: true, [], body(text, []), access: .internal),
      ])
  }

  /// Everything that stands at file level.
  static func foundations() -> CheckedModule {
    var module = module([], [])
    func constant(
      _ name: String, _ type: Type, _ value: CheckedExpression, _ access: AccessSyntax.Level
    ) -> CheckedFileConstant {
      CheckedFileConstant(
        constant: CheckedConstant(
          name: name, type: type, hasWrittenType: true, value: .expression(value), span: span),
        documentation: ["A constant."], access: access, availability: [])
    }
    let tone = Type.nominal("Tone", [])
    module.constants = [
      constant("panelRadius", .cgFloat, number("14"), .public),
      constant("partGap", .cgFloat, name(.fileConstant, "panelRadius", .cgFloat), .internal),
      constant(
        "toned", tone, expression(.implicitMember(name: "info", owner: tone), tone), .internal),
      constant(
        "grey", .nominal("ToneColors", []),
        call(
          expression(.type(.nominal("ToneColors", [])), .nominal("ToneColors", [])), "fill",
          implicit("gray", "Color")), .internal),
    ]
    module.enums = [
      CheckedEnum(
        name: "Tone", swiftName: "Tone",
        cases: [
          .init(name: "default", documentation: ["As ever."]),
          .init(name: "info", documentation: []),
        ], documentation: ["What it is about."], access: .public, availability: [], span: span)
    ]
    let clear = implicit("clear", "Color")
    let fields: [CheckedStruct.Field] = [
      .init(name: "fill", type: .color, defaultValue: nil, documentation: ["Inside."]),
      .init(name: "border", type: .color, defaultValue: clear, documentation: []),
      .init(
        name: "pressed", type: .optional(.color), defaultValue: expression(.nil, .color),
        documentation: []),
    ]
    module.structs = [
      CheckedStruct(
        name: "ToneColors", fields: fields, documentation: ["Colours."], access: .public,
        availability: [], span: span),
      CheckedStruct(
        name: "Inks", fields: fields, documentation: [], access: .internal, availability: [],
        span: span),
    ]
    let tint = implicit("tint", "TintShapeStyle")
    let radius = name(.fileConstant, "panelRadius", .cgFloat)
    let content = name(.constant, "content", .view)
    let level = parameter("level", .int, default: number("1", .int))
    module.modifiers = [
      CheckedModifier(
        name: "Elevated", functionName: "elevated", parameters: [level],
        body: body(content, [Capture(.parameter, "level")]), documentation: ["Lifts."],
        access: .internal, availability: [], file: 0, span: span),
      CheckedModifier(
        name: "Panelled", functionName: "panelled",
        parameters: [
          parameter("radius", .cgFloat, default: radius),
          parameter("fill", .opaque(["ShapeStyle"]), label: "with", default: tint),
          parameter("inset", .cgFloat, default: name(.parameter, "radius", .cgFloat)),
        ],
        body: body(
          content,
          [
            Capture(.parameter, "radius"), Capture(.parameter, "fill"),
            Capture(.parameter, "inset"),
          ]),
        documentation: [], access: .public, availability: [], file: 0, span: span),
    ]
    module.parts = [
      CheckedPart(
        name: "Hairline",
        parameters: [
          parameter("color", .color, default: clear),
          parameter("fill", .opaque(["ShapeStyle"]), label: nil, default: tint),
        ],
        body: body(
          name(.parameter, "color", .color),
          [Capture(.parameter, "color"), Capture(.parameter, "fill")]),
        documentation: ["A line."], access: .public, availability: [], span: span)
    ]
    module.files = [
      CheckedFile(
        imports: [],
        items: [
          .constant(0), .constant(1), .constant(2), .constant(3), .enum(0), .structure(0),
          .structure(1), .modifier(0), .modifier(1), .part(0),
        ])
    ]
    return module
  }

  /// Styles for a primitive button and for a protocol that is written by hand.
  static func foreign() -> CheckedModule {
    let primitive = configuration(
      "PrimitiveButton", origin: .system,
      [
        member("label", slot),
        member(
          "role",
          .state(.optional(.nominal("ButtonRole", [])), defaultValue: nil, isOwned: false)),
        member("trigger", .action(parameters: [], isOptional: false)),
      ])
    var crumb = configuration(
      "Crumb", origin: .extern,
      [member("title", slot), member("isLast", .state(.bool, defaultValue: nil, isOwned: false))])
    crumb.protocolName = "CrumbLook"
    crumb.configurationName = "CrumbLookParts"
    crumb.hasUnlabelledRequirement = true
    let toggle = configuration(
      "Toggle", origin: .system,
      [
        member("label", slot), member("isOn", .binding(.bool)),
        member(
          "isMixed", .state(.bool, defaultValue: nil, isOwned: false), [],
          from: [
            PlatformVersion(.iOS, Version(17)), PlatformVersion(.macOS, Version(14)),
          ]),
      ])
    let label = name(.slot, "label", .view)
    var glow = style(
      "Glow", for: primitive, [parameter("color", .color)],
      body(
        label,
        [
          Capture(.slot, "label"), Capture(.state, "role"), Capture(.parameter, "color"),
        ]))
    glow.isDrawnAsButtonLabel = true
    return module(
      [primitive, crumb, toggle],
      [
        glow,
        style(
          "Held", for: primitive, [],
          body(label, [Capture(.slot, "label"), Capture(.action, "trigger")])),
        style(
          "Slashed", for: crumb, at: 1, [],
          body(
            name(.slot, "title", .view), [Capture(.slot, "title"), Capture(.state, "isLast")]),
          access: .internal),
        style(
          "Mixed", for: toggle, at: 2, [],
          body(
            label,
            [
              Capture(.slot, "label"), Capture(.state, "isMixed"),
              Capture(.binding, "isOn", isProjected: true),
            ])),
      ])
  }
}
