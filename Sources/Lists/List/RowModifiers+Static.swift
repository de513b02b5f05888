import RecurseReconciler
import RecurseWidgets

extension Modifiable where Modified: StaticContent {
  /// Runs a transition when the row is chosen: by Enter or a click, or by Space where several can
  /// be selected.
  @_disfavoredOverload
  public func onSelect<Owner: Component>(
    _ transition: @escaping @MainActor (inout Owner.State) throws -> Void
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).onSelect(transition)
  }

  /// Runs a transition that may emit when the row is chosen: by Enter or a click, or by Space where
  /// several can be selected.
  @_disfavoredOverload
  public func onSelect<Owner: Component>(
    _ transition: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).onSelect(transition)
  }

  /// Runs a transition when something that the person did takes the row out of the selection.
  @_disfavoredOverload
  public func onDeselect<Owner: Component>(
    _ transition: @escaping @MainActor (inout Owner.State) throws -> Void
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).onDeselect(transition)
  }

  /// Runs a transition that may emit when something that the person did takes the row out of the
  /// selection.
  @_disfavoredOverload
  public func onDeselect<Owner: Component>(
    _ transition: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).onDeselect(transition)
  }

  /// Runs a transition when the Delete key is pressed on the row.
  @_disfavoredOverload
  public func onDelete<Owner: Component>(
    _ transition: @escaping @MainActor (inout Owner.State) throws -> Void
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).onDelete(transition)
  }

  /// Runs a transition that may emit when the Delete key is pressed on the row.
  @_disfavoredOverload
  public func onDelete<Owner: Component>(
    _ transition: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).onDelete(transition)
  }

  /// Runs a transition when the accessory at the end of the row is pressed, a button marked `›`.
  @_disfavoredOverload
  public func onAccessory<Owner: Component>(
    _ transition: @escaping @MainActor (inout Owner.State) throws -> Void
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).onAccessory(transition)
  }

  /// Runs a transition that may emit when the accessory at the end of the row is pressed, a button
  /// marked `›`.
  @_disfavoredOverload
  public func onAccessory<Owner: Component>(
    _ transition: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).onAccessory(transition)
  }

  /// Edits a text of the row in place, and runs a transition with what it was edited to.
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
  /// Keeps the cursor of a list, and so its selection, from this row.
  public func selectionDisabled(_ isDisabled: Bool = true) -> Modified {
    modified(by: isDisabled ? .selectionDisabled : .followsNoRule)
  }

  /// Whether a list may edit or delete this row, whatever other modifiers it has.
  public func editable(_ isEditable: Bool) -> Modified {
    modified(by: isEditable ? .followsNoRule : .notEditable)
  }
}

// One of each for all rows.
extension NodeModifier {
  fileprivate static let followsNoRule = NodeModifier.trait(RowRules())
  fileprivate static let selectionDisabled = NodeModifier.trait(RowRules.selectionDisabled)
  fileprivate static let notEditable = NodeModifier.trait(RowRules.notEditable)
}
