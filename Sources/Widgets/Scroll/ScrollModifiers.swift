import RecurseReconciler

extension OwnedContent {
  /// Binds the position of a scroll view, a list or a table to a part of the state, both ways.
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
  /// Writing another key scrolls to the child that has it, by `.key` or in a `ForEach`, where there
  /// is one. When the person scrolls, the key of the uppermost child that can be seen is written.
  /// The children of a list are its rows, by their identity, whether they are alive or not; one
  /// that is far from the cursor is looked for among all, O(n).
  ///
  /// - Parameter anchor: where in the view the child comes to stand; without one the view scrolls
  ///   as little as needed to see it.
  public func scrollPosition<Key: Hashable & Sendable>(
    id path: WritableKeyPath<Owner.State, Key?>, anchor: Alignment? = nil
  ) -> VirtualNode<Owner> {
    let read: @MainActor (Attributes?, Owner.State) -> Attributes = { attributes, state in
      var style = (attributes as? BoxAttributes)?.style ?? BoxStyle()
      style.scrollTarget = state[keyPath: path].map {
        ScrollTarget(key: NodeKey($0), anchor: anchor)
      }
      return BoxAttributes(style)
    }
    let bound =
      node.bindingAttributes(read) ?? VirtualNode(node.base.inBox()).bindingAttributes(read) ?? node
    return bound.listening(
      for: { (_: ScrollPosition) in true },
      unless: { position, state in state[keyPath: path] == position.key?.value(as: Key.self) }
    ) { state, position, _ in state[keyPath: path] = position.key?.value(as: Key.self) }
  }
}

extension Modifiable {
  /// Where the content of the scroll view begins, and stays while it grows.
  ///
  /// With `.bottom` a log starts at its end and follows what is added, until the person scrolls up;
  /// back at the end, it follows again. `.trailing` does the same horizontally.
  public consuming func defaultScrollAnchor(_ anchor: Alignment?) -> Modified {
    modified(by: .content { $0.scrollAnchor = anchor })
  }
}

extension Modifiable {
  /// Whether the scroll views and lists in here show scrollbars. By default they do where there is
  /// more than can be seen.
  public consuming func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> Modified {
    modified(by: .content { $0.scrollIndicators = $0.scrollIndicators ?? visibility })
  }
}

/// Whether scrollbars are shown.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  /// Where there is more than can be seen.
  case automatic
  case hidden
}

/// What the state asks a scroll view to show.
package struct ScrollTarget: Equatable {
  package var key: NodeKey
  package var anchor: Alignment?
}

/// The person scrolled: which child is uppermost now.
package struct ScrollPosition {
  package var key: NodeKey?
}
