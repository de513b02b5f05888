extension ShapeBuilder {
  /// The lines of each series, separated by gaps.
  ///
  /// - Complexity: O(r + c) for r rows in sight and c columns of dots.
  func lines(of mark: MarkColumns) -> [LineShape] {
    var shapes: [LineShape] = []
    mark.forEachSeries { series, rows in
      for line in reduced(mark.y.values, rows, of: mark) {
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
      let uppers = reduced(mark.upper, rows, of: mark, with: mark.lower)
      let lowers = reduced(mark.lower, rows, of: mark, with: mark.upper)
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
  /// - Parameter others: values that leave gaps as well.
  private func reduced(
    _ values: [Double], _ rows: RowList, of mark: MarkColumns, with others: [Double] = []
  ) -> [[LineReduction.Point]] {
    var reduction = LineReduction(width: width)
    let xs = mark.x.values
    for index in rowsInSight(rows, of: mark) {
      let row = rows[index]
      if let column = x.dot(of: xs[row]), let y = edge(values[row], of: mark),
        others.isEmpty || others[row].isFinite
      {
        reduction.add(PlotDot(x: column, y: y), row: row)
      } else {
        reduction.endLine()
      }
    }
    reduction.endLine()
    return reduction.lines
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
