/// A node whose value can be read and observed.
@MainActor
class ValueNode<Value>: GraphNode {
  private var observers: [Observer<Value>] = []

  /// The value after the last round: what dependents compute with and observers are told.
  var settled: Value { preconditionFailure("A kind of node without a value.") }

  /// What a reader sees: for a source the last write, even where it still waits to be delivered.
  func read() -> Value {
    // A node that nobody observes finds its inputs by computing.
    let value = settled
    trackRead()
    return value
  }

  override var hasObservers: Bool { !observers.isEmpty }

  func add(_ observer: Observer<Value>) {
    observer.place = observers.count
    observers.append(observer)
    activateIfNeeded()
  }

  func remove(_ observer: Observer<Value>) {
    let last = observers.removeLast()
    if last !== observer {
      observers[observer.place] = last
      last.place = observer.place
    }
    deactivateIfUnneeded()
  }

  override func collectDeliveries(_ deliveries: inout [Delivery]) {
    let value = settled
    for observer in observers {
      deliveries.append(Delivery(order: observer.order) { observer.deliver(value) })
    }
  }
}
