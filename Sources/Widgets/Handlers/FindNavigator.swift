import RecurseReconciler

extension OwnedContent {
  /// Shows the bar that finds a text while a flag of the state is set.
  ///
  /// It is the bar of the first text editor, log view or diff inside.
  ///
  /// ```swift
  /// LogView(state.log).findNavigator(isPresented: \.finds)
  ///
  /// Button("Find…") { $0.finds = true }
  /// ```
  ///
  /// The bar takes the focus. Where a person opens or closes it, the flag is written. It also opens
  /// where `findDisabled(_:)` leaves its keys to the app.
  public func findNavigator(
    isPresented path: WritableKeyPath<Owner.State, Bool>
  ) -> VirtualNode<Owner> {
    node.bindingStyle { $0.showsFindBar = $1[keyPath: path] }.listening(
      for: { (_: FindBarChange) in true },
      unless: { change, state in state[keyPath: path] == change.isPresented }
    ) { state, change, _ in state[keyPath: path] = change.isPresented }
  }
}

/// The event of a bar that a person has opened or closed.
package struct FindBarChange {
  package var isPresented: Bool

  package init(isPresented: Bool) { self.isPresented = isPresented }
}
