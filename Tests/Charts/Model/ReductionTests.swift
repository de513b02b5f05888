import TestSupport
import Testing

@testable import RecurseCharts

@Suite("A line of many points") struct ReductionTests {
  private func dots(_ sample: Sample, _ plan: ChartPlan) -> PlotDot? {
    guard let x = plan.x.grid.dot(of: sample.x), let y = plan.y.grid.dot(of: sample.y) else {
      return nil
    }
    return PlotDot(x: x, y: plan.y.grid.dots - 1 - y)
  }

  /// The dots of a line through all points, with gaps.
  private func covered(
    _ samples: [Sample], _ plan: ChartPlan, _ method: InterpolationMethod = .linear
  ) -> Set<PlotDot> {
    let (width, height) = (plan.x.grid.dots, plan.y.grid.dots)
    var covered: Set<PlotDot> = []
    var line: [PlotDot] = []
    func end() {
      var path: [PlotDot] = []
      for (index, dot) in line.enumerated() {
        if let last = path.last {
          switch method {
          case .stepStart: path.append(PlotDot(x: last.x, y: dot.y))
          case .stepEnd: path.append(PlotDot(x: dot.x, y: last.y))
          case .stepCenter:
            let middle = last.x + (dot.x - last.x) / 2
            path += [PlotDot(x: middle, y: last.y), PlotDot(x: middle, y: dot.y)]
          default: break
          }
        }
        path.append(line[index])
      }
      covered.formUnion(bresenham(through: path, width: width, height: height))
      line = []
    }
    for sample in samples {
      if let dot = dots(sample, plan) { line.append(dot) } else { end() }
    }
    end()
    return covered
  }

  private func drawn(_ plan: ChartPlan) -> Set<PlotDot> {
    let (width, height) = (plan.x.grid.dots, plan.y.grid.dots)
    return plan.picture.lines.reduce(into: []) { dots, line in
      dots.formUnion(bresenham(through: line.dots, width: width, height: height))
    }
  }

  /// A random series: sorted or not, with gaps, with jumps.
  private func samples(_ dice: inout SplitMix64, isSorted: Bool) -> [Sample] {
    let count = dice.below(120)
    var y = 0.0
    return (0..<count).map { index in
      y += dice.number(-1...1) * (dice.below(9) == 0 ? 20 : 1)
      var sample = Sample(x: isSorted ? Double(index / (1 + dice.below(1))) : dice.number(0...50))
      if isSorted, dice.below(3) == 0, index > 0 { sample.x = Double(index - 1) + 0.5 }
      sample.y = dice.below(15) == 0 ? [.nan, .infinity, -.infinity][dice.below(3)] : y
      if dice.below(40) == 0 { sample.x = .nan }
      return sample
    }
  }

  @Test("covers the same dots as a line through all points", arguments: 0..<200)
  func sameDots(seed: Int) {
    var dice = SplitMix64(seed)
    let samples = samples(&dice, isSorted: seed % 2 == 0)
    let methods: [InterpolationMethod] = [.linear, .linear, .stepStart, .stepEnd, .stepCenter]
    let method = methods[seed % methods.count]
    let chart = TestChart(samples) { LineMark(x: \.x, y: \.y).interpolationMethod(method) }.bare
    let (columns, rows) = (1 + dice.below(20), 1 + dice.below(6))
    let whole = chart.plan(columns, rows)
    #expect(drawn(whole) == covered(samples, whole, method))
    // A part of the axis, so that lines leave the plot on both sides.
    let part = chart.chartYScale(domain: -3...5).plan(
      columns, rows, viewport: ChartViewport(10...10 + dice.number(1...20)))
    #expect(drawn(part) == covered(samples, part, method))
  }

