import RecurseReconciler
import RecurseTerminal

extension OwnedContent {
  /// Runs a transition when a key comes here that nobody further in had a use for.
  ///
  /// ```swift
  /// VStack { … }.onKey(.control("s")) { $0.save() }
  /// ```
  ///
  /// A key comes to what has the focus and to what is around it; where nothing can have the focus,
  /// all that listen are asked.
  public func onKey(
    _ key: Key, update: UpdateMode = .automatic,
    _ transition: @escaping @MainActor (inout Owner.State) throws -> Void
  ) -> VirtualNode<Owner> {
    onKey(key, update: update) { state, _ in try transition(&state) }
  }

  /// Runs a transition that may emit when a key comes here that nobody further in had a use for.
  public func onKey(
    _ key: Key, update: UpdateMode = .automatic,
    _ transition: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) -> VirtualNode<Owner> {
    node.listening(update: update, for: { (event: KeyEvent) in event.isPress(of: key) }) {
      state, _, emit in try transition(&state, &emit)
    }
  }

  /// Runs a transition when Enter is pressed in a field here.
  public func onSubmit(
    _ transition: @escaping @MainActor (inout Owner.State) throws -> Void
  ) -> VirtualNode<Owner> {
    onSubmit { state, _ in try transition(&state) }
  }

  /// Runs a transition that may emit when Enter is pressed in a field here.
  public func onSubmit(
    _ transition: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) -> VirtualNode<Owner> {
    node.listening(for: { (_: Submission) in true }) { state, _, emit in
      try transition(&state, &emit)
    }
  }
}

extension Modifiable where Modified: StaticContent {
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

extension KeyEvent {
  func isPress(of key: Key) -> Bool { kind != .release && self.key == key }
}

/// Enter was pressed in a field.
package struct Submission { package init() {} }
