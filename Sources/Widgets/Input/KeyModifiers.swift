import RecurseReconciler
import RecurseTerminal

extension VirtualNode {
  /// Runs a transition when a key comes here that nobody further in had a use for.
  ///
  /// ```swift
  /// VStack { … }.onKey(.control("s")) { $0.save() }
  /// ```
  public func onKey(
    _ key: Key, update: UpdateMode = .automatic,
    _ transition: @escaping @MainActor (inout Owner.State) throws -> Void
  ) -> VirtualNode {
    onKey(key, update: update) { state, _ in try transition(&state) }
  }

  /// Runs a transition that may emit when a key comes here that nobody further in had a use for.
  public func onKey(
    _ key: Key, update: UpdateMode = .automatic,
    _ transition: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) -> VirtualNode {
    listening(update: update, for: { (event: KeyEvent) in event.isPress(of: key) }) {
      state, _, emit in try transition(&state, &emit)
    }
  }

  /// Runs a transition when Enter is pressed in a field here.
  public func onSubmit(
    _ transition: @escaping @MainActor (inout Owner.State) throws -> Void
  ) -> VirtualNode {
    onSubmit { state, _ in try transition(&state) }
  }

  /// Runs a transition that may emit when Enter is pressed in a field here.
  public func onSubmit(
    _ transition: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) -> VirtualNode {
    listening(for: { (_: Submission) in true }) { state, _, emit in
      try transition(&state, &emit)
    }
  }
}

extension StaticContent {
  /// Runs a transition when a key comes here that nobody further in had a use for.
  public func onKey<Owner: Component>(
    _ key: Key, update: UpdateMode = .automatic,
    _ transition: @escaping @MainActor (inout Owner.State) throws -> Void
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).onKey(key, update: update, transition)
  }

  /// Runs a transition that may emit when a key comes here that nobody further in had a use for.
  public func onKey<Owner: Component>(
    _ key: Key, update: UpdateMode = .automatic,
    _ transition: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).onKey(key, update: update, transition)
  }
}

extension Component where Output == Never {
  /// Runs a transition of the parent when a key comes here that nobody further in had a use for.
  public func onKey<Owner: Component>(
    _ key: Key, update: UpdateMode = .automatic,
    _ transition: @escaping @MainActor (inout Owner.State) throws -> Void
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).onKey(key, update: update, transition)
  }

  /// Runs a transition of the parent that may emit when a key comes here that nobody further in
  /// had a use for.
  public func onKey<Owner: Component>(
    _ key: Key, update: UpdateMode = .automatic,
    _ transition: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).onKey(key, update: update, transition)
  }
}

extension KeyEvent {
  func isPress(of key: Key) -> Bool { kind != .release && self.key == key }
}

/// Enter was pressed in a field.
package struct Submission {}
