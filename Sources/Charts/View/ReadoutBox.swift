import RecurseTerminal
import RecurseWidgets

/// The values at the cursor, in a box beside it or in the first row:
///
///     12:30          12:30  ● web 0.82  ▲ db 0.4
///     ● web 0.82
///     ▲ db  0.4
@MainActor
struct ReadoutBox {
  private struct Line {
    var symbol: Glyph?
    var style = CellStyle()
    var text: String
    var width: Int { Graphemes.width(of: text) + (symbol == nil ? 0 : 2) }
    /// The width to which the text can be cut.
    var leastWidth: Int { min(width, 6) }
  }

  private let plan: ChartPlan
  private let colors: ChartColors
  private let head: String
  private let lines: [Line]
  private let dot: Int

  init(_ readout: ChartReadout, in plan: ChartPlan, _ colors: ChartColors) {
    self.plan = plan
    self.colors = colors
    head = readout.label
    dot = readout.dot
    lines = readout.entries.map { entry in
      let name = entry.name.map { TextRuler.shown($0) + " " } ?? ""
      let symbol =
        entry.name == nil
        ? nil
        : entry.series.map { series in
          entry.isBar && colors.showsSymbols
            ? colors.pattern(series) : colors.glyph(plan.data.series.symbol(of: series))
        }
      return Line(
        symbol: symbol, style: colors.style(entry.paint, height: 1),
        text: name + entry.label)
    }
  }

  private var shownSize: (columns: Int, rows: Int) {
    (max(Graphemes.width(of: head), lines.map(\.width).max() ?? 0) + 2, lines.count + 1)
  }

  func paint(_ context: GraphicsContext) {
    let size = shownSize
    let plot = plan.layout.plot
    guard size.columns * 2 <= plot.columns, size.rows < plot.rows else {
      return paintLine(context)
    }
    paintBox(size, context)
  }

  private func style(_ style: CellStyle, _ context: GraphicsContext) -> CellStyle {
    var style = style
    if context.showsSurfaces {
      style.background = .raised
    } else {
      style.attributes.insert(.reverse)
    }
    return style
  }

  /// Paints the box on the side of the cursor that has more room.
  private func paintBox(_ size: (columns: Int, rows: Int), _ context: GraphicsContext) {
    let plot = plan.layout.plot
    let column: Int
    let row: Int
    if plan.data.isHorizontal {
      let place = dot / plan.dots.rows
      column = plot.column + plot.columns - size.columns
      row = plot.row + (place >= plot.rows / 2 ? 0 : plot.rows - size.rows)
    } else {
      let place = plot.column + dot / plan.dots.columns
      let isLeft = dot / plan.dots.columns >= plot.columns / 2
      column = isLeft ? place - 1 - size.columns : place + 2
      row = plot.row
    }
    let rect = CellRect(column: column, row: row, columns: size.columns, rows: size.rows)
    context.fill(rect, style: style(CellStyle(), context))
    context.draw(
      head, column: column + 1, row: row, style: style(CellStyle(attributes: .bold), context))
    for (index, line) in lines.enumerated() {
      draw(line, column: column + 1, row: row + 1 + index, context)
    }
  }

  private func draw(_ line: Line, column: Int, row: Int, _ context: GraphicsContext) {
    var column = column
    if let symbol = line.symbol {
      context.draw([symbol], column: column, row: row, style: style(line.style, context))
      column += 2
    }
    context.draw(line.text, column: column, row: row, style: style(CellStyle(), context))
  }

  /// Paints everything in the chart's first row, as far as there is room.
  private func paintLine(_ context: GraphicsContext) {
    let width = context.size.columns
    context.fill(
      CellRect(column: 0, row: 0, columns: width, rows: 1), style: style(CellStyle(), context))
    let first = TextRuler.cut(head, to: width)
    context.draw(
      first, column: 0, row: 0, style: style(CellStyle(attributes: .bold), context))
    var column = TextRuler.width(of: first) + 2
    for (index, line) in lines.enumerated() {
      let rest = lines.count - index - 1
      let isLast = rest > 0 && column + line.width + 2 + lines[index + 1].leastWidth > width
      // Entries without room are counted behind the last one.
      let count = isLast ? " +\(rest)" : ""
      let room = width - column - count.count
      guard line.leastWidth <= room else {
        paintCount("+\(rest + 1)", column: column, context)
        return
      }
      var line = line
      line.text = TextRuler.cut(line.text, to: room - (line.symbol == nil ? 0 : 2))
      draw(line, column: column, row: 0, context)
      column += line.width
      if isLast { return paintCount(count, column: column, context) }
      column += 2
    }
  }

  private func paintCount(_ count: String, column: Int, _ context: GraphicsContext) {
    guard column + count.count <= context.size.columns else { return }
    context.draw(count, column: column, row: 0, style: style(CellStyle(), context))
  }
}
