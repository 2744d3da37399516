import Foundation

/// A SARIF document and what the standard forbids in it.
struct SARIFReport {
  /// Places in the document with what is wrong there, as `runs[0].results[3].level: …`.
  private(set) var faults: [String] = []
  let results: [[String: Any]]

  init(_ text: String) throws {
    let document = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let run = ((document as? [String: Any])?["runs"] as? [[String: Any]])?.first ?? [:]
    results = run["results"] as? [[String: Any]] ?? []
    check(document, .object("log"), at: "$")
    checkRules(run)
  }

  // MARK: - The schema

  private mutating func check(_ value: Any, _ rule: SARIFRules.Rule, at place: String) {
    switch rule {
    case .string:
      if !(value is String) { fault(place, "no text") }
    case .word(let words):
      if !words.contains(value as? String ?? "") { fault(place, "none of \(words)") }
    case .integer(let least):
      // A boolean is a number too for Foundation.
      guard let number = value as? NSNumber, type(of: number) == type(of: NSNumber(value: 1)),
        let integer = value as? Int, integer >= least
      else { return fault(place, "no integer from \(least) on") }
    case .uri:
      if !Self.isReference(value as? String ?? " ") { fault(place, "no URI reference") }
    case .list(let element, let least, let isUnique):
      guard let values = value as? [Any] else { return fault(place, "no list") }
      if values.count < least { fault(place, "fewer than \(least)") }
      if isUnique, Set(values.map { String(describing: NSArray(object: $0)) }).count < values.count
      {
        fault(place, "a repetition")
      }
      for (index, value) in values.enumerated() { check(value, element, at: "\(place)[\(index)]") }
    case .object(let name):
      checkMembers(value, of: name, at: place)
    }
  }

  private mutating func checkMembers(_ value: Any, of name: String, at place: String) {
    guard let members = value as? [String: Any], let shape = SARIFRules.shapes[name] else {
      return fault(place, "no \(name)")
    }
    for member in shape.required where members[member] == nil { fault(place, "no '\(member)'") }
    for (member, value) in members {
      guard let rule = shape.members[member] else {
        fault(place, "'\(member)' is no member of \(name)")
        continue
      }
      check(value, rule, at: "\(place).\(member)")
      if name == "region" { checkOrder(members, at: place) }
    }
  }

  private static func isReference(_ text: String) -> Bool {
    let allowed = "-._~:/?#[]@!$&'()*+,;=%"
    let isWritten = text.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        && (("0"..."9").contains(scalar) || ("a"..."z").contains(scalar)
          || ("A"..."Z").contains(scalar) || allowed.unicodeScalars.contains(scalar))
    }
    let isEncoded = text.split(separator: "%", omittingEmptySubsequences: false).dropFirst()
      .allSatisfy { $0.count >= 2 && $0.prefix(2).allSatisfy(\.isHexDigit) }
    return isWritten && isEncoded && !text.isEmpty
  }

  // MARK: - What the standard says in words

  /// 3.30: a region does not end before it begins.
  private mutating func checkOrder(_ region: [String: Any], at place: String) {
    func number(_ name: String) -> Int { region[name] as? Int ?? 0 }
    if (number("endLine"), number("endColumn")) < (number("startLine"), number("startColumn")) {
      fault(place, "it ends before it begins")
    }
  }

  /// 3.27.5 to 3.27.7: a result's index is that of the rule which its id names.
  private mutating func checkRules(_ run: [String: Any]) {
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let ids = (driver?["rules"] as? [[String: Any]] ?? []).map { $0["id"] as? String ?? "" }
    if Set(ids).count < ids.count { fault("rules", "an id twice") }
    for (index, result) in results.enumerated() {
      let rule = result["ruleIndex"] as? Int ?? -1
      if !ids.indices.contains(rule) || ids[rule] != result["ruleId"] as? String {
        fault("results[\(index)]", "its rule is another's")
      }
    }
  }

  private mutating func fault(_ place: String, _ text: String) {
    faults.append("\(place): \(text)")
  }
}
