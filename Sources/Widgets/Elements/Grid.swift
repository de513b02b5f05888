import RecurseLayout
import RecurseReconciler

/// Rows whose cells stand below each other, in columns as wide as their widest cells.
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
/// What is no ``GridRow(alignment:content:)`` takes a row with all columns. A column with a cell
/// that takes the room there is (a field, a spacer, a frame up to `.infinity`) shares what is left
/// with the others of its kind; where there is too little, all give way down to their longest
/// words. A cell takes several columns or rows by `gridCellColumns` and `gridCellRows`.
///
/// - Parameters:
///   - alignment: where cells stand in their part of the grid.
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

/// The cells of one row of a ``Grid(alignment:horizontalSpacing:verticalSpacing:content:)``;
/// elsewhere a row of nodes.
///
/// - Parameter alignment: where cells stand down the row, where that is not what the grid says.
@MainActor
public func GridRow<Owner: Component>(
  alignment: VerticalAlignment? = nil, @NodeBuilder<Owner> content: () -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  VirtualNode(
    StackElement(.gridRow(alignment?.ownItems ?? .auto), alignment: .start), children: content())
}
