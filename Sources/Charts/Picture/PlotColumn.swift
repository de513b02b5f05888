/// The contents of one column of cells of a plot, with places relative to the column.
struct PlotColumn: Equatable, Sendable {
  fileprivate(set) var pieces: [PlotPiece] = []
}

/// A part of a shape that is in one column of cells.
enum PlotPiece: Equatable, Sendable {
  case gridColumn(x: Int)
  case segment(ChartPaint, PlotDot, PlotDot, gradient: Double?)
  case symbol(ChartPaint, ChartSymbol, PlotDot)
  case symbolOfLine(ChartPaint, ChartSymbol, row: Int)
  case rows(ChartPaint, x: Int, ClosedRange<Int>)
  case bar(ChartPaint, ofHeight: Range<Int>)
  case levelBar(ChartPaint, rows: Range<Int>, eighths: Range<Int>)
  case rule(ChartPaint, isUpright: Bool, dot: Int)
  case cell(ChartPaint, row: Int)
}

extension PlotPicture {
  /// The contents of each column of cells.
  ///
  /// - Complexity: O(d + s) for d dots of lines and areas and s other shapes, times the columns
  ///   that each covers.
  var cellColumns: [PlotColumn] {
    var found = [PlotColumn](repeating: PlotColumn(), count: max(0, columns))
    func add(_ piece: PlotPiece, at column: Int) {
      if found.indices.contains(column) { found[column].pieces.append(piece) }
    }
    let width = dots.columns
    for x in gridColumns { add(.gridColumn(x: x % width), at: x / width) }
    for shape in shapes {
      switch shape {
      case .line(let line): addLine(line, add)
      case .area(let area):
        for (x, rows) in area.rows.enumerated() {
          if let rows { add(.rows(area.paint, x: x % width, rows), at: x / width) }
        }
      case .bar(let bar) where !bar.isHorizontal:
        for column in bar.cells { add(.bar(bar.paint, ofHeight: bar.eighths), at: column) }
      case .bar(let bar):
        for column in bar.eighths.lowerBound / 8...(bar.eighths.upperBound - 1) / 8 {
          let start = max(0, bar.eighths.lowerBound - 8 * column)
          let eighths = start..<min(8, bar.eighths.upperBound - 8 * column)
          add(.levelBar(bar.paint, rows: bar.cells, eighths: eighths), at: column)
        }
      case .point(let point):
        let dot = PlotDot(x: point.dot.x % width, y: point.dot.y)
        add(.symbol(point.paint, point.symbol, dot), at: point.cell.column)
      case .rule(let rule) where rule.isUpright:
        add(.rule(rule.paint, isUpright: true, dot: rule.dot % width), at: rule.dot / width)
      case .rule(let rule):
        for column in found.indices {
          add(.rule(rule.paint, isUpright: false, dot: rule.dot), at: column)
        }
      case .field(let field):
        for (cell, paint) in field.paints.enumerated() {
          guard let paint else { continue }
          add(.cell(paint, row: cell / field.columns), at: cell % field.columns)
        }
      }
    }
    return found
  }

  private func addLine(_ line: LineShape, _ add: (PlotPiece, Int) -> Void) {
    let width = dots.columns
    let cell = { (x: Int) in min(max(-1, Int((Double(x) / Double(width)).rounded(.down))), columns)
    }
    for index in line.dots.indices {
      let end = line.dots[index]
      let start = index > 0 ? line.dots[index - 1] : end
      guard index > 0 || line.dots.count == 1 else { continue }
      let gradient = line.gradients.isEmpty ? nil : line.gradients[index]
      for column in cell(min(start.x, end.x))...cell(max(start.x, end.x)) {
        let left = column * width
        add(
          .segment(
            line.paint, PlotDot(x: start.x - left, y: start.y),
            PlotDot(x: end.x - left, y: end.y), gradient: gradient), column)
      }
    }
    for cell in line.symbolCells {
      add(.symbolOfLine(line.paint, line.symbol, row: cell.row), cell.column)
    }
  }
}
