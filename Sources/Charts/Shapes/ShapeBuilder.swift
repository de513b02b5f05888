/// The maker of the shapes of marks, on the two axes of a plot.
struct ShapeBuilder {
  let data: ChartData
  let x: AxisGrid
  let y: AxisGrid

  var width: Int { x.dots }
  var height: Int { y.dots }

  func shapes(of mark: MarkColumns) -> [PlotShape] {
    guard width > 0, height > 0 else { return [] }
    switch mark.kind {
    case .line: return lines(of: mark).map(PlotShape.line)
    case .area: return areas(of: mark).map(PlotShape.area)
    case .bar: return bars(of: mark).map(PlotShape.bar)
    case .point: return points(of: mark).map(PlotShape.point)
    case .rule: return rules(of: mark).map(PlotShape.rule)
    case .rectangle: return field(of: mark).map { [.field($0)] } ?? []
    }
  }

  /// The color of a row, or of a series without its rows.
  func paint(of mark: MarkColumns, row: Int?, series: Int?) -> ChartPaint {
    if let row, !mark.shades.isEmpty {
      return .gradient(mark.gradient, at: data.gradient(of: mark.shades[row]))
    }
    let entry = series.map { data.series.entries[$0] }
    switch mark.style.color ?? entry?.color {
    case .color(let color): return .custom(color)
    // The colors of the rows decide, which a paint without a row does not have.
    case .gradient(let gradient):
      return mark.shades.isEmpty ? .gradientAlongValues(gradient) : .gradient(gradient, at: 1)
    case nil: return entry.map { .series($0.slot) } ?? .plain
    }
  }

  func symbol(of mark: MarkColumns, series: Int?) -> ChartSymbol {
    mark.style.symbol ?? data.series.symbol(of: series ?? 0)
  }

  /// The row of dots from the top for a value, outside of the plot if the value is.
  func row(of value: Double) -> Int? { y.dot(of: value).map { height - 1 - $0 } }

  func cell(of dot: PlotDot) -> PlotCell? {
    guard dot.x >= 0, dot.x < width, dot.y >= 0, dot.y < height else { return nil }
    return PlotCell(column: dot.x / x.dotsPerCell, row: dot.y / y.dotsPerCell)
  }

  /// The rows that a line in the plot needs: if they are in order, those in sight and one more on
  /// each side.
  func rowsInSight(_ rows: RowList, of mark: MarkColumns) -> Range<Int> {
    guard mark.x.isSorted, !x.scale.isReversed else { return 0..<rows.count }
    let xs = mark.x.values
    // Values without a logarithm are at the left of all others.
    let start = rows.firstIndex { (x.dot(of: xs[$0]) ?? .min) >= 0 }
    let end = rows.firstIndex { (x.dot(of: xs[$0]) ?? .min) >= width }
    return max(0, start - 1)..<max(min(rows.count, end + 1), max(0, start - 1))
  }
}
