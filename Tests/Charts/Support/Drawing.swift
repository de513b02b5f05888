@testable import RecurseCharts

extension ChartPicture {
  /// The chart as text: dots in Braille, bars in blocks, rules as lines of dots.
  var drawing: String {
    var cells = [[Character]](
      repeating: [Character](repeating: " ", count: size.columns), count: size.rows)
    func put(_ character: Character, _ column: Int, _ row: Int) {
      if cells.indices.contains(row), cells[row].indices.contains(column) {
        cells[row][column] = character
      }
    }
    for (cell, mask) in dotMasks where mask != 0 {
      let scalar = Unicode.Scalar(UInt32(0x2800 + mask)).map(Character.init) ?? " "
      put(scalar, plotFrame.column + cell.column, plotFrame.row + cell.row)
    }
    for bar in bars where !bar.eighths.isEmpty {
      let blocks = Array(bar.isHorizontal ? " ▏▎▍▌▋▊▉█" : " ▁▂▃▄▅▆▇█")
      for place in bar.eighths.lowerBound / 8...(bar.eighths.upperBound - 1) / 8 {
        // A part that begins within a cell has its color behind the block; here it fills the cell.
        let block = blocks[min(8, bar.eighths.upperBound - 8 * place)]
        for cell in bar.cells {
          let (column, row) = bar.isHorizontal ? (place, cell) : (cell, plot.rows - 1 - place)
          put(block, plotFrame.column + column, plotFrame.row + row)
        }
      }
    }
    for point in points {
      put(
        Character(point.symbol.rawValue), plotFrame.column + point.cell.column,
        plotFrame.row + point.cell.row)
    }
    for field in fields {
      for (cell, paint) in field.paints.enumerated() {
        guard case .gradient(_, let position)? = paint else { continue }
        put(
          Array("░▒▓█")[min(3, Int(position * 4))], plotFrame.column + cell % field.columns,
          plotFrame.row + cell / field.columns)
      }
    }
    for text in texts {
      for (offset, character) in text.text.enumerated() {
        put(character, text.column + offset, text.row)
      }
    }
    return cells.map { row in
      var row = row
      while row.last == " " { row.removeLast() }
      return String(row)
    }.joined(separator: "\n")
  }

  private var dotMasks: [PlotCell: Int] {
    let (width, height) = (plot.columns * 2, plot.rows * 4)
    var dots: Set<PlotDot> = []
    for line in lines {
      dots.formUnion(bresenham(through: line.dots, width: width, height: height))
    }
    for area in areas {
      for (x, rows) in area.rows.enumerated() {
        for y in rows.map(Array.init) ?? [] { dots.insert(PlotDot(x: x, y: y)) }
      }
    }
    for rule in rules {
      for place in 0..<(rule.isUpright ? height : width) {
        dots.insert(
          rule.isUpright ? PlotDot(x: rule.dot, y: place) : PlotDot(x: place, y: rule.dot))
      }
    }
    var masks: [PlotCell: Int] = [:]
    for dot in dots {
      let bit = dot.y % 4 == 3 ? 6 + dot.x % 2 : dot.y % 4 + 3 * (dot.x % 2)
      masks[PlotCell(column: dot.x / 2, row: dot.y / 4), default: 0] |= 1 << bit
    }
    return masks
  }
}
