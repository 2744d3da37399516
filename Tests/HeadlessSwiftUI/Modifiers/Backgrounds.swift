/// Views, styles and shapes behind and in front.
extension View {
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    recorded("background", [("alignment", alignment)], slots: [("content", AnyView(content()))])
  }
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    recorded("background", [("alignment", alignment)], slots: [("content", AnyView(background))])
  }
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    painted("background", style, edges == .all ? [] : [("ignoresSafeAreaEdges", edges)])
  }
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    painted("background", BackgroundStyle(), [])
  }
  nonisolated public func background<S: ShapeStyle, T: InsettableShape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    painted("background", style, [("in", shape)])
  }
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    painted("background", style, [("in", shape)])
  }
  nonisolated public func background<S: InsettableShape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    painted("background", BackgroundStyle(), [("in", shape)])
  }
  nonisolated public func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    painted("background", BackgroundStyle(), [("in", shape)])
  }

  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    recorded("overlay", [("alignment", alignment)], slots: [("content", AnyView(content()))])
  }
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    recorded("overlay", [("alignment", alignment)], slots: [("content", AnyView(overlay))])
  }
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    painted("overlay", style, edges == .all ? [] : [("ignoresSafeAreaEdges", edges)])
  }
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    painted("overlay", style, [("in", shape)])
  }

  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    recorded("mask", [("alignment", alignment)], slots: [("content", AnyView(mask()))])
  }
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    recorded("mask", [], slots: [("content", AnyView(mask))])
  }

  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    painted("border", content, [("width", width)])
  }

  /// A modifier with a style, recorded as what is painted at this place.
  nonisolated private func painted<S: ShapeStyle>(
    _ name: String, _ style: S, _ arguments: [RenderedView.Argument]
  ) -> some View {
    recording(name, []) {
      $0.arguments = [("", UnquotedText(style._paint(in: $0.environment)))] + arguments
    }
  }
}
