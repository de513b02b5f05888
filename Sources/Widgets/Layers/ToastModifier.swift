import RecurseReconciler

extension OwnedContent {
  /// Shows a message in the corner of the window, above the last line, while there is an item in the
  /// state, and takes the item out after a while.
  ///
  /// ```swift
  /// .toast(item: \.notice, for: .seconds(4)) { Text($0.message) }
  /// ```
  ///
  /// It never takes the focus. It goes elsewhere at the right edge rather than hide another toast,
  /// what has the focus, or a sheet; several are above each other. Another item is shown for the
  /// whole time again.
  ///
  /// - Parameter duration: how long an item is shown.
  public func toast<Item: Hashable>(
    item path: WritableKeyPath<Owner.State, Item?>, for duration: Duration = .seconds(4),
    @NodeBuilder<Owner> content: @escaping @MainActor (Item) -> VirtualNode<Owner>
  ) -> VirtualNode<Owner> {
    node.presenting { state in
      guard let item = state[keyPath: path] else { return nil }
      // Each item is a layer of its own.
      let kind = LayerKind.toast(duration)
      return VirtualNode(LayerElement(kind), children: content(item).inLayer(kind)) { state, _ in
        state[keyPath: path] = nil
      }.key(item)
    }
  }
}

extension Modifiable where Modified: StaticContent {
  /// Shows a message in the corner of the window while there is an item in the state.
  @_disfavoredOverload
  public func toast<Owner: Component, Item: Hashable>(
    item path: WritableKeyPath<Owner.State, Item?>, for duration: Duration = .seconds(4),
    @NodeBuilder<Owner> content: @escaping @MainActor (Item) -> VirtualNode<Owner>
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).toast(item: path, for: duration, content: content)
  }
}
