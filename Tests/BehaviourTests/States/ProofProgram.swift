import Foundation

@testable import States

/// A program that draws styles in combinations of states and prints what their modifiers were given.
struct ProofProgram {
  /// A value that is to be looked for in what is drawn.
  struct Column: Hashable {
    /// The content of the leaf that the chain stands around.
    var leaf: String
    /// `padding(.leading)`
    var modifier: String
    var argument: String
  }

  struct Style {
    var name: String
    var columns: [Column]
    /// Words for all states, by name.
    var combinations: [[String: String]]
  }

  /// A value of the table, and how a view is written that has it.
  struct Reference: Hashable {
    var key: String
    var view: String
    var column: Column
  }

  var styles: [Style]
  var references: [Reference]

  /// The text of `main.swift`.
  var text: String {
    var text = Self.prelude
    for (index, reference) in references.enumerated() {
      text += """
        @MainActor func reference\(index)() {
          let host = Host { Outer { \(reference.view) } }
          print("V\\t\(index)\\t" + observe(host, \(Self.literal(reference.column))))
        }
        reference\(index)()

        """
    }
    for style in styles {
      let columns = style.columns.map { Self.literal($0) }.joined(separator: ", ")
      let combinations = style.combinations.map { states in
        Self.quoted(
          states.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
            .joined(separator: ";"))
      }
      text += """
        prove(
          "\(style.name)", \(style.name)ProofStyle(), [\(columns)],
          [\(combinations.joined(separator: ", "))])

        """
    }
    return text
  }

  /// What the program printed: the references' values, and for each style, combination and column
  /// what was found.
  static func parse(
    _ output: String
  ) -> (references: [Int: String], found: [String: String]) {
    var references: [Int: String] = [:]
    var found: [String: String] = [:]
    for line in output.split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      if fields.first == "V", fields.count == 3, let index = Int(fields[1]) {
        references[index] = fields[2]
      } else if fields.count == 4 {
        found[fields[0] + " " + fields[1] + " " + fields[2]] = fields[3]
      }
    }
    return (references, found)
  }

  private static func literal(_ column: Column) -> String {
    "(\(quoted(column.leaf)), \(quoted(column.modifier)), \(quoted(column.argument)))"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for character in text {
      if character == "\"" || character == "\\" { result += "\\" }
      result.append(character)
    }
    return result + "\""
  }

  private static let prelude = #"""
    import SwiftUI

    typealias Column = (leaf: String, modifier: String, argument: String)

    /// Settings from outside, that "no effect" must leave alone.
    struct Outer<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        VStack { content }
          .font(.largeTitle)
          .lineLimit(7)
          .textCase(.lowercase)
          .multilineTextAlignment(.trailing)
          .minimumScaleFactor(0.9)
          .tint(.purple)
          .foregroundStyle(.mint, .indigo)
      }
    }

    /// Modifiers that show in the look of what they stand around.
    let looks = [
      "font": "font", "lineLimit": "lineLimit", "textCase": "case",
      "multilineTextAlignment": "alignment", "minimumScaleFactor": "minimumScale",
      "foregroundStyle": "foreground", "fontWeight": "weight", "bold": "bold",
      "kerning": "kerning", "tracking": "tracking",
    ]

    @MainActor
    func observe(_ host: Host, _ column: Column) -> String {
      let leaf = host.root.all.first { $0.kind == .leaf && $0.content == column.leaf }
      guard let leaf else { return "absent" }
      if let look = looks[column.modifier] { return leaf.look(look) ?? "nothing" }
      let parts = column.modifier.split(separator: "(")
      let selection = parts.count > 1 ? String(parts[1].dropFirst().dropLast()) : nil
      for node in leaf.ancestors where node.name == String(parts[0]) {
        if let selection {
          guard let first = node.arguments.first, describe(first.value).contains(selection) else {
            continue
          }
        }
        guard let found = node.arguments.last(where: { $0.label == column.argument }) else {
          continue
        }
        return describe(found.value)
      }
      return "no modifier"
    }

    @MainActor
    func prove(
      _ name: String, _ style: some ProofStyle, _ columns: [Column], _ combinations: [String]
    ) {
      for (index, combination) in combinations.enumerated() {
        var states: [String: String] = [:]
        for part in combination.split(separator: ";") {
          let sides = part.split(separator: "=", maxSplits: 1)
          states[String(sides[0])] = String(sides[1])
        }
        let configuration = ProofStyleConfiguration(
          title: .init(Text(verbatim: "title")),
          mark: states["mark"] == "present" ? .init(Text(verbatim: "mark")) : nil,
          a: states["a"] == "true", b: states["b"] == "true", c: states["c"] == "true",
          mode: states["mode"] == ".two" ? .two : states["mode"] == ".three" ? .three : .one,
          level: Int(states["level"] ?? "") ?? 0,
          onTap: states["onTap"] == "present" ? {} : nil)
        let host = Host {
          Outer {
            style.makeBody(configuration: configuration)
              .environment(\.colorScheme, states["colorScheme"] == ".dark" ? .dark : .light)
              .disabled(states["isEnabled"] == "false")
          }
        }
        for (number, column) in columns.enumerated() {
          print("\(name)\t\(index)\t\(number)\t\(observe(host, column))")
        }
      }
    }


    """#
}
