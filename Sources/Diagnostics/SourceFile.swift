/// One `.style` file as it was read: its bytes and the name that people know it by.
package struct SourceFile: Sendable {
  /// The path as it is shown in messages, with `/` between its parts.
  package let path: String
  /// The content, UTF-8 unless a diagnostic says otherwise.
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The text between two byte offsets; what is not UTF-8 is repaired.
  package func text(_ span: SourceSpan) -> String {
    let start = min(max(Int(span.start), 0), bytes.count)
    let end = min(max(Int(span.end), start), bytes.count)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
