/// The dots and the cells of an axis, counted from its beginning: the left or the bottom.
struct AxisGrid: Equatable, Sendable {
  let scale: Scale
  let cells: Int
  let dotsPerCell: Int
  /// The columns whose edges stay in the data, or `nil` if both ends are at the ends of the domain.
  let columns: ColumnGrid?
  /// Whether all categories have equally many cells. What is left over is at the top.
  let hasEqualBands: Bool
  /// Whether the categories have bars, which leave the last cell of a band free.
  let hasBars: Bool

  /// Rows further away are taken for this one.
  private static let farthest = 0x1p20

  init(
    _ scale: Scale, cells: Int, dotsPerCell: Int, hasEqualBands: Bool = false, hasBars: Bool = false
  ) {
    self.scale = scale
    self.cells = cells
    self.dotsPerCell = dotsPerCell
    self.hasEqualBands = hasEqualBands
    self.hasBars = hasBars
    columns = nil
  }

  init(
    aligned scale: Scale, cells: Int, dotsPerCell: Int, keeping previous: ColumnGrid?,
    hasBars: Bool = false
  ) {
    self.scale = scale
    self.hasBars = hasBars
    self.cells = cells
    self.dotsPerCell = dotsPerCell
    hasEqualBands = false
    columns =
      scale.categoryCount == nil && cells > 0
      ? ColumnGrid(scale, count: cells * dotsPerCell, dotsPerCell: dotsPerCell, keeping: previous)
      : nil
  }

  var dots: Int { cells * dotsPerCell }

  /// The dot of a value, outside of the axis if the value is outside of the domain; `nil` if it
  /// has none.
  ///
  /// The ends of the domain are the centers of the first and the last dot, or the dot is that of
  /// the column. A category has the dot in the middle of its slot, where its bars are.
  func dot(of value: Double) -> Int? {
    let coordinate = scale.coordinate(of: value)
    guard coordinate.isFinite else { return nil }
    return turned(dot(at: coordinate))
  }

  private func dot(at coordinate: Double) -> Int {
    if let columns { return columns.column(of: coordinate) }
    if scale.categoryCount != nil {
      let slot = slot(at: coordinate)
      return ((slot.lowerBound + slot.upperBound) * dotsPerCell - 1) / 2
    }
    let dot = (scale.position(of: coordinate) * Double(dots - 1)).rounded()
    return Int(min(max(-Self.farthest, dot), Self.farthest))
  }

  private func turned(_ dot: Int) -> Int { scale.isReversed ? dots - 1 - dot : dot }

  /// The coordinate in the middle of a dot.
  func coordinate(ofDot dot: Int) -> Double {
    let dot = turned(dot)
    if let columns { return columns.center(of: dot) }
    if scale.categoryCount != nil {
      let place = (Double(dot) + 0.5) / Double(max(1, dotsPerCell))
      if hasEqualBands, let leastBand {
        return scale.lower + (place - Double(firstBandCell)) / Double(leastBand)
      }
      return scale.lower + place / Double(max(1, cells)) * scale.length
    }
    return scale.lower + Double(dot) / Double(max(1, dots - 1)) * scale.length
  }

  /// The height of a value in eighths of a cell, from 0 to all of the axis.
  func eighth(of value: Double) -> Int {
    let coordinate = scale.coordinate(of: value)
    guard coordinate.isFinite else { return scale.isReversed ? 8 * cells : 0 }
    let position = min(max(0, scale.position(of: coordinate)), 1)
    let eighth = Int((position * Double(8 * cells)).rounded())
    return scale.isReversed ? 8 * cells - eighth : eighth
  }

  /// The coordinates that a cell covers.
  var cellLength: Double {
    columns.map { $0.width * Double(dotsPerCell) } ?? scale.length / Double(max(1, cells))
  }
}

extension AxisGrid {
  /// The cells of a category before any reversal: all cells are shared out unless bands are equal,
  /// and one cell at least. A category after the last one in sight has cells outside of the axis.
  private func band(at coordinate: Double) -> Range<Int> {
    guard let count = scale.categoryCount, cells > 0 else { return 0..<0 }
    let number = Int(min(max(0, coordinate.rounded()), Self.farthest))
    if hasEqualBands, let leastBand {
      let start = firstBandCell + number * leastBand
      return start..<start + leastBand
    }
    let start = number * cells / count
    return start..<max(start + 1, (number + 1) * cells / count)
  }

  /// The first cell of equal bands before any reversal, which counts from the top if there is one.
  private var firstBandCell: Int {
    guard scale.isReversed, let count = scale.categoryCount, let leastBand else { return 0 }
    return max(0, cells - count * leastBand)
  }

  /// The cells of the smallest band of a category; `nil` if the axis has none.
  var leastBand: Int? { scale.categoryCount.map { max(1, cells / $0) } }

  /// The cells of a category's bars before any reversal: the first ones of its band, as many as the
  /// smallest band has for them.
  private func slot(at coordinate: Double) -> Range<Int> {
    let start = band(at: coordinate).lowerBound
    let least = leastBand ?? 1
    return start..<start + (hasBars ? Self.barRoom(in: least) : least)
  }

  /// The cells for the bars in a band: all but one, if that leaves two and a cell for each bar.
  static func barRoom(in band: Int, bars count: Int = 1) -> Int {
    band > max(count, 2) ? band - 1 : band
  }

  /// The cells counted from the other end if the axis is reversed. Twice, they are the same.
  func turned(_ cells: Range<Int>) -> Range<Int> {
    guard scale.isReversed else { return cells }
    return self.cells - cells.upperBound..<self.cells - cells.lowerBound
  }

  /// The cells of a value whose neighbors are a length away: where the cells of one end, those of
  /// the next begin. `nil` if none is in sight.
  func tiles(of value: Double, length: Double) -> Range<Int>? {
    let coordinate = scale.coordinate(of: value)
    guard coordinate.isFinite, cells > 0, scale.categoryCount == nil else {
      return cells(of: value, length: length)
    }
    let (start, end) = (
      edge(at: coordinate - length / 2), edge(at: coordinate + length / 2)
    )
    let tiles = max(0, min(start, cells))..<max(0, min(max(start + 1, end), cells))
    guard !tiles.isEmpty else { return nil }
    return turned(tiles)
  }

  /// The cell that begins at a coordinate or before it.
  private func edge(at coordinate: Double) -> Int {
    let cell =
      columns.map { ($0.place(of: coordinate)) / Double(dotsPerCell) }
      ?? scale.position(of: coordinate) * Double(cells)
    return Int(min(max(-Self.farthest, (cell + 0x1p-20).rounded(.down)), Self.farthest))
  }

  /// The cells of a value that covers a length of the axis: those of its band, or as many as the
  /// length has around the cell of the value. `nil` if none is in sight.
  func cells(of value: Double, length: Double) -> Range<Int>? {
    let coordinate = scale.coordinate(of: value)
    guard coordinate.isFinite, cells > 0 else { return nil }
    if scale.categoryCount != nil {
      let band = band(at: coordinate)
      return band.lowerBound < cells ? turned(band) : nil
    }
    let cell = Int((Double(turned(dot(at: coordinate))) / Double(dotsPerCell)).rounded(.down))
    let count = max(1, Int(min((length / cellLength + 1e-9).rounded(.down), Double(cells))))
    let start = max(0, cell - (count - 1) / 2)
    let end = min(cells, cell - (count - 1) / 2 + count)
    return start < end ? start..<end : nil
  }
}
