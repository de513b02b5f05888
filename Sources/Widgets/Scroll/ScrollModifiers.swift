import RecurseReconciler

extension OwnedContent {
  /// Binds the scroll position of a scroll view, a list, a table or a log view to a part of the
  /// state, in both directions.
  ///
  /// ```swift
  /// ScrollView {
  ///   ForEach(state.messages) { Text($0.text) }
  /// }
  /// .scrollPosition(\.position)
  ///
  /// Button("Latest") { $0.position.scrollToEnd() }
  /// ```
  ///
  /// Requests of the position scroll to a child with a key, from `.key` or a `ForEach`, by a
  /// distance, or to an end. After a person or a request has scrolled, the position has the key of
  /// the topmost visible child. The children of a list are its rows, identified by their identity,
  /// mounted or not; a row far from the cursor is searched for among all, O(n). If the cursor would
  /// be out of view, it follows. A selected row stays selected, and the next arrow key selects a
  /// visible row. Content that is shown again begins where it was.
  ///
  /// A debug build reports a position where nothing inside scrolls.
  public func scrollPosition(
    _ path: WritableKeyPath<Owner.State, ScrollPosition>
  ) -> VirtualNode<Owner> {
    node.bindingStyle {
      $0.bindsScrollPosition = true
      $0.scrollRequest = $1[keyPath: path].request
    }.listening(
      for: { (_: ScrollMove) in true },
      unless: { move, state in state[keyPath: path].isFirst(move.key) }
    ) { state, move, _ in state[keyPath: path].see(move.key) }
  }
}

extension Modifiable {
  /// Sets the end of the content at which a scroll view, a list, a table or a log view starts, and
  /// stays while the content grows.
  ///
  /// ```swift
  /// ScrollView { … }.defaultScrollAnchor(.bottom)
  /// ```
  ///
  /// With `.bottom` a log starts at its end and follows added lines, until a person scrolls up.
  /// What is read then stays in its place, also at the start when earlier content is loaded there.
  /// Back at the end, it follows again. `.trailing` follows in the same way horizontally.
  ///
  /// A debug build reports an anchor where nothing inside scrolls.
  public consuming func defaultScrollAnchor(_ anchor: Alignment?) -> Modified {
    modified(by: .content { $0.scrollAnchor = anchor })
  }

  /// Sets whether scroll views and lists inside show scrollbars. By default, they show them when
  /// the content is larger than the viewport.
  public consuming func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> Modified {
    modified(by: .content { $0.scrollIndicators = $0.scrollIndicators ?? visibility })
  }
}
