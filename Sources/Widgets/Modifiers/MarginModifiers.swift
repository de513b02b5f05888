import RecurseLayout
import RecurseReconciler

extension Modifiable {
  /// Adds a margin around the content, outside its border and background, in cells.
  public consuming func margin(_ cells: Int = 1) -> Modified { margin(.all, cells) }

  /// Adds a margin around the content, in any unit. `.auto` distributes the free space among the
  /// edges.
  public consuming func margin(_ length: LayoutLength) -> Modified { margin(.all, length) }

  /// Adds a margin outside some edges of the content, in cells. A negative margin makes the content
  /// overlap its neighbors.
  public consuming func margin(_ edges: EdgeSet, _ cells: Int = 1) -> Modified {
    margin(edges, LayoutLength.cells(Double(min(max(-32_767, cells), 32_767))))
  }

  /// Adds a margin outside some edges of the content, and keeps the margins of the other edges.
  ///
  /// ```swift
  /// HStack {
  ///   Text("Recurse")
  ///   Button("Help") { … }.margin(.leading, .auto)     // at the right edge
  /// }
  /// Text("in the middle").margin(.auto)
  /// card.margin(.top, -1)                               // overlaps what is above it
  /// ```
  ///
  /// This is CSS's margin: an `.auto` edge gets the free space in its direction, before a stack
  /// distributes and aligns; in a grid it gets none. Percentages are shares of the container's
  /// width, also for the upper and lower edges. Margins add to each other and to a stack's spacing.
  public consuming func margin(_ edges: EdgeSet, _ length: LayoutLength) -> Modified {
    modified(
      by: .style(.item) { box in
        if edges.contains(.top) { box.margin.top = length }
        if edges.contains(.trailing) { box.margin.right = length }
        if edges.contains(.bottom) { box.margin.bottom = length }
        if edges.contains(.leading) { box.margin.left = length }
      })
  }

  /// Excludes the content from layout, painting and events, as CSS's `display: none`. It stays
  /// mounted: its state and effects continue, and `.collapsed(false)` shows it unchanged.
  ///
  /// ```swift
  /// details.collapsed(!state.showsDetails)
  /// ```
  ///
  /// An `if` would unmount the content, and mount it again.
  public consuming func collapsed(_ isCollapsed: Bool = true) -> Modified {
    modified(by: .style(.item) { $0.isCollapsed = isCollapsed })
  }
}
