import RecurseReconciler

extension OwnedContent {
  /// Presents a popover beside the content while a flag of the state is set.
  ///
  /// ```swift
  /// Text("?").popover(isPresented: \.showsInfo, attachedTo: .bottom) {
  ///   Text("\(state.files.count) files")
  ///   Button("Close") { $0.showsInfo = false }
  /// }
  /// ```
  ///
  /// A popover takes all input and closes as a ``sheet(isPresented:content:)`` does. It follows the
  /// content it is attached to. If there is no room at the edge, it moves to the opposite edge or
  /// shifts into the window. It closes when the content scrolls out of view.
  ///
  /// - Parameter edge: the edge of the content at which the popover appears.
  public func popover(
    isPresented path: WritableKeyPath<Owner.State, Bool>, attachedTo edge: PopoverEdge = .bottom,
    @NodeBuilder<Owner> content: @escaping @MainActor () -> VirtualNode<Owner>
  ) -> VirtualNode<Owner> {
    node.presenting(.popover(edge), isPresented: path, content: content)
  }

  /// Presents a popover beside the content while the state has an item. Closing the popover writes
  /// `nil`.
  public func popover<Item>(
    item path: WritableKeyPath<Owner.State, Item?>, attachedTo edge: PopoverEdge = .bottom,
    @NodeBuilder<Owner> content: @escaping @MainActor (Item) -> VirtualNode<Owner>
  ) -> VirtualNode<Owner> {
    node.presenting(.popover(edge), item: path, content: content)
  }

  /// Presents a popover beside an app's own widget while the widget requests it with
  /// ``Widget/openPopover()``. No state of the app says whether the popover is open.
  ///
  /// ```swift
  /// VirtualNode(ColorWell(color: .red), binding: \.color, to: \.color)
  ///   .popover(onRequestAttachedTo: .bottom) { ColorTable() }
  /// ```
  ///
  /// It closes as any popover does, and when a widget inside calls ``Widget/dismissLayer()``.
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
