/// Draws a button in the way of a built-in style. By reasoning from what is seen: the label takes the
/// tint where no foreground was set, except in the plain style.
struct BuiltInButton: PrimitiveView {
  let name: String
  let configuration: PrimitiveButtonStyleConfiguration

  func _render(in context: RenderContext) -> [RenderedView] {
    var inner = context
    if name != "plain" { inner.environment.controlForeground = context.environment.tintPaint }
    if configuration.role == .destructive { inner.environment.controlForeground = "red" }
    let trigger = configuration.trigger
    return Chrome("Button." + name, action: trigger) { configuration.label }._render(in: inner)
  }
}

/// The style where none is set.
@MainActor @preconcurrency public struct DefaultButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton(name: "automatic", configuration: configuration)
  }
}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  @MainActor @preconcurrency public static var automatic: DefaultButtonStyle {
    DefaultButtonStyle()
  }
}

/// The label alone.
@MainActor @preconcurrency public struct PlainButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton(name: "plain", configuration: configuration)
  }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  @MainActor @preconcurrency public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// The label in the tint.
@MainActor @preconcurrency public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton(name: "borderless", configuration: configuration)
  }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  @MainActor @preconcurrency public static var borderless: BorderlessButtonStyle {
    BorderlessButtonStyle()
  }
}

/// A border.
@MainActor @preconcurrency public struct BorderedButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton(name: "bordered", configuration: configuration)
  }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  @MainActor @preconcurrency public static var bordered: BorderedButtonStyle {
    BorderedButtonStyle()
  }
}

/// A filled border.
@MainActor @preconcurrency public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton(name: "borderedProminent", configuration: configuration)
  }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  @MainActor @preconcurrency public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// A link.
@MainActor @preconcurrency public struct LinkButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton(name: "link", configuration: configuration)
  }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  @MainActor @preconcurrency public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// Glass.
@MainActor @preconcurrency public struct GlassButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton(name: "glass", configuration: configuration)
  }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  @MainActor @preconcurrency public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// Tinted glass.
@MainActor @preconcurrency public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton(name: "glassProminent", configuration: configuration)
  }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  @MainActor @preconcurrency public static var glassProminent: GlassProminentButtonStyle {
    GlassProminentButtonStyle()
  }
}
