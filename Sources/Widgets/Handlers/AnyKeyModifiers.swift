import RecurseReconciler
import RecurseTerminal

/// Whether a handler handled a key, or lets it bubble on.
public enum KeyAnswer: Hashable, Sendable {
  /// The key goes nowhere else, and the owner is rendered.
  case handled
  /// The key bubbles on, as if the handler were not there. The handler has changed nothing, and
  /// emitted nothing; strict mode checks that.
  case ignored
}

extension OwnedContent {
  /// Runs a transition for each key that bubbles here and that nothing further in handled.
  ///
  /// ```swift
  /// board.onKey { state, key in
  ///   guard let digit = key.text.flatMap({ Int($0) }) else { return .ignored }
  ///   state.show(page: digit)
  ///   return .handled
  /// }
  /// ```
  ///
  /// It gets presses and repetitions, not releases. A handler that answers `.ignored` must not have
  /// changed the state: nothing is rendered for it, and strict mode reports it.
  public func onKey(
    update: UpdateMode = .automatic,
    _ answer: @escaping @MainActor (inout Owner.State, KeyEvent) throws -> KeyAnswer
  ) -> VirtualNode<Owner> {
    onKey(update: update) { state, key, _ in try answer(&state, key) }
  }

  /// Runs a transition that may emit for each key that bubbles here and that nothing further in
  /// handled.
  public func onKey(
    update: UpdateMode = .automatic,
    _ answer:
      @escaping @MainActor (inout Owner.State, KeyEvent, inout Emit<Owner.Output>) throws ->
      KeyAnswer
  ) -> VirtualNode<Owner> {
    node.answering(update: update, for: { (key: KeyEvent) in key.kind != .release }) {
      try answer(&$0, $1, &$2) == .handled
    }
  }

  /// Runs a transition when a text is pasted that nothing further in takes, such as a field.
  ///
  /// ```swift
  /// Text("Paste a link here").onPaste { $0.links.append($1) }
  /// ```
  ///
  /// A paste goes the way of a key. Line breaks of any kind are `\n`, other controls but tabs
  /// are dropped, and a text has at most 16 MiB.
  public func onPaste(
    _ transition: @escaping @MainActor (inout Owner.State, String) throws -> Void
  ) -> VirtualNode<Owner> {
    onPaste { state, text, _ in try transition(&state, text) }
  }

  /// Runs a transition that may emit when a text is pasted that nothing further in takes.
  public func onPaste(
    _ transition: @escaping Transition<Owner, String>
  ) -> VirtualNode<Owner> {
    node.listening(for: { (_: Paste) in true }) { state, paste, emit in
      try transition(&state, paste.text, &emit)
    }
  }
}

extension Modifiable where Modified: StaticContent {
  /// Runs a transition for each key that bubbles here and that nothing further in handled.
  @_disfavoredOverload
  public func onKey<Owner: Component>(
    update: UpdateMode = .automatic,
    _ answer: @escaping @MainActor (inout Owner.State, KeyEvent) throws -> KeyAnswer
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).onKey(update: update, answer)
  }

  /// Runs a transition that may emit for each key that bubbles here and that nothing further in
  /// handled.
  @_disfavoredOverload
  public func onKey<Owner: Component>(
    update: UpdateMode = .automatic,
    _ answer:
      @escaping @MainActor (inout Owner.State, KeyEvent, inout Emit<Owner.Output>) throws ->
      KeyAnswer
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).onKey(update: update, answer)
  }

  /// Runs a transition when a text is pasted that nothing further in takes, such as a field.
  @_disfavoredOverload
  public func onPaste<Owner: Component>(
    _ transition: @escaping @MainActor (inout Owner.State, String) throws -> Void
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).onPaste(transition)
  }

  /// Runs a transition that may emit when a text is pasted that nothing further in takes.
  @_disfavoredOverload
  public func onPaste<Owner: Component>(
    _ transition: @escaping Transition<Owner, String>
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).onPaste(transition)
  }
}
