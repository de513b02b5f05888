/// Rounds positions and sizes to whole cells.
///
/// Every edge is rounded by its position on the screen, never a size by itself. Two boxes that
/// share an edge share it afterwards, so neighbors leave no gap and do not overlap.
enum CellRounding {
  /// The largest error of a sum of fractions that should be a whole number.
  static let tolerance = 1e-4

  static func round(_ edge: Double) -> Double {
    (edge + 0.5 + tolerance).rounded(.down)
  }

  static func isWhole(_ edge: Double) -> Bool { edge == edge.rounded(.down) }

  static func fraction(_ edge: Double) -> Double {
    edge - edge.rounded(.down)
  }

  /// The frame relative to the parent's, whose own edges were rounded the same way.
  static func frame(_ box: BorderBox, parentFractionX: Double, parentFractionY: Double)
    -> CellRect
  {
    let left = parentFractionX + box.x
    let top = parentFractionY + box.y
    return CellRect(
      column: whole(round(left) - round(parentFractionX)),
      row: whole(round(top) - round(parentFractionY)),
      columns: whole(round(left + box.width) - round(left)),
      rows: whole(round(top + box.height) - round(top)))
  }

  /// The number as an integer, clamped to a billion; 0 for infinity and NaN.
  static func whole(_ value: Double) -> Int {
    guard value.isFinite else { return 0 }
    return Int(max(-1e9, min(1e9, value)))
  }
}
