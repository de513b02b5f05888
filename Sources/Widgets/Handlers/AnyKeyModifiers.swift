import RecurseReconciler
import RecurseTerminal

/// The answer of a key handler: it handled the key, or lets it bubble on.
public enum KeyAnswer: Hashable, Sendable {
  /// The key goes no further, and the owner is rendered.
  case handled
  /// The key bubbles on, as if there were no handler. The handler must not have changed or emitted
  /// anything; strict mode checks that.
  case ignored
}

extension OwnedContent {
  /// Runs a transition for each key that bubbles here unhandled.
  ///
  /// ```swift
  /// board.onKey { state, key in
  ///   guard let digit = key.text.flatMap({ Int($0) }) else { return .ignored }
  ///   state.show(page: digit)
  ///   return .handled
  /// }
  /// ```
  ///
  /// A handler that answers `.ignored` must not have changed the state: nothing is rendered for it,
  /// and strict mode reports it.
  ///
  /// - Parameters:
  ///   - phases: the phases of keys to handle. Releases are known only if the terminal has kitty's
  ///     keyboard protocol.
  ///   - update: how the change of state reaches the screen.
  ///   - answer: the change of state, which tells whether it handled the key.
  public func onKey(
    phases: KeyEvent.Phases = .pressed, update: UpdateMode = .automatic,
    _ answer:
      @escaping @MainActor (inout Owner.State, KeyEvent, inout Emit<Owner.Output>) throws ->
      KeyAnswer
  ) -> VirtualNode<Owner> {
    node.answering(
      interest: phases.interest, update: update,
      for: { (key: KeyEvent) in phases.contains(key.phase) }
    ) {
      try answer(&$0, $1, &$2) == .handled
    }
  }

  /// Runs a transition when a text is pasted that nothing further in takes, such as a field.
  ///
  /// ```swift
  /// Text("Paste a link here").onPaste { $0.links.append($1) }
  /// ```
  ///
  /// A paste takes the same path as a key. Line breaks of any kind become `\n`, other control
  /// characters except tabs are dropped, and a text has at most 16 MiB.
  public func onPaste(
    _ transition: @escaping Transition<Owner, String>
  ) -> VirtualNode<Owner> {
    node.listening(for: { (_: Paste) in true }) { state, paste, emit in
      try transition(&state, paste.text, &emit)
    }
  }
}
