import Diagnostics
import Hashing
import Parser

/// Names of declarations that would mean something else in the emitted Swift.
extension Checker {
  /// Members, parameters, `local`s, `let`s and functions stand beside types there.
  mutating func checkValueName(_ name: NameSyntax) {
    guard let first = name.text.unicodeScalars.first, first.properties.isUppercase else { return }
    report(.capitalisedValue(name, SwiftName.lowerCamel(name.text)))
  }

  /// The parts of a style become types beside the view of the style, which is its `Body`.
  mutating func checkPartName(_ name: NameSyntax) {
    if ["body", "Body", "self"].contains(name.text) { report(.reservedName(name)) }
  }

  /// Enums, structs and the views of a file are types.
  mutating func checkTypeName(_ name: NameSyntax, isView: Bool = false) {
    if Checker.isWord(name.text) || isView && ["body", "Body"].contains(name.text) {
      report(.reservedName(name))
    } else if isView,
      library.members(of: "View", named: name.text).contains(where: { $0.span == nil })
    {
      report(.hidesSwiftUI(name, "modifier '\(name.text)'"))
    }
  }

  /// A `let` or `func` of a file is hidden by the members that every view has.
  mutating func checkFileName(_ name: NameSyntax) {
    checkValueName(name)
    if library.members(of: "View", named: name.text).contains(where: { $0.span == nil }) {
      report(.hidesSwiftUI(name, "modifier '\(name.text)'"))
    } else if ["body", "self"].contains(name.text) {
      report(.reservedName(name))
    }
  }

  /// An enum inside of a configuration stands beside the types of its slots, and hides what has its
  /// name from the whole of the emitted configuration.
  mutating func checkNestedName(_ name: NameSyntax, _ configuration: ConfigurationSyntax) {
    if Checker.namesInConfigurations.contains(name.text) {
      report(.hidesSwiftUI(name, "type"))
    } else if Checker.isWord(name.text) {
      report(.reservedName(name))
    }
    for member in configuration.members {
      if case .slot(let slot, _, _, _, _) = member.kind,
        slot.text != name.text, SwiftName.upperCamel(slot.text) == name.text
      {
        report(.nameOfSlotType(name, slot))
      }
    }
  }

  /// `Chip` and `chip` would both have the modifier `chipStyle(_:)`.
  mutating func checkDistinct(_ name: NameSyntax) {
    let modifier = SwiftName.lowerCamel(name.text)
    guard let index = tables.styleModifiers[modifier] else {
      tables.styleModifiers[modifier] = module.configurations.count
      return
    }
    let other = module.configurations[index]
    report(.sameInSwift(name, other.name, modifier + "Style(_:)", other.span))
  }

  /// Words that cannot be the name of a type.
  static func isWord(_ name: String) -> Bool {
    SwiftName.keywords.contains(name)
      || ["Protocol", "Type", "any", "inout", "some"].contains(name)
  }

  /// What every emitted configuration mentions.
  private static let namesInConfigurations: HashSet<String> = [
    "AnyView", "Binding", "CaseIterable", "Hashable", "Sendable", "View",
  ]
}
