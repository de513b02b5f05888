import RecurseReconciler

extension OwnedContent {
  /// Runs a transition when the content is clicked: pressed and released with the left button,
  /// where nothing further in has a use for the press.
  ///
  /// ```swift
  /// Text(file.name).onTapGesture { $0.selection = file.id }
  /// ```
  ///
  /// The first of two quick clicks is a click too: a transition for both clicks comes after the one
  /// for a single click, and on a row of a list the first selects it. Where both are on one content,
  /// the one with the higher count is written first.
  ///
  /// - Parameter count: how many clicks in quick succession it takes.
  public func onTapGesture(
    count: Int = 1,
    _ transition: @escaping @MainActor (inout Owner.State) throws -> Void
  ) -> VirtualNode<Owner> {
    onTapGesture(count: count) { state, _ in try transition(&state) }
  }

  /// Runs a transition that may emit when the content is clicked.
  public func onTapGesture(
    count: Int = 1,
    _ transition: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) -> VirtualNode<Owner> {
    node.listening(for: { (tap: Tap) in tap.count.isMultiple(of: max(1, count)) }) {
      state, _, emit in try transition(&state, &emit)
    }
  }
}

extension Modifiable where Modified: StaticContent {
  /// Runs a transition when the content is clicked.
  public func onTapGesture<Owner: Component>(
    count: Int = 1,
    _ transition: @escaping @MainActor (inout Owner.State) throws -> Void
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).onTapGesture(count: count, transition)
  }

  /// Runs a transition that may emit when the content is clicked.
  public func onTapGesture<Owner: Component>(
    count: Int = 1,
    _ transition: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).onTapGesture(count: count, transition)
  }
}

/// The left button was pressed and released in one place.
struct Tap {
  /// Its number among those that followed each other quickly, from 1.
  var count: Int
}
