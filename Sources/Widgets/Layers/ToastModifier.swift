import RecurseReconciler

extension OwnedContent {
  /// Shows a message in the corner of the window, above the last line, while the state has an item,
  /// and removes the item after a while.
  ///
  /// ```swift
  /// .toast(item: \.notice, for: .seconds(4)) { Text($0.message) }
  /// ```
  ///
  /// A toast never takes the focus. It moves along the right edge rather than hide another toast,
  /// the row or the line with the cursor, a sheet, a `StatusBar` or `KeyHints()`; several toasts
  /// stack upward. Other texts it may hide. In a window of fewer than ten rows it hides most of
  /// them, so it has no border there, and the next key takes it away. A text without a `lineLimit`
  /// of its own has up to three lines, and one there. A new item is shown for the whole duration
  /// again. An item that equals the one shown is not new, so a message that may come twice needs an
  /// id beside its text.
  ///
  /// - Parameter duration: how long an item is shown.
  public func toast<Item: Hashable>(
    item path: WritableKeyPath<Owner.State, Item?>, for duration: Duration = .seconds(4),
    @NodeBuilder<Owner> content: @escaping @MainActor (Item) -> VirtualNode<Owner>
  ) -> VirtualNode<Owner> {
    node.presenting { state in
      guard let item = state[keyPath: path] else { return nil }
      // Each item has its own layer.
      let kind = LayerKind.toast(duration)
      return VirtualNode(LayerElement(kind), children: content(item).inLayer(kind)) { state, _ in
        state[keyPath: path] = nil
      }.key(item)
    }
  }
}

// A flag has no item to show.

extension OwnedContent {
  @available(*, unavailable, message: "a toast shows an item, which it takes out: toast(item:)")
  public func toast(
    isPresented path: KeyPath<Owner.State, Bool>, for duration: Duration = .seconds(4),
    @NodeBuilder<Owner> content: @escaping @MainActor () -> VirtualNode<Owner>
  ) -> VirtualNode<Owner> { fatalError() }
}

extension Modifiable where Modified: StaticContent {
  @available(*, unavailable, message: "a toast shows an item, which it takes out: toast(item:)")
  @_disfavoredOverload
  public func toast<Owner: Component>(
    isPresented path: KeyPath<Owner.State, Bool>, for duration: Duration = .seconds(4),
    @NodeBuilder<Owner> content: @escaping @MainActor () -> VirtualNode<Owner>
  ) -> VirtualNode<Owner> { fatalError() }
}
