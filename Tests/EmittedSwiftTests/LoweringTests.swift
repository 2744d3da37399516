import Codegen
import Diagnostics
import Foundation
import Testing
import TypeChecker

/// What `when`s become: everything that can vary varies, conditions are worked out once, and what
/// is emitted is short and quickly compiled.
@Suite(.serialized)
struct LoweringTests {
  // MARK: - What varies

  /// A modifier of each kind with what its values become.
  static let kinds: [(view: String, when: String, expected: [String])] = [
    // Boolean arguments, written or left out.
    (
      "title.bold().italic()", "isOn { .bold(false) .italic(false) }",
      ["let isBold: Bool = !isOn", "let isItalic: Bool = !isOn", ".italic(isItalic)"]
    ),
    ("title", "isOn { .disabled(true) }", ["let isDisabled: Bool = isOn"]),
    (
      "title", "isOn && isPressed { .opacity(0.5) .allowsHitTesting(false) }",
      [
        "let isOnAndIsPressed: Bool = isOn && isPressed",
        "let allowsHitTesting: Bool = !isOnAndIsPressed",
      ]
    ),
    // Optional arguments.
    ("title.font(.body)", "isOn { .font(nil) }", ["let font: Font? = isOn ? nil : .body"]),
    (
      "title.underline()", "isOn { .underline(false, color: .red) }",
      ["let underlineColor: Color? = isOn ? .red : nil", "let isUnderlined: Bool = !isOn"]
    ),
    // Methods of texts and images.
    (
      "title.kerning(1).tracking(2).baselineOffset(3)",
      "isOn { .kerning(4) .tracking(5) .baselineOffset(6) }",
      [
        "let kerning: CGFloat = isOn ? 4 : 1", "let tracking: CGFloat = isOn ? 5 : 2",
        "let baselineOffset: CGFloat = isOn ? 6 : 3",
      ]
    ),
    (
      "Image(systemName: \"star\").resizable().renderingMode(.template).antialiased(true)",
      "isOn { .resizable(resizingMode: .tile) .renderingMode(.original) .antialiased(false) }",
      [
        "let resizableResizingMode: Image.ResizingMode = isOn ? .tile : .stretch",
        "let renderingMode: Image.TemplateRenderingMode? = isOn ? .original : .template",
        "let antialiased: Bool = !isOn",
      ]
    ),
    // Methods of shapes.
    (
      "Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 1)",
      "isOn { .trim(to: 1) .stroke(lineWidth: 3) }",
      [
        "let trimTo: CGFloat = isOn ? 1 : 0.5", "let strokeLineWidth: CGFloat = isOn ? 3 : 1",
        ".trim(from: 0, to: trimTo)", ".stroke(.red, lineWidth: strokeLineWidth)",
      ]
    ),
    (
      "Circle().fill(.red)", "isOn { .fill(.primary) }",
      ["let fillStyle: AnyShapeStyle = isOn ? AnyShapeStyle(.primary) : AnyShapeStyle(.red)"]
    ),
    (
      "Circle().fill(.red)", "isOn { .fill(.blue) }", ["let fillStyle: Color = isOn ? .blue : .red"]
    ),
    (
      "RoundedRectangle(cornerRadius: 4).inset(by: 1).strokeBorder(.red, lineWidth: 2)",
      "isOn { .inset(by: 2) .strokeBorder(.blue) }",
      ["let insetBy: CGFloat = isOn ? 2 : 1", "let borderStyle: Color = isOn ? .blue : .red"]
    ),
    (
      "title.clipShape(Circle())", "isOn { .clipShape(Capsule()) }",
      ["let clipShape: AnyShape = isOn ? AnyShape(Capsule()) : AnyShape(Circle())"]
    ),
    // Some of the arguments; different edges.
    (
      "title.frame(width: 10, height: 20, alignment: .top)", "isOn { .frame(height: 30) }",
      ["let frameHeight: CGFloat? = isOn ? 30 : 20", ".frame(width: 10, height: frameHeight"]
    ),
    (
      "title.frame(minWidth: 1, maxWidth: 100)", "isOn { .frame(maxWidth: .infinity) }",
      ["let frameMaxWidth: CGFloat? = isOn ? .infinity : 100"]
    ),
    (
      "title.padding(.leading, 1).padding(.vertical, 2)",
      "isOn { .padding(.leading, 4) .padding(.trailing, 6) .padding(.vertical, 5) }",
      [
        "let leadingPadding: CGFloat? = isOn ? 4 : 1",
        "let trailingPadding: CGFloat? = isOn ? 6 : 0",
        "let verticalPadding: CGFloat? = isOn ? 5 : 2", ".padding(.trailing, trailingPadding)",
      ]
    ),
    // Blocks of views: a `when` inside, and the other arguments from outside.
    (
      "title.overlay(alignment: .top) { Circle().opacity(0) when isPressed { .opacity(1) } }",
      "isOn { .overlay(alignment: .bottom) }",
      [
        "let overlayAlignment: Alignment = isOn ? .bottom : .top",
        "let opacity: Double = isPressed ? 1 : 0",
      ]
    ),
    (
      "title.background { Circle().fill(.red) when isPressed { .fill(.blue) } }",
      "isOn { .background(alignment: .leading) }",
      [
        "let backgroundAlignment: Alignment = isOn ? .leading : .center",
        "let fillStyle: Color = isPressed ? .blue : .red",
      ]
    ),
    // Accessibility.
    (
      "title.accessibilityLabel(\"a\").accessibilityValue(\"b\")",
      "isOn { .accessibilityLabel(\"c\") .accessibilityValue(\"d\") .accessibilityHidden(true) }",
      [
        "let accessibilityLabel: LocalizedStringKey = isOn ? \"c\" : \"a\"",
        "let accessibilityValue: LocalizedStringKey = isOn ? \"d\" : \"b\"",
        "let accessibilityHidden: Bool = isOn",
      ]
    ),
    (
      "title", "isOn { .accessibilityAddTraits(.isSelected) .accessibilityHidden(true) }",
      [
        "let accessibilityAddTraits: AccessibilityTraits = isOn ? .isSelected : []",
        "let accessibilityHidden: Bool = isOn",
      ]
    ),
    // Environment values: what is outside stays while the block does not hold.
    (
      "VStack { title }", "isOn { .font(.title) .lineLimit(2) }",
      [
        ".transformEnvironment(\\.font) { [isOn = isOn] in if isOn { $0 = .title } }",
        ".transformEnvironment(\\.lineLimit) { [isOn = isOn] in if isOn { $0 = 2 } }",
      ]
    ),
  ]

