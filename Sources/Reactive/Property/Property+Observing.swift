extension Property {
  /// Calls the handler with the current value, and with each new one.
  ///
  /// Observers are called in the order in which they subscribed. The handler may write properties:
  /// the write is delivered after all observers have received this change.
  ///
  /// - Returns: the subscription, which ends at the latest when it is released.
  public func observe(_ handler: @escaping (Value) -> Void) -> Disposable {
    let observer = Observer(node, handler: handler)
    let value = node.committed
    node.graph.deliverFirst { observer.deliver(value) }
    return Disposable { observer.end() }
  }

  /// Calls the handler with each new value, not with the current one.
  public func observeChanges(_ handler: @escaping (Value) -> Void) -> Disposable {
    let observer = Observer(node, handler: handler)
    return Disposable { observer.end() }
  }

  /// Calls the handler with an owner that the subscription does not retain.
  ///
  /// ```swift
  /// observation = title.observe(weak: self) { screen, title in screen.heading = title }
  /// ```
  public func observe<Owner: AnyObject>(
    weak owner: Owner, _ handler: @escaping (Owner, Value) -> Void
  ) -> Disposable {
    observe { [weak owner] value in if let owner { handler(owner, value) } }
  }

  /// Each new value as an event; a later observer does not receive it.
  public var changes: Signal<Value> {
    Signal { [node] handler in
      let observer = Observer(node, handler: handler)
      return Disposable { observer.end() }
    }
  }
}
