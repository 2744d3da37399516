/// What a place in Swift's text is inside of.
enum SwiftContext {
  /// A string with some number signs before its quotation marks.
  case string(hashes: Int, isMultiline: Bool)
  /// Code up to a closing `)` or `}`; `depth` counts the ones opened since.
  case code(closer: UInt8, depth: Int)
}

/// Finds the end of a string or of a block of code by Swift's rules for strings, raw strings,
/// interpolations and comments, so that brackets and quotation marks in those do not count.
///
/// With `endsAtNewline` a line break ends the search where a string of one line is open (and is not
/// passed); without it, such a string counts as closed there. A stack instead of recursion: any depth
/// of interpolation is safe.
func scanSwift(
  _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, in context: SwiftContext,
  endsAtNewline: Bool
) -> (behind: Int, isClosed: Bool) {
  var scan = SwiftScan(
    bytes: bytes, end: end, endsAtNewline: endsAtNewline, position: start, context: context)
  if case .string(_, isMultiline: false) = context { scan.openLines = 1 }
  while scan.position < end {
    let isOpen: Bool
    switch scan.context {
    case .string(let hashes, let isMultiline):
      isOpen = scan.stepInString(hashes: hashes, isMultiline: isMultiline)
    case .code(let closer, let depth):
      isOpen = scan.stepInCode(closer: closer, depth: depth)
    }
    if !isOpen { return (scan.position, scan.isClosed) }
  }
  return (end, false)
}

/// The state of `scanSwift`.
private struct SwiftScan {
  let bytes: UnsafeBufferPointer<UInt8>
  let end: Int
  let endsAtNewline: Bool
  var position: Int
  var context: SwiftContext
  var outer: [SwiftContext] = []
  /// How many strings of one line are open.
  var openLines = 0
  var isClosed = false
  /// A `#/` was not closed, so that no later one needs to be searched for.
  private var hasOpenRegex = false

  init(
    bytes: UnsafeBufferPointer<UInt8>, end: Int, endsAtNewline: Bool, position: Int,
    context: SwiftContext
  ) {
    self.bytes = bytes
    self.end = end
    self.endsAtNewline = endsAtNewline
    self.position = position
    self.context = context
  }

  @inline(__always)
  func peek(_ distance: Int = 0) -> UInt8 {
    let index = position + distance
    return index < end ? bytes[index] : 0
  }

  /// How many number signs stand at a distance.
  func hashes(at distance: Int, limit: Int = .max) -> Int {
    var count = 0
    while count < limit, peek(distance + count) == UInt8(ascii: "#") { count += 1 }
    return count
  }

  mutating func push(_ inner: SwiftContext) {
    outer.append(context)
    context = inner
    if case .string(_, isMultiline: false) = inner { openLines += 1 }
  }

  /// False when the outermost was left.
  mutating func pop() -> Bool {
    if case .string(_, isMultiline: false) = context { openLines -= 1 }
    guard let last = outer.popLast() else {
      isClosed = true
      return false
    }
    context = last
    return true
  }

  /// One step inside a string; false at the end of the search.
  mutating func stepInString(hashes count: Int, isMultiline: Bool) -> Bool {
    let byte = bytes[position]
    if byte == UInt8(ascii: "\\") {
      guard hashes(at: 1, limit: count) == count else {
        position += 1
        return true
      }
      position += 1 + count
      if peek() == UInt8(ascii: "(") {
        position += 1
        push(.code(closer: UInt8(ascii: ")"), depth: 0))
      } else if position < end, !isNewline(bytes[position]) {
        position += 1
      }
      return true
    }
    if byte == UInt8(ascii: "\"") {
      let quotes = isMultiline ? 3 : 1
      let isQuotation = !isMultiline || peek(1) == byte && peek(2) == byte
      guard isQuotation, hashes(at: quotes, limit: count) == count else {
        position += 1
        return true
      }
      position += quotes + count
      return pop()
    }
    if isNewline(byte), openLines > 0 {
      if endsAtNewline { return false }
      // Swift reports this one; here the string counts as closed.
      if !isMultiline { return pop() }
    }
    position += 1
    return true
  }

  /// One step in code; false at the end of the search.
  mutating func stepInCode(closer: UInt8, depth: Int) -> Bool {
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "\""):
      openString(hashes: 0)
    case UInt8(ascii: "#"):
      let count = hashes(at: 0)
      position += count
      if peek() == UInt8(ascii: "\"") {
        openString(hashes: count)
      } else if peek() == UInt8(ascii: "/") {
        skipRegex(hashes: count)
      }
    case UInt8(ascii: "/"):
      if peek(1) == UInt8(ascii: "/") {
        while position < end, !isNewline(bytes[position]) { position += 1 }
      } else if peek(1) == UInt8(ascii: "*") {
        position = endOfBlockComment(bytes, from: position, to: end).behind
      } else {
        position += 1
      }
    case closer:
      position += 1
      if depth == 0 { return pop() }
      context = .code(closer: closer, depth: depth - 1)
    case UInt8(ascii: "("), UInt8(ascii: "{"):
      position += 1
      let opens = (byte == UInt8(ascii: "(")) == (closer == UInt8(ascii: ")"))
      if opens { context = .code(closer: closer, depth: depth + 1) }
    case 0x0A, 0x0D:
      if endsAtNewline, openLines > 0 { return false }
      position += 1
    default:
      position += 1
    }
    return true
  }

  private mutating func openString(hashes: Int) {
    let isMultiline = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
    position += isMultiline ? 3 : 1
    push(.string(hashes: hashes, isMultiline: isMultiline))
  }

  /// `#/ … /#`; the cursor stands at the `/`. Where it is not closed on its line it may go on over
  /// lines, as Swift allows if nothing else stands on the first.
  private mutating func skipRegex(hashes count: Int) {
    var index = position + 1
    while index < end, !hasOpenRegex {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 2
        continue
      }
      if bytes[index] == UInt8(ascii: "/") {
        var closing = 0
        while closing < count, index + 1 + closing < end,
          bytes[index + 1 + closing] == UInt8(ascii: "#")
        { closing += 1 }
        if closing == count {
          position = index + 1 + count
          return
        }
      }
      index += 1
    }
    position += 1
    hasOpenRegex = true
  }

}
