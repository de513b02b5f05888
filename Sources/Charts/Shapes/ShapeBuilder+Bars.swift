extension ShapeBuilder {
  /// The bars of a mark. Where several of a series meet in one cell, one bar has the extent of all.
  ///
  /// A bar on an axis of numbers has as many cells as the least distance of two neighbors, less a
  /// gap of a cell if that leaves two. The bars of a band leave a cell free in the same way. All
  /// bars are equally wide. A value that is not zero shows an eighth of a cell at least.
  func bars(of mark: MarkColumns) -> [BarShape] {
    let isHorizontal = data.isHorizontal
    let (keys, values) = isHorizontal ? (y, x) : (x, y)
    let places = (isHorizontal ? mark.y : mark.x).values
    let length = mark.spacing(ofX: !isHorizontal, on: keys.scale)
    let groupCount = Self.groupCount(of: mark)
    let seriesCount = max(1, data.series.entries.count)
    var shapes: [BarShape] = []
    // The shape of each cell, group, and series, so that there are never more than these.
    var known = [Int32](repeating: -1, count: keys.cells * groupCount * seriesCount)
    for row in places.indices {
      guard mark.lower[row].isFinite, mark.upper[row].isFinite,
        let eighths = eighths(from: mark.lower[row], to: mark.upper[row], on: values),
        let cells = cells(ofBar: row, in: mark, length: length)
      else { continue }
      let group = mark.groups.isEmpty ? 0 : Int(mark.groups[row])
      let series = mark.series(at: row)
      let paint = paint(of: mark, row: row, series: series)
      let key = (cells.lowerBound * groupCount + group) * seriesCount + (series ?? 0)
      if known[key] >= 0 {
        let index = Int(known[key])
        shapes[index].paint = paint
        let old = shapes[index].eighths
        shapes[index].eighths =
          min(old.lowerBound, eighths.lowerBound)..<max(old.upperBound, eighths.upperBound)
        continue
      }
      known[key] = Int32(shapes.count)
      shapes.append(
        BarShape(
          series: series, paint: paint, isHorizontal: isHorizontal, cells: cells,
          eighths: eighths))
    }
    return shapes
  }

  private func eighths(from lower: Double, to upper: Double, on axis: AxisGrid) -> Range<Int>? {
    let (start, end) = (axis.eighth(of: lower), axis.eighth(of: upper))
    guard start == end else { return min(start, end)..<max(start, end) }
    let isInSight = [lower, upper].contains { axis.scale.contains(axis.scale.coordinate(of: $0)) }
    guard lower != upper, isInSight else { return nil }
    let isUpward = (upper > lower) != axis.scale.isReversed
    let first = min(max(0, isUpward ? start : start - 1), 8 * axis.cells - 1)
    return first..<first + 1
  }

  /// The cells of a row's bar across its length: columns, or rows of the plot if bars are level.
  ///
  /// - Parameter length: the least distance of two neighbors in coordinates.
  func cells(ofBar row: Int, in mark: MarkColumns, length: Double) -> Range<Int>? {
    let keys = data.isHorizontal ? y : x
    let places = (data.isHorizontal ? mark.y : mark.x).values
    guard let band = keys.cells(of: places[row], length: length) else { return nil }
    let count = Self.groupCount(of: mark)
    let group = mark.groups.isEmpty ? 0 : Int(mark.groups[row])
    let cells: Range<Int>
    if let least = keys.leastBand {
      // A band begins where its category does, so that its bars are where its label is.
      cells = keys.turned(Self.share(of: group, of: count, in: keys.turned(band), least: least))
    } else {
      cells = Self.share(of: group, of: count, in: band, least: band.count)
    }
    return data.isHorizontal ? y.cells - cells.upperBound..<y.cells - cells.lowerBound : cells
  }

  private static func groupCount(of mark: MarkColumns) -> Int {
    max(1, mark.groupNames.names.count)
  }

  /// The cells of a group in a band: equal parts, with one free cell after all if there is room.
  ///
  /// - Parameter least: the cells of the smallest band, so that bars are as wide in a larger one.
  private static func share(
    of group: Int, of count: Int, in band: Range<Int>, least: Int
  ) -> Range<Int> {
    let least = min(least, band.count)
    let room = AxisGrid.barRoom(in: least, bars: count)
    guard room >= count else {
      let start = min(group * room / count, room - 1)
      return band.lowerBound + start..<band.lowerBound + start + 1
    }
    let width = room / count
    // What the bars of a group do not need is at both sides of them.
    let start = band.lowerBound + (room - width * count) / 2 + group * width
    return start..<start + width
  }
}
