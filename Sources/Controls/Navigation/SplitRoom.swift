/// The division of the columns of a split view.
struct SplitRoom: Hashable, Sendable {
  let total: Int?
  /// The requested width of the sidebar, and the width that fits.
  let wanted: Int
  let width: Int
  /// The bounds of the width.
  let bounds: ClosedRange<Int>
  let isNarrow: Bool
  let showsDetail: Bool

  static let leastSidebar = 8
  static let leastDetail = 20
  static let leastTotal = 40

  init(total: Int?, wanted: Int, showsDetail: Bool) {
    self.total = total
    self.wanted = wanted
    self.showsDetail = showsDetail
    let most = (total ?? 32_767) - 1 - Self.leastDetail
    bounds = Self.leastSidebar...max(Self.leastSidebar, most)
    width = min(max(wanted, bounds.lowerBound), bounds.upperBound)
    isNarrow = total.map { $0 < Self.leastTotal } ?? false
  }
}

extension SplitRoom: SplitModel {
  typealias Change = SplitChange

  /// The width of the sidebar in columns; if only one part is shown, which part that is.
  var value: String {
    guard isNarrow else { return "\(width)" }
    return showsDetail ? "collapsed" : "expanded"
  }

  var position: Int { width }
  var isDraggable: Bool { !isNarrow }
  var hiddenSide: SplitSide? {
    guard isNarrow else { return nil }
    return showsDetail ? .leading : .trailing
  }

  func moving(to position: Int, since start: SplitRoom, byDrag: Bool) -> SplitChange? {
    let width = min(max(position, bounds.lowerBound), bounds.upperBound)
    return width == self.width ? nil : .width(width)
  }

  func undoing(since start: SplitRoom) -> SplitChange? {
    isNarrow || start.wanted == wanted ? nil : .width(start.wanted)
  }

  func toggling() -> SplitChange? { isNarrow ? .shows(detail: !showsDetail) : nil }

  func opening(by side: SplitSide) -> SplitChange? { side == hiddenSide ? toggling() : nil }
}
