/// The rules of the SARIF 2.1.0 schema for the objects that stylec writes, as a table.
///
/// The schema allows no members that it does not know, so the table has, beside the members that
/// stylec writes, none: one that is added to the output must be added here, after a look into the
/// schema of the standard (sections 3.13 and following say the same in words).
enum SARIFRules {
  /// What a value must be.
  indirect enum Rule: Sendable {
    case string
    /// One of a closed set of texts.
    case word([String])
    /// An integer from a least value on.
    case integer(from: Int)
    /// A URI reference as RFC 3986 has it: what it does not allow is percent-encoded.
    case uri
    case list(Rule, atLeast: Int, isUnique: Bool)
    /// An object of the table.
    case object(String)
  }

  struct Shape: Sendable {
    let required: [String]
    let members: [String: Rule]

    init(required: [String] = [], _ members: [String: Rule]) {
      self.required = required
      self.members = members
    }
  }

  private static let level = Rule.word(["none", "note", "warning", "error"])

  static let shapes: [String: Shape] = [
    "log": Shape(
      required: ["version", "runs"],
      [
        "$schema": .uri, "version": .word(["2.1.0"]),
        "runs": .list(.object("run"), atLeast: 0, isUnique: false),
      ]),
    "run": Shape(
      required: ["tool"],
      [
        "tool": .object("tool"), "columnKind": .word(["utf16CodeUnits", "unicodeCodePoints"]),
        "results": .list(.object("result"), atLeast: 0, isUnique: false),
      ]),
    "tool": Shape(required: ["driver"], ["driver": .object("toolComponent")]),
    "toolComponent": Shape(
      required: ["name"],
      [
        "name": .string, "version": .string,
        "rules": .list(.object("reportingDescriptor"), atLeast: 0, isUnique: true),
      ]),
    "reportingDescriptor": Shape(
      required: ["id"],
      [
        "id": .string, "shortDescription": .object("multiformatMessageString"),
        "fullDescription": .object("multiformatMessageString"),
        "help": .object("multiformatMessageString"),
        "defaultConfiguration": .object("reportingConfiguration"),
      ]),
    "multiformatMessageString": Shape(required: ["text"], ["text": .string]),
    "reportingConfiguration": Shape(["level": level]),
    "result": Shape(
      required: ["message"],
      [
        "ruleId": .string, "ruleIndex": .integer(from: -1), "level": level,
        "message": .object("message"),
        "locations": .list(.object("location"), atLeast: 0, isUnique: false),
        "relatedLocations": .list(.object("location"), atLeast: 0, isUnique: true),
        "fixes": .list(.object("fix"), atLeast: 0, isUnique: true),
      ]),
    // A message needs a text or an id; stylec writes texts.
    "message": Shape(required: ["text"], ["text": .string]),
    "location": Shape([
      "physicalLocation": .object("physicalLocation"), "message": .object("message"),
    ]),
    // It needs an address or an artifact's location; stylec writes the second.
    "physicalLocation": Shape(
      required: ["artifactLocation"],
      ["artifactLocation": .object("artifactLocation"), "region": .object("region")]),
    "artifactLocation": Shape(["uri": .uri]),
    // It needs a first line or an offset; stylec writes lines.
    "region": Shape(
      required: ["startLine"],
      [
        "startLine": .integer(from: 1), "startColumn": .integer(from: 1),
        "endLine": .integer(from: 1), "endColumn": .integer(from: 1),
      ]),
    "fix": Shape(
      required: ["artifactChanges"],
      [
        "description": .object("message"),
        "artifactChanges": .list(.object("artifactChange"), atLeast: 1, isUnique: true),
      ]),
    "artifactChange": Shape(
      required: ["artifactLocation", "replacements"],
      [
        "artifactLocation": .object("artifactLocation"),
        "replacements": .list(.object("replacement"), atLeast: 1, isUnique: false),
      ]),
    "replacement": Shape(
      required: ["deletedRegion"],
      ["deletedRegion": .object("region"), "insertedContent": .object("artifactContent")]),
    "artifactContent": Shape(["text": .string]),
  ]
}