  @Test func modifiersOfEveryKindVary() throws {
    var texts: [String] = []
    for (index, kind) in Self.kinds.enumerated() {
      let swift = try emitted("\(kind.view) when \(kind.when)", named: "Kind\(index)")
      // In one line, and without where a member is read.
      let words = swift.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let shown = words.replacing("configuration.", with: "")
      for line in kind.expected where !shown.contains(line) {
        Issue.record("'\(kind.view) when \(kind.when)' does not give '\(line)'")
      }
      texts.append(swift)
    }
    for mode in [SwiftUIModule.Mode.swift5, .swift6] {
      #expect(try complaints(texts, mode) == "")
    }
  }

  // MARK: - Conditions

  @Test func aConditionIsWorkedOutOnce() throws {
    let swift = try emitted(
      """
      title
          .opacity(1)
          when isOn && level > 2 { .opacity(0.5) .scaleEffect(2) .padding(4) .blur(radius: 3) }
      """, named: "Once")
    #expect(swift.components(separatedBy: "level > 2").count == 2)
    #expect(try complaints([swift], .swift6) == "")
  }

  /// What is there already is not compared with `nil` again: Swift would warn.
  @Test func comparisonsWithNilThatAreSettled() throws {
    let body = """
      VStack {
          if let caption {
              caption
                  .opacity(1)
                  when caption != nil { .opacity(0.5) .padding(2) }
                  when isOn && caption != nil { .blur(radius: 2) .scaleEffect(3) }
                  when caption == nil { .brightness(0.5) }
                  when caption == nil || isPressed { .saturation(0.5) .contrast(2) }
          }
          if let progress {
              title.opacity(progress != nil ? 1 : 0.5)
              if progress != nil { Text("a") } else { Text("b") }
              if isOn { Text("c") } else if progress == nil { Text("d") } else { Text("e") }
          }
          if onTap != nil { Text("f") when onTap != nil { .opacity(0.5) } }
      }
      """
    let (swift, said) = try emittedWithWarnings(body, named: "Settled")
    #expect(!swift.contains("caption != nil") && !swift.contains("progress == nil"))
    #expect(swift.contains(".opacity(0.5)") && !swift.contains("brightness(0.5"))
    #expect(swift.contains("let blurRadius: CGFloat = configuration.isOn ? 2 : 0"))
    #expect(try complaints([swift], .swift6) == "")
    // One mistake, one word about it.
    let ids = said.map(\.id)
    #expect(ids.count { $0 == .comparedWithNil } == 7)
    #expect(ids.count { $0 == .conditionAlwaysHolds } == 1)
  }

  // MARK: - Size and time

