import RecurseReconciler

extension OwnedContent {
  /// Binds the focus to a part of the state, both ways.
  ///
  /// ```swift
  /// TextField("Name", text: \.name).focused(\.focus, equals: .name)
  /// ```
  ///
  /// Writing the value moves the focus here. When the focus moves here the value is written, and
  /// when it moves to content without a binding `nil` is. Writing `nil` moves no focus. Bindings
  /// may be nested: each follows whether the focus is inside it.
  ///
  /// A value may name what is not there yet or cannot have the focus: what is loaded, measured or
  /// enabled later. It is kept, whatever has the focus meanwhile, and the focus goes there when it
  /// comes, unless a key, a click or the state has moved the focus before.
  ///
  /// When the focused widget is removed, the focus moves to the next one, else to the previous.
  /// Enter and Space have no effect there for half a second, or until another key or a click, so
  /// that a double press of a button presses no other. A focus placed by the state or by a person
  /// acts at once.
  public func focused<Value: Hashable>(
    _ path: WritableKeyPath<Owner.State, Value?>, equals value: Value
  ) -> VirtualNode<Owner> {
    node.focused(
      while: { $0[keyPath: path] == value },
      unless: { change, state in
        guard let named = state[keyPath: path] else { return !change.isFocused }
        // What the state names may still come, and nobody chose anything else.
        if change.isFocused { return named == value || change.cause == .absence }
        // A person who leaves what has the focus by chance wants nothing that was named before.
        return named != value && change.cause != .person
      }
    ) { state, isFocused, _ in
      state[keyPath: path] = isFocused ? value : nil
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
  @_disfavoredOverload
  public func focused<Owner: Component, Value: Hashable>(
    _ path: WritableKeyPath<Owner.State, Value?>, equals value: Value
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).focused(path, equals: value)
  }

  /// Binds the focus inside the content to a flag of the state, both ways.
  @_disfavoredOverload
  public func focused<Owner: Component>(
    _ path: WritableKeyPath<Owner.State, Bool>
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).focused(path)
  }
}

extension VirtualNode {
  /// Requests the focus for the node while a condition of the state holds, and runs a transition
  /// when the focus moves here or away.
  ///
  /// - Parameter isKnown: whether a change is nothing new to the state.
  package func focused(
    while isWanted: @escaping @MainActor (Owner.State) -> Bool,
    unless isKnown: (@MainActor (FocusChange, Owner.State) -> Bool)? = nil,
    _ changed: @escaping Transition<Owner, Bool>
  ) -> VirtualNode {
    // Several elements are bound by a container around them, whose first focusable widget gets the
    // focus.
    let bound =
      bindingFocus(while: isWanted) ?? VirtualNode(base.inContainer()).bindingFocus(while: isWanted)
      ?? self
    return bound.listening(
      for: { (_: FocusChange) in true },
      unless: isKnown ?? { change, state in change.isFocused == isWanted(state) }
    ) { state, change, emit in try changed(&state, change.isFocused, &emit) }
  }

  private func bindingFocus(
    while isWanted: @escaping @MainActor (Owner.State) -> Bool
  ) -> VirtualNode? {
    bindingAttributes { attributes, state in
      var style = (attributes as? StyleAttributes)?.style ?? WidgetStyle()
      // Each of several bindings of one element may request it.
      style.requestsFocus = style.requestsFocus == true || isWanted(state)
      return StyleAttributes(style)
    }
  }
}
