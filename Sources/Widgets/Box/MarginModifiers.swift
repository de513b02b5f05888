import RecurseLayout
import RecurseReconciler

extension Modifiable {
  /// Keeps free cells around the box, outside its border and background.
  public consuming func margin(_ cells: Int = 1) -> Modified { margin(.all, cells) }

  /// Keeps a length free around the box, or with `.auto` shares what is free among its edges.
  public consuming func margin(_ length: LayoutLength) -> Modified { margin(.all, length) }

  /// Keeps free cells outside some edges of the box.
  public consuming func margin(_ edges: EdgeSet, _ cells: Int = 1) -> Modified {
    margin(edges, LayoutLength.cells(Double(min(max(-32_767, cells), 32_767))))
  }

  /// Keeps a length free outside some edges of the box, whatever was said of the others.
  ///
  /// ```swift
  /// HStack {
  ///   Text("Recurse")
  ///   Button("Help") { … }.margin(.leading, .auto)     // at the right edge
  /// }
  /// Text("in the middle").margin(.auto)
  /// card.margin(.top, -1)                               // over what stands above it
  /// ```
  ///
  /// It is CSS's margin: an `.auto` edge takes what is free in that direction, before a stack's
  /// distribution and alignment do; in a grid it takes nothing. Shares, of the upper and lower
  /// edges too, are shares of the width of what is around. Margins add up, and to a stack's
  /// spacing.
  public consuming func margin(_ edges: EdgeSet, _ length: LayoutLength) -> Modified {
    modified(
      by: .box(.item) { box in
        if edges.contains(.top) { box.margin.top = length }
        if edges.contains(.trailing) { box.margin.right = length }
        if edges.contains(.bottom) { box.margin.bottom = length }
        if edges.contains(.leading) { box.margin.left = length }
      })
  }

  /// Leaves the box out of the layout, as CSS's `display: none` does: it takes no room, is not
  /// seen, and neither keys nor the mouse reach it. What is in it stays as it was: state, texts and
  /// effects go on, and with `.collapsed(false)` it stands where it stood.
  ///
  /// ```swift
  /// details.collapsed(!state.showsDetails)
  /// ```
  ///
  /// An `if` in its place would end what is in it, and start it anew.
  public consuming func collapsed(_ isCollapsed: Bool = true) -> Modified {
    modified(by: .box(.item) { $0.isCollapsed = isCollapsed })
  }
}
