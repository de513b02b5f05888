import RecurseReconciler
import RecurseTerminal

extension OwnedContent {
  /// Runs a transition when a key bubbles here unhandled.
  ///
  /// ```swift
  /// VStack { … }.onKey(.control("s")) { $0.save() }
  /// ```
  ///
  /// A key goes to the focused content and bubbles outward. If nothing is focusable, all handlers
  /// are asked, inner ones first.
  ///
  /// ```swift
  /// Text("Push to talk")
  ///   .onKey(.space, phases: .down) { $0.isTalking = true }
  ///   .onKey(.space, phases: .up) { $0.isTalking = false }
  /// ```
  ///
  /// A chord waits for its next key, as that of a command does. Any other key ends it and has no
  /// other effect. For an action with a name, use a ``Command``, which is listed with its keys.
  ///
  /// ```swift
  /// VStack { … }.onKey("g g") { $0.goToTop() }
  /// ```
  ///
  /// - Parameters:
  ///   - key: the key, with its modifiers, or a chord.
  ///   - phases: the phases of the key to handle; a chord has none. Only terminals with kitty's
  ///     keyboard protocol report repetitions and releases; in others, a repetition is a press.
  ///   - update: how the change of state reaches the screen.
  public func onKey(
    _ key: Key, phases: KeyEvent.Phases = .pressed,
    update: UpdateMode = .automatic,
    _ transition: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) -> VirtualNode<Owner> {
    node.waiting(for: key, phases, update: update, transition)
  }

  /// Runs a transition when Enter is pressed in a field or on a toggle inside.
  ///
  /// ```swift
  /// TextField("Search", text: \.query).onSubmit { $0.search() }
  /// ```
  public func onSubmit(
    _ transition: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) -> VirtualNode<Owner> {
    node.handling(.submission, transition)
  }
}

extension VirtualNode {
  fileprivate func waiting(
    for key: Key, _ phases: KeyEvent.Phases, update: UpdateMode,
    _ transition: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) -> VirtualNode {
    guard let chord = key.chord, phases == .pressed else {
      return handling(.key(key, phases), update: update, transition)
    }
    return declaring([Command(chord: KeySequence(chord), update: update, transition)])
  }
}
