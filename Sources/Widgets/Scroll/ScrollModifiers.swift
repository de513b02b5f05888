import RecurseReconciler

extension OwnedContent {
  /// Binds the scroll position of a scroll view, a list or a table to a part of the state, in both
  /// directions.
  ///
  /// ```swift
  /// ScrollView {
  ///   ForEach(state.messages) { Text($0.text) }
  /// }
  /// .scrollPosition(id: \.position)
  ///
  /// Button("Latest") { $0.position = $0.messages.last?.id }
  /// ```
  ///
  /// Writing another key scrolls to the child with that key, from `.key` or a `ForEach`, if it
  /// exists. When a person scrolls, the key of the topmost visible child is written. The children
  /// of a list are its rows, identified by their identity, mounted or not; a row far from the
  /// cursor is searched for among all, O(n). If the cursor would be out of view, it follows. A
  /// selected row stays selected, and the next arrow key selects a visible row.
  ///
  /// - Parameter anchor: the position of the child in the viewport; `nil` scrolls as little as
  ///   needed to make it visible.
  public func scrollPosition<Key: Hashable & Sendable>(
    id path: WritableKeyPath<Owner.State, Key?>, anchor: Alignment? = nil
  ) -> VirtualNode<Owner> {
    let read: @MainActor (Attributes?, Owner.State) -> Attributes = { attributes, state in
      var style = (attributes as? StyleAttributes)?.style ?? WidgetStyle()
      style.scrollTarget = state[keyPath: path].map {
        ScrollTarget(key: NodeKey($0), anchor: anchor)
      }
      return StyleAttributes(style)
    }
    let bound =
      node.bindingAttributes(read) ?? VirtualNode(node.base.inContainer()).bindingAttributes(read)
      ?? node
    return bound.listening(
      for: { (_: ScrollPosition) in true },
      unless: { position, state in state[keyPath: path] == position.key?.value(as: Key.self) }
    ) { state, position, _ in state[keyPath: path] = position.key?.value(as: Key.self) }
  }
}

extension Modifiable {
  /// Sets the end of the content at which the scroll view starts, and stays while the content
  /// grows.
  ///
  /// ```swift
  /// ScrollView { … }.defaultScrollAnchor(.bottom)
  /// ```
  ///
  /// A `List` has no anchor: it stays at its rows.
  ///
  /// With `.bottom` a log starts at its end and follows what is added, until a person scrolls up.
  /// Back at the end, it follows again. `.trailing` does the same horizontally.
  public consuming func defaultScrollAnchor(_ anchor: Alignment?) -> Modified {
    modified(by: .content { $0.scrollAnchor = anchor })
  }

  /// Sets whether scroll views and lists inside show scrollbars. By default, they show them when
  /// the content is larger than the viewport.
  public consuming func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> Modified {
    modified(by: .content { $0.scrollIndicators = $0.scrollIndicators ?? visibility })
  }
}
