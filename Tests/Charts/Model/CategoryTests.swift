import Testing

@testable import RecurseCharts

@Suite("Categories") struct CategoryTests {
  private struct Count: Equatable {
    var name: String
    var count: Int
  }

  /// Counts of which none is equal to another.
  private func counts(_ count: Int) -> [Count] {
    (1...count).map { Count(name: "n\($0)", count: ($0 * 7) % 13) }
  }

  @Test("have labels below the middle of their bars, for all small widths and numbers of names")
  func below() {
    for count in 1...12 {
      let chart = TestChart(counts(count)) { BarMark(x: \.name, y: \.count) }
      for columns in 4...100 {
        let plan = ChartPlan(
          chart.columns.data, settings: chart.chartSettings, columns: columns, rows: 8)
        let labels = plan.picture.texts.filter { $0.role == .xTick }
        // With fewer labels than bars, a label is wider than its bar.
        guard labels.count == count, plan.picture.bars.count == count else { continue }
        for (label, bar) in zip(labels, plan.picture.bars) {
          let left = label.column - plan.layout.plot.column - bar.cells.lowerBound
          let right = bar.cells.count - left - label.width
          // A chart's edge keeps a label from the middle of a narrower bar.
          guard label.width <= bar.cells.count else { continue }
          #expect(abs(left - right) <= 1, "\(label.text) of \(count) in \(columns)")
        }
      }
    }
  }

  @Test("have labels in the middle of their bars, for all small heights and numbers of names")
  func level() {
    for count in 1...12 {
      let samples = counts(count)
      let chart = TestChart(samples) { BarMark(x: \.count, y: \.name) }
      let data = chart.columns.data
      for rows in 1...40 {
        for settings in [chart, chart.chartYScale(domain: .automatic(reversed: true))] {
          let plan = ChartPlan(
            data, settings: settings.chartSettings, columns: 40, rows: rows)
          check(plan, samples, "\(count) names in \(rows) rows")
        }
      }
    }
  }

  private func check(_ plan: ChartPlan, _ samples: [Count], _ name: String) {
    let (picture, frame) = (plan.picture, plan.layout.plot)
    let labels = picture.texts.filter { $0.role == .yTick }
    let shown = min(samples.count, frame.rows)
    if labels.count != shown { Issue.record("\(name): \(labels.count) labels") }
    if picture.bars.count != shown { Issue.record("\(name): \(picture.bars.count) bars") }
    if Set(picture.bars.map(\.cells.count)).count > 1 { Issue.record("\(name): uneven bars") }
    for (index, label) in labels.enumerated() {
      let sample = samples[index]
      let hidden = samples.count - shown
      let text = hidden > 0 && index == shown - 1 ? "\(sample.name) +\(hidden)" : sample.name
      if label.text != text { Issue.record("\(name): \(label.text) for \(text)") }
      let row = label.row - frame.row
      let bars = picture.bars.filter { $0.cells.contains(row) }
      guard bars.count == 1, let bar = bars.first else {
        Issue.record("\(name): \(bars.count) bars beside \(label.text)")
        continue
      }
      // Of two rows in the middle, either is.
      let offset = 2 * row + 1 - bar.cells.lowerBound - bar.cells.upperBound
      if abs(offset) > 1 { Issue.record("\(name): \(label.text) beside an end of its bar") }
      let end = plan.x.grid.eighth(of: Double(sample.count))
      if bar.eighths != 0..<end { Issue.record("\(name): \(label.text) beside another bar") }
    }
  }

  @Test("have labels below the middle of their bars, for all small widths and numbers of names")
  func upright() {
    for count in 1...12 {
      let samples = counts(count)
      let chart = TestChart(samples) { BarMark(x: \.name, y: \.count) }.chartYAxis(.hidden)
      for columns in 1...40 {
        for isReversed in [false, true] {
          let domain = AutomaticScaleDomain.automatic(reversed: isReversed)
          let plan = chart.chartXScale(domain: domain).plan(columns, 8)
          let bars = plan.picture.bars
          if Set(bars.map(\.cells.count)).count > 1 { Issue.record("\(count) in \(columns)") }
          for tick in plan.x.ticks {
            let column = tick.dot / plan.x.grid.dotsPerCell
            let top = plan.y.grid.eighth(of: Double(samples[Int(tick.value)].count))
            let found = bars.filter { $0.cells.contains(column) }
            guard found.count == 1, let bar = found.first else {
              Issue.record("\(count) in \(columns): \(found.count) bars above \(tick.label)")
              continue
            }
            let offset = 2 * column + 1 - bar.cells.lowerBound - bar.cells.upperBound
            // Names that share a column have one bar, which is as high as the highest.
            let isOwn = count <= columns ? bar.eighths == 0..<top : bar.eighths.upperBound >= top
            if abs(offset) > 1 || !isOwn { Issue.record("\(count) in \(columns): \(tick.label)") }
          }
        }
      }
    }
  }

