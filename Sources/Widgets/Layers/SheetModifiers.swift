import RecurseReconciler

extension OwnedContent {
  /// Shows a form over the screen while a flag of the state is set.
  ///
  /// ```swift
  /// FileTable(files: state.files)
  ///   .sheet(isPresented: \.isRenaming) {
  ///     TextField("Name", text: \.name)
  ///     Button("Rename") { state in
  ///       state.rename()
  ///       state.isRenaming = false
  ///     }
  ///   }
  /// ```
  ///
  /// It is in the middle of the window, and all input goes there: keys, pastes and the mouse reach
  /// nothing behind it. It has a focus of its own; what had the focus before has it again when the
  /// sheet is closed, and heard of nothing. Escape and a click outside clear the flag, unless
  /// ``Modifiable/interactiveDismissDisabled(_:)`` is set inside.
  ///
  /// Handlers inside are transitions of the same owner. Its content is asked for only while it is
  /// shown. It goes with the content that presents it, and then writes nothing.
  public func sheet(
    isPresented path: WritableKeyPath<Owner.State, Bool>,
    @NodeBuilder<Owner> content: @escaping @MainActor () -> VirtualNode<Owner>
  ) -> VirtualNode<Owner> {
    node.presenting(.sheet, isPresented: path, content: content)
  }

  /// Shows a form over the screen while there is an item in the state; closing it writes `nil`.
  ///
  /// ```swift
  /// .sheet(item: \.selectedFile) { file in Preview(file: file) }
  /// ```
  public func sheet<Item>(
    item path: WritableKeyPath<Owner.State, Item?>,
    @NodeBuilder<Owner> content: @escaping @MainActor (Item) -> VirtualNode<Owner>
  ) -> VirtualNode<Owner> {
    node.presenting(.sheet, item: path, content: content)
  }

  /// Shows a form over the screen that edits an optional part of the state while there is one.
  ///
  /// ```swift
  /// .sheet(editing: \.draft) { $file in TextField("Name", text: $file.name) }
  /// ```
  ///
  /// `file` is the item, and `$file.name` the path to a part of it. Closing the sheet writes `nil`.
  // The closure's type is not `@MainActor`: with a `$` in its parameter the compiler forgets that of
  // such a closure, and one that says nothing is isolated as the render around it.
  public func sheet<Item>(
    editing path: WritableKeyPath<Owner.State, Item?>,
    @NodeBuilder<Owner> content: @escaping (EditedItem<Owner, Item>) -> VirtualNode<Owner>
  ) -> VirtualNode<Owner> {
    node.presenting(.sheet, item: path) { content(EditedItem($0, at: path)) }
  }
}

extension Modifiable where Modified: StaticContent {
  /// Shows a form over the screen while a flag of the state is set.
  @_disfavoredOverload
  public func sheet<Owner: Component>(
    isPresented path: WritableKeyPath<Owner.State, Bool>,
    @NodeBuilder<Owner> content: @escaping @MainActor () -> VirtualNode<Owner>
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).sheet(isPresented: path, content: content)
  }

  /// Shows a form over the screen while there is an item in the state; closing it writes `nil`.
  @_disfavoredOverload
  public func sheet<Owner: Component, Item>(
    item path: WritableKeyPath<Owner.State, Item?>,
    @NodeBuilder<Owner> content: @escaping @MainActor (Item) -> VirtualNode<Owner>
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).sheet(item: path, content: content)
  }

  /// Shows a form over the screen that edits an optional part of the state while there is one.
  @_disfavoredOverload
  public func sheet<Owner: Component, Item>(
    editing path: WritableKeyPath<Owner.State, Item?>,
    @NodeBuilder<Owner> content: @escaping (EditedItem<Owner, Item>) -> VirtualNode<Owner>
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).sheet(editing: path, content: content)
  }
}

extension Modifiable {
  /// Keeps the sheet, the alert or the popover around the content open when Escape is pressed, or
  /// somewhere outside is clicked: only a button or the state closes it.
  ///
  /// ```swift
  /// .sheet(isPresented: \.isEditing) {
  ///   Editor().interactiveDismissDisabled(state.isDirty)
  /// }
  /// ```
  public consuming func interactiveDismissDisabled(_ isDisabled: Bool = true) -> Modified {
    modified(by: .content { $0.disablesDismissal = isDisabled || $0.disablesDismissal })
  }
}
