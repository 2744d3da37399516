/// The difference of two texts in the unified format that `patch` and reviewers read.
package enum UnifiedDiff {
  /// Lines around a change that are shown with it.
  static let context = 3

  /// The diff; empty when the texts are equal.
  ///
  /// The heads name what is compared: a path, or `/dev/null` for a file that is not there.
  package static func text(
    from old: [UInt8], named oldName: String, to new: [UInt8], named newName: String
  ) -> String {
    guard old != new else { return "" }
    let oldLines = lines(old)
    let newLines = lines(new)
    var text = "--- \(oldName)\n+++ \(newName)\n"
    for hunk in hunks(operations(oldLines, newLines)) {
      text += written(hunk)
    }
    return text
  }

  /// One line of the comparison.
  private struct Operation {
    enum Kind: Character {
      case same = " "
      case removed = "-"
      case added = "+"
    }
    let kind: Kind
    let text: String
    /// The numbers, from 0, that the line has or would have on each side.
    let oldLine: Int
    let newLine: Int
  }

  /// Lines with their line breaks, so that a missing one at the end counts.
  private static func lines(_ bytes: [UInt8]) -> [String] {
    var result: [String] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      result.append(String(decoding: bytes[start...index], as: UTF8.self))
      start = index + 1
    }
    if start < bytes.count { result.append(String(decoding: bytes[start...], as: UTF8.self)) }
    return result
  }

  private static func operations(_ old: [String], _ new: [String]) -> [Operation] {
    let changes = new.difference(from: old)
    var removed = Set<Int>()
    var added = Set<Int>()
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var result: [Operation] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if oldIndex < old.count, removed.contains(oldIndex) {
        result.append(
          Operation(kind: .removed, text: old[oldIndex], oldLine: oldIndex, newLine: newIndex))
        oldIndex += 1
      } else if newIndex < new.count, added.contains(newIndex) {
        result.append(
          Operation(kind: .added, text: new[newIndex], oldLine: oldIndex, newLine: newIndex))
        newIndex += 1
      } else {
        result.append(
          Operation(kind: .same, text: old[oldIndex], oldLine: oldIndex, newLine: newIndex))
        oldIndex += 1
        newIndex += 1
      }
    }
    return result
  }

  /// The changes with their context; those that are near stand in one hunk.
  private static func hunks(_ operations: [Operation]) -> [ArraySlice<Operation>] {
    var ranges: [Range<Int>] = []
    for (index, operation) in operations.enumerated() where operation.kind != .same {
      let range = max(index - context, 0)..<min(index + context + 1, operations.count)
      if let last = ranges.last, range.lowerBound <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges.map { operations[$0] }
  }

  private static func written(_ hunk: ArraySlice<Operation>) -> String {
    guard let first = hunk.first else { return "" }
    let oldCount = hunk.count { $0.kind != .added }
    let newCount = hunk.count { $0.kind != .removed }
    var text = "@@ -\(range(first.oldLine, oldCount)) +\(range(first.newLine, newCount)) @@\n"
    for operation in hunk {
      text.append(operation.kind.rawValue)
      text += operation.text
      if !operation.text.utf8.lazy.suffix(1).elementsEqual([UInt8(ascii: "\n")]) {
        text += "\n\\ No newline at end of file\n"
      }
    }
    return text
  }

  /// `line,count`; the line before for an empty range, as the format wants it.
  private static func range(_ start: Int, _ count: Int) -> String {
    count == 1 ? "\(start + 1)" : "\(count == 0 ? start : start + 1),\(count)"
  }
}
