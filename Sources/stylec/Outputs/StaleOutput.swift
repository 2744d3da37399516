import Diagnostics

/// The comparison that `--check` makes.
enum StaleOutput {
  /// The differences between what is there and what would be there, and the paths that differ.
  static func compare(
    _ files: [PlannedFile], leftOver: [String]
  ) throws(SystemError) -> (diff: String, paths: [String]) {
    var diff = ""
    var paths: [String] = []
    for file in files {
      let isThere = FileReading.kind(file.path) != nil
      let old = isThere ? try FileReading.bytes(file.path) : []
      if isThere, old == file.bytes { continue }
      paths.append(file.path)
      diff += UnifiedDiff.text(
        from: old, named: isThere ? file.path : "/dev/null", to: file.bytes, named: file.path)
    }
    for path in leftOver {
      paths.append(path)
      diff += UnifiedDiff.text(
        from: try FileReading.bytes(path), named: path, to: [], named: "/dev/null")
    }
    return (diff, paths)
  }
}
