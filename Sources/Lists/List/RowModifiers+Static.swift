import RecurseReconciler
import RecurseWidgets

extension Modifiable where Modified: StaticContent {
  /// Runs a transition when the user chooses the row: by Enter or a click, or by Space if several
  /// rows can be selected.
  @_disfavoredOverload
  public func onSelect<Owner: Component>(
    _ transition: @escaping @MainActor (inout Owner.State) throws -> Void
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).onSelect(transition)
  }

  /// Runs a transition that may emit when the user chooses the row: by Enter or a click, or by
  /// Space if several rows can be selected.
  @_disfavoredOverload
  public func onSelect<Owner: Component>(
    _ transition: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).onSelect(transition)
  }

  /// Runs a transition when the user deselects the row.
  @_disfavoredOverload
  public func onDeselect<Owner: Component>(
    _ transition: @escaping @MainActor (inout Owner.State) throws -> Void
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).onDeselect(transition)
  }

  /// Runs a transition that may emit when the user deselects the row.
  @_disfavoredOverload
  public func onDeselect<Owner: Component>(
    _ transition: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).onDeselect(transition)
  }

  /// Runs a transition when the user presses the Delete key on the row.
  @_disfavoredOverload
  public func onDelete<Owner: Component>(
    _ transition: @escaping @MainActor (inout Owner.State) throws -> Void
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).onDelete(transition)
  }

  /// Runs a transition that may emit when the user presses the Delete key on the row.
  @_disfavoredOverload
  public func onDelete<Owner: Component>(
    _ transition: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).onDelete(transition)
  }

  /// Adds an accessory at the end of the row, a button marked `›`, and runs a transition when the
  /// user presses it.
  @_disfavoredOverload
  public func onAccessory<Owner: Component>(
    _ transition: @escaping @MainActor (inout Owner.State) throws -> Void
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).onAccessory(transition)
  }

  /// Adds an accessory at the end of the row, a button marked `›`, and runs a transition that may
  /// emit when the user presses it.
  @_disfavoredOverload
  public func onAccessory<Owner: Component>(
    _ transition: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).onAccessory(transition)
  }

  /// Edits a text of the row in place, and runs a transition with the new text.
  @_disfavoredOverload
  public func onEdit<Owner: Component>(
    _ text: String, startsByTyping: Bool = false,
    _ transition: @escaping @MainActor (inout Owner.State, String) throws -> Void
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).onEdit(text, startsByTyping: startsByTyping, transition)
  }

  /// Edits a text of the row in place, and runs a transition that may emit.
  @_disfavoredOverload
  public func onEdit<Owner: Component>(
    _ text: String, startsByTyping: Bool = false, _ transition: @escaping Transition<Owner, String>
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).onEdit(text, startsByTyping: startsByTyping, transition)
  }
}

extension Modifiable {
  /// Prevents the cursor of a list, and so its selection, from reaching this row of the list's
  /// body.
  ///
  /// ```swift
  /// List(selection: .single) {
  ///   Text("Recent").selectionDisabled()
  ///   for file in state.recent { Text(file.name).key(file.id) }
  /// }
  /// ```
  ///
  /// Rows that are made of a collection say it by their data, as in
  /// `List(\.files, selectable: \.isOpen)`: this modifier does nothing in their closure, nor inside
  /// a component.
  public func selectionDisabled(_ isDisabled: Bool = true) -> Modified {
    modified(by: isDisabled ? .selectionDisabled : .followsNoRule)
  }

  /// Sets whether a list can edit or delete this row, whatever other modifiers it has.
  public func editable(_ isEditable: Bool) -> Modified {
    modified(by: isEditable ? .followsNoRule : .notEditable)
  }
}

// One instance of each, shared by all rows.
extension NodeModifier {
  fileprivate static let followsNoRule = NodeModifier.trait(RowRules())
  fileprivate static let selectionDisabled = NodeModifier.trait(RowRules.selectionDisabled)
  fileprivate static let notEditable = NodeModifier.trait(RowRules.notEditable)
}
