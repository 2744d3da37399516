// Styles of controls that users cannot style: names only.

/// How a text field looks.
public protocol TextFieldStyle {}

/// A built-in style.
public struct DefaultTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// A built-in style.
public struct PlainTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// A built-in style.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// A built-in style.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

/// How a picker looks.
public protocol PickerStyle {}

/// A built-in style.
public struct DefaultPickerStyle: PickerStyle {
  nonisolated public init() {}
}
extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// A built-in style.
public struct InlinePickerStyle: PickerStyle {
  nonisolated public init() {}
}
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// A built-in style.
public struct MenuPickerStyle: PickerStyle {
  nonisolated public init() {}
}
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// A built-in style.
public struct SegmentedPickerStyle: PickerStyle {
  nonisolated public init() {}
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// A built-in style.
public struct WheelPickerStyle: PickerStyle {
  nonisolated public init() {}
}
extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// A built-in style.
public struct PalettePickerStyle: PickerStyle {
  nonisolated public init() {}
}
extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// How a list looks.
public protocol ListStyle {}

/// A built-in style.
public struct DefaultListStyle: ListStyle {
  nonisolated public init() {}
}
extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// A built-in style.
public struct PlainListStyle: ListStyle {
  nonisolated public init() {}
}
extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// A built-in style.
public struct GroupedListStyle: ListStyle {
  nonisolated public init() {}
}
extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// A built-in style.
public struct InsetListStyle: ListStyle {
  nonisolated public init() {}
}
extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// A built-in style.
public struct InsetGroupedListStyle: ListStyle {
  nonisolated public init() {}
}
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// A built-in style.
public struct SidebarListStyle: ListStyle {
  nonisolated public init() {}
}
extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
