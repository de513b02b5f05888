/// A legend: the names of series with their symbols, in as many rows as they need and may have.
///
/// If there are more, the last row ends with their number, such as `+3`.
struct Legend {
  /// A part that stays in one row. The columns are those of the item.
  struct Item {
    var texts: [ChartText]
    var width: Int { texts.last.map { $0.column + $0.width } ?? 0 }
  }

  private static let gap = 2
  private static let gradientWidth = 6

  private(set) var texts: [ChartText] = []
  private(set) var rowCount = 0

  /// - Parameters:
  ///   - width: the columns of the chart.
  ///   - limit: the most rows.
  init(_ items: [Item], width: Int, limit: Int) {
    guard width > 0, limit > 0 else { return }
    var kept: [(item: Item, column: Int, row: Int)] = []
    var (column, row) = (0, 0)
    for item in items where item.width <= width {
      if column > 0, column + item.width > width { (column, row) = (0, row + 1) }
      guard row < limit else { break }
      kept.append((item, column, row))
      column += item.width + Self.gap
    }
    let wanted = items.count
    while kept.count < wanted, let last = kept.last {
      let text = "+\(wanted - kept.count)"
      let start = last.column + last.item.width + Self.gap
      if start + text.count <= width {
        texts.append(
          ChartText(text: text, column: start, row: last.row, width: text.count, role: .legend))
        break
      }
      kept.removeLast()
    }
    for (item, column, row) in kept {
      texts += item.texts.map { text in
        var text = text
        text.column += column
        text.row = row
        return text
      }
    }
    rowCount = (kept.last?.row ?? -1) + 1
  }

  /// The name of a series after its symbol, cut to a width.
  ///
  /// - Parameter barSeries: the number of the series if it is one of bars.
  static func item(
    _ name: String, symbol: ChartSymbol, paint: ChartPaint, width: Int, barSeries: Int? = nil
  ) -> Item {
    let role = barSeries.map { ChartText.Role.barSymbol(paint, series: $0) } ?? .symbol(paint)
    let name = TextRuler.cut(TextRuler.shown(name), to: width - 2)
    return Item(texts: [
      ChartText(text: symbol.rawValue, column: 0, row: 0, width: 1, role: role),
      ChartText(text: name, column: 2, row: 0, width: TextRuler.width(of: name), role: .legend),
    ])
  }

  /// The number of values that a logarithmic axis leaves out.
  static func omitted(_ count: Int) -> Item {
    let text = "≤ 0: \(count)"
    return Item(texts: [
      ChartText(text: text, column: 0, row: 0, width: text.count, role: .omitted)
    ])
  }

  /// A gradient between the numbers at its ends.
  static func gradient(_ gradient: Gradient, from lower: String, to upper: String) -> Item {
    let end = lower.count + 1 + gradientWidth
    return Item(texts: [
      ChartText(text: lower, column: 0, row: 0, width: lower.count, role: .legend),
      ChartText(
        text: "", column: lower.count + 1, row: 0, width: gradientWidth, role: .gradient(gradient)),
      ChartText(text: upper, column: end + 1, row: 0, width: upper.count, role: .legend),
    ])
  }
}
