import TypeChecker

@testable import States

/// Swift that makes the configurations and styles of a module, so that they can be drawn in any
/// combination of states.
struct ExampleProgram {
  let module: CheckedModule

  /// An expression for a style, whose parameters are the states of their names where the table has
  /// such; nil where a parameter is of a type that nobody here makes.
  func style(_ style: CheckedStyle, named name: String, _ table: StateTable) -> String? {
    var arguments: [String] = []
    for parameter in style.parameters {
      let isState = table.states.contains { $0.name == parameter.name }
      if parameter.defaultValue != nil, !isState { continue }
      let value = isState ? state(parameter.name, parameter.type) : value(of: parameter.type)
      guard let value else { return nil }
      arguments.append((parameter.label.map { $0 + ": " } ?? "") + value)
    }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// The same for a view or a modifier that a file declares.
  func call(_ parameters: [CheckedParameter], _ name: String) -> String? {
    var arguments: [String] = []
    for parameter in parameters where parameter.defaultValue == nil {
      guard let value = value(of: parameter.type) else { return nil }
      arguments.append((parameter.label.map { $0 + ": " } ?? "") + value)
    }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }

  private func value(of type: Type) -> String? {
    switch type {
    case .optional: return "nil"
    case .opaque(["Shape"]): return "Rectangle()"
    case .opaque(["ShapeStyle"]): return "Color.pink"
    case .opaque(["View"]): return "Text(verbatim: \"parameter\")"
    case .opaque(["ButtonStyle"]): return "BorderedButtonStyle()"
    case .nominal("Color", _): return ".pink"
    case .nominal("Image", _): return "Image(systemName: \"parameter\")"
    case .nominal("CGFloat", _), .nominal("Double", _), .nominal("Int", _): return "7"
    case .nominal("String", _): return "\"parameter\""
    case .nominal("Bool", _): return "true"
    default: return nil
    }
  }

  /// An expression for a configuration whose states `states` gives by name, and the names of those
  /// that it reads; nil where that cannot be told.
  func configuration(
    _ configuration: CheckedConfiguration
  ) -> (expression: String, states: Set<String>)? {
    switch configuration.origin {
    case .module: break
    case .system: return system(configuration.name)
    case .extern: return handWritten(configuration.name)
    }
    var arguments: [String] = []
    var names: Set<String> = []
    for (place, member) in configuration.members.enumerated() {
      switch member.kind {
      case .derived: continue
      case .slot(let parameters, let isOptional, _):
        names.insert(member.name)
        let view = "init(Text(verbatim: \"\(member.name)\"))"
        let list = (parameters ?? []).map { _ in "_" }.joined(separator: ", ")
        let slot = parameters == nil ? "." + view : "{ \(list) in .\(view) }"
        let isThere = "states[\"\(member.name)\"] != \"absent\""
        arguments.append("\(member.name): " + (isOptional ? "\(isThere) ? \(slot) : nil" : slot))
      case .state(let type, _, _):
        guard let value = state(member.name, type, place) else { return nil }
        names.insert(member.name)
        arguments.append("\(member.name): \(value)")
      case .binding(let type):
        guard let value = state(member.name, type, place) else { return nil }
        names.insert(member.name)
        arguments.append("\(member.name): .constant(\(value))")
      case .action(let parameters, let isOptional):
        names.insert(member.name)
        let list = parameters.map { _ in "_" }.joined(separator: ", ")
        let closure = parameters.isEmpty ? "{}" : "{ \(list) in }"
        let isThere = "states[\"\(member.name)\"] != \"absent\""
        arguments.append(
          "\(member.name): " + (isOptional ? "\(isThere) ? \(closure) : nil" : closure))
      }
    }
    return (
      "\(configuration.configurationName)(\(arguments.joined(separator: ", ")))",
      names
    )
  }

  /// What the states say of a name, or else one of several values, which are others for each `place`
  /// among the members.
  private func state(_ name: String, _ type: Type, _ place: Int = 0) -> String? {
    let word = "states[\"\(name)\"]"
    let number = "[(variant + \(place)) % 4]"
    switch type {
    case .optional(let wrapped):
      guard let value = state(name, wrapped, place) else { return nil }
      return "\(word) == nil || \(word) == \"absent\" || \(word) == \"nil\" ? nil : \(value)"
    case .nominal("Bool", _): return "\(word) == \"true\""
    // Views are counted from one.
    case .nominal("Int", _) where name == "count":
      return "(Int(\(word) ?? \"\") ?? [2, 1, 5, 120]\(number))"
    case .nominal("Int", _): return "(Int(\(word) ?? \"\") ?? [2, 1, 0, 120]\(number))"
    case .nominal("Double", _): return "(Double(\(word) ?? \"\") ?? [0.4, 0, 0.7, 1]\(number))"
    case .nominal("CGFloat", _):
      return "CGFloat(Double(\(word) ?? \"\") ?? [0.4, 0, 0.7, 1]\(number))"
    case .nominal("String", _):
      let others = "[\"some\", \"\", \"text\", \"other\"]\(number)"
      return "(\(word).map { unquoted($0) } ?? \(others))"
    case .array(.double): return "[[0.5, 2], [], [1], [3]]\(number)"
    case .array(.nominal("String", _)):
      return "[[\"one\", \"two\"], [], [\"three\"], [\"four\"]]\(number)"
    case .nominal("Date", _): return "Date(timeIntervalSince1970: 0)"
    case .nominal("ClosedRange", let bounds) where bounds.first == .some(.double):
      return "[0...1, 0...0, 0...2, 0...1]\(number)"
    case .nominal("ClosedRange", let bounds) where bounds.first == .some(.int):
      return "0...5"
    case .nominal(let name, _):
      let enums = module.enums + module.configurations.flatMap(\.enums)
      return enums.contains { $0.swiftName == name } ? "caseNamed(\(word))" : nil
    default: return nil
    }
  }

  /// Those of the project's own Swift, with ``externs`` behind it.
  private func handWritten(_ name: String) -> (expression: String, states: Set<String>)? {
    switch name {
    case "FilterBar":
      return (
        "FilterBarStyleConfiguration(label: .init(proof: Text(verbatim: \"label\")), "
          + "trailing: states[\"trailing\"] != \"absent\" "
          + "? .init(proof: Text(verbatim: \"trailing\")) : nil, "
          + "isOn: states[\"isOn\"] == \"true\", count: Int(states[\"count\"] ?? \"\") ?? 2, "
          + "toggle: {})", ["trailing", "isOn", "count"]
      )
    case "Crumb":
      return (
        "CrumbLookParts(title: Text(verbatim: \"title\"), isLast: states[\"isLast\"] == \"true\")",
        ["isLast"]
      )
    default: return nil
    }
  }

  /// What stands behind the project's own Swift, to make values that only its own files make.
  static let externs = """

    extension FilterBarStyleConfiguration.Label {
      init(proof view: some View) { content = AnyView(view) }
    }
    extension FilterBarStyleConfiguration.Trailing {
      init(proof view: some View) { content = AnyView(view) }
    }
    """

  /// SwiftUI's own, by what the headless one hands to styles.
  private func system(_ name: String) -> (expression: String, states: Set<String>)? {
    func slot(_ name: String) -> String { "Text(verbatim: \"\(name)\")" }
    func optional(_ name: String) -> String {
      "\(name): states[\"\(name)\"] != \"absent\" ? .init(\(slot(name))) : nil"
    }
    switch name {
    case "PrimitiveButton":
      return (
        "PrimitiveButtonStyleConfiguration(role: states[\"role\"] == \".destructive\" "
          + "? .destructive : states[\"role\"] == \".cancel\" ? .cancel : nil, "
          + "label: .init(content: AnyView(\(slot("label")))), action: {})", ["role", "isPressed"]
      )
    case "Form": return ("FormStyleConfiguration(content: .init(\(slot("content"))))", [])
    case "Menu", "ControlGroup":
      return (
        "\(name)StyleConfiguration("
          + (name == "Menu" ? "label: .init(\(slot("label"))), " : "")
          + "content: .init(\(slot("content")))"
          + (name == "Menu" ? "" : ", label: .init(\(slot("label")))") + ")", []
      )
    case "DatePicker":
      let day = "Date(timeIntervalSince1970: 0)"
      return (
        "DatePickerStyleConfiguration(label: .init(\(slot("label"))), "
          + "selection: .constant(\(day)), "
          + "minimumDate: ![\"absent\", nil].contains(states[\"minimumDate\"]) ? \(day) : nil, "
          + "maximumDate: ![\"absent\", nil].contains(states[\"maximumDate\"]) ? \(day) : nil, "
          + "displayedComponents: .date)", ["minimumDate", "maximumDate"]
      )
    case "Gauge":
      return (
        "GaugeStyleConfiguration(value: \(state("value", .double) ?? "0"), "
          + "label: .init(\(slot("label"))), \(optional("currentValueLabel")), "
          + "\(optional("minimumValueLabel")), \(optional("maximumValueLabel")))",
        ["value", "currentValueLabel", "minimumValueLabel", "maximumValueLabel"]
      )
    case "Button":
      return (
        "ButtonStyleConfiguration(role: states[\"role\"] == \".destructive\" ? .destructive : "
          + "states[\"role\"] == \".cancel\" ? .cancel : nil, "
          + "label: .init(content: AnyView(\(slot("label")))), "
          + "isPressed: states[\"isPressed\"] == \"true\")", ["role", "isPressed"]
      )
    case "Toggle":
      return (
        "ToggleStyleConfiguration(label: .init(\(slot("label"))), "
          + "isOn: .constant(states[\"isOn\"] == \"true\"), "
          + "isMixed: states[\"isMixed\"] == \"true\")", ["isOn", "isMixed"]
      )
    case "Label":
      return (
        "LabelStyleConfiguration(title: .init(\(slot("title"))), icon: .init(\(slot("icon"))))", []
      )
    case "ProgressView":
      return (
        "ProgressViewStyleConfiguration(fractionCompleted: "
          + "\(state("fractionCompleted", .optional(.double)) ?? "nil"), \(optional("label")), "
          + "\(optional("currentValueLabel")))",
        ["fractionCompleted", "label", "currentValueLabel"]
      )
    case "GroupBox", "LabeledContent":
      return (
        "\(name)StyleConfiguration(label: .init(\(slot("label"))), "
          + "content: .init(\(slot("content"))))", []
      )
    case "DisclosureGroup":
      return (
        "DisclosureGroupStyleConfiguration(label: .init(\(slot("label"))), "
          + "content: .init(\(slot("content"))), "
          + "isExpanded: .constant(states[\"isExpanded\"] == \"true\"))", ["isExpanded"]
      )
    default: return nil
    }
  }

  /// What can be set around a view.
  static let environment: Set<String> = [
    "isEnabled", "colorScheme", "isFocused", "accessibilityReduceMotion",
    "accessibilityReduceTransparency", "accessibilityDifferentiateWithoutColor", "controlSize",
    "layoutDirection", "dynamicTypeSize", "colorSchemeContrast", "horizontalSizeClass",
    "density",
  ]

  static let prelude = #"""
    import Foundation
    @testable import SwiftUI

    typealias Host = SwiftUI.Host

    /// Which values those numbers and strings have that no state says.
    nonisolated(unsafe) var variant = 0

    func unquoted(_ text: String) -> String {
      text.hasPrefix("\"") ? String(text.dropFirst().dropLast()) : text
    }

    func caseNamed<T: CaseIterable>(_ word: String?) -> T {
      T.allCases.first { "." + "\($0)" == word } ?? T.allCases.first!
    }

    /// Where a local or tracked state is kept: its name, and the end of the type of its view.
    typealias Local = (state: String, field: String, type: String)

    @MainActor
    func drawn(
      _ states: [String: String], _ locals: [Local], mustBeThere: Bool, _ view: AnyView
    ) -> String {
      var outer = EnvironmentValues()
      if states["colorScheme"] == ".dark" { outer.colorScheme = .dark }
      outer.isEnabled = states["isEnabled"] != "false"
      outer._isFocused = states["isFocused"] == "true"
      outer._accessibilityReduceMotion = states["accessibilityReduceMotion"] == "true"
      outer._accessibilityReduceTransparency =
        states["accessibilityReduceTransparency"] == "true"
      outer._accessibilityDifferentiateWithoutColor =
        states["accessibilityDifferentiateWithoutColor"] == "true"
      if let word = states["controlSize"] { outer.controlSize = caseNamed(word) }
      if let word = states["layoutDirection"] { outer.layoutDirection = caseNamed(word) }
      if let word = states["dynamicTypeSize"] { outer.dynamicTypeSize = caseNamed(word) }
      if states["colorSchemeContrast"] == ".increased" { outer._colorSchemeContrast = .increased }
      if let word = states["density"] { outer.density = word == ".compact" ? .compact : .regular }
      if let word = states["horizontalSizeClass"] {
        outer.horizontalSizeClass =
          word == ".compact" ? .compact : word == ".regular" ? .regular : nil
      }
      let host = Host(environment: outer) { view }
      var missing = ""
      for local in locals {
        let value = states[local.state] == "true"
        if local.field == "focus" {
          host.focus(value ? host.root.everything.first { $0.isFocusable } : nil)
        } else if local.field == "press" {
          if value, let leaf = host.root.firstLeaf { host.press(leaf) }
        } else {
          let count = host.setState(local.field, value) { $0.hasSuffix(local.type) }
          if count == 0, mustBeThere { missing += "no \(local.state) " }
        }
      }
      let environment = host.root.everything.filter {
        $0.kind == .environment && !unseen.contains($0.name)
      }.map(\.call)
      let enabled = host.root.everything.filter { $0.kind == .leaf }
        .map { $0.environment.isEnabled ? "on" : "off" }.joined(separator: " ")
      return missing + (host.root.drawing + "\n" + enabled + "\n" + environment.joined(separator: "\n"))
        .split(separator: "\n").filter { !$0.contains(".onHover(") }
        .map { $0.drop { $0 == " " } }.joined(separator: " ¦ ")
    }

    /// What writes the environment in one way or another, and shows in the looks of leaves.
    let unseen: Set<String> = [
      "transformEnvironment", "environment", "buttonStyle", "font", "lineLimit", "textCase",
      "multilineTextAlignment", "minimumScaleFactor", "foregroundStyle", "fontWeight", "bold",
      "italic", "fontDesign", "fontWidth", "kerning", "tracking", "imageScale", "tint",
    ]

    /// Prints `same`, or both drawings.
    @MainActor
    func compare(
      _ name: String, _ combination: String, _ locals: [Local], _ variants: [Int],
      _ first: ([String: String]) -> AnyView, _ second: ([String: String]) -> AnyView
    ) {
      var states: [String: String] = [:]
      for part in combination.split(separator: ";") {
        let sides = part.split(separator: "=", maxSplits: 1)
        states[String(sides[0])] = String(sides[1])
      }
      for number in variants {
        variant = number
        let one = drawn(states, locals, mustBeThere: true, first(states))
        let other = drawn(states, locals, mustBeThere: false, second(states))
        print(one == other ? "\(name)\tsame" : "\(name)\t\(one)\t\(other)")
      }
    }


    """#
}