  @Test("have labels beside a bar of their own group, for all small heights")
  func groups() {
    for count in 1...5 {
      for groupCount in 1...4 {
        let samples = (0..<count * groupCount).map {
          Sample(y: Double($0 + 1), name: "n\($0 / groupCount)", group: "g\($0 % groupCount)")
        }
        let chart = TestChart(samples) {
          BarMark(x: \.y, y: \.name).foreground(by: \.group).position(by: \.group)
        }.chartLegend(.hidden)
        for rows in 1...40 {
          let plan = chart.plan(40, rows)
          let picture = plan.picture
          for (index, label) in picture.texts.filter({ $0.role == .yTick }).enumerated() {
            let row = label.row - plan.layout.plot.row
            let own = samples[index * groupCount..<(index + 1) * groupCount].map {
              plan.x.grid.eighth(of: $0.y)
            }
            let bars = picture.bars.filter { $0.cells.contains(row) }
            let isOwn = !bars.isEmpty && bars.allSatisfy { own.contains($0.eighths.upperBound) }
            if !isOwn { Issue.record("\(count) × \(groupCount) in \(rows): \(label.text)") }
          }
        }
      }
    }
  }

  @Test("without a row are counted after the last name, which is cut rather than the count")
  func more() {
    let chart = TestChart(counts(5)) { BarMark(x: \.count, y: \.name) }
    let picture = """
         n1 █████████████████▉
         n2 ██▌
      n3 +2 ████████████████████▌
            0    2    4    6    8
      """
    #expect(chart.plan(29, 4).picture.drawing == picture)
    let names = TestChart((1...12).map { Count(name: "Applications \($0)", count: $0) }) {
      BarMark(x: \.count, y: \.name)
    }
    #expect(names.plan(24, 2).picture.texts(.yTick) == ["Applica…", "App… +10"])
  }
}

@Suite("Ticks of integers") struct WholeTickTests {
  private struct Count {
    var name = "a"
    var time = 0
    var count: Int?
    var share = 1.0
  }

  @Test("are integers, for all small counts and sizes")
  func whole() {
    for most in 1...12 {
      let counts = (0...most).map { Count(time: $0, count: $0) }
      let upright = TestChart(counts) { LineMark(x: \.time, y: \.count) }
      let level = TestChart(counts) { BarMark(x: \.count, y: \.name) }
      for size in 1...40 {
        let (tall, wide) = (upright.plan(40, size), level.plan(size, 6))
        for tick in tall.y.ticks + tall.x.ticks + wide.x.ticks {
          if tick.value.rounded() != tick.value {
            Issue.record("\(tick.label) of \(most) in \(size)")
          }
        }
        if tall.y.ticks.isEmpty { Issue.record("none of \(most) in \(size) rows") }
      }
    }
  }

  @Test("are between integers where the values are shares, other numbers, or a part in sight")
  func parts() {
    let counts = [Count(count: 1), Count(time: 1, count: 3)]
    let steps = { (mark: ChartMark<Count>) in
      TestChart(counts) { mark }.plan(40, 12).y.ticks.map(\.label)
    }
    #expect(steps(BarMark(x: \.time, y: \.share)) == ["0", "0.2", "0.4", "0.6", "0.8", "1"])
    #expect(
      steps(BarMark(x: \.time, y: \.count, stacking: .normalized))
        == ["0", "0.2", "0.4", "0.6", "0.8", "1"])
    let zoomed = TestChart(counts) { LineMark(x: \.time, y: \.count) }
      .plan(40, 6, viewport: ChartViewport(0.25...0.75))
    #expect(zoomed.x.ticks.count > 1)
  }
}
