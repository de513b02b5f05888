#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A part of an ellipse, in its own form: unlike a Bézier curve it is exact at any size.
struct Arc {
  let center: Dot
  let radii: DotSize
  /// The angle at which the arc begins, in radians.
  let angle: Double
  /// The angle through which it goes, in radians: at most a full turn in either direction.
  let sweep: Double

  var isFinite: Bool {
    center.isFinite && radii.width.isFinite && radii.height.isFinite && angle.isFinite
      && sweep.isFinite && start.isFinite && end.isFinite
  }

  var start: Dot { point(at: angle) }

  /// A full turn ends exactly where it starts.
  var end: Dot { abs(sweep) == 2 * .pi ? start : point(at: angle + sweep) }

  func point(at angle: Double) -> Dot {
    Dot(
      x: center.x + radii.width * Self.exactAtQuarters(cos(angle)),
      y: center.y + radii.height * Self.exactAtQuarters(sin(angle)))
  }

  /// No angle in radians is an exact quarter of a turn, so the sine of a half turn is not quite 0.
  /// A point on the edge between two dots would then belong to the wrong one.
  private static func exactAtQuarters(_ value: Double) -> Double { abs(value) < 1e-15 ? 0 : value }
}

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
