extension ShapeBuilder {
  /// The bars of a mark. Where several of a series meet in one cell, one bar has the extent of all.
  ///
  /// A bar on an axis of numbers has as many cells as the least distance of two neighbors, less a
  /// gap of a cell if that leaves two. The bars of a band leave a cell free in the same way. A
  /// value that is not zero shows an eighth of a cell at least.
  func bars(of mark: MarkColumns) -> [BarShape] {
    let isHorizontal = data.isHorizontal
    let (keys, values) = isHorizontal ? (y, x) : (x, y)
    let places = (isHorizontal ? mark.y : mark.x).values
    let length = mark.spacing(ofX: !isHorizontal, on: keys.scale)
    let groupCount = max(1, mark.groupNames.names.count)
    let seriesCount = max(1, data.series.entries.count)
    var shapes: [BarShape] = []
    // The shape of each cell, group, and series, so that there are never more than these.
    var known = [Int32](repeating: -1, count: keys.cells * groupCount * seriesCount)
    for row in places.indices {
      guard mark.lower[row].isFinite, mark.upper[row].isFinite,
        let eighths = eighths(from: mark.lower[row], to: mark.upper[row], on: values),
        let band = keys.cells(of: places[row], length: length)
      else { continue }
      let group = mark.groups.isEmpty ? 0 : Int(mark.groups[row])
      var cells = Self.share(of: group, of: groupCount, in: band)
      if isHorizontal { cells = y.cells - cells.upperBound..<y.cells - cells.lowerBound }
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

  /// The cells of a group in a band: equal parts, with one free cell after all if there is room.
  private static func share(of group: Int, of count: Int, in band: Range<Int>) -> Range<Int> {
    let room = band.count > max(count, 2) ? band.count - 1 : band.count
    let start = min(group * room / count, room - 1)
    let end = min(max(start + 1, (group + 1) * room / count), room)
    return band.lowerBound + start..<band.lowerBound + end
  }
}
