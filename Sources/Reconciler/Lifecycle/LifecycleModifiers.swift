extension OwnedContent {
  /// Runs a transition after the node has appeared.
  public func onAppear(
    _ transition: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) -> VirtualNode<Owner> {
    VirtualNode(LifecycleNode(node.base, AppearHandler<Owner>(transition)))
  }

  /// Runs a transition after the node was unmounted, if its owner is still mounted. It does not run
  /// at the app's end.
  public func onDisappear(
    _ transition: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) -> VirtualNode<Owner> {
    VirtualNode(LifecycleNode(node.base, DisappearHandler<Owner>(transition)))
  }

  /// Runs a transition after a commit in which the value changed, but not when the node appears.
  public func onChange<Value: Equatable>(
    of value: Value, _ transition: @escaping Transition<Owner, Value>
  ) -> VirtualNode<Owner> {
    VirtualNode(LifecycleNode(node.base, ChangeHandler<Owner, Value>(value, transition)))
  }

  /// Runs an asynchronous operation while the node is mounted. A new `id` cancels and restarts it.
  public func task(
    id: some Hashable & Sendable = 0,
    _ operation: @escaping @MainActor @Sendable (Sender<Owner>) async throws -> Void
  ) -> VirtualNode<Owner> {
    VirtualNode(
      LifecycleNode(node.base, TaskHandler(ComponentEffect<Owner>.task(id: id, operation))))
  }
}

extension StaticContent {
  /// Distinguishes the node from its siblings.
  public func key<Owner: Component>(_ key: some Hashable) -> VirtualNode<Owner> {
    node(for: Owner.self).key(key)
  }
}
