import Recurse
import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

@testable import RecurseCharts

/// Two samples of one value, a rule, or nothing, on an axis from one number to another.
private struct Flat: Component {
  var domain: ClosedRange<Double>
  var line: Double?
  var rule: Double?
  var values = AxisMarkValues.automatic

  func render(state: Void) -> Node {
    Chart(of: line.map { [Load(time: 0, value: $0), Load(time: 9, value: $0)] } ?? []) {
      LineMark(x: \.time, y: \.value)
      if let rule { RuleMark(y: rule).foreground(.warning) }
    }
    .chartXScale(domain: 0.0...9).chartYScale(domain: domain).chartXAxis(.hidden)
    .chartYAxis(values: values)
  }
}

extension TestScreen {
  /// The places of the dots of Braille in a column of the screen, from the top of the screen.
  fileprivate func dots(inColumn column: Int) -> [Int] {
    rows.enumerated().flatMap { row, line -> [Int] in
      let cells = Array(line)
      guard cells.indices.contains(column), let scalar = cells[column].unicodeScalars.first,
        (0x2800...0x28FF).contains(scalar.value)
      else { return [] }
      let bits = scalar.value - 0x2800
      return (0..<4).filter {
        bits & (0x09 << UInt32($0)) != 0 && $0 < 3 || $0 == 3 && bits & 0xC0 != 0
      }
      .map { 4 * row + $0 }
    }
  }
}

