import Foundation
import Testing

/// A Markdown page of the repository, and the fenced blocks in it.
struct MarkdownDocument {
  struct Block: Sendable, CustomTestStringConvertible {
    /// What stands behind the back quotes, in words.
    var info: [String]
    /// The `##` heading above it.
    var chapter: String
    /// The line of its first line of text.
    var line: Int
    var text: String

    var testDescription: String { "line \(line): \(info.joined(separator: " "))" }
  }

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  var blocks: [Block] = []

  /// Reads a page whose path starts at the folder of the repository.
  init(_ path: String) throws {
    let text = try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
    var chapter = ""
    var open: (block: Block, indentation: Int)?
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      let indentation = line.prefix { $0 == " " }.count
      let content = line.dropFirst(indentation)
      if var (block, outer) = open {
        if content == "```" {
          blocks.append(block)
          open = nil
        } else {
          block.text += line.dropFirst(min(outer, indentation)) + "\n"
          open = (block, outer)
        }
      } else if content.hasPrefix("```") {
        let info = content.dropFirst(3).split(separator: " ").map(String.init)
        open = (Block(info: info, chapter: chapter, line: index + 2, text: ""), indentation)
      } else if line.hasPrefix("## ") {
        chapter = String(line.dropFirst(3))
      }
    }
  }
}
