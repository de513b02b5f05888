extension OwnedContent {
  /// Runs a transition after the node has appeared.
  public func onAppear(
    _ transition: @escaping @MainActor (inout Owner.State) throws -> Void
  ) -> VirtualNode<Owner> {
    onAppear { state, _ in try transition(&state) }
  }

  /// Runs a transition that may emit after the node has appeared.
  public func onAppear(
    _ transition: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) -> VirtualNode<Owner> {
    VirtualNode(LifecycleNode(node.base, AppearHandler<Owner>(transition)))
  }

  /// Runs a transition after the node was unmounted, if its owner is still mounted. It does not run
  /// at the app's end.
  public func onDisappear(
    _ transition: @escaping @MainActor (inout Owner.State) throws -> Void
  ) -> VirtualNode<Owner> {
    onDisappear { state, _ in try transition(&state) }
  }

  /// Runs a transition that may emit after the node was unmounted, if its owner is still mounted.
  public func onDisappear(
    _ transition: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) -> VirtualNode<Owner> {
    VirtualNode(LifecycleNode(node.base, DisappearHandler<Owner>(transition)))
  }

  /// Runs a transition after a commit in which the value changed, but not when the node appears.
  public func onChange<Value: Equatable>(
    of value: Value, _ transition: @escaping @MainActor (inout Owner.State, Value) throws -> Void
  ) -> VirtualNode<Owner> {
    onChange(of: value) { state, value, _ in try transition(&state, value) }
  }

  /// Runs a transition that may emit after a commit in which the value changed.
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

extension Modifiable where Modified: StaticContent {
  /// Runs a transition after the node has appeared.
  @_disfavoredOverload
  public func onAppear<Owner: Component>(
    _ transition: @escaping @MainActor (inout Owner.State) throws -> Void
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).onAppear(transition)
  }

  /// Runs a transition that may emit after the node has appeared.
  @_disfavoredOverload
  public func onAppear<Owner: Component>(
    _ transition: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).onAppear(transition)
  }

  /// Runs a transition after the node was unmounted, if its owner is still mounted. It does not run
  /// at the app's end.
  @_disfavoredOverload
  public func onDisappear<Owner: Component>(
    _ transition: @escaping @MainActor (inout Owner.State) throws -> Void
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).onDisappear(transition)
  }

  /// Runs a transition that may emit after the node was unmounted, if its owner is still mounted.
  @_disfavoredOverload
  public func onDisappear<Owner: Component>(
    _ transition: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).onDisappear(transition)
  }

  /// Runs a transition after a commit in which the value changed, but not when the node appears.
  @_disfavoredOverload
  public func onChange<Owner: Component, Value: Equatable>(
    of value: Value, _ transition: @escaping @MainActor (inout Owner.State, Value) throws -> Void
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).onChange(of: value, transition)
  }

  /// Runs a transition that may emit after a commit in which the value changed.
  @_disfavoredOverload
  public func onChange<Owner: Component, Value: Equatable>(
    of value: Value, _ transition: @escaping Transition<Owner, Value>
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).onChange(of: value, transition)
  }

  /// Runs an asynchronous operation while the node is mounted. A new `id` cancels and restarts it.
  @_disfavoredOverload
  public func task<Owner: Component>(
    id: some Hashable & Sendable = 0,
    _ operation: @escaping @MainActor @Sendable (Sender<Owner>) async throws -> Void
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).task(id: id, operation)
  }
}

extension StaticContent {
  /// Distinguishes the node from its siblings.
  public func key<Owner: Component>(_ key: some Hashable) -> VirtualNode<Owner> {
    node(for: Owner.self).key(key)
  }
}