  @Test("has at most four points a column, if it goes to the right")
  func fourPoints() {
    var dice = SplitMix64(1)
    let samples = (0..<20_000).map { Sample(x: Double($0), y: dice.number(0...1)) }
    for columns in [1, 2, 10, 80] {
      let picture = TestChart(samples) { LineMark(x: \.x, y: \.y) }.bare.plan(columns, 10).picture
      #expect(picture.lines.count == 1)
      #expect(picture.lines[0].dots.count <= 4 * 2 * columns)
      #expect(picture.lines[0].dots.count > 2 * columns)
    }
  }

  @Test("has few points outside of what is in sight")
  func outside() {
    let samples = (0..<10_000).map { Sample(x: Double($0), y: Double($0 % 7)) }
    let chart = TestChart(samples) { LineMark(x: \.x, y: \.y) }.bare
    let line = chart.plan(10, 4, viewport: ChartViewport(5_000...5_010)).picture.lines[0]
    #expect(line.dots.count <= 15)
    #expect(line.dots.filter { $0.x < 0 || $0.x >= 20 }.count <= 3)
    // Without order, runs outside are shortened to their ends.
    let back = TestChart(Array(samples.reversed())) { LineMark(x: \.x, y: \.y) }.bare
    let other = back.plan(10, 4, viewport: ChartViewport(5_000...5_010)).picture.lines[0]
    #expect(other.dots.count <= 17)
  }

  @Test("covers the same dots as an area through all points", arguments: 0..<200)
  func sameArea(seed: Int) {
    var dice = SplitMix64(seed)
    let samples = samples(&dice, isSorted: true)
    let chart = TestChart(samples) { AreaMark(x: \.x, y: \.y) }.bare
    let plan = chart.plan(1 + dice.below(20), 1 + dice.below(6))
    let (width, height) = (plan.x.grid.dots, plan.y.grid.dots)
    var expected = ColumnEdges(width: width)
    var line: [PlotDot] = []
    func end() {
      expected.add(line)
      let base = height - 1 - (plan.y.grid.dot(of: 0) ?? 0)
      expected.add(line.map { PlotDot(x: $0.x, y: base) })
      line = []
    }
    for sample in samples {
      if let dot = dots(sample, plan) { line.append(dot) } else { end() }
    }
    end()
    let rows = plan.picture.areas.first?.rows ?? Array(repeating: nil, count: width)
    #expect(rows == expected.clipped(height: height))
  }

  @Test("of one value has one dot")
  func oneValue() {
    let picture = TestChart([Sample(x: 5, y: 3)]) { LineMark(x: \.x, y: \.y) }.bare.plan(5, 2)
      .picture
    #expect(picture.lines.map(\.dots.count) == [1])
    #expect(
      drawn(TestChart([Sample(x: 5, y: 3)]) { LineMark(x: \.x, y: \.y) }.plan(9, 2)).count == 1)
  }

  @Test("of a monotone curve passes through the dots and never beyond two neighbors")
  func monotone() {
    var dice = SplitMix64(7)
    for _ in 0..<200 {
      let dots = (0..<1 + dice.below(8)).map {
        PlotDot(x: $0 * (1 + dice.below(3)) * 4, y: dice.below(30))
      }
      .sorted { $0.x < $1.x }
      var path: [PlotDot] = []
      InterpolationMethod.monotone.path(of: dots, width: 60) { dot, _ in path.append(dot) }
      var rest = path[...]
      for dot in dots {
        while let first = rest.first, first != dot { rest = rest.dropFirst() }
        #expect(rest.first == dot)
      }
      for (start, end) in zip(dots, dots.dropFirst()) where start.x < end.x {
        let rows = path.filter { $0.x > start.x && $0.x < end.x && $0.x < 60 }.map(\.y)
        let sorted = start.y <= end.y ? rows.sorted() : rows.sorted(by: >)
        #expect(rows == sorted)
        #expect(rows.allSatisfy { (min(start.y, end.y)...max(start.y, end.y)).contains($0) })
      }
    }
  }
}
