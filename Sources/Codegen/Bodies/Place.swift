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
    var text = text
    return text.withUTF8 { after($0) }
  }

  /// The place behind what was written from `first` on.
  func after(_ text: TextBuffer, from first: Int) -> Place {
    text.withBytes(from: first) { after($0) }
  }

  private func after(_ text: UnsafeBufferPointer<UInt8>) -> Place {
    var place = self
    for byte in text {
      if byte == .newline {
        place.column = 0
      } else if byte & 0xC0 != 0x80 {
        place.column += 1
      }
    }
    return place
  }

  /// The place so many columns further in the same statement.
  func after(columns: Int) -> Place { Place(edge: edge, column: column + columns) }

  /// The beginning of a line that is `steps` further in.
  func inside(_ steps: Int = 1) -> Place { Place(edge: edge + 2 * steps) }

  /// Whether the text ends on its first line and within the width.
  func fits(_ text: String) -> Bool { !text.isMultiline && text.columns <= room }

  /// Whether what was written from `first` on is one line within the width.
  func fits(_ text: TextBuffer, from first: Int) -> Bool {
    !text.isMultiline(from: first)
      && (text.count - first <= room || text.columns(from: first) <= room)
  }
}

extension TextBuffer {
  /// The length of what was written from `first` on, in Unicode scalars.
  func columns(from first: Int) -> Int {
    withBytes(from: first) { $0.count { $0 & 0xC0 != 0x80 } }
  }
}

extension String {
  var isMultiline: Bool { hasByte(.newline) }

  /// Its length in Unicode scalars.
  var columns: Int {
    var text = self
    return text.withUTF8 { $0.count { $0 & 0xC0 != 0x80 } }
  }

  /// Its lines, moved in.
  func indented(_ steps: Int = 1) -> String { SwiftWriter.indent(self, by: steps) }

  /// Its last line.
  var lastLine: Substring {
    guard let newline = utf8.lastIndex(of: .newline) else { return self[...] }
    return self[utf8.index(after: newline)...]
  }
}
