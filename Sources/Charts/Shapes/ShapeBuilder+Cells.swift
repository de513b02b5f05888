extension ShapeBuilder {
  /// The symbols of a mark, at most one of a series in a cell: the one of the last element.
  func points(of mark: MarkColumns) -> [PointShape] {
    var shapes: [PointShape] = []
    let seriesCount = max(1, data.series.entries.count)
    var known = [Int32](repeating: -1, count: x.cells * y.cells * seriesCount)
    let (xs, ys) = (mark.x.values, mark.y.values)
    for row in xs.indices {
      guard let column = x.dot(of: xs[row]), let y = self.row(of: ys[row]),
        let cell = cell(of: PlotDot(x: column, y: y))
      else { continue }
      let series = mark.series(at: row)
      let shape = PointShape(
        series: series, paint: paint(of: mark, row: row, series: series),
        symbol: symbol(of: mark, series: series), cell: cell, dot: PlotDot(x: column, y: y))
      let key = (cell.row * x.cells + cell.column) * seriesCount + (series ?? 0)
      if known[key] >= 0 {
        shapes[Int(known[key])] = shape
      } else {
        known[key] = Int32(shapes.count)
        shapes.append(shape)
      }
    }
    return shapes
  }

  /// The rules of a mark, each column or row of dots once.
  func rules(of mark: MarkColumns) -> [RuleShape] {
    let isUpright = !mark.x.values.isEmpty
    let count = isUpright ? width : height
    var known = [Bool](repeating: false, count: count)
    var shapes: [RuleShape] = []
    for (row, value) in (isUpright ? mark.x : mark.y).values.enumerated() {
      let dot = isUpright ? x.dot(of: value) : self.row(of: value)
      guard let dot, known.indices.contains(dot), !known[dot] else { continue }
      known[dot] = true
      let series = mark.series(at: row)
      let paint = paint(of: mark, row: mark.isConstant ? nil : row, series: series)
      shapes.append(RuleShape(series: series, paint: paint, isUpright: isUpright, dot: dot))
    }
    return shapes
  }

  /// The colors of the cells that elements cover. A cell of several elements has the mean of their
  /// numbers, or the color of the last one.
  func field(of mark: MarkColumns) -> FieldShape? {
    let (xs, ys) = (mark.x.values, mark.y.values)
    let (xLength, yLength) = (
      mark.spacing(ofX: true, on: x.scale), mark.spacing(ofX: false, on: y.scale)
    )
    var paints = [ChartPaint?](repeating: nil, count: x.cells * y.cells)
    var sums = [Double](repeating: 0, count: paints.count)
    var counts = [Int](repeating: 0, count: paints.count)
    for row in xs.indices {
      guard let columns = x.tiles(of: xs[row], length: xLength),
        let rows = y.tiles(of: ys[row], length: yLength)
      else { continue }
      if !mark.shades.isEmpty, !mark.shades[row].isFinite { continue }
      let paint = paint(of: mark, row: row, series: mark.series(at: row))
      for place in rows {
        for column in columns {
          let cell = (y.cells - 1 - place) * x.cells + column
          paints[cell] = paint
          guard case .gradient(_, let position) = paint else { continue }
          sums[cell] += position
          counts[cell] += 1
        }
      }
    }
    for cell in paints.indices where counts[cell] > 1 {
      paints[cell] = paints[cell]?.at(sums[cell] / Double(counts[cell]))
    }
    guard paints.contains(where: { $0 != nil }) else { return nil }
    return FieldShape(columns: x.cells, paints: paints)
  }
}
