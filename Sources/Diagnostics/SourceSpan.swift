import Hashing

/// A range of bytes in one of the files of a run.
package struct SourceSpan: Hashable, FastHashable, Sendable {
  /// The file's index in the list of files that the run was given; `catalogueFile` for the catalogue.
  package var file: Int32
  /// The first byte, counted from 0.
  package var start: Int32
  /// The byte behind the last one; equal to `start` for a place between two bytes.
  package var end: Int32

  package init(file: Int32, start: Int32, end: Int32) {
    self.file = file
    self.start = start
    self.end = end
  }

  /// The file index of declarations that come from the compiler's own catalogue.
  package static let catalogueFile: Int32 = -1

  /// A span for what no source text stands for.
  package static let none = SourceSpan(file: catalogueFile, start: 0, end: 0)

  /// The smallest span that covers both.
  package func union(_ other: SourceSpan) -> SourceSpan {
    SourceSpan(file: file, start: Swift.min(start, other.start), end: Swift.max(end, other.end))
  }

  package var fastHash: UInt {
    let place = UInt(UInt32(bitPattern: start)) << 32 | UInt(UInt32(bitPattern: end))
    return mixed(place, UInt(UInt32(bitPattern: file)))
  }

  /// The empty span before the first byte.
  package var startPoint: SourceSpan { SourceSpan(file: file, start: start, end: start) }

  /// The empty span behind the last byte.
  package var endPoint: SourceSpan { SourceSpan(file: file, start: end, end: end) }
}
