import RecurseReconciler

extension OwnedContent {
  /// Shows content beside this one while a flag of the state is set.
  ///
  /// ```swift
  /// Text("?").popover(isPresented: \.showsInfo, attachedTo: .bottom) {
  ///   Text("\(state.files.count) files")
  ///   Button("Close") { $0.showsInfo = false }
  /// }
  /// ```
  ///
  /// It takes all input as a ``sheet(isPresented:content:)`` does, and is closed like one. It
  /// follows the content that it is attached to; where there is no room at the edge it is shown at
  /// the opposite one, or shifted into the window. When the content is scrolled out of sight it
  /// closes.
  ///
  /// - Parameter edge: the edge of the content at which it is shown.
  public func popover(
    isPresented path: WritableKeyPath<Owner.State, Bool>, attachedTo edge: PopoverEdge = .bottom,
    @NodeBuilder<Owner> content: @escaping @MainActor () -> VirtualNode<Owner>
  ) -> VirtualNode<Owner> {
    node.presenting(.popover(edge), isPresented: path, content: content)
  }

  /// Shows content beside this one while there is an item in the state; closing it writes `nil`.
  public func popover<Item>(
    item path: WritableKeyPath<Owner.State, Item?>, attachedTo edge: PopoverEdge = .bottom,
    @NodeBuilder<Owner> content: @escaping @MainActor (Item) -> VirtualNode<Owner>
  ) -> VirtualNode<Owner> {
    node.presenting(.popover(edge), item: path, content: content)
  }

  /// Shows content beside a widget of an app's own while that asks for it, with
  /// ``Widget/openPopover()``: no state of the app says whether it is open.
  ///
  /// ```swift
  /// VirtualNode(ColorWell(color: .red), binding: \.color, to: \.color)
  ///   .popover(onRequestAttachedTo: .bottom) { ColorTable() }
  /// ```
  ///
  /// It closes as any popover does, and where a widget inside calls ``Widget/dismissLayer()``.
  public func popover(
    onRequestAttachedTo edge: PopoverEdge,
    @NodeBuilder<Owner> content: @escaping @MainActor () -> VirtualNode<Owner>
  ) -> VirtualNode<Owner> {
    node.presenting(.popover) { _ in
      VirtualNode(
        LayerElement(.popover(edge), isRequested: true),
        children: content().inLayer(.popover(edge)))
    }
  }
}

extension Modifiable where Modified: StaticContent {
  /// Shows content beside this one while a flag of the state is set.
  @_disfavoredOverload
  public func popover<Owner: Component>(
    isPresented path: WritableKeyPath<Owner.State, Bool>, attachedTo edge: PopoverEdge = .bottom,
    @NodeBuilder<Owner> content: @escaping @MainActor () -> VirtualNode<Owner>
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).popover(isPresented: path, attachedTo: edge, content: content)
  }

  /// Shows content beside this one while there is an item in the state; closing it writes `nil`.
  @_disfavoredOverload
  public func popover<Owner: Component, Item>(
    item path: WritableKeyPath<Owner.State, Item?>, attachedTo edge: PopoverEdge = .bottom,
    @NodeBuilder<Owner> content: @escaping @MainActor (Item) -> VirtualNode<Owner>
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).popover(item: path, attachedTo: edge, content: content)
  }
}
