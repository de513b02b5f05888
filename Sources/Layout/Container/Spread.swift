/// The distribution of free space before and between the boxes in a line.
struct Spread {
  var before = 0.0
  var between = 0.0

  /// - Parameters:
  ///   - free: the space that the boxes leave; below zero they overflow.
  ///   - isReversed: whether the start of the axis is its right or bottom end. Overflowing boxes
  ///     with space around them begin at the left or top, so that all of them can be scrolled to.
  init(_ distribution: JustifyContent, free: Double, count: Int, isReversed: Bool) {
    switch distribution {
    case .start: break
    case .end: before = free
    case .center: before = free / 2
    case .safeCenter: before = max(0, free / 2)
    // Two equal centres are as far apart as possible, as with space between.
    case .spaceBetween, .equalCenters:
      if free > 0, count > 1 { between = free / Double(count - 1) }
    case .spaceAround:
      if free > 0 {
        between = free / Double(count)
        before = between / 2
      } else if isReversed {
        before = free
      }
    case .spaceEvenly:
      if free > 0 {
        between = free / Double(count + 1)
        before = between
      } else if isReversed {
        before = free
      }
    }
  }
}
