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
    _ type: Event.Type,
    _ transition: @escaping @MainActor (inout Owner.State, Event) throws -> Void
  ) -> VirtualNode<Owner> {
    onEvent(type) { state, event, _ in try transition(&state, event) }
  }

  /// Runs a transition that may emit for each event of an app's own type.
  public func onEvent<Event>(
    _ type: Event.Type, _ transition: @escaping Transition<Owner, Event>
  ) -> VirtualNode<Owner> {
    node.listening(for: { (_: Event) in true }, transition)
  }
}

extension Modifiable where Modified: StaticContent {
  /// Runs a transition for each event of an app's own type that a widget inside lets bubble.
  @_disfavoredOverload
  public func onEvent<Owner: Component, Event>(
    _ type: Event.Type,
    _ transition: @escaping @MainActor (inout Owner.State, Event) throws -> Void
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).onEvent(type, transition)
  }

  /// Runs a transition that may emit for each event of an app's own type.
  @_disfavoredOverload
  public func onEvent<Owner: Component, Event>(
    _ type: Event.Type, _ transition: @escaping Transition<Owner, Event>
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).onEvent(type, transition)
  }
}
