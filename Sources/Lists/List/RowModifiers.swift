import RecurseLayout
import RecurseReconciler
import RecurseWidgets

// The actions of a row in a list. They are declared on the row, so that a row can move to another
// list unchanged.

extension OwnedContent {
  /// Runs a transition when the user chooses the row: by Enter or a click, or by Space if several
  /// rows can be selected.
  public func onSelect(
    _ transition: @escaping @MainActor (inout Owner.State) throws -> Void
  ) -> VirtualNode<Owner> {
    node.handling(EventFilter<RowSelection>.all, transition)
  }

  /// Runs a transition that may emit when the user chooses the row: by Enter or a click, or by
  /// Space if several rows can be selected.
  public func onSelect(
    _ transition: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) -> VirtualNode<Owner> {
    node.handling(EventFilter<RowSelection>.all, transition)
  }

  /// Runs a transition when the user deselects the row.
  public func onDeselect(
    _ transition: @escaping @MainActor (inout Owner.State) throws -> Void
  ) -> VirtualNode<Owner> {
    node.handling(EventFilter<RowDeselection>.all, transition)
  }

  /// Runs a transition that may emit when the user deselects the row.
  public func onDeselect(
    _ transition: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) -> VirtualNode<Owner> {
    node.handling(EventFilter<RowDeselection>.all, transition)
  }

  /// Runs a transition when the user presses the Delete key on the row, or on a cell of a table if
  /// the modifier is on the cell.
  public func onDelete(
    _ transition: @escaping @MainActor (inout Owner.State) throws -> Void
  ) -> VirtualNode<Owner> {
    node.handling(EventFilter<RowDeletion>.all, transition)
  }

  /// Runs a transition that may emit when the user presses the Delete key on the row.
  public func onDelete(
    _ transition: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) -> VirtualNode<Owner> {
    node.handling(EventFilter<RowDeletion>.all, transition)
  }

  /// Adds an accessory at the end of the row, a button marked `›`, and runs a transition when the
  /// user presses it.
  public func onAccessory(
    _ transition: @escaping @MainActor (inout Owner.State) throws -> Void
  ) -> VirtualNode<Owner> {
    onAccessory { state, _ in try transition(&state) }
  }

  /// Adds an accessory at the end of the row, a button marked `›`, and runs a transition that may
  /// emit when the user presses it.
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
    _ transition: @escaping @MainActor (inout Owner.State) throws -> Void
  ) -> VirtualNode<Owner> {
    node.handling(EventFilter<ReachedEnd>.all, transition)
  }

  /// Runs a transition that may emit when the last row of a list becomes visible.
  public func onReachEnd(
    _ transition: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) -> VirtualNode<Owner> {
    node.handling(EventFilter<ReachedEnd>.all, transition)
  }
}
