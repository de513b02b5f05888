/// A node whose value can be read and observed.
@MainActor
class ValueNode<Value>: GraphNode {
  private var observers: [Observer<Value>] = []

  /// The value after the last round: dependents compute with it, and observers receive it.
  var committed: Value { preconditionFailure("A kind of node without a value.") }

  /// The same for nodes that always have one value.
  var identity: PropertyIdentity { PropertyIdentity(self) }

  /// Returns the value for a reader. For a source, it is the last write, even before it is
  /// committed.
  func read() -> Value {
    // First the value: an inactive node knows its inputs after it was computed.
    let value = committed
    trackRead()
    return value
  }

  override var hasObservers: Bool { !observers.isEmpty }

  func add(_ observer: Observer<Value>) {
    observer.index = observers.count
    observers.append(observer)
    activateIfNeeded()
  }

  func remove(_ observer: Observer<Value>) {
    let last = observers.removeLast()
    if last !== observer {
      observers[observer.index] = last
      last.index = observer.index
    }
    deactivateIfUnneeded()
  }

  override func collectDeliveries(_ deliveries: inout [Delivery]) {
    let value = committed
    for observer in observers {
      deliveries.append(Delivery(order: observer.order) { observer.deliver(value) })
    }
  }
}
