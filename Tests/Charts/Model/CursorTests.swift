import TestSupport
import Testing

@testable import RecurseCharts

@Suite("A cursor") struct CursorTests {
  /// Random elements of two series: in order or not, sparse or dense, with gaps.
  private func chart(_ dice: inout SplitMix64) -> TestChart<Sample> {
    let isSorted = dice.below(2) == 0
    var samples = (0..<dice.below(3) * 40 + dice.below(9)).map { _ in
      Sample(
        x: dice.below(3) == 0 ? Double(dice.below(20)) : dice.number(0...20),
        y: dice.below(8) == 0 ? .nan : dice.number(-5...5), name: ["a", "b"][dice.below(2)])
    }
    if isSorted {
      samples.sort { $0.x < $1.x }
    } else if dice.below(3) == 0, !samples.isEmpty {
      samples[0].x = .infinity
    }
    let chart = TestChart(samples) { LineMark(x: \.x, y: \.y).foreground(by: \.name) }
    return dice.below(4) == 0 ? chart.chartXScale(domain: .automatic(reversed: true)) : chart
  }

  private func inSight(_ chart: TestChart<Sample>, _ plan: ChartPlan) -> [Double] {
    chart.elements.filter { $0.y.isFinite && $0.x.isFinite }.map(\.x).filter {
      plan.x.grid.dot(of: $0).map { (0..<plan.x.grid.dots).contains($0) } ?? false
    }
  }

  @Test("is at the data nearest to a column, with all values there", arguments: 0..<120)
  func nearest(seed: Int) {
    var dice = SplitMix64(seed)
    let chart = chart(&dice)
    let viewport = dice.below(2) == 0 ? ChartViewport(5...5 + dice.number(1...10)) : nil
    let plan = chart.plan(1 + dice.below(40), 8, viewport: viewport)
    let values = inSight(chart, plan)
    for dot in 0..<plan.x.grid.dots {
      let middle = plan.x.grid.coordinate(ofDot: dot)
      let expected = values.min { (abs($0 - middle), $0) < (abs($1 - middle), $1) }
      let readout = plan.readout(nearDot: dot)
      #expect(readout?.value == expected)
      guard let readout else { continue }
      #expect(readout.dot == plan.x.grid.dot(of: readout.value))
      let there = chart.elements.filter { $0.x == readout.value && $0.y.isFinite }
      for name in ["a", "b"] {
        let last = there.last { $0.name == name }
        let entries = readout.entries.filter { $0.name == name }
        #expect(entries.map(\.value) == (last.map { [$0.y] } ?? []))
        #expect(entries.allSatisfy { $0.label == ValueWords().text($0.value, step: plan.y.step) })
      }
    }
  }

  @Test("moves to each column with data once, and back the same way", arguments: 0..<120)
  func keys(seed: Int) {
    var dice = SplitMix64(seed)
    let chart = chart(&dice)
    let plan = chart.plan(1 + dice.below(40), 8)
    let dots = Set(inSight(chart, plan).compactMap { plan.x.grid.dot(of: $0) }).sorted()
    guard let first = dots.first, var readout = plan.readout(nearDot: first) else {
      #expect(dots.isEmpty)
      return
    }
    var visited = [readout]
    while let next = plan.readout(after: readout.value, forward: true) {
      visited.append(next)
      readout = next
    }
    #expect(visited.map(\.dot) == dots)
    // Each stop is the value nearest to the middle of its column.
    for stop in visited.dropFirst() { #expect(plan.readout(nearDot: stop.dot)?.dot == stop.dot) }
    var back = [readout]
    while let next = plan.readout(after: readout.value, forward: false) {
      back.append(next)
      readout = next
    }
    #expect(back.map(\.dot) == dots.reversed())
    #expect(back.reversed().map(\.value).dropFirst() == visited.map(\.value).dropFirst())
  }

  @Test("moves along the rows of level bars, down to the next")
  func levelBars() {
    let samples = ["x", "y", "z"].enumerated().map {
      Sample(y: Double($0.offset + 1), name: $0.element)
    }
    let plan = TestChart(samples) { BarMark(x: \.y, y: \.name) }.plan(20, 4)
    let top = plan.readout(nearDot: 0)
    #expect(top?.label == "x" && top?.entries.map(\.label) == ["1"])
    let next = plan.readout(after: 0, forward: true)
    #expect(next?.label == "y" && next?.entries.map(\.value) == [2])
    #expect(plan.readout(after: 2, forward: true) == nil)
  }

  @Test("says the value of a cell of a heat map for each row, and of each bar of a group")
  func names() {
    let cells = [
      Sample(x: 1, group: "Mon", shade: 4), Sample(x: 1, group: "Tue", shade: 5),
      Sample(x: 2, group: "Mon", shade: 6),
    ]
    let heat = TestChart(cells) { RectangleMark(x: \.x, y: \.group).foreground(by: \.shade) }
      .plan(30, 6)
    #expect(heat.readout(at: 1)?.entries.map(\.name) == ["Mon", "Tue"])
    #expect(heat.readout(at: 1)?.entries.map(\.label) == ["4", "5"])
    let bars = [Sample(y: 3, name: "Q1", group: "2025"), Sample(y: 4, name: "Q1", group: "2026")]
    let grouped = TestChart(bars) { BarMark(x: \.name, y: \.y).position(by: \.group) }.plan(30, 6)
    let readout = grouped.readout(nearDot: 9)
    #expect(readout?.label == "Q1")
    #expect(readout?.entries.map(\.name) == ["2025", "2026"])
    #expect(readout?.entries.map(\.value) == [3, 4])
  }

  @Test("is nowhere without data")
  func empty() {
    let plan = TestChart([Sample(x: .nan, y: 1), Sample(x: 1, y: .nan)]) {
      LineMark(x: \.x, y: \.y)
      RuleMark(y: 3.0)
    }.plan(20, 5)
    #expect(plan.readout(nearDot: 3) == nil)
    #expect(plan.readout(at: 1) == nil)
    #expect(plan.readout(after: 1, forward: true) == nil)
    #expect(plan.picture.ignoredCount == 2)
  }
}
