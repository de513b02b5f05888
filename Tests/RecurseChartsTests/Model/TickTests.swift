import Testing

@testable import RecurseCharts

@Suite("Ticks") struct TickTests {
  private func fit(
    _ scale: Scale, rounds: Bool, spacing: TickSpacing, cells: Int, kind: PlotKind = .number,
    dotsPerCell: Int = 4
  ) -> FittedAxis {
    var domain = DomainFit(
      AxisScale(), extent: Extent(), kind: .number, categoryCount: 0, isValueAxis: true)
    domain.scale = scale
    domain.rounds = rounds
    return TickFit(
      domain: domain, words: ValueWords(kind: kind), spacing: spacing,
      grid: { AxisGrid($0, cells: cells, dotsPerCell: dotsPerCell) }
    ).axis(names: [])
  }

  /// Whether a number is 1, 2, or 5 times a power of ten.
  private func isRound(_ step: Double) -> Bool {
    let mantissa = step / power(ofTen: (commonLogarithm(step) + 1e-9).rounded(.down))
    return [1, 2, 5].contains { abs(mantissa - $0) < 1e-6 }
  }

  @Test("of rows are round, cover the domain, and are two rows apart, for all small domains")
  func rows() {
    for lower in -8...8 {
      for upper in lower + 1...18 {
        for cells in 1...16 {
          let scale = Scale(lower: Double(lower), upper: Double(upper))
          let axis = fit(scale, rounds: true, spacing: .rows(2), cells: cells)
          let ticks = axis.ticks
          let name = "\(lower)...\(upper) in \(cells): \(ticks.map(\.label))"
          if ticks.isEmpty { Issue.record("\(name) has none") }
          if axis.grid.scale.lower > scale.lower || axis.grid.scale.upper < scale.upper {
            Issue.record("\(name) does not cover")
          }
          for (tick, next) in zip(ticks, ticks.dropFirst()) {
            if next.dot / 4 - tick.dot / 4 < 2 { Issue.record("\(name) overlaps") }
            // In less than five rows, zero may have left from between two ticks.
            let step = next.value - tick.value
            let isPruned = cells < 5 && tick.value == -next.value && isRound(step / 2)
            if !isRound(step), !isPruned { Issue.record("\(name) is not round") }
          }
          for tick in ticks where Double(tick.label) != tick.value {
            Issue.record("\(name) has noise")
          }
          // Three rows have room for both ends; 0 may be between them.
          if cells >= 5 {
            if ticks.first?.dot != 0 || ticks.last?.dot != axis.grid.dots - 1 {
              Issue.record("\(name) has no label at an end")
            }
          }
          if cells >= 3, ticks.count < 2 { Issue.record("\(name) has one label") }
        }
      }
    }
  }

  @Test("of columns are round and do not touch, for all small domains")
  func columns() {
    for lower in -5...5 {
      for upper in lower + 1...11 {
        for cells in Array(1...20) + [27, 40] {
          let scale = Scale(lower: Double(lower), upper: Double(upper))
          let spacing = TickSpacing.columns(gap: 2)
          let axis = fit(scale, rounds: false, spacing: spacing, cells: cells, dotsPerCell: 2)
          let name = "\(lower)...\(upper) in \(cells): \(axis.ticks.map(\.label))"
          for (tick, next) in zip(axis.ticks, axis.ticks.dropFirst()) {
            let width = max(tick.label.count, next.label.count)
            if next.dot / 2 - tick.dot / 2 < width + 1 { Issue.record("\(name) touches") }
            if !isRound(next.value - tick.value) { Issue.record("\(name) is not round") }
          }
          if let first = axis.ticks.first, let last = axis.ticks.last, axis.ticks.count > 1 {
            let step = axis.ticks[1].value - first.value
            let isCovered =
              first.value - step < scale.lower && last.value + step > scale.upper
            if !isCovered { Issue.record("\(name) leaves room") }
          }
          if cells >= 12, axis.ticks.isEmpty { Issue.record("\(name) has none") }
        }
      }
    }
  }

