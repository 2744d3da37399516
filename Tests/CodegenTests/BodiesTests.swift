import Diagnostics
import Testing
import TypeChecker

@testable import Codegen

@Suite struct BodiesTests {
  private let title = Tree.name("title", .slot, .view)
  private let isOn = Tree.name("isOn", .binding)
  private let isPressed = Tree.name("isPressed")
  private let isEnabled = Tree.name("isEnabled", .environment)
  private let tint = Tree.name("tint", .parameter, .color)

  @Test func valuesOfWhensStandBeforeTheChain() {
    let text = Tree.emitted(
      [
        Tree.view(
          Tree.call(
            Tree.type("HStack"),
            [Tree.argument(Tree.views([Tree.view(title)]), isTrailing: true)]),
          [
            Tree.modifier(
              "background",
              [Tree.varied(Tree.color("white"), .color, [(0, tint)])],
              labels: [nil, "ignoresSafeAreaEdges"]),
            Tree.modifier(
              "scaleEffect",
              [
                Tree.varied(
                  Tree.number("1"), .cgFloat,
                  [(1, Tree.number("1.05")), (2, Tree.number("0.97")), (3, Tree.number("1"))])
              ]),
            Tree.modifier(
              "disabled", [Tree.varied(Tree.bool(true), .bool, [(0, Tree.bool(false))])]),
            .animate(
              CheckedAnimation(
                animation: Tree.implicit("spring", .animation),
                triggers: [.value(isOn)], span: .none)),
          ],
          whens: [
            [.expression(isOn)], [.expression(Tree.name("isHovered", .tracked))],
            [.expression(isPressed)], [.expression(Tree.not(isEnabled))],
          ])
      ],
      captures: [
        Capture(.slot, "title"), Capture(.binding, "isOn"), Capture(.state, "isPressed"),
        Capture(.parameter, "tint"),
      ]
    ) { body in
      body.tracksHover = true
      body.readsReduceMotion = true
      body.environment = [
        EnvironmentRead(key: "isEnabled", type: .bool, propertyName: "isEnabled")
      ]
    }
    #expect(
      text == """
        private struct FancyMyToggleStyleBody<Title: View>: View {
          let title: Title
          let isOn: Bool
          let isPressed: Bool
          let tint: Color
          @Environment(\\.isEnabled) private var isEnabled
          @Environment(\\.accessibilityReduceMotion) private var reduceMotion
          @State private var isHovered = false

          init(title: Title, isOn: Bool, isPressed: Bool, tint: Color) {
            self.title = title
            self.isOn = isOn
            self.isPressed = isPressed
            self.tint = tint
          }

          var body: some View {
            let backgroundStyle: Color = isOn ? tint : .white
            let scale: CGFloat =
              if !isEnabled { 1 } else if isPressed { 0.97 } else if isHovered { 1.05 } else { 1 }
            let isDisabled: Bool = !isOn
            HStack { title }
              .background(backgroundStyle, ignoresSafeAreaEdges: .all)
              .scaleEffect(scale)
              .disabled(isDisabled)
              .animation(reduceMotion ? nil : .spring, value: isOn)
              #if !os(tvOS) && !os(watchOS)
                .onHover { isHovered = $0 }
              #endif
          }
        }

        """)
  }

  @Test func bindingsOfWhensAreBoundInTheValue() {
    let progress = Tree.name("progress", .state, .optional(.double))
    let text = Tree.emitted(
      [
        Tree.view(
          title,
          [
            Tree.modifier(
              "opacity",
              [
                Tree.varied(
                  Tree.number("1", .double), .double,
                  [(0, Tree.name("progress", .constant, .double))])
              ]),
            Tree.modifier(
              "brightness",
              [Tree.varied(Tree.number("0", .double), .double, [(0, Tree.number("1", .double))])]),
            Tree.modifier(
              "font",
              [
                Tree.varied(
                  nil, .optional(.nominal("Font", [])),
                  [(1, Tree.implicit("headline", .nominal("Font", [])))])
              ], effect: .environment("font")),
          ],
          whens: [[.binding(name: "progress", progress)], [.expression(isPressed)]])
      ],
      captures: [
        Capture(.slot, "title"), Capture(.state, "progress"), Capture(.state, "isPressed"),
      ])
    #expect(
      text.hasSuffix(
        """
          var body: some View {
            let opacity: Double = if let progress { progress } else { 1 }
            let brightness: Double = progress != nil ? 1 : 0
            title
              .opacity(opacity)
              .brightness(brightness)
              .transformEnvironment(\\.font) { [isPressed] in if isPressed { $0 = .headline } }
          }
        }

        """))
  }

  @Test func compoundConditionsAreWorkedOutOnce() {
    let both = Tree.binary(isPressed, "&&", isEnabled)
    let text = Tree.emitted(
      [
        Tree.view(
          title,
          [
            Tree.modifier(
              "opacity",
              [Tree.varied(Tree.number("1"), .double, [(0, Tree.number("0.5"))])]),
            Tree.modifier(
              "frame",
              [
                Tree.varied(
                  Tree.expression(.nil, .optional(.cgFloat)), .optional(.cgFloat),
                  [(0, Tree.number("24"))], label: "width")
              ]),
          ], whens: [[.expression(both)]])
      ], captures: [Capture(.slot, "title"), Capture(.state, "isPressed")])
    #expect(
      text.contains(
        """
            let isPressedAndIsEnabled: Bool = isPressed && isEnabled
            let opacity: Double = isPressedAndIsEnabled ? 0.5 : 1
            let frameWidth: CGFloat? = isPressedAndIsEnabled ? 24 : nil
            title
              .opacity(opacity)
              .frame(width: frameWidth)
        """))
  }

  @Test func choicesByVersionStandInAMethod() {
    let condition = FixedCondition.available(
      [PlatformVersion(.iOS, Version(26)), PlatformVersion(.macOS, Version(26))],
      includesOthers: false)
    let text = Tree.emitted(
      [
        Tree.view(
          title,
          [
            .choice(
              [
                CheckedFixedBranch(
                  condition: condition,
                  chain: CheckedChain(links: [Tree.modifier("glassEffect", [], sdk: 26)]))
              ],
              otherwise: CheckedChain(links: [
                Tree.modifier(
                  "background",
                  [Tree.plain(Tree.implicit("ultraThinMaterial", .nominal("Material", [])))])
              ])),
            Tree.modifier("padding", [Tree.plain(Tree.number("8"))]),
            .choice(
              [
                CheckedFixedBranch(
                  condition: .not(.os([.macOS], includesOthers: false)),
                  chain: CheckedChain(links: [Tree.modifier("hidden", [])]))
              ], otherwise: CheckedChain()),
          ])
      ], captures: [Capture(.slot, "title")])
    #expect(
      text == """
        private struct FancyMyToggleStyleBody<Title: View>: View {
          let title: Title

          var body: some View {
            adapted(title)
              .padding(8)
              #if !os(macOS)
                .hidden()
              #endif
          }

          @ViewBuilder
          private func adapted(_ content: some View) -> some View {
            #if (os(iOS) || os(macOS)) && compiler(>=6.2)
              if #available(iOS 26, macOS 26, *) {
                content
                  .glassEffect()
              } else {
                content
                  .background(.ultraThinMaterial)
              }
            #else
              content
                .background(.ultraThinMaterial)
            #endif
          }
        }

        """)
  }

  @Test func partsAreMethodsOrViews() {
    var dot = CheckedBody(content: Tree.block([Tree.view(Tree.call(Tree.type("Circle")))]))
    dot.captures = [Capture(.parameter, "index")]
    var star = CheckedBody(
      content: Tree.block([
        Tree.view(
          title,
          [
            Tree.modifier(
              "onTapGesture",
              [
                Tree.trailing(
                  Tree.actions([
                    .assignment(isOn, operator: "=", Tree.bool(true)),
                    .expression(
                      Tree.expression(
                        .call(
                          CheckedCall(
                            callee: Tree.name("onInspect", .action, .given), isOptional: true,
                            arguments: [], declaration: nil)), .optional(.void))),
                  ]))
              ])
          ])
      ]))
    star.tracksHover = true
    star.captures = [
      Capture(.slot, "title"), Capture(.binding, "isOn", isProjected: true),
      Capture(.action, "onInspect"), Capture(.parameter, "index"),
    ]
    let index = CheckedParameter(
      label: "at", name: "index", type: .int, defaultValue: nil, span: .none)
    func part(_ name: String, _ body: CheckedBody) -> CheckedPart {
      CheckedPart(
        name: name, parameters: [index], body: body, documentation: [], access: .internal,
        availability: [], span: .none)
    }
    let text = Tree.emitted(
      [
        Tree.view(
          Tree.call(
            Tree.name("Dot", .stylePart, .view), [Tree.argument(Tree.number("1", .int), "at")])),
        Tree.view(
          Tree.call(
            Tree.name("Star", .stylePart, .view), [Tree.argument(Tree.number("2", .int), "at")])),
      ],
      captures: [
        Capture(.slot, "title"), Capture(.binding, "isOn", isProjected: true),
        Capture(.action, "onInspect"),
      ]
    ) { $0.parts = [part("Dot", dot), part("Star", star)] }
    #expect(
      text == """
        private struct FancyMyToggleStyleBody<Title: View>: View {
          let title: Title
          @Binding var isOn: Bool
          let onInspect: (() -> Void)?

          var body: some View {
            dotView(at: 1)
            FancyMyToggleStyleStar(title: title, isOn: $isOn, onInspect: onInspect, index: 2)
          }

          @ViewBuilder
          private func dotView(at index: Int) -> some View {
            Circle()
          }
        }

        private struct FancyMyToggleStyleStar<Title: View>: View {
          let title: Title
          @Binding var isOn: Bool
          let onInspect: (() -> Void)?
          let index: Int
          @State private var isHovered = false

          init(title: Title, isOn: Binding<Bool>, onInspect: (() -> Void)?, index: Int) {
            self.title = title
            self._isOn = isOn
            self.onInspect = onInspect
            self.index = index
          }

          var body: some View {
            title
              .onTapGesture {
                isOn = true
                onInspect?()
              }
              #if !os(tvOS) && !os(watchOS)
                .onHover { isHovered = $0 }
              #endif
          }
        }

        """)
  }

  @Test func rawSwiftIsAStatementOfItsOwn() {
    let source = "style\n  #swift {\n    Circle()\n      .fill(.red)\n  }\n"
    let open = source.utf8.firstIndex(of: UInt8(ascii: "{"))!
    let close = source.utf8.lastIndex(of: UInt8(ascii: "}"))!
    let start = Int32(source.utf8.distance(from: source.startIndex, to: open) + 1)
    let end = Int32(source.utf8.distance(from: source.startIndex, to: close))
    let span = SourceSpan(file: 0, start: start, end: end)
    var options = CompileOptions()
    options.emitsSourceLocations = true
    let raw = CheckedExpression(.raw(span, names: []), .view, span)
    let color = CheckedExpression(.raw(span, names: []), .color, span)
    let text = Tree.emitted(
      [
        Tree.view(raw, [Tree.modifier("padding", [])]),
        Tree.view(title, [Tree.modifier("tint", [Tree.plain(color)])]),
      ], captures: [Capture(.slot, "title")], source: source, options: options)
    #expect(
      text.contains(
        """
            Group {
              #sourceLocation(file: "Fancy.style", line: 3)
              Circle()
                .fill(.red)
              #sourceLocation()
            }
            .padding()
            #sourceLocation(file: "Fancy.style", line: 2)
            let color: Color =
              Circle()
                .fill(.red)
            #sourceLocation()
            title
              .tint(color)
        """))
  }

  @Test func firstValuesUseWhatTheInitialiserIsGiven() {
    let half = Tree.constant("half", .double, .expression(Tree.number("4", .double)))
    let text = Tree.emitted(
      [Tree.view(title, [Tree.modifier("disabled", [Tree.plain(isOn)])])],
      captures: [Capture(.slot, "title"), Capture(.binding, "isOn", isProjected: true)]
    ) { body in
      body.constants = [half]
      body.storage = [
        CheckedStorage(
          name: "start", type: .double,
          kind: .state(
            Tree.expression(
              .ternary(isOn, Tree.number("1", .double), Tree.name("half", .styleConstant, .double)),
              .double)),
          span: .none)
      ]
    }
    #expect(
      text.contains(
        """
            self._isOn = isOn
            let half: Double = 4
            _start = State(initialValue: isOn.wrappedValue ? 1 : half)
        """))
  }

  @Test func functionsDoNotOverloadModifiers() {
    let text = Tree.emitted([
      Tree.view(title, [Tree.modifier("opacity", [Tree.plain(call("opacity"))])])
    ]) { body in
      body.functions = [
        CheckedFunction(
          name: "opacity", parameters: [], result: .double,
          body: CheckedValueBlock(
            constants: [], value: .expression(Tree.number("0.5", .double))), uses: [],
          span: .none)
      ]
    }
    #expect(text.contains(".opacity(opacityValue())"))
    #expect(text.contains("private func opacityValue() -> Double {\n    0.5\n  }"))
  }

  private func call(_ function: String) -> CheckedExpression {
    Tree.call(Tree.name(function, .styleFunction, .given), [], .double)
  }
}

