import RecurseReconciler

extension OwnedContent {
  /// Shows the bar that finds a text while a flag of the state is set: that of the first text
  /// editor, log view or diff inside.
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
    let read: @MainActor (Attributes?, Owner.State) -> Attributes = { attributes, state in
      var style = (attributes as? StyleAttributes)?.style ?? WidgetStyle()
      style.showsFindBar = state[keyPath: path]
      return StyleAttributes(style)
    }
    let bound =
      node.bindingAttributes(read) ?? VirtualNode(node.base.inContainer()).bindingAttributes(read)
      ?? node
    return bound.listening(
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

extension Widget {
  /// Whether the state wants the bar that finds a text here: in the first lines in its modifier.
  package final var isToldToFind: Bool {
    guard let told = selfAndAncestors.first(where: { $0.style.showsFindBar != nil }) else {
      return false
    }
    return told.style.showsFindBar == true && told.firstScrollView === self
  }

  /// Whether the state requests the focus here, alone or with the bar that finds a text.
  final var isFocusRequested: Bool { style.requestsFocus == true || isToldToFind }
}
