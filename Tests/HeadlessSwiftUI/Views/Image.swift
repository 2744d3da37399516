/// A picture or a symbol.
nonisolated public struct Image: Equatable, Sendable, PrimitiveView, Described {
  let name: String
  private(set) var own: [String: String] = [:]
  private var calls: [String] = []

  private init(_ name: String, call: String) { self.name = name }

  nonisolated public init(systemName: String) { self.init(systemName, call: "") }
  nonisolated public init(systemName: String, variableValue: Double?) {
    self.init(systemName, call: "")
    if let variableValue { calls = ["variableValue(\(describe(variableValue)))"] }
  }
  nonisolated public init(_ name: String, bundle: Bundle? = nil) { self.init(name, call: "") }
  nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, call: "")
  }
  nonisolated public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(systemName: name, variableValue: variableValue)
  }
  nonisolated public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name, call: "")
  }

  var described: String { (["Image(\"\(name)\")"] + calls).joined(separator: ".") }

  nonisolated private func with(
    _ name: String, _ arguments: [RenderedView.Argument]
  ) -> Image {
    var image = self
    image.calls.append(describe(call: name, arguments))
    if let value = arguments.first?.value { image.own[name] = describe(value) }
    return image
  }

  nonisolated public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    let insets: [RenderedView.Argument] =
      capInsets == EdgeInsets() ? [] : [("capInsets", capInsets)]
    let mode: [RenderedView.Argument] =
      resizingMode == .stretch ? [] : [("resizingMode", resizingMode)]
    return with("resizable", insets + mode)
  }
  nonisolated public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with("renderingMode", [("", renderingMode as Any)])
  }
  nonisolated public func interpolation(_ interpolation: Interpolation) -> Image {
    with("interpolation", [("", interpolation)])
  }
  nonisolated public func antialiased(_ isAntialiased: Bool) -> Image {
    with("antialiased", [("", isAntialiased)])
  }
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    with("symbolRenderingMode", [("", mode as Any)])
  }

  @MainActor @preconcurrency
  public func _render(in context: RenderContext) -> [RenderedView] {
    let leaf = RenderedView(.leaf, "Image", in: context.entering(type: Self.self), [("", name)])
    leaf.arguments += calls.map { ("", UnquotedText($0)) }
    leaf.content = name
    leaf.look = context.environment.imageLook(own: own)
    return [leaf]
  }
}
