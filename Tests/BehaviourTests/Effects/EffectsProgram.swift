import Foundation

/// Styles in which a `when` inserts each modifier, and the program that looks at them.
///
/// While the condition does not hold, the emitted Swift gives the modifier its effectless value;
/// the view must then look as it would without it, whatever stands around. While it holds, the
/// view must look otherwise, or the comparison would prove nothing.
struct EffectsProgram {
  let calls: [EffectCall]

  /// The `.style` file.
  var styles: String {
    var text = """
      target iOS 26

      configuration Sample {
          slot content
          state isOn: Bool = false
      }

      default style Plain for Sample { content }

      """
    for call in calls {
      text += """

        style \(call.style) for Sample {
            \(call.receiver.style)
                when isOn { \(call.call) }
        }

        """
    }
    return text
  }

  /// `main.swift`.
  var main: String {
    var text = Self.prelude
    for call in calls {
      let probe = call.key.map { "Probe(\\.\($0))" } ?? "EmptyView()"
      let plain = call.owner == "View" ? "sample" : call.receiver.swift
      text += """

        do {
          let sample = sample(\(probe))
          func styled(_ isOn: Bool) -> AnyView {
            AnyView(
              \(call.style)SampleStyle()
                .makeBody(configuration: .init(content: .init(sample), isOn: isOn)))
          }
          compare(
            \(quoted(call.title)), plain: AnyView(\(plain)), off: styled(false), on: styled(true)
          ) { AnyView($0\(call.outer ?? ".tint(.purple)")) }
        }

        """
    }
    return text + Self.wrongValues
  }

  private func quoted(_ text: String) -> String {
    "\"\(text.replacingOccurrences(of: "\"", with: "\\\""))\""
  }

  private static let prelude = """
    import SwiftUI

    /// Shows a value of the environment.
    struct Probe<Value>: View {
      @Environment private var value: Value
      init(_ keyPath: KeyPath<EnvironmentValues, Value>) { _value = Environment(keyPath) }
      var body: some View { Text(verbatim: describe(value)) }
    }

    @MainActor
    func sample(_ probe: some View) -> AnyView {
      AnyView(
        VStack {
          Text("text")
          Text("second").foregroundStyle(.secondary)
          Text("own").font(.caption)
          Image(systemName: "star")
          Circle()
          Rectangle().fill(.tint)
          Button("button") {}
          Probe(\\.isEnabled)
          probe
        })
    }

    @MainActor
    func look(_ view: AnyView, _ outer: (AnyView) -> AnyView) -> [String] {
      let around = outer(view)
        .font(.title)
        .tint(.purple)
        .lineLimit(2)
        .bold()
        .kerning(2)
        .foregroundStyle(.red, .green)
      return [
        Host { view }.root.drawing,
        Host { outer(view) }.root.drawing,
        Host { around }.root.drawing,
      ]
    }

    @MainActor
    func compare(
      _ name: String, plain: AnyView, off: AnyView, on: AnyView, outer: (AnyView) -> AnyView
    ) {
      let expected = look(plain, outer)
      let found = look(off, outer)
      check("no effect: \\(name)", found == expected, difference(found, expected))
      check("an effect: \\(name)", look(on, outer) != expected)
    }

    /// The first line that differs.
    func difference(_ found: [String], _ expected: [String]) -> String {
      let lines = zip(found, expected).first { $0 != $1 }
      let pairs = lines.map { zip($0.split(separator: "\\n"), $1.split(separator: "\\n")) }
      let pair = pairs?.first { $0 != $1 }
      return pair.map { "found \\($0), not \\($1)" } ?? "\\(found) \\(expected)"
    }

    /// A value that an outer setting would not survive.
    @MainActor
    func tellApart(_ name: String, _ modify: (AnyView) -> some View) {
      let plain = sample(EmptyView())
      let modified = AnyView(modify(plain))
      let outer: (AnyView) -> AnyView = {
        AnyView(
          $0
            .textCase(.uppercase)
            .multilineTextAlignment(.center)
            .truncationMode(.middle)
            .minimumScaleFactor(0.5)
            .imageScale(.large)
            .italic()
            .tracking(3)
            .baselineOffset(3)
            .underline()
            .strikethrough()
            .monospaced()
            .fontWeight(.heavy)
            .fontDesign(.serif)
            .fontWidth(.condensed)
            .lineSpacing(4)
            .symbolRenderingMode(.hierarchical)
            .allowsTightening(true))
      }
      check("told apart: \\(name)", look(plain, outer) != look(modified, outer))
    }

    """

  /// What one might take for effectless values.
  private static let wrongValues = [
    ".font(nil)", ".lineLimit(nil as Int?)", ".textCase(nil)", ".bold(false)", ".italic(false)",
    ".fontWeight(nil)", ".fontWeight(.regular)", ".fontDesign(nil)", ".fontWidth(nil)",
    ".tint(nil as Color?)", ".tint(.accentColor)", ".foregroundStyle(.foreground)",
    ".foregroundStyle(.primary)", ".foregroundStyle(Color.primary)", ".kerning(0)",
    ".tracking(0)", ".baselineOffset(0)", ".underline(false)", ".strikethrough(false)",
    ".monospaced(false)", ".multilineTextAlignment(.leading)", ".truncationMode(.tail)",
    ".minimumScaleFactor(1)", ".imageScale(.medium)", ".lineSpacing(0)",
    ".symbolRenderingMode(nil)", ".allowsTightening(false)", ".shadow(radius: 0, x: 1)",
    ".frame(width: 0)", ".padding()", ".border(.red)", ".background(.white)", ".clipped()",
  ].map { "\ntellApart(\"\($0)\") { $0\($0) }" }.joined()
}
