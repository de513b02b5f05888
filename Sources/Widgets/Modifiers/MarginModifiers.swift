import RecurseLayout
import RecurseReconciler

extension Modifiable {
  /// Adds free cells around the content, outside its border and background.
  public consuming func margin(_ cells: Int = 1) -> Modified { margin(.all, cells) }

  /// Adds free room around the content, of any unit; `.auto` shares what is free among the edges.
  public consuming func margin(_ length: LayoutLength) -> Modified { margin(.all, length) }

  /// Adds free cells outside some edges of the content; negative: cells by which it overlaps.
  public consuming func margin(_ edges: EdgeSet, _ cells: Int = 1) -> Modified {
    margin(edges, LayoutLength.cells(Double(min(max(-32_767, cells), 32_767))))
  }

  /// Adds free room outside some edges of the content, and leaves the other edges as they are.
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
  /// It is CSS's margin: an `.auto` edge gets the free room in its direction, before a stack's
  /// distribution and alignment; in a grid it gets none. Percentages, of the upper and lower edges,
  /// too, are shares of the container's width. Margins add to each other and to a stack's spacing.
  public consuming func margin(_ edges: EdgeSet, _ length: LayoutLength) -> Modified {
    modified(
      by: .style(.item) { box in
        if edges.contains(.top) { box.margin.top = length }
        if edges.contains(.trailing) { box.margin.right = length }
        if edges.contains(.bottom) { box.margin.bottom = length }
        if edges.contains(.leading) { box.margin.left = length }
      })
  }

  /// Leaves the content out of layout, painting and events, as CSS's `display: none`. It stays
  /// mounted: state and effects go on, and with `.collapsed(false)` it is shown as it was.
  ///
  /// ```swift
  /// details.collapsed(!state.showsDetails)
  /// ```
  ///
  /// An `if` would unmount it, and mount it anew.
  public consuming func collapsed(_ isCollapsed: Bool = true) -> Modified {
    modified(by: .style(.item) { $0.isCollapsed = isCollapsed })
  }
}
