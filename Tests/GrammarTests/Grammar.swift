/// The productions in blocks of EBNF, as `grammar.md` writes them.
struct Grammar {
  struct Production: Equatable {
    var name: String
    /// What stands between `=` and `.`, in tokens.
    var body: [String]
  }

  var productions: [Production] = []
  /// What is not of the form `name = … .`
  var mistakes: [String] = []

  init(_ blocks: [MarkdownDocument.Block]) {
    for block in blocks {
      var tokens = Self.tokens(of: block.text)[...]
      while let name = tokens.popFirst() {
        guard tokens.popFirst() == "=", let end = tokens.firstIndex(of: ".") else {
          mistakes.append("line \(block.line): '\(name)' begins no production")
          break
        }
        productions.append(Production(name: name, body: Array(tokens[..<end])))
        tokens = tokens[(end + 1)...]
      }
    }
  }

  /// `'word'`, `? words ?`, names and single characters.
  private static func tokens(of text: String) -> [String] {
    var result: [String] = []
    var rest = text[...]
    while let first = rest.first {
      var token = String(first)
      if first == "'" {
        // The character behind the first quotation mark is never its end: `'''`.
        token = String(rest.prefix(2)) + rest.dropFirst(2).prefix { $0 != "'" } + "'"
      } else if rest.hasPrefix("? ") {
        token = "? " + rest.dropFirst(2).prefix { $0 != "?" } + "?"
      } else if first.isLetter {
        token = String(rest.prefix { $0.isLetter || $0 == "-" })
      }
      rest = rest.dropFirst(token.count)
      if !first.isWhitespace { result.append(token) }
    }
    return result
  }
}

extension Grammar.Production {
  /// The names of other productions in it.
  var names: [String] { body.filter { $0.first!.isLetter } }

  /// What `|` separates, wherever it stands in the production; nothing where there is none.
  var alternatives: [String] {
    var result: [String] = []
    var index = 0
    collect(from: &index, upTo: nil, into: &result)
    return result
  }

  private func collect(from index: inout Int, upTo closer: String?, into result: inout [String]) {
    var found: [[String]] = [[]]
    while index < body.count, body[index] != closer {
      let token = body[index]
      let start = index
      index += 1
      switch token {
      case "|":
        found.append([])
        continue
      case "(", "[", "{":
        collect(
          from: &index, upTo: [")", "]", "}"][["(", "[", "{"].firstIndex(of: token)!],
          into: &result)
        index += 1
      default: break
      }
      found[found.count - 1] += body[start..<min(index, body.count)]
    }
    if found.count > 1 { result += found.map { $0.joined(separator: " ") } }
  }

  /// The words that text must have to be made by this sequence of tokens: what stands in quotation
  /// marks outside of all brackets.
  static func words(in sequence: [String]) -> [String] {
    guard !sequence.contains("|") else { return [] }
    var depth = 0
    var result: [String] = []
    for token in sequence {
      switch token {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default:
        if depth == 0, token.first == "'" { result.append(String(token.dropFirst().dropLast())) }
      }
    }
    return result
  }
}
