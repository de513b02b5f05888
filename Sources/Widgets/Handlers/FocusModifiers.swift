import RecurseReconciler

extension OwnedContent {
  /// Binds the focus to a part of the state, in both directions.
  ///
  /// ```swift
  /// TextField("Name", text: \.name).focused(\.focus, equals: .name)
  /// ```
  ///
  /// Writing the value moves the focus here. When the focus moves here, the value is written; when
  /// it moves to content without a binding, `nil` is written. Writing `nil` does not move the
  /// focus. Bindings may be nested: each follows whether the focus is inside it.
  ///
  /// A value may name content that does not exist yet or cannot have the focus, since it is loaded,
  /// measured or enabled later. The value is kept, whatever has the focus meanwhile. The focus
  /// moves there when the content appears. It stays if a key, a click or the state has moved it
  /// before, or if a person has chosen the field that has it or is typing there. Enter ends the
  /// typing.
  ///
  /// When the focused widget is removed, the focus moves to the next one, or else to the previous
  /// one. For half a second, or until another key or a click, Enter and Space have no effect there,
  /// so that a double press of a button does not press another. They work at once if the state or a
  /// person places the focus.
  public func focused<Value: Hashable>(
    _ path: WritableKeyPath<Owner.State, Value?>, equals value: Value
  ) -> VirtualNode<Owner> {
    node.focused(
      while: { $0[keyPath: path] == value },
      unless: { change, state in
        guard let named = state[keyPath: path] else { return !change.isFocused }
        // The content that the state names may still appear, and nobody has chosen another focus.
        if change.isFocused { return named == value || change.cause == .absence }
        // A person who leaves the focused widget by chance does not want the content that was named
        // before.
        return named != value && change.cause != .person
      }
    ) { state, isFocused, _ in
      state[keyPath: path] = isFocused ? value : nil
    }
  }

  /// Binds the focus to a flag of the state, in both directions.
  public func focused(
    _ path: WritableKeyPath<Owner.State, Bool>
  ) -> VirtualNode<Owner> {
    node.focused(while: { $0[keyPath: path] }) { state, isFocused, _ in
      state[keyPath: path] = isFocused
    }
  }
}

extension VirtualNode {
  /// Requests the focus for the node while a condition of the state holds, and runs a transition
  /// when the focus enters or leaves.
  ///
  /// - Parameter isKnown: whether the state already reflects a change.
  package func focused(
    while isWanted: @escaping @MainActor (Owner.State) -> Bool,
    unless isKnown: (@MainActor (FocusChange, Owner.State) -> Bool)? = nil,
    _ changed: @escaping Transition<Owner, Bool>
  ) -> VirtualNode {
    // In a container around several elements, the first focusable widget gets the focus. Each of
    // several bindings of one element may request it.
    bindingStyle { style, state in
      style.requestsFocus = style.requestsFocus == true || isWanted(state)
    }.listening(
      for: { (_: FocusChange) in true },
      unless: isKnown ?? { change, state in change.isFocused == isWanted(state) }
    ) { state, change, emit in try changed(&state, change.isFocused, &emit) }
  }
}
