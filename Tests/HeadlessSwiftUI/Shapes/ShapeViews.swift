/// A view that draws a shape, and can draw it again on top.
public protocol ShapeView<Content>: View, _RemoveGlobalActorIsolation {
  associatedtype Content: Shape
  nonisolated var shape: Self.Content { get }
}

/// A shape drawn with a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView {
  public let shape: Content
  let style: Style
  nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
  }
  @MainActor @preconcurrency public var body: Never { fatalError("no body") }
  @MainActor @preconcurrency
  public func _render(in context: RenderContext) -> [RenderedView] {
    let inner = context.entering(type: Content.self)
    return [.shape(shape, "fill", style, in: inner)]
  }
}

@available(*, unavailable)
extension _ShapeView: Sendable {}

extension RenderedView {
  /// A leaf for a shape; a style drawn by itself, such as a colour, is no shape's leaf.
  @MainActor
  static func shape(
    _ shape: some Shape, _ way: String, _ style: some ShapeStyle, in context: RenderContext,
    width: String? = nil
  ) -> RenderedView {
    let leaf = RenderedView(.leaf, describe(shape), in: context)
    leaf.content = describe(shape)
    leaf.look = [(way, style._paint(in: context.environment))]
    if let width { leaf.look.append(("stroke", width)) }
    if context.environment.isRedacted { leaf.look.append(("redacted", "true")) }
    return leaf
  }
}

/// A shape filled, above other drawings of it.
nonisolated public struct FillShapeView<
  Content: Shape, Style: ShapeStyle, Background: View
>: ShapeView {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  public var background: Background
  nonisolated public init(
    shape: Content, style: Style, fillStyle: FillStyle, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }
  @MainActor @preconcurrency public var body: Never { fatalError("no body") }
  @MainActor @preconcurrency
  public func _render(in context: RenderContext) -> [RenderedView] {
    background._render(in: context.entering("below"))
      + [.shape(shape, "fill", style, in: context.entering(type: Self.self))]
  }
}

/// A shape's outline, above other drawings of it.
nonisolated public struct StrokeShapeView<
  Content: Shape, Style: ShapeStyle, Background: View
>: ShapeView {
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background
  nonisolated public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
  @MainActor @preconcurrency public var body: Never { fatalError("no body") }
  @MainActor @preconcurrency
  public func _render(in context: RenderContext) -> [RenderedView] {
    let inner = context.entering(type: Self.self)
    let width = describe(strokeStyle)
    return background._render(in: context.entering("below"))
      + [.shape(shape, "strokePaint", style, in: inner, width: width)]
  }
}

/// A shape's border inside its bounds, above other drawings of it.
nonisolated public struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
>: ShapeView {
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background
  nonisolated public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
  @MainActor @preconcurrency public var body: Never { fatalError("no body") }
  @MainActor @preconcurrency
  public func _render(in context: RenderContext) -> [RenderedView] {
    let inner = context.entering(type: Self.self)
    let width = describe(strokeStyle)
    return background._render(in: context.entering("below"))
      + [.shape(shape, "borderPaint", style, in: inner, width: width)]
  }
}

extension Shape {
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }
  @_disfavoredOverload
  nonisolated public func fill(style: FillStyle = FillStyle()) -> some View {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension InsettableShape {
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView {
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
