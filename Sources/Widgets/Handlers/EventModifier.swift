import RecurseReconciler

extension OwnedContent {
  /// Runs a transition for each event of an app's own type that a widget inside lets bubble
  /// (``Widget/bubble(_:)``) and that nothing further in handles.
  ///
  /// ```swift
  /// struct CardDropped { var card: Card }
  ///
  /// Pile(state.cards).onEvent(CardDropped.self) { state, drop in state.cards.append(drop.card) }
  /// ```
  public func onEvent<Event>(
    _ type: Event.Type, _ transition: @escaping Transition<Owner, Event>
  ) -> VirtualNode<Owner> {
    node.listening(for: { (_: Event) in true }, transition)
  }
}
