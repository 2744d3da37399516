import Hashing

/// A range of bytes in one of the files of a run.
///
/// It is public, in a module that no product has, so that what makes, compares and hashes millions of them
/// does so in place (see `HashMap`).
@frozen
public struct SourceSpan: Hashable, FastHashable, Sendable {
  /// The file's index in the list of files that the run was given; `catalogueFile` for the catalogue.
  public var file: Int32
  /// The first byte, counted from 0.
  public var start: Int32
  /// The byte behind the last one; equal to `start` for a place between two bytes.
  public var end: Int32

  @inlinable
  public init(file: Int32, start: Int32, end: Int32) {
    self.file = file
    self.start = start
    self.end = end
  }

  /// The file index of declarations that come from the compiler's own catalogue.
  @inlinable public static var catalogueFile: Int32 { -1 }

  /// A span for what no source text stands for.
  @inlinable public static var none: SourceSpan {
    SourceSpan(file: catalogueFile, start: 0, end: 0)
  }

  /// The smallest span that covers both.
  @inlinable
  public func union(_ other: SourceSpan) -> SourceSpan {
    SourceSpan(file: file, start: Swift.min(start, other.start), end: Swift.max(end, other.end))
  }

  @inlinable public var fastHash: UInt {
    let place = UInt(UInt32(bitPattern: start)) << 32 | UInt(UInt32(bitPattern: end))
    return mixed(place, UInt(UInt32(bitPattern: file)))
  }

  /// The empty span before the first byte.
  @inlinable public var startPoint: SourceSpan { SourceSpan(file: file, start: start, end: start) }

  /// The empty span behind the last byte.
  @inlinable public var endPoint: SourceSpan { SourceSpan(file: file, start: end, end: end) }
}
