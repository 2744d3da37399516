/// A tap.
public struct TapGesture: Gesture, TapLike {
  public typealias Value = Void
  public typealias Body = Never
  public var count: Int
  nonisolated public init(count: Int = 1) { self.count = count }
  public func _receive(
    _ event: GestureEvent, changed: @escaping (()) -> Void, ended: @escaping (()) -> Void
  ) {
    if case .tap = event { ended(()) }
  }
}

/// A press that lasts.
public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public typealias Body = Never
  public var minimumDuration: Double
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
  }
  public func _receive(
    _ event: GestureEvent, changed: @escaping (Bool) -> Void, ended: @escaping (Bool) -> Void
  ) {
    if case .longPress = event {
      changed(true)
      ended(true)
    }
  }
}

/// A drag.
public struct DragGesture: Gesture {
  public typealias Body = Never
  /// How far a drag has got.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize
    public var velocity: CGSize { .zero }
    public var predictedEndTranslation: CGSize { translation }
    public var predictedEndLocation: CGPoint { location }
  }
  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {}
  public func _receive(
    _ event: GestureEvent, changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void
  ) {
    guard case .drag(let translation, let isEnd) = event else { return }
    let value = Value(
      time: Date(timeIntervalSince1970: 0),
      location: CGPoint(x: translation.width, y: translation.height), startLocation: .zero,
      translation: translation)
    isEnd ? ended(value) : changed(value)
  }
}

/// Two fingers that move apart.
public struct MagnifyGesture: Gesture {
  public typealias Body = Never
  /// How far they are apart.
  public struct Value: Equatable, Sendable {
    public var magnification: CGFloat
  }
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
  public func _receive(
    _ event: GestureEvent, changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void
  ) {
    guard case .magnify(let magnification, let isEnd) = event else { return }
    let value = Value(magnification: magnification)
    isEnd ? ended(value) : changed(value)
  }
}

/// Two fingers that turn.
public struct RotateGesture: Gesture {
  public typealias Body = Never
  /// How far they have turned.
  public struct Value: Equatable, Sendable {
    public var rotation: Angle
  }
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
  public func _receive(
    _ event: GestureEvent, changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void
  ) {
    guard case .rotate(let rotation, let isEnd) = event else { return }
    let value = Value(rotation: rotation)
    isEnd ? ended(value) : changed(value)
  }
}

/// Which of a view's and its subviews' gestures are on.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

/// Gestures by reasoning: a view that is disabled takes no gestures of its own.
extension View {
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    following("gesture", gesture, mask)
  }
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    following("simultaneousGesture", gesture, mask)
  }
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    following("highPriorityGesture", gesture, mask)
  }
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    following("gesture", gesture, isEnabled ? .all : .subviews)
  }
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    following("gesture", gesture, isEnabled ? .all : .subviews)
  }
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    following("simultaneousGesture", gesture, isEnabled ? .all : .subviews)
  }
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    following("simultaneousGesture", gesture, isEnabled ? .all : .subviews)
  }
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    following("highPriorityGesture", gesture, isEnabled ? .all : .subviews)
  }
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    following("highPriorityGesture", gesture, isEnabled ? .all : .subviews)
  }
  nonisolated private func following<T: Gesture>(
    _ name: String, _ gesture: T, _ mask: GestureMask
  ) -> some View {
    recording(name, [("", shortName(of: T.self))]) {
      // From the documentation of `GestureMask`: without the added gesture, all others go on.
      $0.isSeen = mask != .subviews
      if $0.environment.isEnabled, mask.contains(.gesture) { $0.gesture = gesture }
    }
  }

  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    recording("onTapGesture", [("count", count)]) {
      if $0.environment.isEnabled { $0.tap = action }
    }
  }

  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(count: count) { action(.zero) }
  }

  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    recording("onLongPressGesture", [("minimumDuration", minimumDuration)]) {
      if $0.environment.isEnabled {
        $0.gesture = ObservedGesture(
          base: LongPressGesture(), onEnded: { _ in action() })
      }
    }
  }

  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    recording("onHover") { $0.hover = action }
  }

  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    recording("onContinuousHover") {
      $0.hover = { action($0 ? .active(.zero) : .ended) }
    }
  }
}

/// Where the pointer is.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}
