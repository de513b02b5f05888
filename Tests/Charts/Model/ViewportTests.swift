import TestSupport
import Testing

@testable import RecurseCharts

@Suite("A viewport") struct ViewportTests {
  private func isEqual(_ left: ClosedRange<Double>, _ right: ClosedRange<Double>) -> Bool {
    abs(left.lowerBound - right.lowerBound) < 1e-6 && abs(left.upperBound - right.upperBound) < 1e-6
  }

  @Test("never leaves the data, whatever is done to it", arguments: 0..<100)
  func inside(seed: Int) {
    var dice = SplitMix64(seed)
    var domain = 0.0...100
    var viewport = ChartViewport(domain)
    for _ in 0..<200 {
      switch dice.below(4) {
      case 0: viewport.pan(by: dice.number(-2...2), in: domain)
      case 1:
        let old = domain
        domain = domain.lowerBound + dice.number(0...3)...domain.upperBound + dice.number(0...3)
        viewport.follow(from: old, to: domain)
      case 2: viewport.zoom(by: dice.number(0.2...5), around: dice.number(-50...400), in: domain)
      default: viewport.zoom(by: [0, -1, .nan, .infinity][dice.below(4)], around: 5, in: domain)
      }
      #expect(viewport.range.lowerBound >= domain.lowerBound)
      #expect(viewport.range.upperBound <= domain.upperBound)
      #expect(viewport.range.upperBound > viewport.range.lowerBound)
    }
  }

  @Test("that zooms in and then out by the same factor is where it was", arguments: 0..<100)
  func inverse(seed: Int) {
    var dice = SplitMix64(seed)
    let domain = -50.0...150
    let start = dice.number(-50...100)
    var viewport = ChartViewport(start...start + dice.number(1...50))
    let before = viewport.range
    let (factor, anchor) = (dice.number(1...20), dice.number(before))
    viewport.zoom(by: factor, around: anchor, in: domain)
    #expect(
      viewport.range.upperBound - viewport.range.lowerBound <= before.upperBound - before.lowerBound
    )
    // The anchor keeps its place.
    let share = { (range: ClosedRange<Double>) in
      (anchor - range.lowerBound) / (range.upperBound - range.lowerBound)
    }
    #expect(abs(share(viewport.range) - share(before)) < 1e-9)
    viewport.zoom(by: 1 / factor, around: anchor, in: domain)
    #expect(isEqual(viewport.range, before))
  }

  @Test("that zooms out far enough shows exactly everything")
  func everything() {
    let domain = 0.0...0.7
    var viewport = ChartViewport(domain)
    viewport.zoom(by: 3, around: 0.1, in: domain)
    viewport.zoom(by: 1.0 / 3, around: 0.1, in: domain)
    #expect(viewport.range == domain)
  }

  @Test("at the end follows new data, and elsewhere stays")
  func following() {
    var viewport = ChartViewport(90...100)
    viewport.follow(from: 0...100, to: 1...101)
    #expect(viewport.range == 91...101)
    viewport = ChartViewport(50...60)
    viewport.follow(from: 0...100, to: 1...101)
    #expect(viewport.range == 50...60)
    viewport.follow(from: 1...101, to: 55...155)
    #expect(viewport.range == 55...65)
  }

  @Test("does not become shorter than doubles can tell apart")
  func shortest() {
    var viewport = ChartViewport(0...1)
    for _ in 0..<200 { viewport.zoom(by: 10, around: 0.3, in: 0...1) }
    #expect(viewport.range.upperBound - viewport.range.lowerBound > 1e-10)
    let chart = TestChart([Sample(x: 0, y: 0), Sample(x: 1, y: 1)]) { LineMark(x: \.x, y: \.y) }
    #expect(chart.plan(20, 5, viewport: viewport).picture.lines.count == 1)
  }

  @Test("that asks for more than doubles can tell apart still has columns")
  func farAway() {
    let samples = (0...60).map { Sample(x: 1.7e9 + Double($0), y: 1) }
    let chart = TestChart(samples) { LineMark(x: \.x, y: \.y) }
    for length in [0, 1e-12, 1e-6, 1] {
      let plan = chart.plan(30, 5, viewport: ChartViewport(1.7e9 + 30...1.7e9 + 30 + length))
      #expect(plan.x.grid.dot(of: 1.7e9 + 30).map { (0..<plan.x.grid.dots).contains($0) } == true)
      #expect(plan.picture.lines.count == 1)
    }
  }

  @Test("decides on the part of the axis that is shown")
  func part() {
    let samples = (0...100).map { Sample(x: Double($0), y: 1) }
    let chart = TestChart(samples) { PointMark(x: \.x, y: \.y) }.bare
    let plan = chart.plan(12, 3, viewport: ChartViewport(40...50))
    #expect(plan.xDomain == 0...100)
    let shown = samples.filter { plan.x.grid.dot(of: $0.x).map { (0..<24).contains($0) } ?? false }
    #expect(shown.first?.x == 40)
    #expect(shown.last?.x == 50)
  }
}
