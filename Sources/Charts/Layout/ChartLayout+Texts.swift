extension ChartLayout {
  /// The labels, the titles, and the legend.
  func texts(x: FittedAxis) -> [ChartText] {
    var texts: [ChartText] = []
    if parts.contains(.yAxis) { texts += yLabels }
    if parts.contains(.xAxis) { texts += xLabels(x) }
    if parts.contains(.titles) { texts += titles }
    if let legend {
      let row = settings.legend == .top ? 0 : size.rows - legend.rowCount
      texts += legend.texts.map { text in
        var text = text
        text.row += row
        return text
      }
    }
    return texts
  }

  /// The labels beside the plot, which end one cell before it.
  private var yLabels: [ChartText] {
    y.ticks.map { tick in
      let width = TextRuler.width(of: tick.label)
      let row = plot.row + plot.rows - 1 - tick.dot / y.grid.dotsPerCell
      return ChartText(
        text: tick.label, column: plot.column - 1 - width, row: row, width: width, role: .yTick)
    }
  }

  /// The labels in the row below the plot. Each is in the middle below its tick, or moved into the
  /// chart, unless it then touches the one before it.
  private func xLabels(_ axis: FittedAxis) -> [ChartText] {
    var texts: [ChartText] = []
    var free = 0
    for tick in axis.ticks.sorted(by: { $0.dot < $1.dot }) {
      let width = TextRuler.width(of: tick.label)
      let center = plot.column + tick.dot / axis.grid.dotsPerCell
      let column = max(0, min(center - (width - 1) / 2, size.columns - width))
      guard width > 0, column >= free, column + width <= size.columns else { continue }
      texts.append(
        ChartText(
          text: tick.label, column: column, row: plot.row + plot.rows, width: width, role: .xTick))
      free = column + width + 1
    }
    return texts
  }

  private var titles: [ChartText] {
    var texts: [ChartText] = []
    if let label = settings.y.label {
      let text = TextRuler.cut(TextRuler.shown(label), to: size.columns)
      texts.append(
        ChartText(
          text: text, column: 0, row: plot.row - 1, width: TextRuler.width(of: text), role: .title))
    }
    if let label = settings.x.label {
      let text = TextRuler.cut(TextRuler.shown(label), to: size.columns)
      let width = TextRuler.width(of: text)
      let row = plot.row + plot.rows + (parts.contains(.xAxis) ? 1 : 0)
      texts.append(
        ChartText(text: text, column: size.columns - width, row: row, width: width, role: .title))
    }
    return texts
  }
}

/// A text of a chart in cells of the chart.
struct ChartText: Equatable, Sendable {
  enum Role: Equatable, Sendable {
    case xTick
    case yTick
    case title
    case legend
    /// The number of values that a logarithmic axis leaves out.
    case omitted
    /// The symbol of a series in a legend.
    case symbol(ChartPaint)
    /// The symbol of a series of bars, which have patterns where symbols tell series apart.
    case barSymbol(ChartPaint, series: Int)
    /// Cells that show a gradient from its start to its end.
    case gradient(Gradient)
  }

  var text: String
  var column: Int
  var row: Int
  /// The width in cells.
  var width: Int
  var role: Role
}
