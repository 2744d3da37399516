extension Diagnostic {
  /// The same with its fix-its as people would write them at their places.
  package func laidOut(in files: [SourceFile]) -> Diagnostic {
    let isPlain = fixIts.allSatisfy { fixIt in
      fixIt.edits.allSatisfy { !$0.replacement.utf8.contains(UInt8(ascii: "\n")) }
    }
    if isPlain { return self }
    var result = self
    result.fixIts = fixIts.map { fixIt in
      FixIt(
        fixIt.message, fixIt.edits.map { $0.laidOut(in: files) }, declaration: fixIt.declaration)
    }
    return result
  }
}

extension Diagnostic.FixIt.Edit {
  /// The same with each new line moved in like the one that it is put into, and without a line break
  /// where one is there already.
  fileprivate func laidOut(in files: [SourceFile]) -> Diagnostic.FixIt.Edit {
    guard span.file >= 0, Int(span.file) < files.count else { return self }
    let bytes = files[Int(span.file)].bytes
    guard span.start >= 0, span.start <= span.end, Int(span.end) <= bytes.count else { return self }
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let isBreak = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    var lineStart = Int(span.start)
    while lineStart > 0, !isBreak(bytes[lineStart - 1]) { lineStart -= 1 }
    let indentation = bytes[lineStart..<Int(span.start)].prefix(while: isBlank)
    let behind = bytes[Int(span.end)...].first { !isBlank($0) }
    var text = Array(replacement.utf8)
    if indentation.endIndex == Int(span.start), text.first == UInt8(ascii: "\n") {
      text.removeFirst()
    }
    if behind.map(isBreak) ?? true, text.last == UInt8(ascii: "\n") { text.removeLast() }
    var result: [UInt8] = []
    for (index, byte) in text.enumerated() {
      result.append(byte)
      let isLast = index + 1 == text.count
      if byte == UInt8(ascii: "\n"), isLast || text[index + 1] != UInt8(ascii: "\n") {
        result += indentation
      }
    }
    return .init(span, String(decoding: result, as: UTF8.self))
  }
}
