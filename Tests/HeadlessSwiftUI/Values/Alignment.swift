/// A place along an axis that views can give.
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A view's size; here always 100 by 20.
public struct ViewDimensions: Equatable {
  public var width: CGFloat { 100 }
  public var height: CGFloat { 20 }
  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
}

/// A place along the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable, Described {
  let name: String
  public init(_ id: any AlignmentID.Type) { name = shortName(of: id) }
  init(name: String) { self.name = name }
  public static let leading = HorizontalAlignment(name: "leading")
  public static let center = HorizontalAlignment(name: "center")
  public static let trailing = HorizontalAlignment(name: "trailing")
  public static let listRowSeparatorLeading = HorizontalAlignment(name: "listRowSeparatorLeading")
  var described: String { "." + name }
}

/// A place along the vertical axis.
public struct VerticalAlignment: Hashable, Sendable, Described {
  let name: String
  public init(_ id: any AlignmentID.Type) { name = shortName(of: id) }
  init(name: String) { self.name = name }
  public static let top = VerticalAlignment(name: "top")
  public static let center = VerticalAlignment(name: "center")
  public static let bottom = VerticalAlignment(name: "bottom")
  public static let firstTextBaseline = VerticalAlignment(name: "firstTextBaseline")
  public static let lastTextBaseline = VerticalAlignment(name: "lastTextBaseline")
  var described: String { "." + name }
}

/// A place along both axes.
public struct Alignment: Hashable, Sendable, Described {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  var described: String {
    self == .center ? ".center" : ".\(horizontal.name)+\(vertical.name)"
  }
}

/// How lines of text are set.
public enum TextAlignment: CaseIterable, Hashable, Sendable { case leading, center, trailing }
