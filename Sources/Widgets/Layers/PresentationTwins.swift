import RecurseReconciler

// If a path has a typo, a generic type that only a `WritableKeyPath` determines is unknown, and the
// compiler reports the containers around it instead. A twin that takes any path moves the error to
// the typo, and says what to do if the path cannot be written.

extension OwnedContent {
  @available(
    *, unavailable, message: "closing it writes there: that part of the state has to be a var"
  )
  public func sheet(
    isPresented path: KeyPath<Owner.State, Bool>,
    @NodeBuilder<Owner> content: @escaping @MainActor () -> VirtualNode<Owner>
  ) -> VirtualNode<Owner> { fatalError() }

  @available(
    *, unavailable, message: "closing it writes there: that part of the state has to be a var"
  )
  public func sheet<Item>(
    item path: KeyPath<Owner.State, Item?>,
    @NodeBuilder<Owner> content: @escaping @MainActor (Item) -> VirtualNode<Owner>
  ) -> VirtualNode<Owner> { fatalError() }

  @available(
    *, unavailable, message: "closing it writes there: that part of the state has to be a var"
  )
  public func sheet<Item>(
    editing path: KeyPath<Owner.State, Item?>,
    @NodeBuilder<Owner> content: @escaping (EditedItem<Owner, Item>) -> VirtualNode<Owner>
  ) -> VirtualNode<Owner> { fatalError() }

  @available(
    *, unavailable, message: "closing it writes there: that part of the state has to be a var"
  )
  public func alert<Item>(
    _ title: String, item path: KeyPath<Owner.State, Item?>,
    @NodeBuilder<Owner> actions: @escaping @MainActor (Item) -> VirtualNode<Owner>,
    @NodeBuilder<Owner> message: @escaping @MainActor (Item) -> VirtualNode<Owner> = { _ in
      NodeBuilder.buildBlock()
    }
  ) -> VirtualNode<Owner> { fatalError() }

  @available(
    *, unavailable, message: "closing it writes there: that part of the state has to be a var"
  )
  public func popover<Item>(
    item path: KeyPath<Owner.State, Item?>, attachedTo edge: PopoverEdge = .bottom,
    @NodeBuilder<Owner> content: @escaping @MainActor (Item) -> VirtualNode<Owner>
  ) -> VirtualNode<Owner> { fatalError() }

  @available(
    *, unavailable, message: "closing it writes there: that part of the state has to be a var"
  )
  public func alert(
    _ title: String, isPresented path: KeyPath<Owner.State, Bool>,
    @NodeBuilder<Owner> actions: @escaping @MainActor () -> VirtualNode<Owner>,
    @NodeBuilder<Owner> message: @escaping @MainActor () -> VirtualNode<Owner> = {
      NodeBuilder.buildBlock()
    }
  ) -> VirtualNode<Owner> { fatalError() }

  @available(
    *, unavailable, message: "closing it writes there: that part of the state has to be a var"
  )
  public func popover(
    isPresented path: KeyPath<Owner.State, Bool>, attachedTo edge: PopoverEdge = .bottom,
    @NodeBuilder<Owner> content: @escaping @MainActor () -> VirtualNode<Owner>
  ) -> VirtualNode<Owner> { fatalError() }

  @available(*, unavailable, message: "a toast shows an item, which it takes out: toast(item:)")
  public func toast(
    isPresented path: KeyPath<Owner.State, Bool>, for duration: Duration = .seconds(4),
    @NodeBuilder<Owner> content: @escaping @MainActor () -> VirtualNode<Owner>
  ) -> VirtualNode<Owner> { fatalError() }
}

extension Modifiable where Modified: StaticContent {
  @available(
    *, unavailable, message: "closing it writes there: that part of the state has to be a var"
  )
  @_disfavoredOverload
  public func sheet<Owner: Component>(
    isPresented path: KeyPath<Owner.State, Bool>,
    @NodeBuilder<Owner> content: @escaping @MainActor () -> VirtualNode<Owner>
  ) -> VirtualNode<Owner> { fatalError() }

  @available(
    *, unavailable, message: "closing it writes there: that part of the state has to be a var"
  )
  @_disfavoredOverload
  public func sheet<Owner: Component, Item>(
    item path: KeyPath<Owner.State, Item?>,
    @NodeBuilder<Owner> content: @escaping @MainActor (Item) -> VirtualNode<Owner>
  ) -> VirtualNode<Owner> { fatalError() }

  @available(
    *, unavailable, message: "closing it writes there: that part of the state has to be a var"
  )
  @_disfavoredOverload
  public func sheet<Owner: Component, Item>(
    editing path: KeyPath<Owner.State, Item?>,
    @NodeBuilder<Owner> content: @escaping (EditedItem<Owner, Item>) -> VirtualNode<Owner>
  ) -> VirtualNode<Owner> { fatalError() }

  @available(
    *, unavailable, message: "closing it writes there: that part of the state has to be a var"
  )
  @_disfavoredOverload
  public func alert<Owner: Component, Item>(
    _ title: String, item path: KeyPath<Owner.State, Item?>,
    @NodeBuilder<Owner> actions: @escaping @MainActor (Item) -> VirtualNode<Owner>,
    @NodeBuilder<Owner> message: @escaping @MainActor (Item) -> VirtualNode<Owner> = { _ in
      NodeBuilder.buildBlock()
    }
  ) -> VirtualNode<Owner> { fatalError() }

  @available(
    *, unavailable, message: "closing it writes there: that part of the state has to be a var"
  )
  @_disfavoredOverload
  public func popover<Owner: Component, Item>(
    item path: KeyPath<Owner.State, Item?>, attachedTo edge: PopoverEdge = .bottom,
    @NodeBuilder<Owner> content: @escaping @MainActor (Item) -> VirtualNode<Owner>
  ) -> VirtualNode<Owner> { fatalError() }

  @available(
    *, unavailable, message: "closing it writes there: that part of the state has to be a var"
  )
  @_disfavoredOverload
  public func alert<Owner: Component>(
    _ title: String, isPresented path: KeyPath<Owner.State, Bool>,
    @NodeBuilder<Owner> actions: @escaping @MainActor () -> VirtualNode<Owner>,
    @NodeBuilder<Owner> message: @escaping @MainActor () -> VirtualNode<Owner> = {
      NodeBuilder.buildBlock()
    }
  ) -> VirtualNode<Owner> { fatalError() }

  @available(
    *, unavailable, message: "closing it writes there: that part of the state has to be a var"
  )
  @_disfavoredOverload
  public func popover<Owner: Component>(
    isPresented path: KeyPath<Owner.State, Bool>, attachedTo edge: PopoverEdge = .bottom,
    @NodeBuilder<Owner> content: @escaping @MainActor () -> VirtualNode<Owner>
  ) -> VirtualNode<Owner> { fatalError() }

  @available(*, unavailable, message: "a toast shows an item, which it takes out: toast(item:)")
  @_disfavoredOverload
  public func toast<Owner: Component>(
    isPresented path: KeyPath<Owner.State, Bool>, for duration: Duration = .seconds(4),
    @NodeBuilder<Owner> content: @escaping @MainActor () -> VirtualNode<Owner>
  ) -> VirtualNode<Owner> { fatalError() }
}
