import TestSupport
import Testing

@testable import RecurseCharts

@Suite("A stream") struct StreamingTests {
  private func sample(_ index: Int, step: Double = 1, start: Double = 0) -> Sample {
    var dice = SplitMix64(index)
    return Sample(
      x: start + Double(index) * step, y: dice.number(0...1), name: ["a", "b"][index % 2],
      shade: Double(index % 5))
  }

  private func marks(_ kind: MarkKind) -> [ChartMark<Sample>] {
    switch kind {
    case .line: [LineMark(x: \.x, y: \.y).foreground(by: \.name)]
    case .area: [AreaMark(x: \.x, y: \.y)]
    case .bar: [BarMark(x: \.x, y: \.y)]
    case .point: [PointMark(x: \.x, y: \.y)]
    case .rule: [RuleMark(x: \.x)]
    case .rectangle: [RectangleMark(x: \.x, y: \.name).foreground(by: \.shade)]
    }
  }

  /// The columns that may differ: those of the samples that left, came, or have a new neighbor.
  private func mayChange(
    _ column: Int, _ plan: ChartPlan, left: ClosedRange<Double>, right: ClosedRange<Double>
  ) -> Bool {
    let cell = { (x: Double) in (plan.x.grid.dot(of: x) ?? 0) / 2 }
    return column <= cell(left.upperBound) + 1 || column >= cell(right.lowerBound) - 1
  }

  @Test(
    "changes only the columns of samples that come and leave",
    arguments: [MarkKind.line, .area, .bar, .point, .rule, .rectangle])
  func columns(kind: MarkKind) {
    for (count, step, start) in [(100, 1.0, 0.0), (37, 0.1, 1_000), (400, 0.25, 1.7e9)] {
      var moved = 0
      var changed = 0
      var previous: (plan: ChartPlan, picture: ChartPicture)?
      let sample = { self.sample($0, step: step, start: start) }
      var chart = TestChart((0..<count).map(sample)) { marks(kind) }.chartXAxis(.hidden)
      if kind != .rectangle { chart = chart.chartYScale(domain: 0...1) }
      var columns = chart.columns
      for first in 0..<60 {
        let samples = (first..<first + count).map(sample)
        if first > 0 { columns.slide(dropping: 1, appending: [samples[count - 1]]) }
        let plan = ChartPlan(
          columns.data, settings: chart.chartSettings, columns: 40, rows: 8)
        let picture = plan.picture
        if let previous {
          let change = picture.plot.change(since: previous.picture.plot)
          #expect(change != nil, "\(kind) \(count) \(first)")
          for column in change?.columns ?? [] {
            let may = mayChange(
              column, plan, left: samples[0].x...samples[2].x,
              right: samples[count - 4].x...samples[count - 1].x)
            if !may { Issue.record("\(kind), \(count) samples: column \(column) at \(first)") }
          }
          moved += change?.shift ?? 0
          changed += change?.columns.count ?? 0
        }
        previous = (plan, picture)
      }
      // 59 samples move the plot by their share of its columns.
      let width = ChartPlan(columns.data, settings: chart.chartSettings, columns: 40, rows: 8)
        .layout.plot.columns
      let expected = 59 * (width - 1) / (count - 1)
      #expect(abs(moved - expected) <= 2, "\(kind) \(count) \(moved)")
      #expect(changed < 59 * 16, "\(kind) \(count) \(changed)")
    }
  }

  @Test("with a visible length grows from the left and then slides")
  func visibleLength() {
    var chart = TestChart([sample(0)]) { LineMark(x: \.x, y: \.y) }.bare
      .chartXVisibleDomain(length: 20).chartYScale(domain: 0...1)
    #expect(chart.plan(21, 4).x.grid.dot(of: 0) == 0)
    chart.elements = (0...10).map { sample($0) }
    #expect(chart.plan(21, 4).x.grid.dot(of: 0) == 0)
    #expect(chart.plan(21, 4).x.grid.dot(of: 10) == 20)
    chart.elements = (0...100).map { sample($0) }
    let plan = chart.plan(21, 4)
    #expect(plan.x.grid.scale.lower == 80 && plan.x.grid.scale.upper == 100)
    chart.elements = (0...101).map { sample($0) }
    let change = chart.plan(21, 4).picture.plot.change(since: plan.picture.plot)
    #expect(change?.shift == 1)
    #expect((change?.columns.count ?? 99) <= 4)
  }

  @Test("keeps the width of its columns while its length is about the same")
  func keptWidth() {
    var dice = SplitMix64(3)
    var times = [0.0]
    for _ in 0..<300 { times.append(times[times.count - 1] + dice.number(0.9...1.1)) }
    var plan: ChartPlan?
    var widths: [Double?] = []
    for first in 0..<200 {
      let samples = times[first..<first + 100].map { Sample(x: $0, y: 0.5) }
      let chart = TestChart(samples) { LineMark(x: \.x, y: \.y) }.bare
      plan = chart.plan(40, 4, keeping: plan)
      widths.append(plan?.x.grid.columns?.width)
      for end in [samples[0].x, samples[99].x] {
        #expect((0..<80).contains(plan?.x.grid.dot(of: end) ?? -1))
      }
    }
    let changes = zip(widths, widths.dropFirst()).count { $0 != $1 }
    #expect(changes < 10)
  }

  @Test("reads each property of each element once")
  func readsOnce() {
    final class Count {
      var reads = 0
    }
    struct Counted {
      var x: Double
      let count: Count
      var y: Double {
        count.reads += 1
        return x
      }
    }
    let count = Count()
    let elements = (0..<50).map { Counted(x: Double($0), count: count) }
    let marks = [LineMark(x: \Counted.x, y: \Counted.y)]
    var columns = ChartColumns(marks, elements: elements)
    #expect(count.reads == 50)
    columns.slide(dropping: 1, appending: [Counted(x: 50, count: count)])
    #expect(count.reads == 51)
    _ = ChartPlan(columns.data, columns: 40, rows: 10).picture
    _ = ChartPlan(columns.data, columns: 20, rows: 10).picture
    #expect(count.reads == 51)
  }

  @Test("has the columns of a chart made anew", arguments: 0..<60)
  func sameAsNew(seed: Int) {
    var dice = SplitMix64(seed)
    func random() -> Sample {
      Sample(
        x: dice.below(9) == 0 ? .nan : dice.number(0...9), y: dice.number(-3...3),
        name: "a", group: "g", shade: dice.number(0...1))
    }
    var elements = (0..<1 + dice.below(20)).map { _ in random() }
    let marks = [
      LineMark(x: \Sample.x, y: \Sample.y).foreground(by: \.name),
      BarMark(x: \Sample.x, yStart: \Sample.shade, yEnd: \Sample.y).position(by: \.group),
      RectangleMark(x: \Sample.x, y: \Sample.y).foreground(by: \.shade), RuleMark(y: 2.0),
    ]
    var columns = ChartColumns(marks, elements: elements)
    for _ in 0..<10 {
      let count = dice.below(elements.count)
      let new = (0..<1 + dice.below(4)).map { _ in random() }
      columns.slide(dropping: count, appending: new)
      elements = elements.dropFirst(count) + new
      let data = ChartColumns(marks, elements: elements).data
      let same = ChartPlan(columns.data, columns: 30, rows: 8).picture
      #expect(same == ChartPlan(data, columns: 30, rows: 8).picture)
      #expect(columns.data.marks.map(\.x.isSorted) == data.marks.map(\.x.isSorted))
    }
  }
}
