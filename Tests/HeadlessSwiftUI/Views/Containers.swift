extension View {
  /// A node for a view that arranges `self`.
  @MainActor
  func contained(
    in type: Any.Type, _ arguments: [RenderedView.Argument], _ context: RenderContext
  ) -> [RenderedView] {
    let inner = context.entering(type: type)
    guard context.host.mayEnter(inner) else { return [] }
    let node = RenderedView(.container, shortName(of: type), in: inner, arguments)
    node.adopt(_render(in: inner))
    return [node]
  }
}

/// Arguments without those that are nil.
func given(_ arguments: [RenderedView.Argument]) -> [RenderedView.Argument] {
  arguments.filter { describe($0.value) != "nil" }
}

/// Views in a row.
nonisolated public struct HStack<Content: View>: PrimitiveView {
  private let arguments: [RenderedView.Argument]
  private let content: Content

  nonisolated public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    arguments = given([("alignment", alignment), ("spacing", spacing as Any)])
    self.content = content()
  }

  @MainActor @preconcurrency
  public func _render(in context: RenderContext) -> [RenderedView] {
    content.contained(in: Self.self, arguments, context)
  }
}

/// Views in a column.
nonisolated public struct VStack<Content: View>: PrimitiveView {
  private let arguments: [RenderedView.Argument]
  private let content: Content

  nonisolated public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    arguments = given([("alignment", alignment), ("spacing", spacing as Any)])
    self.content = content()
  }

  @MainActor @preconcurrency
  public func _render(in context: RenderContext) -> [RenderedView] {
    content.contained(in: Self.self, arguments, context)
  }
}

/// Views one above the other.
nonisolated public struct ZStack<Content: View>: PrimitiveView {
  private let arguments: [RenderedView.Argument]
  private let content: Content

  nonisolated public init(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) {
    arguments = given([("alignment", alignment)])
    self.content = content()
  }

  @MainActor @preconcurrency
  public func _render(in context: RenderContext) -> [RenderedView] {
    content.contained(in: Self.self, arguments, context)
  }
}

/// Views in a row; here not lazy.
nonisolated public struct LazyHStack<Content: View>: PrimitiveView {
  private let arguments: [RenderedView.Argument]
  private let content: Content

  nonisolated public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    arguments = given([("alignment", alignment), ("spacing", spacing as Any)])
    self.content = content()
  }

  @MainActor @preconcurrency
  public func _render(in context: RenderContext) -> [RenderedView] {
    content.contained(in: Self.self, arguments, context)
  }
}

/// Views in a column; here not lazy.
nonisolated public struct LazyVStack<Content: View>: PrimitiveView {
  private let arguments: [RenderedView.Argument]
  private let content: Content

  nonisolated public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    arguments = given([("alignment", alignment), ("spacing", spacing as Any)])
    self.content = content()
  }

  @MainActor @preconcurrency
  public func _render(in context: RenderContext) -> [RenderedView] {
    content.contained(in: Self.self, arguments, context)
  }
}

/// Views in rows of columns.
nonisolated public struct LazyVGrid<Content: View>: PrimitiveView {
  private let arguments: [RenderedView.Argument]
  private let content: Content

  nonisolated public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    arguments = given([("columns", columns), ("alignment", alignment), ("spacing", spacing as Any)])
    self.content = content()
  }

  @MainActor @preconcurrency
  public func _render(in context: RenderContext) -> [RenderedView] {
    content.contained(in: Self.self, arguments, context)
  }
}

/// Views in columns of rows.
nonisolated public struct LazyHGrid<Content: View>: PrimitiveView {
  private let arguments: [RenderedView.Argument]
  private let content: Content

  nonisolated public init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    arguments = given([("rows", rows), ("alignment", alignment), ("spacing", spacing as Any)])
    self.content = content()
  }

  @MainActor @preconcurrency
  public func _render(in context: RenderContext) -> [RenderedView] {
    content.contained(in: Self.self, arguments, context)
  }
}

/// Rows of cells.
nonisolated public struct Grid<Content: View>: PrimitiveView {
  private let arguments: [RenderedView.Argument]
  private let content: Content

  nonisolated public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    arguments = given([
      ("alignment", alignment), ("horizontalSpacing", horizontalSpacing as Any),
      ("verticalSpacing", verticalSpacing as Any),
    ])
    self.content = content()
  }

  @MainActor @preconcurrency
  public func _render(in context: RenderContext) -> [RenderedView] {
    content.contained(in: Self.self, arguments, context)
  }
}

/// A row of a grid.
nonisolated public struct GridRow<Content: View>: PrimitiveView {
  private let arguments: [RenderedView.Argument]
  private let content: Content

  nonisolated public init(
    alignment: VerticalAlignment? = nil,
    @ViewBuilder content: () -> Content
  ) {
    arguments = given([("alignment", alignment as Any)])
    self.content = content()
  }

  @MainActor @preconcurrency
  public func _render(in context: RenderContext) -> [RenderedView] {
    content.contained(in: Self.self, arguments, context)
  }
}

/// A part that scrolls.
nonisolated public struct ScrollView<Content: View>: PrimitiveView {
  private let arguments: [RenderedView.Argument]
  private let content: Content

  nonisolated public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    arguments = given([("", axes)])
    self.content = content()
  }

  @MainActor @preconcurrency
  public func _render(in context: RenderContext) -> [RenderedView] {
    content.contained(in: Self.self, arguments, context)
  }
}

/// The first of several views that fits; here the first.
nonisolated public struct ViewThatFits<Content: View>: PrimitiveView {
  private let arguments: [RenderedView.Argument]
  private let content: Content

  nonisolated public init(
    in axes: Axis.Set = [.horizontal, .vertical],
    @ViewBuilder content: () -> Content
  ) {
    arguments = given([("in", axes)])
    self.content = content()
  }

  @MainActor @preconcurrency
  public func _render(in context: RenderContext) -> [RenderedView] {
    content.contained(in: Self.self, arguments, context)
  }
}
