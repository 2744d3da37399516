/// Room that gives way.
nonisolated public struct Spacer: PrimitiveView, Sendable {
  private let minLength: CGFloat?
  nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }
  @MainActor @preconcurrency
  public func _render(in context: RenderContext) -> [RenderedView] {
    let arguments = given([("minLength", minLength as Any)])
    return [RenderedView(.leaf, "Spacer", in: context.entering(type: Self.self), arguments)]
  }
}

/// A line between views.
nonisolated public struct Divider: PrimitiveView {
  nonisolated public init() {}
  @MainActor @preconcurrency
  public func _render(in context: RenderContext) -> [RenderedView] {
    [RenderedView(.leaf, "Divider", in: context.entering(type: Self.self))]
  }
}

/// A drawing made by commands, which are not run here.
nonisolated public struct Canvas<Symbols: View>: PrimitiveView {
  nonisolated public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView {}
  @MainActor @preconcurrency
  public func _render(in context: RenderContext) -> [RenderedView] {
    [RenderedView(.leaf, "Canvas", in: context.entering(type: Self.self))]
  }
}

/// What a canvas draws into: it takes what is drawn, and drops it.
public struct GraphicsContext {
  public var opacity = 1.0
  /// What a path is filled with.
  public struct Shading: Sendable {
    public static func color(_ color: Color) -> Shading { Shading() }
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }
  }
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
}

/// A view made for the size that it has; here always 100 by 100.
nonisolated public struct GeometryReader<Content: View>: PrimitiveView {
  public var content: (GeometryProxy) -> Content
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
  @MainActor @preconcurrency
  public func _render(in context: RenderContext) -> [RenderedView] {
    content(GeometryProxy(size: CGSize(width: 100, height: 100)))
      .contained(in: Self.self, [], context)
  }
}

/// The size of a container.
public struct GeometryProxy: Sendable {
  public let size: CGSize
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    CGRect(origin: .zero, size: size)
  }
}
