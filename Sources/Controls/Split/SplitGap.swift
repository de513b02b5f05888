import RecurseCore

/// A change that a person makes to a split.
enum PanesChange: Sendable {
  /// Other sizes, and the pane that they bring back.
  case sizes(SplitSizes, back: String?)
  /// A pane that has no room is shown instead of another one.
  case shows(String)
  /// The divider before a pane is in use.
  case uses(String)
}

/// A divider of a split, with the layout that it changes.
struct SplitGap: Hashable {
  let layout: SplitLayout
  let gap: SplitLayout.Gap
  /// The pane before which the divider is.
  let pane: String
  /// Whether another divider was in use last.
  let isFirstUse: Bool

  /// The number of cells before the divider, or that there is a hidden pane.
  var value: String {
    guard hiddenSide == nil else { return "collapsed" }
    return "\(gap.left.map { layout.cells[$0] } ?? 0)"
  }

  private func change(to sizes: SplitSizes) -> PanesChange? {
    guard sizes != layout.sizes else { return nil }
    let back = layout.panes.first {
      layout.sizes.isCollapsed($0.id) && !sizes.isCollapsed($0.id)
    }
    return .sizes(sizes, back: back?.id)
  }
}

extension SplitGap: SplitModel {
  typealias Change = PanesChange

  var position: Int { gap.position }
  var bounds: ClosedRange<Int> { layout.bounds(of: gap) }
  var isDraggable: Bool { true }
  var use: PanesChange? { isFirstUse ? .uses(pane) : nil }

  var hiddenSide: SplitSide? {
    guard !layout.hidden(in: gap).isEmpty else { return nil }
    return gap.left == nil ? .leading : .trailing
  }

  /// A drag goes on from the sizes with which it began: a pane that it collapses on its way keeps
  /// the size that it had, and returns in it.
  func moving(to position: Int, since start: SplitGap, byDrag: Bool) -> PanesChange? {
    let isSame =
      start.layout.available == layout.available && start.layout.panes == layout.panes
    let start = isSame ? start : self
    return change(
      to: start.layout.moving(start.gap, to: position, collapsing: byDrag))
  }

  func undoing(since start: SplitGap) -> PanesChange? { change(to: start.layout.sizes) }

  /// Brings back the nearest hidden pane, or collapses one beside the divider that does that.
  func toggling() -> PanesChange? {
    let sizes = layout.sizes
    if let hidden = layout.hiddenPane(at: gap) {
      let id = layout.panes[hidden].id
      return sizes.isCollapsed(id) ? change(to: sizes.expanding(id)) : .shows(id)
    }
    // One of the two is left.
    guard let left = gap.left, let right = gap.right else { return nil }
    let pane = [left, right].first { layout.panes[$0].collapses }
    return pane.flatMap { change(to: sizes.collapsing(layout.panes[$0].id)) }
  }

  func opening(by side: SplitSide) -> PanesChange? { toggling() }

  func evening() -> PanesChange? { change(to: layout.evened) }
}
