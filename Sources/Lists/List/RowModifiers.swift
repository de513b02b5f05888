import RecurseLayout
import RecurseReconciler
import RecurseWidgets

// What a row of a list can do. It is declared on the row, so that a row can move to another list
// unchanged.

extension OwnedContent {
  /// Runs a transition when the row is chosen: by Enter or a click, or by Space where several can
  /// be selected.
  public func onSelect(
    _ transition: @escaping @MainActor (inout Owner.State) throws -> Void
  ) -> VirtualNode<Owner> {
    node.handling(EventFilter<RowSelection>.all, transition)
  }

  /// Runs a transition that may emit when the row is chosen: by Enter or a click, or by Space where
  /// several can be selected.
  public func onSelect(
    _ transition: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) -> VirtualNode<Owner> {
    node.handling(EventFilter<RowSelection>.all, transition)
  }

  /// Runs a transition when something that the person did takes the row out of the selection.
  public func onDeselect(
    _ transition: @escaping @MainActor (inout Owner.State) throws -> Void
  ) -> VirtualNode<Owner> {
    node.handling(EventFilter<RowDeselection>.all, transition)
  }

  /// Runs a transition that may emit when something that the person did takes the row out of the
  /// selection.
  public func onDeselect(
    _ transition: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) -> VirtualNode<Owner> {
    node.handling(EventFilter<RowDeselection>.all, transition)
  }

  /// Runs a transition when the Delete key is pressed on the row; on a cell of a table, with the cursor
  /// in that cell.
  public func onDelete(
    _ transition: @escaping @MainActor (inout Owner.State) throws -> Void
  ) -> VirtualNode<Owner> {
    node.handling(EventFilter<RowDeletion>.all, transition)
  }

  /// Runs a transition that may emit when the Delete key is pressed on the row.
  public func onDelete(
    _ transition: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) -> VirtualNode<Owner> {
    node.handling(EventFilter<RowDeletion>.all, transition)
  }

  /// Runs a transition when the accessory at the end of the row is pressed, a button marked `›`.
  public func onAccessory(
    _ transition: @escaping @MainActor (inout Owner.State) throws -> Void
  ) -> VirtualNode<Owner> {
    onAccessory { state, _ in try transition(&state) }
  }

  /// Runs a transition that may emit when the accessory at the end of the row is pressed, a button
  /// marked `›`.
  public func onAccessory(
    _ transition: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) -> VirtualNode<Owner> {
    HStack(alignment: .top) {
      VStack(alignment: .stretch) { node }.flex(grow: 1, shrink: 1, basis: 0)
      Button("›", transition)
    }
    .handling(EventFilter<RowAccessory>.all, transition)
  }

  /// Runs a transition when the last row of a list comes into view: where more can be loaded.
  ///
  /// ```swift
  /// List(\.pages) { page in Text(page.title) }
  ///   .onReachEnd { $0.isLoading = true }
  /// ```
  ///
  /// It runs once for each number of rows, and again when the end was left and is reached anew.
  public func onReachEnd(
    _ transition: @escaping @MainActor (inout Owner.State) throws -> Void
  ) -> VirtualNode<Owner> {
    node.handling(EventFilter<ReachedEnd>.all, transition)
  }

  /// Runs a transition that may emit when the last row of a list comes into view.
  public func onReachEnd(
    _ transition: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) -> VirtualNode<Owner> {
    node.handling(EventFilter<ReachedEnd>.all, transition)
  }
}
