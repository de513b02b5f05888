extension Property {
  /// Calls the handler with the value now, and with each new one.
  ///
  /// Observers are called in the order in which they began. A property may be written inside: the
  /// write is delivered to all after this change has been.
  ///
  /// - Returns: what ends the observation, at the latest when it is released.
  public func observe(_ handler: @escaping (Value) -> Void) -> Disposable {
    let observer = Observer(node, handler: handler)
    let value = node.settled
    node.graph.deliverFirst { observer.deliver(value) }
    return Disposable { observer.end() }
  }

  /// Calls the handler with each new value, not with the one now.
  public func observeChanges(_ handler: @escaping (Value) -> Void) -> Disposable {
    let observer = Observer(node, handler: handler)
    return Disposable { observer.end() }
  }

  /// Calls the handler with an owner that the observation does not keep alive.
  ///
  /// ```swift
  /// observation = title.observe(weak: self) { screen, title in screen.heading = title }
  /// ```
  public func observe<Owner: AnyObject>(
    weak owner: Owner, _ handler: @escaping (Owner, Value) -> Void
  ) -> Disposable {
    observe { [weak owner] value in if let owner { handler(owner, value) } }
  }

  /// Each new value as an event that is not told to those who come later.
  public var changes: Signal<Value> {
    Signal { [node] handler in
      let observer = Observer(node, handler: handler)
      return Disposable { observer.end() }
    }
  }
}
