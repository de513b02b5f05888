import RecurseReconciler

extension OwnedContent {
  /// Presents a sheet while a flag of the state is set.
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
  /// The sheet is centered in the window and takes all input: keys, pastes and the mouse reach
  /// nothing behind it. It has its own focus. When it closes, the widget that had the focus before
  /// has it again, without being notified of a change. Escape and a click outside clear the flag,
  /// unless the content sets ``Modifiable/interactiveDismissDisabled(_:)``.
  ///
  /// Handlers inside are transitions of the same owner. The content closure runs only while the
  /// sheet is shown. When the content that presents it is removed, the sheet is removed too, and
  /// then writes nothing.
  public func sheet(
    isPresented path: WritableKeyPath<Owner.State, Bool>,
    @NodeBuilder<Owner> content: @escaping @MainActor () -> VirtualNode<Owner>
  ) -> VirtualNode<Owner> {
    node.presenting(.sheet, isPresented: path, content: content)
  }

  /// Presents a sheet while the state has an item. Closing the sheet writes `nil`.
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

  /// Presents a sheet that edits an optional part of the state, while that part is not `nil`.
  ///
  /// ```swift
  /// .sheet(editing: \.draft) { $file in TextField("Name", text: $file.name) }
  /// ```
  ///
  /// `file` is the item, and `$file.name` is the path to a part of it. Closing the sheet writes
  /// `nil`.
  // The closure's type is not `@MainActor`: with a `$` in its parameter the compiler drops that
  // attribute from the closure. Without the attribute, the closure has the isolation of the render
  // around it.
  public func sheet<Item>(
    editing path: WritableKeyPath<Owner.State, Item?>,
    @NodeBuilder<Owner> content: @escaping (EditedItem<Owner, Item>) -> VirtualNode<Owner>
  ) -> VirtualNode<Owner> {
    node.presenting(.sheet, item: path) { content(EditedItem($0, at: path)) }
  }
}

extension Modifiable {
  /// Prevents Escape and a click outside from closing the sheet, alert or popover around the
  /// content, so that only a button or the state closes it.
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
