/// A curve that is drawn as lines between points on it.
protocol Curve {
  /// An upper bound of the second derivative over shares of the curve from 0 to 1.
  var bend: Double { get }
  /// The number of parts that have to have the same number of lines, for symmetry.
  var partCount: Int { get }
  var end: Dot { get }

  /// The point after a share of the curve.
  func point(after share: Double) -> Dot

  /// Whether the curve cannot reach a dot of a window.
  func misses(_ sight: DotWindow) -> Bool
}

extension Curve {
  var partCount: Int { 1 }

  /// The number of lines that are nowhere farther from the curve than the flatness.
  ///
  /// A chord over a share h is at most h² / 8 times the second derivative from its curve, which is
  /// the error of linear interpolation.
  func lineCount(_ flatness: Double, _ sight: DotWindow) -> Int {
    guard !misses(sight) else { return 1 }
    let most = 16_384 / partCount
    let count = (bend / (8 * flatness)).squareRoot() / Double(partCount)
    // Not a number if a coordinate is so large that differences are infinite.
    let part = count < Double(most) ? max(1, Int(count.rounded(.up))) : most
    return part * partCount
  }

  @inline(__always)
  func flatten(_ count: Int, from current: inout Dot, _ body: (Dot, Dot) -> Void) {
    for index in 1..<max(1, count) {
      let next = point(after: Double(index) / Double(count))
      body(current, next)
      current = next
    }
    body(current, end)
    current = end
  }
}
