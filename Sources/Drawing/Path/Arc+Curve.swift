extension Arc: Curve {
  var bend: Double { sweep * sweep * max(abs(radii.width), abs(radii.height)) }

  /// The quarters of a turn that the arc reaches into, so that a circle looks the same four times.
  var partCount: Int { max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up))) }

  func point(after share: Double) -> Dot { point(at: angle + share * sweep) }

  func misses(_ sight: DotWindow) -> Bool {
    let (width, height) = (abs(radii.width), abs(radii.height))
    return sight.isMissed(
      fromX: center.x - width, toX: center.x + width, fromY: center.y - height,
      toY: center.y + height)
  }
}
