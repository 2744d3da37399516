import Diagnostics
import Lexer
import Testing

@Suite struct TokenTests {
  @Test func namesAndWords() {
    #expect(
      tokens("slot `when` when $isOn _ _x été 名前")
        == "identifier(slot) quotedIdentifier(`when`) keywordWhen(when) dollarIdentifier($isOn) "
        + "underscore(_) identifier(_x) identifier(été) identifier(名前)")
  }

  @Test(arguments: [
    "when", "animate", "if", "else", "switch", "case", "let", "func", "true", "false", "nil", "in",
    "as", "styled",
  ])
  func reservedWord(_ word: String) {
    #expect(kinds(word) != [.identifier])
    #expect(kinds(word + "s") == [.identifier])
    #expect(kinds(word.dropLast() + "_") == [.identifier])
  }

  @Test func numbers() {
    #expect(
      tokens("8 0.5 1_000 0xFF 0b10 0o17 1e3 1.5e-3 1...5 1.a")
        == "integer(8) float(0.5) integer(1_000) integer(0xFF) integer(0b10) integer(0o17) "
        + "float(1e3) float(1.5e-3) integer(1) ellipsis(...) integer(5) "
        + "integer(1) dot(.) identifier(a)")
    #expect(kinds("8px 0x 0b2") == [.invalidNumber, .invalidNumber, .invalidNumber])
  }

  @Test func colours() {
    #expect(kinds("#0A84FF #0a84ffcc") == [.color, .color])
    #expect(kinds("#fff #12345 #if #") == [.invalidHash, .invalidHash, .invalidHash, .invalidHash])
    #expect(tokens("#0A84FF.opacity") == "color(#0A84FF) dot(.) identifier(opacity)")
  }

  @Test func punctuation() {
    #expect(
      kinds("{ } ( ) [ ] , : ; @ -> \\ ... = .")
        == [
          .leftBrace, .rightBrace, .leftParen, .rightParen, .leftBracket, .rightBracket, .comma,
          .colon, .semicolon, .at, .arrow, .backslash, .ellipsis, .equal, .dot,
        ])
  }

  @Test(
    arguments: [
      ("a - b", [.identifier, .infixOperator, .identifier]),
      ("a-b", [.identifier, .infixOperator, .identifier]),
      ("a -b", [.identifier, .prefixOperator, .identifier]),
      ("a- b", [.identifier, .postfixOperator, .identifier]),
      ("(-b)", [.leftParen, .prefixOperator, .identifier, .rightParen]),
      ("a/**/-b", [.identifier, .prefixOperator, .identifier]),
      ("a?.b", [.identifier, .postfixQuestion, .dot, .identifier]),
      ("a ? b", [.identifier, .infixQuestion, .identifier]),
      ("a ?? b", [.identifier, .infixOperator, .identifier]),
      ("a??b", [.identifier, .infixOperator, .identifier]),
      ("T??)", [.identifier, .postfixQuestion, .postfixQuestion, .rightParen]),
      ("!a", [.prefixOperator, .identifier]),
      ("a!.b", [.identifier, .postfixExclamation, .dot, .identifier]),
      ("a != b", [.identifier, .infixOperator, .identifier]),
      (
        "A<B>.c",
        [
          .identifier, .infixOperator, .identifier, .postfixOperator, .dot, .identifier,
        ]
      ),
      ("a..<b", [.identifier, .infixOperator, .identifier]),
      ("a //-", [.identifier]),
    ] as [(String, [TokenKind])])
  func whiteSpaceTellsOperatorsApart(_ source: String, _ expected: [TokenKind]) {
    #expect(kinds(source) == expected)
  }

  @Test func stringsAreOneToken() {
    #expect(
      kinds(#""a" "\(b("c"))" "\"" "\(a + "\(b)")""#) == [.string, .string, .string, .string])
    #expect(kinds("\"\"\"\na \"b\" \\(c)\n\"\"\"") == [.multilineString])
    #expect(kinds(#""" "a""#) == [.string, .string])
  }

  @Test func rawBlocksCountBracesOutsideOfStringsAndComments() {
    let source = ##"""
      #swift {
        let a = "}" // }
        /* } /* } */ } */
        let b = #"}"\#(c("}"))"# + "\(d { "}" })"
        let e = #/}/#
        let f = """
          } "
          """
      } end
      """##
    #expect(kinds(source) == [.hashSwift, .rawBlock, .identifier])
  }

  @Test func flags() {
    let file = SourceFile(path: "Test.style", text: "a b/**/c\n/// doc\nd")
    let flags = tokenize(file).map(\.flags)
    #expect(flags[0] == [.afterNewline, .spaceBefore, .spaceAfter])
    #expect(flags[1] == [.spaceBefore, .spaceAfter])
    #expect(flags[2] == [.spaceBefore, .spaceAfter])
    #expect(flags[3].isSuperset(of: [.afterNewline, .hasDocumentation]))
  }

  @Test(arguments: ["a\nb", "a\r\nb", "a\rb", "a /*\n*/ b"])
  func lineBreaks(_ source: String) {
    let file = SourceFile(path: "Test.style", text: source)
    #expect(tokenize(file)[1].flags.contains(.afterNewline))
  }

  @Test func aByteOrderMarkIsPassed() {
    #expect(kinds([0xEF, 0xBB, 0xBF] + Array("style".utf8)) == [.identifier])
  }

  @Test func aPartOfAText() {
    let bytes = Array("\"a \\(b + c) d\"".utf8)
    bytes.withUnsafeBufferPointer { buffer in
      let part = tokenize(buffer, from: 5, to: 10)
      #expect(part.map(\.kind) == [.identifier, .infixOperator, .identifier, .endOfFile])
      #expect(part[0].start == 5)
      #expect(part[3].start == 10)
    }
  }
}
