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

/// The listeners of an event source, oldest first.
@MainActor
final class EventListeners<Value> {
  private var handlers: [Int: (Value) -> Void] = [:]

  var isEmpty: Bool { handlers.isEmpty }

  func add(_ handler: @escaping (Value) -> Void) -> Disposable {
    let order = DependencyGraph.shared.nextObserverOrder()
    handlers[order] = handler
    return Disposable { [weak self] in self?.handlers[order] = nil }
  }

  func deliveries(of value: Value, upTo last: Int) -> [Delivery] {
    // The graph sorts the deliveries; a listener that has ended meanwhile gets none.
    handlers.keys.filter { $0 <= last }.map { order in
      Delivery(order: order) { [weak self] in self?.handlers[order]?(value) }
    }
  }
}
