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
  /// - Parameters:
  ///   - key: the key, with its modifiers.
  ///   - update: how the change of state reaches the screen.
  public func onKey(
    _ key: Key, update: UpdateMode = .automatic,
    _ transition: @escaping @MainActor (inout Owner.State) throws -> Void
  ) -> VirtualNode<Owner> {
    node.handling(.press(of: key), update: update, transition)
  }

  /// Runs a transition that may emit when a key bubbles here unhandled.
  public func onKey(
    _ key: Key, update: UpdateMode = .automatic,
    _ transition: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) -> VirtualNode<Owner> {
    node.handling(.press(of: key), update: update, transition)
  }

  /// Runs a transition when Enter is pressed in a field inside.
  ///
  /// ```swift
  /// TextField("Search", text: \.query).onSubmit { $0.search() }
  /// ```
  public func onSubmit(
    _ transition: @escaping @MainActor (inout Owner.State) throws -> Void
  ) -> VirtualNode<Owner> {
    node.handling(.submission, transition)
  }

  /// Runs a transition that may emit when Enter is pressed in a field inside.
  public func onSubmit(
    _ transition: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) -> VirtualNode<Owner> {
    node.handling(.submission, transition)
  }
}

extension Modifiable where Modified: StaticContent {
  /// Runs a transition when a key bubbles here unhandled.
  @_disfavoredOverload
  public func onKey<Owner: Component>(
    _ key: Key, update: UpdateMode = .automatic,
    _ transition: @escaping @MainActor (inout Owner.State) throws -> Void
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).handling(.press(of: key), update: update, transition)
  }

  /// Runs a transition that may emit when a key bubbles here unhandled.
  @_disfavoredOverload
  public func onKey<Owner: Component>(
    _ key: Key, update: UpdateMode = .automatic,
    _ transition: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).handling(.press(of: key), update: update, transition)
  }
}
