/// A pane as its split sees it.
struct SplitPane: Hashable, Sendable {
  let id: String
  /// The fewest cells in which the pane is shown, if there is room.
  let least: Int
  /// Whether a divider that is dragged below half of that hides the pane.
  let collapses: Bool

  init(_ id: String, least: Int = 1, collapses: Bool = false) {
    self.id = id
    self.least = min(max(1, least), SplitLayout.most)
    self.collapses = collapses
  }
}

/// The cells of the panes of a split, and of the dividers between them.
///
///     files │ diff          all are shown
///     │ diff                files is collapsed: its divider is at the edge
///     files │ log           diff between them is hidden: one divider stands for both
///
/// The cells of the panes and one for each divider are all the cells that there are. A pane that is
/// shown has its minimum at least, unless it is alone. If there is no room for the minimums, panes
/// are hidden: those that were not used from the last to the first, then the others, the least
/// recently used first.
struct SplitLayout: Hashable, Sendable {
  /// The number of cells beyond which nothing is laid out.
  static let most = 32_767

  let panes: [SplitPane]
  let sizes: SplitSizes
  /// The number of cells along the split.
  let available: Int
  /// The panes that had the focus, the last one first.
  let recent: [String]
  /// The cells of each pane, 0 for a hidden one.
  let cells: [Int]
  /// The indices of the panes that are shown, ascending.
  let shown: [Int]
  /// The dividers that are shown.
  let gaps: [Gap]

  /// A divider between two panes, or between a pane and an edge beyond which panes are hidden.
  struct Gap: Hashable, Sendable {
    /// The shown panes before and after the divider.
    var left: Int?
    var right: Int?
    /// The cell of the divider.
    var position = 0
  }

  init(_ panes: [SplitPane], _ sizes: SplitSizes, in available: Int, recent: [String] = []) {
    self.panes = panes
    self.sizes = sizes
    self.available = min(max(0, available), Self.most)
    self.recent = recent
    let choice = SplitChoice(panes, sizes, in: self.available, recent: recent)
    shown = choice.shown
    var cells = panes.map { _ in 0 }
    let lengths = SplitRoomDivision.divide(
      self.available - choice.gaps.count,
      among: choice.shown.map { (least: panes[$0].least, size: sizes[panes[$0].id] ?? .share(1)) })
    for (pane, length) in zip(choice.shown, lengths) { cells[pane] = length }
    self.cells = cells
    gaps = choice.gaps.enumerated().map { index, gap in
      let before = gap.left.map { cells[...$0].reduce(0, +) } ?? 0
      return Gap(left: gap.left, right: gap.right, position: before + index)
    }
  }

  func isShown(_ pane: Int) -> Bool { shown.contains(pane) }

  /// The hidden panes for which a divider stands.
  func hidden(in gap: Gap) -> Range<Int> {
    let first = gap.left.map { $0 + 1 } ?? 0
    return first..<max(first, gap.right ?? panes.count)
  }

  /// The panes before which the divider stands for the one there.
  func divided(by gap: Gap) -> Range<Int> {
    let first = (gap.left ?? 0) + 1
    return first..<max(first, gap.right.map { $0 + 1 } ?? panes.count)
  }

  /// The divider that stands for the one before a pane, which is not the first one; `nil` if there
  /// is no room for it.
  func gap(before pane: Int) -> Gap? { gaps.first { divided(by: $0).contains(pane) } }

  /// The pane before which the divider has its place if none of those it stands for is in use.
  func usualPane(of gap: Gap) -> Int {
    gap.left == nil ? gap.right ?? 1 : divided(by: gap).lowerBound
  }
}
