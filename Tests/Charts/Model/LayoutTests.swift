import Testing

@testable import RecurseCharts

@Suite("A layout") struct LayoutTests {
  private var charts: [(name: String, chart: TestChart<Sample>)] {
    let names = ["api", "database of users", "web\u{7}"]
    let samples = (0..<30).map { (index: Int) -> Sample in
      let y = Double(index * index * 37 - 400)
      return Sample(
        x: Double(index / 3 * 1_000), y: y, name: names[index % 3], group: "band \(index % 7)",
        shade: Double(index))
    }
    let reversed = AutomaticScaleDomain.automatic(reversed: true)
    let lines = TestChart(samples) {
      LineMark(x: \.x, y: \.y).foreground(by: \.name)
      RuleMark(y: 500.0)
    }
    return [
      ("lines", lines),
      ("titles", lines.chartXAxisLabel("Seconds since the start").chartYAxisLabel("Load")),
      ("top", lines.chartLegend(position: .top).chartYAxisLabel("Load\u{1B}")),
      ("hidden", lines.chartXAxis(.hidden).chartLegend(.hidden)),
      ("bars", TestChart(samples) { BarMark(x: \.group, y: \.y).foreground(by: \.name) }),
      ("level", TestChart(samples) { BarMark(x: \.y, y: \.group) }),
      ("heat", TestChart(samples) { RectangleMark(x: \.x, y: \.group).foreground(by: \.shade) }),
      ("points", TestChart(samples) { PointMark(x: \.x, y: \.y).foreground(by: \.name) }),
      ("areas", TestChart(samples) { AreaMark(x: \.x, y: \.y).foreground(by: \.name) }),
      ("reversed", lines.chartXScale(domain: [9_000.0, 0.0]).chartYScale(domain: reversed)),
      ("log", lines.chartYScale(type: .log)),
      ("empty", TestChart<Sample>([]) { LineMark(x: \.x, y: \.y).foreground(by: \.name) }),
      ("one", TestChart([Sample(x: 3, y: 4)]) { BarMark(x: \.x, y: \.y) }),
      ("none", TestChart(samples) {}),
    ]
  }

  @Test(
    """
    keeps all parts inside and apart, and loses its titles, its legend, its horizontal and its
    vertical axis in this order, for all small sizes
    """)
  func allSizes() {
    for (name, chart) in charts {
      let data = chart.columns.data
      let all = ChartPlan(data, settings: chart.chartSettings, columns: 200, rows: 100).layout.parts
      for columns in Array(0...16) + [20, 27, 40] {
        for rows in 0...15 {
          let plan = ChartPlan(data, settings: chart.chartSettings, columns: columns, rows: rows)
          check(plan.picture, "\(name) \(columns)×\(rows)")
          // Once a part is there, all after it are.
          let shown = ChartPart.allCases.filter(all.contains).map(plan.layout.parts.contains)
          if zip(shown, shown.dropFirst()).contains(where: { $0 && !$1 }) {
            Issue.record("\(name) \(columns)×\(rows): \(plan.layout.parts)")
          }
        }
      }
    }
  }

  private func check(_ picture: ChartPicture, _ name: String) {
    let size = picture.size
    var taken = Set<PlotCell>()
    func take(_ column: Int, _ row: Int, _ part: String) {
      let isInside = column >= 0 && column < size.columns && row >= 0 && row < size.rows
      if !isInside { Issue.record("\(name): \(part) is outside at \(column), \(row)") }
      if !taken.insert(PlotCell(column: column, row: row)).inserted {
        Issue.record("\(name): \(part) overlaps at \(column), \(row)")
      }
    }
    let frame = picture.plotFrame
    if !size.isEmpty, frame.isEmpty { Issue.record("\(name) has no plot") }
    for row in 0..<max(0, frame.rows) {
      for column in 0..<max(0, frame.columns) {
        take(frame.column + column, frame.row + row, "plot")
      }
    }
    for text in picture.texts {
      for offset in 0..<text.width { take(text.column + offset, text.row, text.text) }
      if text.text.unicodeScalars.contains(where: { $0.value < 0x20 }) {
        Issue.record("\(name) has a control character")
      }
      if text.role != .gradient(.cells), text.role != .gradient(.lines),
        text.width != text.text.count
      {
        Issue.record("\(name): width")
      }
    }
    let labels = picture.texts.filter { $0.role == .xTick }.sorted { $0.column < $1.column }
    for (label, next) in zip(labels, labels.dropFirst())
    where label.column + label.width >= next.column {
      Issue.record("\(name): \(label.text) touches \(next.text)")
    }
    checkPlot(picture.plot, name)
  }