  @Test("have the shortest step that fits")
  func shortestStep() {
    for cells in 3...20 {
      for upper in 1...40 {
        let scale = Scale(lower: 0, upper: Double(upper))
        let axis = fit(scale, rounds: true, spacing: .rows(2), cells: cells)
        guard axis.ticks.count > 1 else { continue }
        let chosen = axis.ticks[1].value - axis.ticks[0].value
        for exponent in -3...2 {
          for mantissa in [1, 2, 5] {
            let step = DecimalNumber(mantissa, exponent: exponent).value
            guard step < chosen * 0.99 else { continue }
            let count = Int((Double(upper) / step - 1e-9).rounded(.up))
            // More ticks than cells never fit.
            guard count <= cells else { continue }
            let dots = (0...count).map { place in
              Int((Double(place) / Double(count) * Double(4 * cells - 1)).rounded())
            }
            let fits = zip(dots, dots.dropFirst()).allSatisfy { $1 / 4 - $0 / 4 >= 2 }
            if fits { Issue.record("\(step) fits 0...\(upper) in \(cells), chosen \(chosen)") }
          }
        }
      }
    }
  }

  @Test("of times divide minutes, hours, and days")
  func times() {
    var step = TickStep.first(atLeast: 0.1, isTime: true)
    var steps: [Double] = []
    while step.value < 1e7 {
      steps.append(step.value)
      step = step.next(isTime: true)
    }
    #expect(
      steps == [
        0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200, 10_800,
        21_600, 43_200, 86_400, 172_800, 432_000, 864_000, 1_728_000, 4_320_000, 8_640_000,
      ])
    let axis = fit(
      Scale(lower: 0, upper: 300), rounds: false, spacing: .columns(gap: 2),
      cells: 40, kind: .duration)
    #expect(axis.ticks.map(\.label) == ["0", "1m", "2m", "3m", "4m", "5m"])
  }

  @Test("of logarithms are at powers of ten, and between them if there is room")
  func logarithms() {
    let scale = Scale(isLogarithmic: true, lower: 0, upper: 3)
    let labels = { (cells: Int) in
      self.fit(scale, rounds: false, spacing: .rows(2), cells: cells).ticks.map(\.label)
    }
    #expect(labels(7) == ["1", "10", "100", "1000"])
    #expect(labels(4) == ["1", "100"])
    #expect(labels(22) == ["1", "2", "5", "10", "20", "50", "100", "200", "500", "1000"])
    let narrow = Scale(isLogarithmic: true, lower: commonLogarithm(23), upper: commonLogarithm(58))
    let ticks = fit(narrow, rounds: false, spacing: .rows(2), cells: 8).ticks
    #expect(ticks.map(\.label) == ["30", "40", "50"])
  }

  @Test("do not touch, for all spans of powers of ten")
  func logarithmsDoNotTouch() {
    for lower in stride(from: -12, through: 8, by: 2) {
      for length in 1...12 {
        for cells in [1, 2, 3, 4, 6, 8, 13, 24] {
          let scale = Scale(
            isLogarithmic: true, lower: Double(lower), upper: Double(lower + length))
          let ticks = fit(scale, rounds: true, spacing: .rows(2), cells: cells).ticks
          for (tick, next) in zip(ticks, ticks.dropFirst()) where next.dot / 4 - tick.dot / 4 < 2 {
            Issue.record("1e\(lower) + \(length) in \(cells)")
          }
          if cells >= 8, ticks.count < 2 { Issue.record("1e\(lower) + \(length) in \(cells)") }
        }
      }
    }
  }

  @Test("of huge, tiny, and far domains are finite and few")
  func extremes() {
    let limit = Scale.limit
    let domains = [
      (-limit, limit), (0, limit), (0, 1e-300), (1e17, 1e17 + 1e7), (-1e-5, 1e-5),
      (1e15, 1e15 + 1e4), (0, .leastNormalMagnitude),
    ]
    for (lower, upper) in domains {
      for cells in [1, 2, 3, 10, 200] {
        for rounds in [false, true] {
          let axis = fit(
            Scale(lower: lower, upper: upper), rounds: rounds, spacing: .rows(2), cells: cells)
          #expect(axis.ticks.count <= cells)
          #expect(axis.ticks.allSatisfy { $0.value.isFinite && $0.label.count < 24 })
        }
      }
    }
  }
}
