import TypeChecker

/// Swift that makes the configurations and styles of a module, so that they can be drawn in any
/// combination of states.
struct ExampleProgram {
  let module: CheckedModule

  /// An expression for a style; nil where a parameter is of a type that nobody here makes.
  func style(_ style: CheckedStyle) -> String? {
    var arguments: [String] = []
    for parameter in style.parameters where parameter.defaultValue == nil {
      guard let value = value(of: parameter.type) else { return nil }
      arguments.append((parameter.label.map { $0 + ": " } ?? "") + value)
    }
    return "\(style.swiftName)(\(arguments.joined(separator: ", ")))"
  }

  private func value(of type: Type) -> String? {
    switch type {
    case .optional: return "nil"
    case .opaque(["Shape"]): return "Rectangle()"
    case .opaque(["ShapeStyle"]): return "Color.pink"
    case .opaque(["View"]): return "Text(verbatim: \"parameter\")"
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
    if configuration.origin != .module { return system(configuration.name) }
    var arguments: [String] = []
    var names: Set<String> = []
    for member in configuration.members {
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
        guard let value = state(member.name, type) else { return nil }
        names.insert(member.name)
        arguments.append("\(member.name): \(value)")
      case .binding(let type):
        guard let value = state(member.name, type) else { return nil }
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

  private func state(_ name: String, _ type: Type) -> String? {
    let word = "states[\"\(name)\"]"
    switch type {
    case .optional(let wrapped):
      guard let value = state(name, wrapped) else { return nil }
      return "\(word) == nil || \(word) == \"absent\" || \(word) == \"nil\" ? nil : \(value)"
    case .nominal("Bool", _): return "\(word) == \"true\""
    case .nominal("Int", _): return "(Int(\(word) ?? \"\") ?? 2)"
    case .nominal("Double", _): return "(Double(\(word) ?? \"\") ?? 0.4)"
    case .nominal("CGFloat", _): return "CGFloat(Double(\(word) ?? \"\") ?? 0.4)"
    case .nominal("String", _): return "(\(word).map { unquoted($0) } ?? \"some\")"
    case .nominal("Date", _): return "Date(timeIntervalSince1970: 0)"
    case .nominal("ClosedRange", let bounds) where bounds.first == .some(.double):
      return "0...1"
    case .nominal("ClosedRange", let bounds) where bounds.first == .some(.int):
      return "0...5"
    case .nominal(let name, _):
      let enums = module.enums + module.configurations.flatMap(\.enums)
      return enums.contains { $0.swiftName == name } ? "caseNamed(\(word))" : nil
    default: return nil
    }
  }

  /// SwiftUI's own, by what the headless one hands to styles.
  private func system(_ name: String) -> (expression: String, states: Set<String>)? {
    func slot(_ name: String) -> String { "Text(verbatim: \"\(name)\")" }
    func optional(_ name: String) -> String {
      "\(name): states[\"\(name)\"] != \"absent\" ? .init(\(slot(name))) : nil"
    }
    switch name {
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
    "isEnabled", "colorScheme", "isHovered", "isFocused", "accessibilityReduceMotion",
    "accessibilityReduceTransparency", "accessibilityDifferentiateWithoutColor", "controlSize",
    "layoutDirection", "dynamicTypeSize", "colorSchemeContrast",
  ]

  static let prelude = #"""
    import Foundation
    @testable import SwiftUI

    typealias Host = SwiftUI.Host

    func unquoted(_ text: String) -> String {
      text.hasPrefix("\"") ? String(text.dropFirst().dropLast()) : text
    }

    func caseNamed<T: CaseIterable>(_ word: String?) -> T {
      T.allCases.first { "." + "\($0)" == word } ?? T.allCases.first!
    }

    let looks = [
      "font": "font", "lineLimit": "lineLimit", "textCase": "case",
      "multilineTextAlignment": "alignment", "minimumScaleFactor": "minimumScale",
      "foregroundStyle": "foreground", "fontWeight": "weight", "bold": "bold", "italic": "italic",
      "fontDesign": "design", "fontWidth": "width", "kerning": "kerning", "tracking": "tracking",
      "underline": "underline", "strikethrough": "strikethrough", "imageScale": "scale",
      "tint": "foreground", "monospacedDigit": "monospacedDigit",
    ]

    /// All that a modifier of this name was given, in the order of the tree.
    @MainActor
    func observe(_ host: Host, _ modifier: String, _ argument: String) -> String {
      let name = String(modifier.prefix { $0 != "(" })
      if let look = looks[name] {
        return host.root.all.filter { $0.kind == .leaf }.map { $0.look(look) ?? "nothing" }
          .joined(separator: " ¦ ")
      }
      let nodes = host.root.everything
      let found = nodes.filter { $0.name == name }.flatMap { node in
        node.arguments.filter { $0.label == argument }.map { describe($0.value) }
      }
      // Shapes keep what they are stroked and filled with, and the project's own modifiers are made
      // of others: it shows somewhere.
      if found.isEmpty {
        return "whole: " + host.root.outline.split(separator: "\n").joined(separator: " ¦ ")
      }
      return found.joined(separator: " ¦ ")
    }

    @MainActor
    func prove(
      _ name: String, _ columns: [(String, String)], _ combinations: [String],
      _ draw: ([String: String]) -> AnyView
    ) {
      for (index, combination) in combinations.enumerated() {
        var states: [String: String] = [:]
        for part in combination.split(separator: ";") {
          let sides = part.split(separator: "=", maxSplits: 1)
          states[String(sides[0])] = String(sides[1])
        }
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
        let host = Host(environment: outer) { draw(states) }
        if states["isHovered"] == "true" {
          for leaf in host.root.all.filter({ $0.kind == .leaf }).prefix(1) { host.hover(leaf) }
        }
        for (number, column) in columns.enumerated() {
          print("\(name)\t\(index)\t\(number)\t\(observe(host, column.0, column.1))")
        }
      }
    }


    """#
}
