import Foundation

/// A program that uses emitted Swift and checks what it does.
///
/// The first lines of `Scenarios/X.swift` say what is compiled with it:
/// ```
/// // styles: Examples/Toggle.style Examples/Shared.style   compiled with stylec
/// // swift: Tests/Callers/Externs.swift                    as it is; a folder for all in it
/// // replace: #if os(iOS) => #if true                      in all of that; must occur
/// // without a variant: a tap in a slot                    a kind of check, or `all`
/// ```
/// `Scenarios/X.wrong` holds wrong variants of the emitted Swift, each of which must make the
/// checks fail that it names (see ``WrongVariant``).
struct Scenario: CustomStringConvertible {
  let name: String
  private let text: String
  private let styles: [String]
  private let swift: [String]
  private let replacements: [Replacement]
  let wrongVariants: [WrongVariant]
  /// Kinds of checks that no variant makes fail; `all` where nothing that is emitted is checked.
  let withoutVariant: Set<String>

  var description: String { name }

  /// All scenarios, by name.
  static let all: [Scenario] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Scenarios")
    let files = try? Toolchain.swiftFiles(in: folder)
    return (files ?? []).compactMap { try? Scenario($0) }
  }()

  init(_ file: URL) throws {
    name = file.deletingPathExtension().lastPathComponent
    text = try String(contentsOf: file, encoding: .utf8)
    var styles: [String] = []
    var swift: [String] = []
    var replacements: [Replacement] = []
    var withoutVariant: Set<String> = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("// "), let colon = line.firstIndex(of: ":") else { break }
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      switch line[line.index(line.startIndex, offsetBy: 3)..<colon] {
      case "styles": styles += value.split(separator: " ").map(String.init)
      case "swift": swift += value.split(separator: " ").map(String.init)
      case "without a variant": withoutVariant.insert(value)
      case "replace":
        let sides = value.components(separatedBy: " => ")
        guard sides.count == 2 else { throw HarnessError("no '=>' in '\(line)'") }
        replacements.append(Replacement(old: sides[0], new: sides[1]))
      default: break
      }
    }
    self.styles = styles
    self.swift = swift
    self.replacements = replacements
    self.withoutVariant = withoutVariant
    let table = file.deletingPathExtension().appendingPathExtension("wrong")
    let variants = try? String(contentsOf: table, encoding: .utf8)
    wrongVariants = try variants.map(WrongVariant.parse) ?? []
  }

  /// The Swift that the scenario uses: emitted, and written by hand.
  func used(_ toolchain: Toolchain) throws -> [(name: String, text: String)] {
    var files = styles.isEmpty ? [] : try toolchain.emitted(from: styles)
    for url in swift.flatMap({ toolchain.files(at: $0, "swift") }) {
      files.append((url.lastPathComponent, try String(contentsOf: url, encoding: .utf8)))
    }
    for replacement in replacements { files = try replacement.applied(to: files) }
    return files
  }

  /// What kind of check a name is of: what stands before the states in `opacity: on true`. Scenarios
  /// that check all examples alike begin with the example: `Card: draws`, `Card: one identity, dark`.
  func kind(of check: String) -> String {
    let parts = check.components(separatedBy: ": ")
    let isOfExamples = ["Examples", "Looks"].contains(name)
    let kind = isOfExamples && parts.count > 1 ? parts[1] : parts[0]
    return isOfExamples ? kind.components(separatedBy: ", ")[0] : kind
  }

  /// The results of the checks, by name; nil where one passed, else what was found.
  func results(
    _ used: [(name: String, text: String)], _ toolchain: Toolchain
  ) throws -> [String: String?] {
    try checkResults(of: used, main: text, toolchain)
  }
}

/// Compiles and runs a program that calls `check`; the results of its checks, by name.
func checkResults(
  of files: [(name: String, text: String)], main: String, _ toolchain: Toolchain
) throws -> [String: String?] {
  let support = toolchain.package
    .appendingPathComponent("Tests/BehaviourTests/Support/Checks.swift")
  let checks = try String(contentsOf: support, encoding: .utf8)
  let output = try toolchain.output(
    of: files + [("Checks.swift", checks), ("main.swift", main)])
  var results: [String: String?] = [:]
  for line in output.split(separator: "\n") {
    if line.hasPrefix("PASS ") {
      // Where a name occurs again, a failure stays.
      let name = String(line.dropFirst(5))
      if results[name] == nil { results.updateValue(nil, forKey: name) }
    } else if line.hasPrefix("FAIL ") {
      let parts = line.dropFirst(5).split(separator: "\t", maxSplits: 1)
      results.updateValue(parts.dropFirst().joined(), forKey: String(parts[0]))
    }
  }
  return results
}