@MainActor @Suite("A chart is true to the dot") struct TruthTests {
  @Test(
    """
    the label, the line of the grid and a sample of each tick are at the dot nearest to its value,
    for random domains and heights
    """)
  func ticks() throws {
    var random = SplitMix64(7)
    for _ in 0..<60 {
      let lower = random.number(-80...50)
      let domain = lower...lower + random.number(0.5...300)
      let height = Int.random(in: 3...24, using: &random)
      let screen = { (line: Double?, rule: Double?) in
        TestScreen(Flat(domain: domain, line: line, rule: rule), columns: 24, rows: height)
      }
      let empty = screen(nil, nil)
      let plan = TestChart<Sample>([]) { LineMark(x: \.x, y: \.y) }
        .chartYScale(domain: domain).chartXAxis(.hidden).plan(24, height)
      for tick in plan.y.ticks {
        let name = "\(tick.label) of \(domain) in \(height)"
        let share = (domain.upperBound - tick.value) / (domain.upperBound - lower)
        let place = share * Double(4 * height - 1)
        let grid = empty.dots(inColumn: 23)
        let dot = try #require(grid.min { abs(Double($0) - place) < abs(Double($1) - place) })
        #expect(abs(Double(dot) - place) <= 0.5 + 1e-9, "\(name): \(grid)")
        #expect(
          empty.rows[dot / 4].split(separator: " ").first.map(String.init) == tick.label, "\(name)")
        #expect(screen(tick.value, nil).dots(inColumn: 12).contains(dot), "\(name)")
        #expect(screen(nil, tick.value).dots(inColumn: 12) == grid, "\(name)")
      }
      #expect(empty.dots(inColumn: 23).count == plan.y.ticks.count, "\(domain) in \(height)")
    }
  }

  @Test("a line of reference keeps its color where lines cross it, and where one follows it")
  func rules() {
    let wave = Page(samples: .waves(17, of: ["web"])) {
      Chart(\.samples) {
        LineMark(x: \.time, y: \.value).foreground(by: \.host)
        RuleMark(y: 4).foreground(.warning)
      }
      .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
    }
    let screen = TestScreen(wave, columns: 20, rows: 4, colorScheme: .dark)
    let warning = Theme.standard.dark.warning
    let colors = (0..<20).map { screen.style(row: 2, column: $0).foreground == warning }
    #expect(
      screen.picture == """
                 ⣀⡀
             ⢀⡠⠔⠉ ⠈⠢⢄⡀
        ⠒⠒⢀⡠⠒⠁⠒⠒⠒⠒⠒⠒⠒⠈⠒⢄⡀⠒⠒⠒
        ⡠⠊⠁             ⠈⠑⠤⡀
        """)
    #expect(colors.filter(\.self).count > 10)
    let followed = TestScreen(
      Flat(domain: 0...10, line: 5, rule: 5), columns: 16, rows: 3, colorScheme: .dark)
    let shown = (3..<16).map { followed.style(row: 1, column: $0).foreground == warning }
    #expect(shown.filter(\.self).count == 2 && !shown[0])
  }

  @Test("has no more labels and lines of the grid than are wanted")
  func desiredCount() {
    for count in 1...6 {
      for (lower, upper) in [(0.0, 1.0), (-3, 47), (0, 100), (12.3, 12.9), (0, 7)] {
        for height in [4, 9, 16, 40] {
          let chart = TestChart([Sample(x: 0, y: lower), Sample(x: 1_000, y: upper)]) {
            LineMark(x: \.x, y: \.y)
          }
          for chart in [chart, chart.chartYScale(domain: lower...upper)] {
            let plan = chart.chartYAxis(values: .automatic(desiredCount: count))
              .chartXAxis(values: .automatic(desiredCount: count)).plan(60, height)
            let name = "\(count) of \(lower)...\(upper) in \(height)"
            #expect((1...count).contains(plan.y.ticks.count), "\(name)")
            #expect((1...count).contains(plan.x.ticks.count), "\(name)")
            #expect(plan.picture.plot.gridRows.count == plan.y.ticks.count)
          }
        }
      }
    }
    let names = TestChart((0..<9).map { Sample(y: 3, name: "n\($0)") }) {
      BarMark(x: \.name, y: \.y)
    }
    let labels = names.chartXAxis(values: .automatic(desiredCount: 3)).plan(80, 8).picture
    #expect(labels.texts(.xTick) == ["n0", "n3", "n6"])
    let powers = TestChart((0..<9).map { Sample(x: Double($0), y: power(ofTen: Double($0))) }) {
      LineMark(x: \.x, y: \.y)
    }
    .chartYScale(type: .log).chartYAxis(values: .automatic(desiredCount: 3))
    #expect(powers.plan(40, 30).y.ticks.count == 3)
    #expect(powers.chartYAxis(values: .automatic(desiredCount: -1)).plan(40, 30).y.ticks.count == 1)
  }

  @Test("has labels at the values that are asked for, as far as they are on it and have room")
  func values() {
    let line = TestChart([Sample(x: 0, y: 0), Sample(x: 24, y: 100)]) {
      LineMark(x: \.x, y: \.y)
    }
    let chosen = line.chartXAxis(values: [18, 6, 12, 0, 24, 99, 6]).chartYAxis(values: [0.0, 37.5])
    let plan = chosen.plan(60, 16)
    #expect(plan.picture.texts(.xTick) == ["0", "6", "12", "18", "24"])
    #expect(plan.y.ticks.map(\.label) == ["0", "37.5"])
    #expect(plan.picture.plot.gridRows.count == 2)
    #expect(chosen.chartXAxis(values: Array(0...24)).plan(30, 16).x.ticks.count < 12)
    #expect(line.chartXAxis(values: [Double]()).plan(60, 16).x.ticks.isEmpty)
    let zoomed = line.chartXScale(domain: 13.0...17).chartXAxis(values: [0, 6, 12, 18, 24])
    #expect(zoomed.plan(60, 16).x.ticks.count > 2)
    for columns in 12...90 {
      let ticks = line.chartXAxis(values: Array(0...24)).plan(columns, 16).x.ticks.map(\.value)
      let steps = Set(zip(ticks, ticks.dropFirst()).map { $1 - $0 })
      #expect(ticks.first == 0 && steps.count <= 1, "\(columns): \(ticks)")
    }
    let names = TestChart((0..<4).map { Sample(y: 3, name: "n\($0)") }) {
      BarMark(x: \.name, y: \.y)
    }
    let labels = names.chartXAxis(values: ["n3", "n1", "other"]).plan(80, 8).picture
    #expect(labels.texts(.xTick) == ["n1", "n3"])
  }

  @Test("has as few labels on a screen as are wanted")
  func fewLabels() {
    let page = Flat(domain: 0...100, values: .automatic(desiredCount: 2))
    #expect(
      TestScreen(page, columns: 12, rows: 5).picture == """
        100 ⠁⠁⠁⠁⠁⠁⠁⠁



          0 ⡀⡀⡀⡀⡀⡀⡀⡀
        """)
  }
}
