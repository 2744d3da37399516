/// An outline; its drawing commands as text.
nonisolated public struct Path: Shape, Equatable, Described {
  /// The commands, in order.
  public private(set) var commands: [String] = []
  public private(set) var boundingRect = CGRect.zero

  nonisolated public init() {}
  nonisolated public init(_ rect: CGRect) { addRect(rect) }
  nonisolated public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
  nonisolated public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    add("roundedRect", [("", rect), ("", cornerRadius)], rect)
  }
  nonisolated public init(_ callback: (inout Path) -> Void) { callback(&self) }

  nonisolated public var isEmpty: Bool { commands.isEmpty }
  nonisolated public func path(in rect: CGRect) -> Path { self }
  var described: String { "Path(\(commands.joined(separator: " ")))" }

  nonisolated public mutating func move(to point: CGPoint) { add("move", [("", point)], nil) }
  nonisolated public mutating func addLine(to point: CGPoint) { add("line", [("", point)], nil) }
  nonisolated public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    add("quadCurve", [("", end), ("", control)], nil)
  }
  nonisolated public mutating func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint
  ) {
    add("curve", [("", end), ("", control1), ("", control2)], nil)
  }
  nonisolated public mutating func addRect(_ rect: CGRect) { add("rect", [("", rect)], rect) }
  nonisolated public mutating func addEllipse(in rect: CGRect) {
    add("ellipse", [("", rect)], rect)
  }
  nonisolated public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    add("roundedRect", [("", rect), ("", cornerSize)], rect)
  }
  nonisolated public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    add("arc", [("", center), ("", radius), ("", startAngle), ("", endAngle)], nil)
  }
  nonisolated public mutating func addLines(_ lines: [CGPoint]) { add("lines", [("", lines)], nil) }
  nonisolated public mutating func addPath(_ path: Path) { commands += path.commands }
  nonisolated public mutating func closeSubpath() { commands.append("close") }

  nonisolated func derived(_ call: String) -> Path {
    var path = self
    path.commands.append(call)
    return path
  }

  nonisolated private mutating func add(
    _ name: String, _ arguments: [RenderedView.Argument], _ rect: CGRect?
  ) {
    commands.append(describe(call: name, arguments))
    if let rect { boundingRect = boundingRect == .zero ? rect : boundingRect.union(rect) }
  }
}
