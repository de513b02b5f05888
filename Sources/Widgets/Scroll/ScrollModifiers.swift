import RecurseReconciler

extension OwnedContent {
  /// Binds the scroll position of a scroll view, a list or a table to a part of the state, both
  /// ways.
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
  /// Writing another key scrolls to the child with that key, from `.key` or a `ForEach`, if there
  /// is one. When a person scrolls, the key of the uppermost child that can be seen is written. The
  /// children of a list are its rows by their identity, mounted or not; one that is far from the
  /// cursor is searched for among all, O(n). Where the cursor is out of sight then, it comes along; a
  /// selected row stays selected, and the next arrow selects one that is seen.
  ///
  /// - Parameter anchor: the position of the child in the viewport; `nil` scrolls as little as
  ///   needed to see it.
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
  /// The end at which the content of the scroll view begins, and stays while it grows.
  ///
  /// ```swift
  /// ScrollView { … }.defaultScrollAnchor(.bottom)
  /// ```
  ///
  /// A `List` has no such end: it stays at its rows.
  ///
  /// With `.bottom` a log starts at its end and follows what is added, until a person scrolls up;
  /// back at the end it follows again. `.trailing` does the same horizontally.
  public consuming func defaultScrollAnchor(_ anchor: Alignment?) -> Modified {
    modified(by: .content { $0.scrollAnchor = anchor })
  }

  /// Whether scroll views and lists inside show scrollbars. By default they do where the content is
  /// larger than the viewport.
  public consuming func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> Modified {
    modified(by: .content { $0.scrollIndicators = $0.scrollIndicators ?? visibility })
  }
}
