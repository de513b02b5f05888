import RecurseReconciler

extension OwnedContent {
  /// Runs a transition when the content is clicked: the left button is pressed and released in one
  /// cell, and nothing further in handles the press.
  ///
  /// ```swift
  /// Text(file.name).onTapGesture { $0.selection = file.id }
  /// ```
  ///
  /// The first of two quick clicks is a click, too. The transition for two clicks runs after the
  /// one for a single click. In a row of a list, it runs after the first click has selected the
  /// row. If one content has both, write the one with the higher count first.
  ///
  /// - Parameter count: the number of quick clicks.
  public func onTapGesture(
    count: Int = 1,
    _ transition: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) -> VirtualNode<Owner> {
    node.handling(.clicks(count), transition)
  }
}
