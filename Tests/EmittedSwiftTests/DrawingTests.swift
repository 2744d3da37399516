import Codegen
import Diagnostics
import Foundation
import Testing
import TypeChecker

/// Where a style is drawn: in `makeBody`, or by a view of its own.
struct DrawingTests {
  /// Bodies that need no view.
  private static let direct = [
    "title",
    "title.opacity(0.5) when isOn { .opacity(1) }",
    "HStack { title\nif let caption { caption } else { Text(\"none\") } }",
    "VStack { title\ncaption }",
    "if let row { row(index: level, isLast: true) }",
    "if let other = row { other(index: 1, isLast: false) }",
    "Button { if let onTap { onTap() }\nonTap?()\nisShown = false\nisShown.toggle() } label: { title }",
    "Toggle(isOn: $isShown) { title }",
    "let half = width / 2\ntitle.frame(width: half) when level > 2 { .frame(width: width) }",
    "VStack { title } when isOn && name != \"\" { .font(.title) }",
    "title when name == \"\" { .disabled(true) }",
    "styled.padding(width)",
    "Circle().frame(width: width)",
  ]

  /// Bodies that need one, with what is looked for in the Swift.
  private static let viewed = [
    ("title.opacity(isEnabled ? 1 : 0.5)", "@Environment(\\.isEnabled)"),
    ("title when isHovered { .opacity(0.5) }", "@State private var isHovered"),
    ("local count = 0\nText(\"\\(count)\")", "@State private var count"),
    ("local side: CGFloat = 9 scaled\ntitle.frame(width: side)", "@ScaledMetric"),
    ("title animate .easeOut on isOn", "accessibilityReduceMotion"),
    ("func half(n: Int) -> Int { n / 2 }\nText(\"\\(half(n: level))\")", "private func half"),
    ("view Dot { Circle().opacity(isOn ? 1 : 0) }\nDot()", "private func dotView"),
    ("#swift { title.opacity(isOn ? 1 : 0.5) }", "  let isOn: Bool\n"),
    // Swift that names no member leaves the configuration as it is, also in parts.
    (
      "VStack { title\n#swift { Text(verbatim: \"raw\") } } when isHovered { .opacity(0.5) }",
      "  let configuration: Viewed8StyleConfiguration\n"
    ),
    (
      "view Dot { title when isHovered { .opacity(0.5) } }\nDot()",
      "LookViewed9StyleDot(configuration: configuration)"
    ),
    (
      "view Dot { #swift { Text(\"\\(level)\") } when isHovered { .opacity(0.5) } }\nDot()",
      "LookViewed10StyleDot(level: level)"
    ),
    (
      """
      func half() -> Int { #swift { level / 2 } }
      view Dot { Text("\\(half())") when isHovered { .opacity(0.5) } }
      Dot()
      """, "LookViewed11StyleDot(level: level)"
    ),
  ]

  /// An `if let` of a slot that is drawn, and what it becomes.
  private static let optional = [
    ("VStack { if let caption { caption } }", "VStack { configuration.caption }"),
    (
      "VStack { if let caption { caption.font(.caption).padding(2) } }",
      "      configuration.caption?\n        .font(.caption)\n        .padding(2)\n"
    ),
    (
      "VStack { if let other = caption { other.bold() } }",
      "      configuration.caption?\n        .bold()\n"
    ),
    // A `let` would have to stand before it; nothing but an `if` stands behind `else`.
    (
      "VStack { if let caption { caption.opacity(0.5) when isOn { .opacity(1) } } }",
      "if let caption = configuration.caption {"
    ),
    (
      "VStack { if isOn { title } else if let caption { caption } }",
      "else if let caption = configuration.caption {"
    ),
    (
      "VStack { if let caption { caption } else { title } }",
      "if let caption = configuration.caption {"
    ),
    (
      "VStack { if let caption { caption.overlay { caption } } }",
      "if let caption = configuration.caption {"
    ),
    (
      "VStack { if let caption, isOn { caption } }",
      "if let caption = configuration.caption, configuration.isOn {"
    ),
  ]

  private func source(_ body: String, _ name: String) -> String {
    """
    target iOS 17, macOS 14
    public configuration \(name) {
        slot title: Text
        slot caption?
        slot row(index: Int, isLast: Bool)?
        state isOn: Bool
        state name: String
        state level: Int
        binding isShown: Bool
        action onTap?
        component
    }
    public default style Plain for \(name) { title }
    public style Look(width: CGFloat = 8) for \(name) {
    \(body)
    }
    """
  }

