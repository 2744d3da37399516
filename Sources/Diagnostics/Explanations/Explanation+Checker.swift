extension Explanation {
  /// What the checker reports.
  static let checker: [Explanation] = []
}
