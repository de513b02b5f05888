/// A signal that code can send.
///
/// ```swift
/// let closed = EventSource<Void>()
/// closed.send()
/// ```
///
/// An event sent during another delivery is delivered afterwards, to the listeners at the time of
/// sending.
@MainActor
public final class EventSource<Value>: Signal<Value> {
  private let listeners: EventListeners<Value>

  /// Creates a source without listeners.
  public init() {
    let listeners = EventListeners<Value>()
    self.listeners = listeners
    super.init { listeners.add($0) }
  }

  /// A Boolean value that indicates whether there are listeners.
  public var hasListeners: Bool { !listeners.isEmpty }

  /// Sends an event to all listeners, in the order in which they subscribed.
  public func send(_ value: Value) {
    let graph = DependencyGraph.shared
    let last = graph.observerCount
    graph.send { [listeners] in listeners.deliveries(of: value, upTo: last) }
  }
}

extension EventSource where Value == Void {
  /// Sends an event to all listeners.
  public func send() { send(()) }
}
