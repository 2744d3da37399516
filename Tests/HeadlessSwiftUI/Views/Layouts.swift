/// A way to arrange views; here it is only named.
public protocol Layout: Animatable {}

extension Layout {
  nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

/// Views arranged by a layout. By Apple's documentation an `AnyLayout` may change without the
/// views losing their identity, so the layout's type is no part of it.
nonisolated struct LayoutView<L: Layout, Content: View>: PrimitiveView {
  let layout: L
  let content: Content

  nonisolated init(layout: L, content: Content) {
    self.layout = layout
    self.content = content
  }

  @MainActor
  func _render(in context: RenderContext) -> [RenderedView] {
    let base: any Layout = (layout as? AnyLayout)?.base ?? layout
    let inner = context.entering("Layout")
    let node = RenderedView(.container, describe(base), in: inner)
    node.adopt(content._render(in: inner))
    return [node]
  }
}

/// A layout whose type is hidden.
public struct AnyLayout: Layout {
  let base: any Layout
  public init<L: Layout>(_ layout: L) { base = layout }
}

/// A row.
public struct HStackLayout: Layout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// A column.
public struct VStackLayout: Layout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// One above the other.
public struct ZStackLayout: Layout {
  public var alignment: Alignment
  public init(alignment: Alignment = .center) { self.alignment = alignment }
}
