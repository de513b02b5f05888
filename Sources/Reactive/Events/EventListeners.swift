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
