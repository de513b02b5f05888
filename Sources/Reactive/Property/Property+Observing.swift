extension Property {
  /// Calls the handler with the current value, and with each new one.
  ///
  /// Observers are called in the order in which they subscribed. The handler may write properties;
  /// such a write is delivered after all observers have received this change.
  ///
  /// - Returns: the subscription, which ends when it is released, or earlier if disposed of.
  public func observe(_ handler: @escaping (Value) -> Void) -> Disposable {
    let observer = Observer(node, handler: handler)
    let value = node.committed
    node.graph.deliverFirst { observer.deliver(value) }
    return Disposable { observer.end() }
  }

  /// Calls the handler with each new value, but not with the current one.
  public func observeChanges(_ handler: @escaping (Value) -> Void) -> Disposable {
    let observer = Observer(node, handler: handler)
    return Disposable { observer.end() }
  }

  /// Calls the handler with the value and an owner that the subscription does not retain.
  ///
  /// ```swift
  /// observation = title.observe(weak: self) { screen, title in screen.heading = title }
  /// ```
  public func observe<Owner: AnyObject>(
    weak owner: Owner, _ handler: @escaping (Owner, Value) -> Void
  ) -> Disposable {
    observe { [weak owner] value in if let owner { handler(owner, value) } }
  }

  /// A signal that sends each new value as an event. A later observer does not receive it.
  public var changes: Signal<Value> {
    Signal { [node] handler in
      let observer = Observer(node, handler: handler)
      return Disposable { observer.end() }
    }
  }
}
