extension ShapeBuilder {
  /// The lines of each series, separated by gaps.
  ///
  /// - Complexity: O(c log n) for n rows in the order of the axis and c columns of dots; else
  ///   O(n + c).
  func lines(of mark: MarkColumns) -> [LineShape] {
    var shapes: [LineShape] = []
    mark.forEachSeries { series, rows in
      for line in reduced(mark.y.values, rows, of: mark, mark.facts.upper) {
        let paint = paint(of: mark, row: nil, series: series)
        var shape = LineShape(
          series: series, paint: paint, dots: [], symbol: symbol(of: mark, series: series))
        let dots = line.map(\.dot)
        mark.style.interpolation.path(of: dots, width: width) { dot, index in
          shape.dots.append(dot)
          guard !mark.shades.isEmpty else { return }
          shape.gradients.append(data.gradient(of: mark.shades[line[index].row]))
        }
        shape.symbolCells = symbolCells(of: shape)
        shapes.append(shape)
      }
    }
    return shapes
  }

  /// The areas of each series, whose gaps are columns without rows.
  func areas(of mark: MarkColumns) -> [AreaShape] {
    var shapes: [AreaShape] = []
    mark.forEachSeries { series, rows in
      var edges = ColumnEdges(width: width)
      let uppers = reduced(mark.upper, rows, of: mark, mark.facts.upper, with: mark.lower)
      let lowers = reduced(mark.lower, rows, of: mark, mark.facts.lower, with: mark.upper)
      for line in uppers + lowers {
        var dots: [PlotDot] = []
        mark.style.interpolation.path(of: line.map(\.dot), width: width) { dot, _ in
          dots.append(dot)
        }
        edges.add(dots)
      }
      let rows = edges.clipped(height: height)
      guard rows.contains(where: { $0 != nil }) else { return }
      let paint = paint(of: mark, row: nil, series: series)
      shapes.append(AreaShape(series: series, paint: paint, rows: rows))
    }
    return shapes
  }

  /// The points of lines through values that are needed to draw them.
  ///
  /// - Parameters:
  ///   - extremes: where the values are greatest and least, if there are many in order.
  ///   - others: values that leave gaps as well.
  private func reduced(
    _ values: [Double], _ rows: RowList, of mark: MarkColumns, _ extremes: RangeExtremes?,
    with others: [Double] = []
  ) -> [[LineReduction.Point]] {
    var reduction = LineReduction(width: width)
    let xs = mark.x.values
    let dot = { (row: Int) in
      others.isEmpty || others[row].isFinite ? edge(values[row], of: mark) : nil
    }
    let range = rowsInSight(rows, of: mark)
    if let extremes {
      reduction.add(
        range, column: { x.dot(of: xs[rows[$0]]) }, y: { dot(rows[$0]) },
        extremes: { pair(in: $0, rows, extremes, values, of: mark) }, row: { rows[$0] })
    } else {
      for row in range.lazy.map({ rows[$0] }) {
        if let column = x.dot(of: xs[row]), let y = dot(row) {
          reduction.add(PlotDot(x: column, y: y), row: row)
        } else {
          reduction.endLine()
        }
      }
    }
    reduction.endLine()
    return reduction.lines
  }

  /// The extremes of a range of rows, unless one of these has no place on a logarithmic axis.
  private func pair(
    in range: Range<Int>, _ rows: RowList, _ extremes: RangeExtremes, _ values: [Double],
    of mark: MarkColumns
  ) -> RangeExtremes.Pair? {
    let start = rows.start
    let places = range.lowerBound + start..<range.upperBound + start
    let pair = extremes.pair(in: places) { values[rows[$0 - start]] }
    guard let pair, !y.scale.isLogarithmic || values[rows[pair.least - start]] > 0 else {
      return nil
    }
    return RangeExtremes.Pair(least: pair.least - start, greatest: pair.greatest - start)
  }

  /// The row of a value. An area begins at the bottom of an axis that has no zero.
  private func edge(_ value: Double, of mark: MarkColumns) -> Int? {
    if mark.kind == .area, y.scale.isLogarithmic, value == 0 {
      return y.scale.isReversed ? 0 : height - 1
    }
    return row(of: value)
  }

  /// The cells in which a symbol tells the line from others: every so many columns of the data, and
  /// not where other series have theirs.
  private func symbolCells(of line: LineShape) -> [PlotCell] {
    let count = data.series.entries.count
    guard count > 1, let series = line.series else { return [] }
    var edges = ColumnEdges(width: width)
    edges.add(line.dots)
    let distance = max(6, 2 * count)
    let first = Int(x.columns.map { $0.first / Double(x.dotsPerCell) } ?? 0)
    return (0..<x.cells).compactMap { column in
      let place = (first + column) % distance
      guard (place + distance) % distance == 2 * series % distance,
        let rows = edges.rows[column * x.dotsPerCell]
      else { return nil }
      return cell(of: PlotDot(x: column * x.dotsPerCell, y: rows.lowerBound))
    }
  }
}