  private func emitted(_ text: String) throws -> String {
    let result = compile([SourceFile(path: "Drawn.style", text: text)], options: CompileOptions())
    let errors = result.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.message) == [], "\(text)")
    return try #require(result.outputs.first).text
  }

  private func complaints(_ texts: [String], _ mode: SwiftUIModule.Mode) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("drawing-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let files = try texts.enumerated().map { index, text in
      let file = folder.appendingPathComponent("File\(index).swift")
      try text.write(to: file, atomically: true, encoding: .utf8)
      return file
    }
    return try SwiftUIModule.complaints(files, mode: mode)
  }

  @Test(arguments: [SwiftUIModule.Mode.swift5, .swift6, .swift6MainActor])
  func inMakeBodyUnlessAViewIsNeeded(_ mode: SwiftUIModule.Mode) throws {
    var texts: [String] = []
    for (index, body) in Self.direct.enumerated() {
      let swift = try emitted(source(body, "Direct\(index)"))
      #expect(!swift.contains("StyleBody"), "\(body)")
      texts.append(swift)
    }
    for (index, (body, property)) in Self.viewed.enumerated() {
      let swift = try emitted(source(body, "Viewed\(index)"))
      #expect(swift.contains("private struct LookViewed\(index)StyleBody"), "\(body)")
      #expect(swift.contains(property), "\(body)")
      texts.append(swift)
    }
    #expect(try complaints(texts, mode) == "")
  }

  @Test(arguments: [SwiftUIModule.Mode.swift5, .swift6, .swift6MainActor])
  func aSlotThatIsThereIsDrawnAsItIs(_ mode: SwiftUIModule.Mode) throws {
    var texts: [String] = []
    for (index, (body, drawn)) in Self.optional.enumerated() {
      let swift = try emitted(source(body, "Optional\(index)"))
      #expect(swift.contains(drawn), "\(body)")
      texts.append(swift)
    }
    #expect(try complaints(texts, mode) == "")
  }

  @Test func slotsHideNoTypesThatTheirOwnUse() throws {
    let swift = try emitted(
      """
      configuration Hiding {
          slot anyView
          slot content
          slot styles?
          slot view
          component
      }
      default style Plain for Hiding {
          VStack { anyView\ncontent\nview\nif let styles { styles } }
      }
      """)
    #expect(swift.contains("struct AnyViewSlot: SwiftUI.View"))
    #expect(try complaints([swift], .swift6) == "")
  }

  @Test func aStyleThatAnotherDrawsKeepsItsView() throws {
    let swift = try emitted(
      source("styled(.plain) when isOn { .opacity(0.5) }", "Drawn"))
    #expect(swift.contains("PlainDrawnStyleBody(title: configuration.title)"))
    #expect(try complaints([swift], .swift6) == "")
  }

  // MARK: - Alternatives that are never reached

  /// A block that holds only where a later one holds as well decides nothing that both set.
  @Test(arguments: [
    ("when isOn && level > 2 { .opacity(0.13) } when isOn { .opacity(0.27) }", ["0.27"], ["0.13"]),
    ("when isOn { .opacity(0.13) } when isOn { .opacity(0.27) }", ["0.27"], ["0.13"]),
    (
      "when !(isOn) && isShown { .opacity(0.13) } when !isOn { .opacity(0.27) }", ["0.27"], ["0.13"]
    ),
    (
      "when isOn { .opacity(0.13) } when isOn && level > 2 { .opacity(0.27) }", ["0.13", "0.27"], []
    ),
    (
      "when isOn && level > 2 { .opacity(0.13) } when level > 1 { .opacity(0.27) }",
      ["0.13", "0.27"],
      []
    ),
    ("when isOn || isShown { .opacity(0.13) } when isOn { .opacity(0.27) }", ["0.13", "0.27"], []),
    (
      "when level == 2 && isShown && isOn { .opacity(0.13) .padding(3) } when isOn && level == 2 { .opacity(0.27) }",
      ["0.27", "? 3"], ["0.13"]
    ),
  ])
  func neverReached(_ whens: String, _ kept: [String], _ left: [String]) throws {
    let swift = try emitted(source("title.opacity(0.9).padding(1) " + whens, "Reached"))
    for text in kept { #expect(swift.contains(text), "\(whens)") }
    for text in left { #expect(!swift.contains(text), "\(whens)") }
    #expect(try complaints([swift], .swift6) == "")
  }
}