@Suite struct FixedChoiceTests {
  private let iOS26 = FixedCondition.available(
    [PlatformVersion(.iOS, Version(26))], includesOthers: false)

  private func text(_ conditions: [FixedCondition], sdks: [Int?] = []) -> String {
    FixedChoice(conditions).text(sdks: sdks) { "branch\($0)" }
  }

  @Test func othersAreIncludedByTheStar() {
    let condition = FixedCondition.available(
      [PlatformVersion(.iOS, Version(16, 4))], includesOthers: true)
    #expect(
      text([condition]) == """
        if #available(iOS 16.4, *) {
          branch0
        } else {
          branch1
        }
        """)
  }

  @Test func platformsThatAreNotListedTakeTheElseBranch() {
    #expect(
      text([iOS26]) == """
        #if os(iOS)
          if #available(iOS 26, *) {
            branch0
          } else {
            branch1
          }
        #else
          branch1
        #endif
        """)
  }

  @Test func conditionsAreMixed() {
    #expect(
      text([.and(iOS26, .os([.macOS], includesOthers: false))]) == "branch1")
    #expect(
      text([.or(iOS26, .os([.macOS], includesOthers: false)), .not(iOS26)]) == """
        #if os(iOS) || os(macOS)
          if #available(iOS 26, *) {
            branch0
          } else {
            branch1
          }
        #else
          branch1
        #endif
        """)
  }
}

@Suite struct ColorLiteralTests {
  @Test func decimalsGiveTheByteBack() {
    for byte in UInt32(0)...255 {
      let text = ColorLiteral.fraction(byte)
      let value = Double(text) ?? -1
      #expect((value * 255).rounded() == Double(byte))
      #expect(text.utf8.count <= 5)
    }
    #expect(
      ColorLiteral.text(0x0A84_FFFF) == "Color(.sRGB, red: 0.04, green: 0.518, blue: 1)")
  }
}