  private func checkPlot(_ plot: PlotPicture, _ name: String) {
    let (width, height) = (plot.columns * 2, plot.rows * 4)
    func check(_ isRight: Bool, _ part: String) {
      if !isRight { Issue.record("\(name): \(part) is outside") }
    }
    check(plot.gridColumns.allSatisfy { (0..<max(0, width)).contains($0) }, "grid")
    check(plot.gridRows.allSatisfy { (0..<max(0, height)).contains($0) }, "grid")
    for shape in plot.shapes {
      switch shape {
      case .line(let line):
        check(
          line.symbolCells.allSatisfy { $0.column < plot.columns && $0.row < plot.rows }, "line")
      case .area(let area):
        check(area.rows.count == width, "area")
        for rows in area.rows.compactMap(\.self) {
          check(rows.lowerBound >= 0 && rows.upperBound < height, "area")
        }
      case .bar(let bar):
        let (across, along) =
          bar.isHorizontal ? (plot.rows, plot.columns) : (plot.columns, plot.rows)
        check(!bar.cells.isEmpty && !bar.eighths.isEmpty, "bar")
        check(bar.cells.lowerBound >= 0 && bar.cells.upperBound <= across, "bar")
        check(bar.eighths.lowerBound >= 0 && bar.eighths.upperBound <= 8 * along, "bar")
      case .point(let point):
        check((0..<plot.columns).contains(point.cell.column), "point")
        check((0..<plot.rows).contains(point.cell.row), "point")
      case .rule(let rule):
        check((0..<(rule.isUpright ? width : height)).contains(rule.dot), "rule")
      case .field(let field):
        check(field.columns == plot.columns, "field")
        check(field.paints.count == plot.columns * plot.rows, "field")
      }
    }
  }

  @Test("of the sizes of the contract")
  func sizes() {
    let chart = TestChart((0..<20).map { Sample(x: Double($0), y: Double($0), name: "load") }) {
      LineMark(x: \.x, y: \.y).foreground(by: \.name)
    }
    #expect(chart.plan(40, 12).layout.parts == [.legend, .xAxis, .yAxis])
    #expect(chart.plan(20, 5).layout.parts == [.xAxis, .yAxis])
    #expect(chart.plan(10, 3).layout.parts == [.yAxis])
    #expect(chart.plan(1, 1).layout.parts == [])
    #expect(chart.plan(1, 1).picture.plotFrame == CellFrame(column: 0, row: 0, columns: 1, rows: 1))
    #expect(chart.plan(0, 0).picture.plot.shapes == [])
  }

  @Test("gives names up to half of a wide chart, and a third of a narrow one")
  func names() {
    let names = ["Applications", "Documentation of the project"]
    let chart = TestChart(names.map { Sample(y: 3, name: $0) }) { BarMark(x: \.y, y: \.name) }
    let labels = { (columns: Int) in chart.plan(columns, 8).picture.texts(.yTick) }
    #expect(labels(60) == names)
    #expect(labels(40) == ["Applications", "Documentation of th…"])
    #expect(labels(24) == ["Applica…", "Documen…"])
  }

  @Test("wraps a legend, and counts what does not fit")
  func legend() {
    let items = ["api", "web", "database", "cache"].map {
      Legend.item($0, symbol: .circle, paint: .plain, width: 14)
    }
    let rows = { (width: Int, limit: Int) in
      let legend = Legend(items, width: width, limit: limit)
      return (0..<legend.rowCount).map { row in
        legend.texts.filter { $0.row == row && $0.role == .legend }
          .sorted { $0.column < $1.column }.map(\.text).joined(separator: " ")
      }
    }
    #expect(rows(40, 1) == ["api web database cache"])
    #expect(rows(14, 3) == ["api web", "database", "cache"])
    #expect(rows(20, 2) == ["api web", "database cache"])
    #expect(rows(14, 2) == ["api web", "database +1"])
    #expect(rows(10, 1) == ["api +3"])
    #expect(rows(4, 1) == [])
  }
}
