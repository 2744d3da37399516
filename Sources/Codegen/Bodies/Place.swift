/// Where a text begins: how far its statement is indented, and how far behind that it starts.
///
/// Texts of several lines are written as if their statement stood at the left edge; whoever puts
/// them into a block indents them. A place only says how much room there is.
struct Place {
  /// The columns before the statement.
  var edge: Int
  /// The columns of the statement before the text.
  var column = 0

  /// The columns that the text's first line may have.
  var room: Int { SwiftWriter.width - edge - column }

  /// The place behind `text` in the same statement.
  func after(_ text: String) -> Place {
    var place = self
    var text = text
    text.withUTF8 { bytes in
      for byte in bytes {
        if byte == UInt8(ascii: "\n") {
          place.column = 0
        } else if byte & 0xC0 != 0x80 {
          place.column += 1
        }
      }
    }
    return place
  }

  /// The beginning of a line that is `steps` further in.
  func inside(_ steps: Int = 1) -> Place { Place(edge: edge + 2 * steps) }

  /// Whether the text ends on its first line and within the width.
  func fits(_ text: String) -> Bool { !text.isMultiline && text.columns <= room }
}

extension String {
  var isMultiline: Bool {
    var text = self
    return text.withUTF8 { bytes in
      for byte in bytes where byte == UInt8(ascii: "\n") { return true }
      return false
    }
  }

  /// Its length in Unicode scalars.
  var columns: Int {
    var text = self
    return text.withUTF8 { bytes in
      var count = 0
      for byte in bytes where byte & 0xC0 != 0x80 { count += 1 }
      return count
    }
  }

  /// Its lines, moved in.
  func indented(_ steps: Int = 1) -> String { SwiftWriter.indent(self, by: steps) }

  /// Its last line.
  var lastLine: Substring {
    guard let newline = utf8.lastIndex(of: UInt8(ascii: "\n")) else { return self[...] }
    return self[utf8.index(after: newline)...]
  }
}
