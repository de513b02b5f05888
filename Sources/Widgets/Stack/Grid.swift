import RecurseLayout
import RecurseReconciler

/// Rows of cells in shared columns, each as wide as its widest cell.
///
/// ```swift
/// Grid(alignment: .leading) {
///   GridRow { Text("Name"); TextField("Name", text: \.name) }
///   GridRow { Text("Town"); Text(state.town) }
///   Divider()
///   Text("All of it is kept here.")
/// }
/// ```
///
/// A node that is not a ``GridRow(alignment:content:)`` spans all columns. Columns with a cell that
/// expands (a field, a spacer, a frame up to `.infinity`) share the free width. If there is too
/// little room, all columns shrink down to their longest words. `gridCellColumns` and
/// `gridCellRows` make a cell span several columns or rows.
///
/// - Parameters:
///   - alignment: the position of cells in their part of the grid.
///   - horizontalSpacing: free columns between two columns.
///   - verticalSpacing: free rows between two rows.
@MainActor
public func Grid<Owner: Component>(
  alignment: Alignment = .topLeading, horizontalSpacing: Int = 1, verticalSpacing: Int = 0,
  @NodeBuilder<Owner> content: () -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  var element = StackElement(
    .grid, alignment: alignment.vertical.items, spacing: max(0, horizontalSpacing),
    horizontal: alignment.horizontal.items)
  element.arrangement.lineSpacing = verticalSpacing
  return VirtualNode(element, children: content())
}

/// The cells of one row of a ``Grid(alignment:horizontalSpacing:verticalSpacing:content:)``.
/// Outside a grid, a row of nodes.
///
/// - Parameter alignment: the vertical position of the cells; `nil` uses the grid's.
@MainActor
public func GridRow<Owner: Component>(
  alignment: VerticalAlignment? = nil, @NodeBuilder<Owner> content: () -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  VirtualNode(
    StackElement(.gridRow(alignment?.ownItems ?? .auto), alignment: .start), children: content())
}
