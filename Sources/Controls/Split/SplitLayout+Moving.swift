// What a person does to a divider, as new sizes. Panes apart from the two beside it keep their
// cells.
extension SplitLayout {
  /// The cells to which a divider moves without hiding a pane.
  func bounds(of gap: Gap) -> ClosedRange<Int> {
    guard let pair = pair(at: gap) else { return gap.position...gap.position }
    let low = pair.start + panes[pair.left].least
    return low...max(low, pair.end - panes[pair.right].least)
  }

  /// Returns the sizes after a divider was moved to a cell, or as near to it as it gets.
  ///
  /// - Parameter collapsing: whether a pane that becomes smaller than half its minimum collapses,
  ///   and one that is dragged out from an edge as far returns.
  func moving(_ gap: Gap, to position: Int, collapsing: Bool = true) -> SplitSizes {
    let position = min(max(position, -1), available + 1)
    if collapsing, !collapsed(in: gap).isEmpty { return draggingOut(gap, to: position) }
    guard let pair = pair(at: gap) else { return sizes }
    let (left, right) = (panes[pair.left], panes[pair.right])
    if collapsing, left.collapses, 2 * (position - pair.start) < left.least {
      return sizes.collapsing(left.id)
    }
    if collapsing, right.collapses, 2 * (pair.end - position) < right.least {
      return sizes.collapsing(right.id)
    }
    let bounds = bounds(of: gap)
    return movingPair(pair, to: min(max(position, bounds.lowerBound), bounds.upperBound))
  }

  /// The two shown panes beside a divider: where the first one begins, and the cell after the end
  /// of the second one without the divider.
  private func pair(at gap: Gap) -> (left: Int, right: Int, start: Int, end: Int)? {
    guard let left = gap.left, let right = gap.right else { return nil }
    return (left, right, gap.position - cells[left], gap.position + cells[right])
  }

  private func movingPair(
    _ pair: (left: Int, right: Int, start: Int, end: Int), to position: Int
  ) -> SplitSizes {
    var wanted = cells
    wanted[pair.left] = position - pair.start
    wanted[pair.right] = pair.end - position
    return wanted == cells ? sizes : reaching(wanted, moving: [pair.left, pair.right])
  }

  /// Returns the sizes that lead to numbers of cells. As few as possible are written: those of the
  /// panes that a person moves, or of all shares, or of all panes.
  private func reaching(_ wanted: [Int], moving pair: [Int]) -> SplitSizes {
    let sharing = shown.filter { size(of: $0).weight != nil || pair.contains($0) }
    for written in [pair, sharing] {
      let sizes = writing(wanted, to: written)
      if SplitLayout(panes, sizes, in: available, recent: recent).cells == wanted { return sizes }
    }
    return writing(wanted, to: shown)
  }

  private func size(of pane: Int) -> SplitSizes.Size { sizes[panes[pane].id] ?? .share(1) }

  /// Writes numbers of cells in the units that the panes have. The sum of the shares stays, so that
  /// they keep their proportion to the share of a pane that is hidden.
  private func writing(_ wanted: [Int], to written: [Int]) -> SplitSizes {
    var sizes = sizes
    let sharing = written.filter { size(of: $0).weight != nil }
    let total = sharing.reduce(0) { $0 + wanted[$1] }
    let weights = sharing.reduce(0.0) { $0 + (size(of: $1).weight ?? 0) }
    for pane in written {
      if size(of: pane).weight == nil {
        sizes[panes[pane].id] = .cells(wanted[pane])
      } else if sharing.count > 1, total > 0 {
        let unit = (weights > 0 ? weights : Double(sharing.count)) / Double(total)
        sizes[panes[pane].id] = .share(Double(wanted[pane]) * unit)
      }
    }
    return sizes
  }

  // MARK: - Hidden panes

  /// The collapsed panes for which a divider stands, as opposed to those without room.
  func collapsed(in gap: Gap) -> [Int] {
    hidden(in: gap).filter { sizes.isCollapsed(panes[$0].id) }
  }

  /// The hidden pane that a divider shows: the nearest one to the pane beside it, and a collapsed
  /// one before one without room.
  func hiddenPane(at gap: Gap) -> Int? {
    let hidden = collapsed(in: gap).isEmpty ? Array(hidden(in: gap)) : collapsed(in: gap)
    return gap.left == nil ? hidden.last : hidden.first
  }

  /// Shows a collapsed pane between a divider and where it was.
  private func draggingOut(_ gap: Gap, to position: Int) -> SplitSizes {
    let collapsed = collapsed(in: gap)
    let isForward = position > gap.position
    // Between two panes, it appears on the side that the divider leaves.
    let isFirst = isForward ? gap.left != nil : gap.right == nil
    guard position != gap.position, isForward ? gap.right != nil : gap.left != nil,
      let pane = isFirst ? collapsed.first : collapsed.last
    else { return sizes }
    let id = panes[pane].id
    let layout = SplitLayout(
      panes, sizes.expanding(id), in: available, recent: [id] + recent)
    guard
      let gap = layout.gaps.first(where: { isForward ? $0.left == pane : $0.right == pane }),
      let pair = layout.pair(at: gap)
    else { return sizes }
    let count = isForward ? position - pair.start : pair.end - position
    guard 2 * count >= panes[pane].least else { return sizes }
    return layout.moving(gap, to: position, collapsing: false)
  }

  // MARK: - All panes

  /// The sizes without those of all panes, which then are equal.
  var evened: SplitSizes {
    var sizes = sizes
    for pane in panes { sizes[pane.id] = nil }
    return sizes
  }
}

extension SplitSizes {
  func collapsing(_ id: String) -> SplitSizes {
    var sizes = self
    sizes.collapse(id)
    return sizes
  }

  func expanding(_ id: String) -> SplitSizes {
    var sizes = self
    sizes.expand(id)
    return sizes
  }
}
