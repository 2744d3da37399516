import Diagnostics
import Hashing
import Parser

/// Names that look alike and that Unicode counts as one, such as `café` with one character `é` and
/// with an `e` and an accent behind it. Swift compares the bytes of names and takes them for two.
extension Checker {
  /// U+212A, which looks like `K` and counts as one; the only letter of names that has its like in
  /// ASCII.
  private static let kelvin = Character("\u{212A}").unicodeScalars.first

  /// Reports each name that is written in another form than where it stands first.
  mutating func checkUnicodeForms(_ trees: [FileSyntax]) {
    // Strings are equal where Unicode counts them as one.
    var forms: HashMap<String, NameSyntax> = [:]
    var last: SourceSpan?
    for tree in trees {
      for name in tree.wideNames where name.span != last {
        last = name.span
        if name.text.unicodeScalars.contains(where: { $0 == Self.kelvin }) {
          let plain = name.text.unicodeScalars.map { $0 == Self.kelvin ? "K" : String($0) }
          report(.unicodeForm(name, written: plain.joined(), spelling(name)))
        } else if let first = forms[name.text] {
          if !first.text.utf8.elementsEqual(name.text.utf8) {
            report(.unicodeForm(name, written: first.text, spelling(name), first.span))
          }
        } else {
          forms[name.text] = name
        }
      }
    }
  }

  /// What stands before and behind the name in its span: a `$`, or backticks.
  private func spelling(_ name: NameSyntax) -> (String, String) {
    switch Int(name.span.end - name.span.start) - name.text.utf8.count {
    case 0: return ("", "")
    case 1: return ("$", "")
    default: return ("`", "`")
    }
  }
}
