/// What a user does with fingers or pointer, as a test sends it.
public enum GestureEvent {
  case tap
  case longPress
  /// A drag goes on, or ends, at a translation from where it began at the origin.
  case drag(CGSize, ended: Bool)
  case magnify(CGFloat, ended: Bool)
  case rotate(Angle, ended: Bool)
}

/// Something that follows what a user does; `_receive` is how a test sends it.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  var body: Self.Body { get }

  /// Not SwiftUI's: takes an event, and calls `changed` or `ended` when it is one of its kind.
  func _receive(
    _ event: GestureEvent, changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void)
}

extension Gesture {
  func _receive(_ event: GestureEvent) { _receive(event, changed: { _ in }, ended: { _ in }) }
}

extension Gesture where Body: Gesture, Body.Value == Value {
  public func _receive(
    _ event: GestureEvent, changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void
  ) {
    body._receive(event, changed: changed, ended: ended)
  }
}

extension Gesture where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Gesture {
  public typealias Value = Never
  public func _receive(
    _ event: GestureEvent, changed: @escaping (Never) -> Void, ended: @escaping (Never) -> Void
  ) {}
}

/// A gesture that a tap triggers.
protocol TapLike {}

/// A gesture with something done beside it.
struct ObservedGesture<Base: Gesture>: Gesture, TapLike {
  typealias Value = Base.Value
  typealias Body = Never
  let base: Base
  var onChanged: (Value) -> Void = { _ in }
  var onEnded: (Value) -> Void = { _ in }

  func _receive(
    _ event: GestureEvent, changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void
  ) {
    base._receive(
      event,
      changed: {
        onChanged($0)
        changed($0)
      },
      ended: {
        onEnded($0)
        ended($0)
      })
  }
}

/// A gesture whose values become others.
struct MappedGesture<Base: Gesture, Value>: Gesture, TapLike {
  typealias Body = Never
  let base: Base
  let transform: (Base.Value) -> Value

  func _receive(
    _ event: GestureEvent, changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void
  ) {
    base._receive(event, changed: { changed(transform($0)) }, ended: { ended(transform($0)) })
  }
}

extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    ObservedGesture(base: self, onEnded: action)
  }
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value>
  where Value: Equatable {
    ObservedGesture(base: self, onChanged: action)
  }
  public func map<T>(_ body: @escaping (Value) -> T) -> some Gesture<T> {
    MappedGesture(base: self, transform: body)
  }
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> {
    ObservedGesture(
      base: self,
      onChanged: { value in
        state.change {
          var transaction = Transaction()
          body(value, &$0, &transaction)
        }
      },
      onEnded: { _ in state.reset() })
  }
  public func simultaneously<Other: Gesture>(with other: Other) -> some Gesture<Value> {
    BothGestures(first: self, second: other)
  }
  public func exclusively<Other: Gesture>(before other: Other) -> some Gesture<Value> {
    BothGestures(first: self, second: other)
  }
}

/// Two gestures that both see every event; the values are the first's.
struct BothGestures<First: Gesture, Second: Gesture>: Gesture, TapLike {
  typealias Value = First.Value
  typealias Body = Never
  let first: First
  let second: Second

  func _receive(
    _ event: GestureEvent, changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void
  ) {
    first._receive(event, changed: changed, ended: ended)
    second._receive(event)
  }
}
