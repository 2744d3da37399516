/// A modifier as generated styles use it.
struct GeneratedModifier {
  struct Argument {
    var label: String
    var values: [String]
    var isRequired: Bool

    init(_ label: String, _ values: [String], isRequired: Bool = true) {
      self.label = label
      self.values = values
      self.isRequired = isRequired
    }
  }

  var name: String
  /// What stands before the arguments: the edge of `padding`.
  var selection = ""
  var arguments: [Argument]
  /// A `when` may insert it.
  var canBeInserted = true
  /// It is one of texts.
  var isOfText = false

  /// As the table calls it.
  var title: String { selection.isEmpty ? name : "\(name)(\(selection))" }

  /// A call with some of the arguments; all required ones, unless it addresses another call.
  func call(_ generator: inout SeededGenerator, isPartial: Bool) -> String {
    var parts = selection.isEmpty ? [] : [selection]
    let only = isPartial ? generator.number(0...(arguments.count - 1)) : -1
    for (index, argument) in arguments.enumerated() {
      let isGiven =
        isPartial
        ? index == only || generator.chance(40)
        : argument.isRequired
          || generator.chance(40)
      guard isGiven else { continue }
      parts.append(Self.part(argument.label, value(argument, &generator)))
    }
    return ".\(name)(\(parts.joined(separator: ", ")))"
  }

  /// A plain value, or one that states choose.
  private func value(_ argument: Argument, _ generator: inout SeededGenerator) -> String {
    let first = generator.pick(argument.values)
    guard generator.chance(15) else { return first }
    let second = generator.pick(argument.values)
    switch generator.number(0...3) {
    case 0: return "b ? \(first) : \(second)"
    case 1: return "mode == .two ? \(first) : \(second)"
    case 2: return "level > 2 ? \(first) : \(second)"
    default:
      return "switch mode { case .one: \(first) case .two, .three: \(second) }"
    }
  }

  static func part(_ label: String, _ value: String) -> String {
    label.isEmpty ? value : "\(label): \(value)"
  }

  /// The call with one argument as it is, the other required ones with any value.
  func reference(_ label: String, _ value: String) -> String {
    var parts = selection.isEmpty ? [] : [selection]
    for argument in arguments {
      if argument.label == label {
        parts.append(Self.part(label, value))
      } else if argument.isRequired {
        parts.append(Self.part(argument.label, argument.values[0]))
      }
    }
    return ".\(name)(\(parts.joined(separator: ", ")))"
  }

  private static let numbers = ["0.25", "0.5", "0.75", "1", "2"]
  private static let lengths = ["0", "2", "4", "8.5", "12"]
  private static let colors = [".red", ".blue", ".green.opacity(0.5)", "Color.orange", "#336699"]
  private static let anchors = [".top", ".bottomTrailing", ".center"]

  static let all: [GeneratedModifier] = [
    .init(name: "opacity", arguments: [.init("", numbers)]),
    .init(
      name: "scaleEffect",
      arguments: [.init("", numbers), .init("anchor", anchors, isRequired: false)]),
    .init(name: "padding", selection: ".leading", arguments: [.init("", lengths)]),
    .init(name: "padding", selection: ".top", arguments: [.init("", lengths)]),
    .init(
      name: "frame",
      arguments: [
        .init("width", lengths, isRequired: false), .init("height", lengths),
        .init("alignment", [".top", ".leading"], isRequired: false),
      ]),
    .init(
      name: "shadow",
      arguments: [
        .init("color", colors, isRequired: false), .init("radius", lengths),
        .init("x", lengths, isRequired: false), .init("y", lengths, isRequired: false),
      ]),
    .init(name: "blur", arguments: [.init("radius", lengths)]),
    .init(
      name: "offset",
      arguments: [.init("x", lengths), .init("y", lengths, isRequired: false)]),
    .init(
      name: "rotationEffect",
      arguments: [
        .init("", [".degrees(10)", ".degrees(-5)", ".zero"]),
        .init("anchor", anchors, isRequired: false),
      ]),
    .init(name: "saturation", arguments: [.init("", numbers)]),
    .init(name: "brightness", arguments: [.init("", ["0", "0.1", "0.3"])]),
    .init(name: "zIndex", arguments: [.init("", ["1", "2"])]),
    .init(name: "allowsHitTesting", arguments: [.init("", ["true", "false", "isEnabled"])]),
    .init(name: "font", arguments: [.init("", [".title", ".caption", ".system(size: 9)"])]),
    .init(name: "lineLimit", arguments: [.init("", ["1", "2", "nil"])]),
    .init(name: "textCase", arguments: [.init("", [".uppercase", ".lowercase"])]),
    .init(
      name: "multilineTextAlignment", arguments: [.init("", [".center", ".trailing"])]),
    .init(name: "minimumScaleFactor", arguments: [.init("", ["0.5", "0.75"])]),
    .init(
      name: "foregroundStyle",
      arguments: [
        .init("", [".primary", ".primary", ".secondary", ".tint", "tone(mode)"] + colors)
      ],
      canBeInserted: false),
    .init(name: "background", arguments: [.init("", [".clear"] + colors)], canBeInserted: false),
    .init(
      name: "fontWeight", arguments: [.init("", [".bold", ".light", ".regular"])],
      canBeInserted: false),
    .init(name: "bold", arguments: [.init("", ["true", "false", "a"])], canBeInserted: false),
    .init(name: "kerning", arguments: [.init("", lengths)], isOfText: true),
    .init(name: "tracking", arguments: [.init("", lengths)], isOfText: true),
  ]
}
