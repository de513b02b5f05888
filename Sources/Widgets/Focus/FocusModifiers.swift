import RecurseReconciler

extension OwnedContent {
  /// Binds the focus to a part of the state, both ways.
  ///
  /// ```swift
  /// TextField("Name", text: \.name).focused(\.focus, equals: .name)
  /// ```
  ///
  /// Writing the value moves the focus here; when the focus comes here the value is written, and
  /// when it goes to a widget that is bound to nothing the part becomes `nil`. That `nil` takes
  /// the focus from nobody. Bindings may be nested: each hears whether the focus is inside it.
  ///
  /// Where the widget with the focus goes, the next one has it, else the previous. Enter and Space do
  /// nothing there for half a second, or until another key or a click: who presses a button twice
  /// presses no other. What is placed by the state or by a person acts at once.
  public func focused<Value: Hashable>(
    _ path: WritableKeyPath<Owner.State, Value?>, equals value: Value
  ) -> VirtualNode<Owner> {
    node.focused(
      while: { $0[keyPath: path] == value }
    ) { state, isFocused, _ in
      if isFocused {
        state[keyPath: path] = value
      } else if state[keyPath: path] == value {
        state[keyPath: path] = nil
      }
    }
  }

  /// Binds the focus to a flag of the state, both ways.
  public func focused(
    _ path: WritableKeyPath<Owner.State, Bool>
  ) -> VirtualNode<Owner> {
    node.focused(while: { $0[keyPath: path] }) { state, isFocused, _ in
      state[keyPath: path] = isFocused
    }
  }
}

extension Modifiable where Modified: StaticContent {
  /// Binds the focus inside the content to a part of the state, both ways.
  public func focused<Owner: Component, Value: Hashable>(
    _ path: WritableKeyPath<Owner.State, Value?>, equals value: Value
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).focused(path, equals: value)
  }

  /// Binds the focus inside the content to a flag of the state, both ways.
  public func focused<Owner: Component>(
    _ path: WritableKeyPath<Owner.State, Bool>
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).focused(path)
  }
}

extension VirtualNode {
  /// Gives the focus to the node while the state wants it there, and tells the state when it comes
  /// and goes.
  func focused(
    while isWanted: @escaping @MainActor (Owner.State) -> Bool,
    _ changed: @escaping Transition<Owner, Bool>
  ) -> VirtualNode {
    // What is not one element is bound in a box around it, which gives the focus on to what is
    // inside.
    let bound =
      bindingFocus(while: isWanted) ?? VirtualNode(base.inBox()).bindingFocus(while: isWanted)
      ?? self
    return bound.listening(
      for: { (_: FocusChange) in true },
      unless: { change, state in change.isFocused == isWanted(state) }
    ) { state, change, emit in try changed(&state, change.isFocused, &emit) }
  }

  private func bindingFocus(
    while isWanted: @escaping @MainActor (Owner.State) -> Bool
  ) -> VirtualNode? {
    bindingAttributes { attributes, state in
      var style = (attributes as? BoxAttributes)?.style ?? BoxStyle()
      // Each of several bindings of one element may ask.
      style.wantsFocus = style.wantsFocus == true || isWanted(state)
      return BoxAttributes(style)
    }
  }
}
