import RecurseLayout
import RecurseReconciler

extension OwnedContent {
  /// Presents an alert while a flag of the state is set.
  ///
  /// ```swift
  /// .alert("Delete all?", isPresented: \.isAsking) {
  ///   Button("Delete", role: .destructive) { $0.files = [] }
  ///   Button("Keep", role: .cancel)
  /// } message: {
  ///   Text("All of it.")
  /// }
  /// ```
  ///
  /// A button closes the alert after its transition. Escape and a click outside close it too. The
  /// button with the role `.cancel` has the focus, so an extra Enter does no harm; without one, the
  /// first button that is not `.destructive` has it. An alert without buttons shows an OK button.
  public func alert(
    _ title: String, isPresented path: WritableKeyPath<Owner.State, Bool>,
    @NodeBuilder<Owner> actions: @escaping @MainActor () -> VirtualNode<Owner>,
    @NodeBuilder<Owner> message: @escaping @MainActor () -> VirtualNode<Owner> = {
      NodeBuilder.buildBlock()
    }
  ) -> VirtualNode<Owner> {
    node.presenting(.alert, label: title, isPresented: path) {
      .alert(title, message: message(), actions: actions())
    }
  }

  /// Presents an alert about an item while the state has one. Closing the alert writes `nil`.
  ///
  /// ```swift
  /// .alert("Delete?", item: \.doomed) { file in
  ///   Button("Delete", role: .destructive) { $0.remove(file) }
  ///   Button("Keep", role: .cancel)
  /// } message: { file in
  ///   Text("\(file.name) cannot be brought back.")
  /// }
  /// ```
  public func alert<Item>(
    _ title: String, item path: WritableKeyPath<Owner.State, Item?>,
    @NodeBuilder<Owner> actions: @escaping @MainActor (Item) -> VirtualNode<Owner>,
    @NodeBuilder<Owner> message: @escaping @MainActor (Item) -> VirtualNode<Owner> = { _ in
      NodeBuilder.buildBlock()
    }
  ) -> VirtualNode<Owner> {
    node.presenting(.alert, label: title, item: path) { item in
      .alert(title, message: message(item), actions: actions(item))
    }
  }
}

extension VirtualNode {
  /// The content of an alert, with its buttons at the trailing edge. If there is too little room,
  /// the empty lines go, the one below the title first, and the message scrolls. In a window of
  /// three rows or fewer, the title scrolls with it.
  fileprivate static func alert(
    _ title: String, message: VirtualNode, actions: VirtualNode
  ) -> VirtualNode {
    let hasMessage = !message.base.slots.isEmpty
    return NodeBuilder.buildBlock(
      WithEnvironment(\.windowSize) { window in
        if window.rows <= 3 {
          scrolling {
            Text(title).bold()
            message
          }
        } else {
          VStack { Text(title).bold() }.flex(shrink: 1)
          gap(hasMessage ? 1 : 0, shrink: 100_000)
          if hasMessage { scrolling { message } }
          gap(1, shrink: 10_000)
        }
      },
      buttons(actions)
    )
  }

  /// Text that keeps a row, and scrolls in what room there is.
  private static func scrolling(@NodeBuilder<Owner> _ content: () -> VirtualNode) -> VirtualNode {
    VirtualNode(LayerBoxElement(.message), children: VStack(alignment: .leading, content: content))
      .frame(minHeight: 1).flex(shrink: 100)
  }

  private static func gap(_ rows: LayoutLength, shrink: Double) -> VirtualNode {
    VStack { NodeBuilder<Owner>.buildBlock() }.flex(shrink: shrink, basis: rows)
  }

  private static func buttons(_ actions: VirtualNode) -> VirtualNode {
    let hasActions = !actions.base.slots.isEmpty
    return WithEnvironment(\.windowSize) { window in
      let hasBorder = LayerKind.alert.hasBorder(in: window)
      let all = hasActions ? actions : WithEnvironment(\.words) { Button($0.ok, role: .cancel) }
      // The border and a column beside it, or the column of the bar.
      VirtualNode(AlertButtons(in: window, hasBorder: hasBorder), children: all)
        .lineLimit(1)
        .frame(maxWidth: .cells(max(1, window.columns - (hasBorder ? 4 : 1))))
    }
  }
}
