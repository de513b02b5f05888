import RecurseReconciler

extension VirtualNode {
  /// Binds the focus to a part of the state, both ways.
  ///
  /// ```swift
  /// TextField("Name", text: \.name).focused(\.focus, equals: .name)
  /// ```
  ///
  /// Writing the value moves the focus here; when the focus comes here the value is written, and
  /// when it goes to a widget that is bound to nothing the part becomes `nil`. That `nil` takes
  /// the focus from nobody.
  public func focused<Value: Hashable & Sendable>(
    _ path: WritableKeyPath<Owner.State, Value?>, equals value: Value
  ) -> VirtualNode {
    focused(
      while: { $0[keyPath: path] == value }
    ) { state, isFocused in
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
  ) -> VirtualNode {
    focused(while: { $0[keyPath: path] }) { state, isFocused in state[keyPath: path] = isFocused }
  }

  private func focused(
    while isWanted: @escaping @MainActor (Owner.State) -> Bool,
    _ changed: @escaping @MainActor (inout Owner.State, Bool) -> Void
  ) -> VirtualNode {
    let bound = bindingAttributes { attributes, state in
      var style = (attributes as? BoxAttributes)?.style ?? BoxStyle()
      style.wantsFocus = isWanted(state)
      return BoxAttributes(style)
    }
    return (bound ?? self).listening(
      for: { (_: FocusChange) in true },
      unless: { change, state in change.isFocused == isWanted(state) }
    ) { state, change, _ in changed(&state, change.isFocused) }
  }
}
