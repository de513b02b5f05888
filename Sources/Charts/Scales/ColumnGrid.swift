/// The columns of dots of an axis, whose edges stay where they are in the data when the axis moves.
///
/// A column covers the coordinates from `n · width` to `(n + 1) · width` for a whole number `n`.
/// A window that slides over the data therefore shows the same samples in the same column. It moves
/// by whole cells, so the drawn cells can be moved with it. For that, up to a cell at one end stays
/// empty.
struct ColumnGrid: Equatable, Sendable {
  let count: Int
  /// The coordinates that a column covers.
  let width: Double
  /// The number of the first column, a multiple of the dots of a cell.
  let first: Double
  private let lower: Double
  private let upper: Double

  /// A coordinate on an edge belongs to the column above, whatever its last bits are.
  private static let tolerance = 0x1p-20
  /// Columns further away are taken for this one.
  private static let farthest = 0x1p20

  /// - Parameters:
  ///   - previous: the columns of the last picture. Their width stays if the domain's length is
  ///     about the same, as it is for samples that come at not quite equal times.
  init(_ scale: Scale, count: Int, dotsPerCell: Int, keeping previous: ColumnGrid? = nil) {
    self.count = count
    lower = scale.lower
    upper = scale.upper
    let isWide = count >= 2 * dotsPerCell
    let share = Double(isWide ? count - dotsPerCell : max(1, count - 1))
    let exact = scale.length / share
    if let previous, previous.count == count, exact <= previous.width,
      exact >= previous.width * 0.98
    {
      width = previous.width
    } else {
      width = Self.rounded(exact)
    }
    let last = (scale.upper / width + Self.tolerance).rounded(.down)
    let cell = Double(isWide ? dotsPerCell : 1)
    first = ((last / cell).rounded(.down) + 1) * cell - Double(count)
  }

  /// The number, rounded up so that lengths that differ in their last bits are equal.
  private static func rounded(_ width: Double) -> Double {
    let mask: UInt64 = (1 << 16) - 1
    let rounded = Double(bitPattern: (width.bitPattern + mask) & ~mask)
    return rounded.isFinite && rounded > 0 ? rounded : width
  }

  /// The column of a coordinate. Those outside of the domain may be outside of the columns.
  func column(of coordinate: Double) -> Int {
    let column = (coordinate / width + Self.tolerance).rounded(.down) - first
    let near = Int(min(max(-Self.farthest, column), Self.farthest))
    guard coordinate >= lower, coordinate <= upper else { return near }
    return min(max(0, near), count - 1)
  }

  /// The distance of a coordinate from the first column, in columns.
  func place(of coordinate: Double) -> Double { coordinate / width - first }

  /// The coordinate in the middle of a column.
  func center(of column: Int) -> Double { (first + Double(column) + 0.5) * width }
}
