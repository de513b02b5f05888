import TestSupport
import Testing

@testable import RecurseCharts

@Suite("A line of a million points") struct ExtremesTests {
  @Test("has the extremes of any range", arguments: 0..<60)
  func ranges(seed: Int) {
    var dice = SplitMix64(seed)
    let count = dice.below(5_000)
    let gaps = [1, 50, 1_000_000][dice.below(3)]
    let values = (0..<count).map { _ in
      dice.below(gaps) == 0 && gaps > 0 ? .nan : Double(dice.below(100))
    }
    let extremes = RangeExtremes(count: count) { values[$0] }
    for _ in 0..<200 {
      let start = dice.below(count + 1)
      let range = start..<min(count, start + dice.below(count + 1))
      let found = extremes.pair(in: range) { values[$0] }
      let slice = values[range]
      guard !slice.isEmpty, slice.allSatisfy(\.isFinite) else {
        #expect(found == nil)
        continue
      }
      #expect(found.map { values[$0.least] } == slice.min())
      #expect(found.map { values[$0.greatest] } == slice.max())
      #expect(found.map { range.contains($0.least) && range.contains($0.greatest) } == true)
    }
  }

  @Test("is drawn from the points of its columns, at any zoom, after it was read once")
  func fewReads() {
    let count = 1_000_000
    let values = (0..<count).map { Double($0 * 7_919 % 10_007) }
    let extremes = RangeExtremes(count: count) { values[$0] }
    let width = 160
    for rows in [0..<count, 250_000..<750_000, 400_000..<401_000, 5..<10] {
      var reads = 0
      var reduction = LineReduction(width: width)
      reduction.add(
        rows,
        column: { index in
          reads += 1
          return (index - rows.lowerBound) * width / rows.count
        },
        y: { index in
          reads += 1
          return Int(values[index] / 100)
        },
        extremes: { range in
          extremes.pair(in: range) { index in
            reads += 1
            return values[index]
          }
        }, row: { $0 })
      reduction.endLine()
      #expect(reduction.lines.count == 1)
      #expect(reduction.lines[0].count <= 4 * width)
      // A column needs a search, its ends, and few blocks between them.
      #expect(reads <= width * 400)
      #expect(reads < rows.count || rows.count < 400 * width)
    }
  }

  @Test("covers the same dots as all of its points", arguments: 0..<60)
  func sameDots(seed: Int) {
    var dice = SplitMix64(seed)
    let isLogarithmic = seed % 4 == 3
    var y = 0.0
    let samples = (0..<1_100 + dice.below(4_000)).map { index -> Sample in
      y += dice.number(-1...1) * (dice.below(9) == 0 ? 20 : 1)
      let isGap = dice.below(seed % 3 == 0 ? 40 : 3_000) == 0
      return Sample(
        x: Double(index), y: isGap ? .nan : y, name: ["a", "b"][seed % 2 * (index % 2)])
    }
    var chart = TestChart(samples) {
      LineMark(x: \.x, y: \.y).foreground(by: \.name)
      AreaMark(x: \.x, y: \.y)
    }
    .bare
    if isLogarithmic { chart = chart.chartYScale(type: .log) }
    if seed % 5 == 4 { chart = chart.chartXScale(domain: .automatic(reversed: true)) }
    let viewport = seed % 2 == 0 ? nil : ChartViewport(100...100 + dice.number(50...900))
    let plan = chart.plan(1 + dice.below(30), 1 + dice.below(8), viewport: viewport)
    var plain = plan.data
    for index in plain.marks.indices {
      (plain.marks[index].facts.upper, plain.marks[index].facts.lower) = (nil, nil)
    }
    let expected = ChartPlan(
      plain, settings: chart.chartSettings, columns: plan.layout.size.columns,
      rows: plan.layout.size.rows, viewport: viewport
    ).picture
    #expect(plan.data.marks[0].facts.upper != nil)
    #expect(plan.picture.areas == expected.areas)
    #expect(dots(plan.picture) == dots(expected))
  }

  private func dots(_ picture: ChartPicture) -> Set<PlotDot> {
    let (width, height) = (picture.plot.columns * 2, picture.plot.rows * 4)
    return picture.lines.reduce(into: []) { dots, line in
      dots.formUnion(bresenham(through: line.dots, width: width, height: height))
    }
  }
}
