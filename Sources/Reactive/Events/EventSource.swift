/// A signal that can be sent.
///
/// ```swift
/// let closed = EventSource<Void>()
/// closed.send()
/// ```
///
/// An event that is sent while another or a change is delivered waits for its turn, and is then
/// told to all who listened when it was sent.
@MainActor
public final class EventSource<Value>: Signal<Value> {
  private let listeners: EventListeners<Value>

  /// A source to which nobody listens.
  public init() {
    let listeners = EventListeners<Value>()
    self.listeners = listeners
    super.init { listeners.add($0) }
  }

  /// Whether anybody listens.
  public var hasListeners: Bool { listeners.isAny }

  /// Tells all who listen, in the order in which they began.
  public func send(_ value: Value) {
    let graph = DependencyGraph.shared
    let last = graph.observerCount
    graph.send { [listeners] in listeners.deliveries(of: value, upTo: last) }
  }
}

extension EventSource where Value == Void {
  /// Tells all who listen.
  public func send() { send(()) }
}
