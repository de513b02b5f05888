import RecurseTerminal
import TestSupport
import Testing

@testable import RecurseCharts

@Suite("A mark") struct MarkTests {
  private enum Weather: String, Plottable { case sun, rain }

  private struct Day {
    var name = "Mon"
    var weather = Weather.sun
    var rain: Double? = 1
    var time = Duration.milliseconds(1_500)
    var count = 3
  }

  @Test("places all standard types")
  func types() {
    let days = [Day(), Day(name: "Tue", weather: .rain, rain: nil), Day(weather: .rain)]
    let chart = TestChart(days) {
      BarMark(x: \.name, y: \.rain).foreground(by: \.weather)
      PointMark(x: \.weather, y: \.count)
    }
    let data = chart.columns.data
    #expect(data.xKind == .category && data.yKind == .number)
    #expect(data.xNames.names == ["Mon", "Tue", "sun", "rain"])
    #expect(data.series.entries.map(\.name) == ["sun", "rain", nil])
    #expect(data.marks[0].y.values[0] == 1 && data.marks[0].y.values[1].isNaN)
    #expect(data.marks[1].y.values == [3, 3, 3])
    let times = TestChart(days) { LineMark(x: \.time, y: \.count) }.columns.data
    #expect(times.xKind == .duration && times.marks[0].x.values == [1.5, 1.5, 1.5])
  }

  @Test("of the other kind than the axis has no place")
  func mixedKinds() {
    let chart = TestChart([Day()]) {
      LineMark(x: \.count, y: \.count)
      PointMark(x: \.name, y: \.count)
      RuleMark(x: "Mon")
    }
    #expect(chart.columns.data.ignoredCount == 2)
    #expect(chart.plan(20, 5).picture.points == [])
  }

  @Test("shows only the categories that are set, in their order")
  func setCategories() {
    let days = [Day(name: "Mon"), Day(name: "Sat"), Day(name: "Tue")]
    let chart = TestChart(days) { BarMark(x: \.name, y: \.count) }
      .chartXScale(domain: ["Tue", "Mon", "Wed"])
    let picture = chart.plan(30, 5).picture
    #expect(picture.texts(.xTick) == ["Tue", "Mon", "Wed"])
    #expect(picture.bars.count == 2 && picture.ignoredCount == 1)
  }

  @Test("is built with conditions and loops")
  func builder() {
    let limits = [1.0, 2.0]
    func chart(_ showsLine: Bool) -> TestChart<Day> {
      TestChart([Day()]) {
        if showsLine { LineMark(x: \.count, y: \.count) } else { PointMark(x: \.count, y: \.count) }
        for limit in limits { RuleMark(y: limit) }
        if showsLine { RuleMark(x: 3) }
      }
    }
    #expect(chart(true).marks.map(\.kind) == [.line, .rule, .rule, .rule])
    #expect(chart(false).marks.map(\.kind) == [.point, .rule, .rule])
  }

  @Test("gives series colors and symbols in the order in which they occur")
  func series() {
    let samples = ["b", "a", "b", "c"].enumerated().map {
      Sample(x: Double($0.offset), y: 1, name: $0.element)
    }
    let chart = TestChart(samples) {
      PointMark(x: \.x, y: \.y).foreground(by: \.name)
      LineMark(x: \.x, y: \.y).foreground(.accent)
      LineMark(x: \.x, y: \.y).foreground(series: "a")
      LineMark(x: \.x, y: \.y)
      RuleMark(y: 0.5)
    }
    let picture = chart.plan(40, 10).picture
    #expect(picture.points.map(\.paint) == [0, 1, 0, 2].map(ChartPaint.series))
    #expect(picture.points.map(\.symbol) == [.circle, .triangle, .circle, .square])
    // An own color takes none of the palette.
    #expect(picture.lines.map(\.paint) == [.custom(.accent), .series(1), .series(3)])
    #expect(picture.rules.map(\.paint) == [.plain])
    #expect(picture.texts(.legend) == ["b", "a", "c"])
  }

  @Test("tells 64 series apart by color and symbol")
  func symbols() {
    let table = SeriesTable()
    let pairs = (0..<64).map { "\($0 % 8) \(table.symbol(of: $0).rawValue)" }
    #expect(Set(pairs).count == 64)
    #expect(Set((0..<8).map { table.symbol(of: $0) }).count == 8)
  }

  @Test("has a gradient by a number")
  func gradients() {
    let samples = (0...4).map { Sample(x: Double($0), y: 1, shade: Double($0) * 10) }
    let chart = TestChart(samples) { PointMark(x: \.x, y: \.y).foreground(by: \.shade) }
    let picture = chart.plan(40, 10).picture
    #expect(
      picture.points.map(\.paint)
        == [0, 0.25, 0.5, 0.75, 1].map { ChartPaint.gradient(.lines, at: $0) })
    #expect(picture.texts(.legend) == ["0", "40"])
    #expect(picture.texts(.gradient(.lines)).count == 1)
    let line = TestChart(samples) { LineMark(x: \.x, y: \.y).foreground(by: \.shade) }.plan(40, 10)
      .picture.lines[0]
    #expect(line.gradients == [0, 0.25, 0.5, 0.75, 1] && line.dots.count == 5)
    let warm = Gradient(colors: [.warning, .error])
    let vertical = TestChart(samples) { LineMark(x: \.x, y: \.y).foreground(warm) }
    #expect(vertical.plan(40, 10).picture.lines[0].paint == .gradientAlongValues(warm))
  }

  @Test("costs what the cells cost, not what the elements do")
  func costs() {
    var dice = SplitMix64(5)
    let samples = (0..<30_000).map { Sample(x: Double($0), y: dice.number(-1...1), name: "a") }
    let marks: [(ChartMark<Sample>, Int)] = [
      (LineMark(x: \.x, y: \.y), 1), (AreaMark(x: \.x, y: \.y), 1), (BarMark(x: \.x, y: \.y), 30),
      (PointMark(x: \.x, y: \.y), 30 * 8), (RuleMark(x: \.x), 60), (RuleMark(y: \.y), 32),
      (RectangleMark(x: \.x, y: \.y), 1),
    ]
    for (mark, most) in marks {
      let picture = TestChart(samples) { mark }.bare.plan(30, 8).picture
      #expect(picture.plot.shapes.count <= most)
      #expect(!picture.plot.shapes.isEmpty)
    }
  }
}