  /// A style with twelve Boolean states and blocks of modifiers of several types.
  static func large(blocks: Int, modifiers: Int = 6) -> String {
    var text = "configuration Many {\n    slot title: Text\n"
    for index in 0..<12 { text += "    state s\(index): Bool\n" }
    text += """
      }
      default style Look for Many {
          title
              .opacity(1)
              .padding(1)
              .foregroundStyle(.primary)
              .font(.body)
              .frame(width: 10, height: 10)
              .background(.clear)

      """
    for index in 0..<blocks {
      let names = (0..<3).map { "s\((index * 5 + $0 * 7 + index / 12) % 12)" }
      let signs = [" && ", " || ", " && !"]
      text += "        when \(names[0])\(signs[index % 3])\(names[1]) && \(names[2]) { "
      let values = [
        ".opacity(0.\(index + 10))", ".padding(\(index + 2))",
        index % 2 == 0
          ? ".foregroundStyle(.red.opacity(0.\(index + 1)))" : ".foregroundStyle(.secondary)",
        ".font(.system(size: \(index + 9)))", ".frame(height: \(index + 20))",
        ".background(#3366\(10 + index % 80))",
      ]
      text += values.prefix(modifiers).joined(separator: " ") + " }\n"
    }
    return text + "}\n"
  }

  /// Of n blocks over k modifiers, the text that more blocks or modifiers add is that of n · k
  /// values.
  @Test func lengthIsLinear() throws {
    func length(_ blocks: Int, _ modifiers: Int) -> Double {
      Double(swift(of: Self.large(blocks: blocks, modifiers: modifiers)).utf8.count)
    }
    let least = (length(40, 2) - length(20, 2)) / 40
    for (blocks, modifiers) in [(40, 4), (80, 2), (80, 6), (160, 6)] {
      // What the second half of the blocks added, for each block and modifier.
      let added = length(blocks, modifiers) - length(blocks / 2, modifiers)
      let each = added / Double(blocks / 2 * modifiers)
      #expect(each < 1.3 * least, "\(blocks) blocks of \(modifiers): \(each) bytes a value")
    }
  }

  /// Forty blocks on twelve states compile in well under a second, and the time grows with the length.
  @Test func timeGrowsWithTheLength() throws {
    let few = try seconds(of: swift(of: Self.large(blocks: 0)))
    var last = (time: 0.0, lines: 0)
    for blocks in [40, 80, 160, 320] {
      let text = swift(of: Self.large(blocks: blocks))
      let lines = text.split(separator: "\n").count
      let time = try seconds(of: text)
      print("\(blocks) blocks: \(lines) lines, \(rounded(time)) s (none: \(rounded(few)) s)")
      if blocks == 40 { #expect(time - few < 0.6) }
      if last.lines > 0 {
        let growth = Double(lines) / Double(last.lines)
        #expect(time < 1.8 * growth * last.time, "\(last.time) s became \(time) s")
      }
      last = (time, lines)
    }
  }

  /// What `swiftc` computes for a file, the least of three times.
  private func seconds(of text: String) throws -> Double {
    let folder = try SwiftUIModule.folder.get()
    let file = try write([text])[0]
    let command = """
      TIMEFORMAT=%U; time swiftc -swift-version 6 -parse-as-library -c -I '\(folder.path)' \
      -o '\(file.path).o' '\(file.path)' 2>/dev/null
      """
    let times = try (0..<3).map { _ in
      let (status, output) = try SwiftUIModule.run("bash", ["-c", command])
      #expect(status == 0)
      return Double(output.split(separator: "\n").last ?? "") ?? .infinity
    }
    return times.min() ?? .infinity
  }

  private func rounded(_ time: Double) -> String { String(format: "%.2f", time) }

  // MARK: - Compiling

  private func source(_ body: String, _ name: String) -> String {
    """
    target iOS 17, macOS 14
    configuration \(name) {
        slot title: Text
        slot caption?
        state isOn: Bool
        state isPressed: Bool
        state progress: Double?
        state level: Int
        action onTap?
    }
    default style Look for \(name) {
    \(body)
    }
    """
  }

  private func emitted(_ body: String, named name: String) throws -> String {
    try emittedWithWarnings(body, named: name).swift
  }

  private func emittedWithWarnings(
    _ body: String, named name: String
  ) throws -> (swift: String, warnings: [Diagnostic]) {
    let file = SourceFile(path: name + ".style", text: source(body, name))
    let result = compile([file], options: CompileOptions())
    let errors = result.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.message) == [], "\(body)")
    return (try #require(result.outputs.first).text, result.diagnostics)
  }

  private func swift(of text: String) -> String {
    let result = compile([SourceFile(path: "Many.style", text: text)], options: CompileOptions())
    #expect(!result.diagnostics.contains { $0.severity == .error })
    return result.outputs.first?.text ?? ""
  }

  private func complaints(_ texts: [String], _ mode: SwiftUIModule.Mode) throws -> String {
    try SwiftUIModule.complaints(write(texts), mode: mode)
  }

  private func write(_ texts: [String]) throws -> [URL] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("lowering-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try texts.enumerated().map { index, text in
      let file = folder.appendingPathComponent("File\(index).swift")
      try text.write(to: file, atomically: true, encoding: .utf8)
      return file
    }
  }
}
