import Testing

@testable import Diagnostics

/// Messages with endless names.
@Suite struct ShortQuotesTests {
  private static let long = String(repeating: "a", count: 60) + String(repeating: "b", count: 101)

  @Test func theMiddleOfAnEndlessNameIsLeftOut() {
    let short = String(repeating: "a", count: 40) + " … " + String(repeating: "b", count: 20)
    #expect(
      "found '\(Self.long)', expected 'x'".withShortQuotes == "found '\(short)', expected 'x'")
    let both = "'\(Self.long)' and '\(Self.long)'".withShortQuotes
    #expect(both == "'\(short)' and '\(short)'")
  }

  @Test(arguments: [
    "found '\(long.dropLast())', expected a view",
    "\(long) is no name in quotes, but Swift's",
    "the styles' names and Swift's \(long)",
    "found '\(long)",
  ])
  func theRestStays(_ message: String) {
    #expect(message.withShortQuotes == message)
  }

  /// An apostrophe within a name, such as a string's, does not end it; marks on one character are as
  /// many as they are.
  @Test func whatIsQuotedIsAnyText() {
    let string = "\"it's " + Self.long
    #expect("'\(string)'".withShortQuotes.hasPrefix("'\"it's aaaa"))
    #expect("'\(string)'".withShortQuotes.utf8.count == 67)
    let marks = "e" + String(repeating: "\u{301}", count: 1000)
    #expect("'\(marks)'".withShortQuotes.unicodeScalars.count == 65)
  }

  @Test func holdsForNotesAndFixIts() {
    let message = "insert '\(Self.long)'"
    let note = Diagnostic.Note(message)
    let fixIt = Diagnostic.FixIt(message, [])
    let diagnostic = Diagnostic(.unexpectedToken, message, at: .none)
    #expect(Set([note.message, fixIt.message, diagnostic.message]) == [message.withShortQuotes])
    #expect(note.message.utf8.count < 100)
  }
}
