import RecurseLayout
import RecurseReconciler
import RecurseWidgets

// The actions of a row in a list. They are declared on the row, so that a row can move to another
// list unchanged.

extension OwnedContent {
  /// Runs a transition when the user chooses the row: by Enter or a click, or by Space if several
  /// rows can be selected.
  public func onSelect(
    _ transition: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) -> VirtualNode<Owner> {
    node.handling(EventFilter<RowSelection>.all, transition)
  }

  /// Runs a transition when the user deselects the row.
  public func onDeselect(
    _ transition: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) -> VirtualNode<Owner> {
    node.handling(EventFilter<RowDeselection>.all, transition)
  }

  /// Runs a transition when the user presses the Delete key on the row, or on a cell of a table if
  /// the modifier is on the cell.
  public func onDelete(
    _ transition: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) -> VirtualNode<Owner> {
    node.handling(EventFilter<RowDeletion>.all, transition)
  }

  /// Adds an accessory at the end of the row, a button marked `›`, and runs a transition when the
  /// user presses it.
  public func onAccessory(
    _ transition: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) -> VirtualNode<Owner> {
    HStack(alignment: .top) {
      VStack(alignment: .stretch) { node }.flex(grow: 1, shrink: 1, basis: 0)
      Button("›", transition)
    }
    .handling(EventFilter<RowAccessory>.all, transition)
  }

  /// Runs a transition when the last row of a list becomes visible, for example to load more rows.
  ///
  /// ```swift
  /// List(\.pages) { page in Text(page.title) }
  ///   .onReachEnd { $0.isLoading = true }
  /// ```
  ///
  /// It runs once for each number of rows, and again when the end was left and is reached again.
  public func onReachEnd(
    _ transition: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) -> VirtualNode<Owner> {
    node.handling(EventFilter<ReachedEnd>.all, transition)
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
  /// For rows of a collection the data decides, as in `List(\.files, selectable: \.isOpen)`. This
  /// modifier does nothing in their closure, nor inside a component.
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
