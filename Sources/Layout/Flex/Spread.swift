/// How free space is shared before and between boxes that stand one after the other.
struct Spread {
  var before = 0.0
  var between = 0.0

  /// - Parameters:
  ///   - free: what the boxes leave; below zero they overflow.
  ///   - isReversed: whether the start of the axis is its right or bottom end. Boxes that
  ///     overflow although space was to be put around them stand at the left or top, so that
  ///     what overflows can be reached.
  init(_ distribution: JustifyContent, free: Double, count: Int, isReversed: Bool) {
    switch distribution {
    case .start: break
    case .end: before = free
    case .center: before = free / 2
    case .safeCenter: before = max(0, free / 2)
    // Between two, the middles are as far apart as they can be.
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
