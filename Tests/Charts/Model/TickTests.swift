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

  /// Whether a number is simple: 1, 1.5, 2, 2.5, 3, 4, or 5 times a power of ten.
  private func isSimple(_ step: Double) -> Bool {
    let mantissa = step / power(ofTen: (commonLogarithm(step) + 1e-9).rounded(.down))
    return [1, 1.5, 2, 2.5, 3, 4, 5].contains { abs(mantissa - $0) < 1e-6 }
  }

  @Test(
    """
    of rows are round, equally far apart and told from each other, and leave two thirds of the axis
    to the data, for all small domains and heights
    """, arguments: [1, 0.001])
  func rows(unit: Double) {
    for lower in -9...5 {
      for upper in lower + 1...17 {
        for cells in Array(1...12) + [16, 24, 60] {
          let scale = Scale(lower: Double(lower) * unit, upper: Double(upper) * unit)
          check(scale, cells, spacing: 2)
        }
      }
    }
  }

  private func check(_ scale: Scale, _ cells: Int, spacing: Int) {
    let axis = fit(scale, rounds: true, spacing: .rows(spacing), cells: cells)
    let (ticks, domain) = (axis.ticks, axis.grid.scale)
    let name =
      "\(scale.lower)...\(scale.upper) in \(cells): \(ticks.map(\.label)), "
      + "\(domain.lower)...\(domain.upper)"
    if min(scale.lower - domain.lower, domain.upper - scale.upper) < -1e-9 * scale.length {
      Issue.record("\(name) does not cover")
    }
    if scale.length / domain.length < 2.0 / 3 - 1e-9 { Issue.record("\(name) wastes room") }
    if ticks.count < min(2, cells - 1) || ticks.isEmpty { Issue.record("\(name) has too few") }
    if cells >= 12, ticks.count < 3 { Issue.record("\(name) has few") }
    for (tick, next) in zip(ticks, ticks.dropFirst()) {
      let step = next.value - tick.value
      if next.dot / 4 - tick.dot / 4 < 1 { Issue.record("\(name) overlaps") }
      if !isSimple(step) { Issue.record("\(name) is not round") }
      let count = tick.value / step
      if abs(count - count.rounded()) > 1e-6 { Issue.record("\(name) is at no multiple") }
      if abs(step - (ticks[1].value - ticks[0].value)) > 1e-6 * step {
        Issue.record("\(name) is uneven")
      }
    }
    if Set(ticks.map(\.label)).count < ticks.count { Issue.record("\(name) says one twice") }
    // What is beyond the last label is less than the distance of two.
    if let first = ticks.first, let last = ticks.last, ticks.count > 1 {
      let step = ticks[1].value - first.value
      if first.value - domain.lower > step || domain.upper - last.value > step {
        Issue.record("\(name) leaves an end")
      }
    }
  }

  @Test("of a low axis do not waste it")
  func low() {
    let axis = { (lower: Double, upper: Double, cells: Int) in
      let axis = self.fit(
        Scale(lower: lower, upper: upper), rounds: true, spacing: .rows(2), cells: cells)
      let scale = axis.grid.scale
      return (
        axis.ticks.map { "\($0.label)@\($0.dot / 4)" }.joined(separator: " "),
        scale.lower...scale.upper
      )
    }
    let loads = axis(-8, 14, 5)
    #expect(loads.0 == "-15@0 0@2 15@4" && loads.1 == -15...15)
    let sales = axis(0, 22, 5)
    #expect(sales.0 == "0@0 10@2 20@4" && sales.1 == 0...22)
    let whole = axis(0, 100, 5)
    #expect(whole.0 == "0@0 50@2 100@4" && whole.1 == 0...100)
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

  @Test(
    """
    are equally many cells apart where a round step can be so, and else one cell more or less, for
    all small domains and heights
    """, arguments: [true, false])
  func even(rounds: Bool) {
    for cells in Array(3...20) + [27, 40] {
      for lower in -9...5 {
        for upper in lower + 1...17 {
          let scale = Scale(lower: Double(lower), upper: Double(upper))
          let axis = fit(scale, rounds: rounds, spacing: .rows(2), cells: cells)
          let places = axis.ticks.map { $0.dot / 4 }
          let distances = Set(zip(places, places.dropFirst()).map { $1 - $0 })
          let name = "\(lower)...\(upper) in \(cells): \(axis.ticks.map(\.label)) at \(places)"
          guard let least = distances.min(), let most = distances.max() else { continue }
          if most - least > 1 { Issue.record("\(name)") }
          let isPossible =
            rounds ? hasEvenRoom(lower, upper, cells) : hasEvenTicks(lower, upper, cells)
          if isPossible, most > least { Issue.record("\(name) are not even") }
          if isPossible, places.count < 3 { Issue.record("\(name) are few") }
        }
      }
    }
  }

  /// Whether three or more ticks of a round step are two or more cells apart, as many for all, on
  /// an axis that begins at a multiple of the step and leaves two thirds to the data.
  private func hasEvenRoom(_ lower: Int, _ upper: Int, _ cells: Int) -> Bool {
    [0.1, 0.2, 0.5, 1, 2, 5, 10, 20].contains { step in
      let start = (Double(lower) / step + 1e-9).rounded(.down) * step
      return (2...cells).contains { distance in
        // The last of four dots in a cell is the end of the axis.
        let end = start + step * (Double(cells) - 0.25) / Double(distance)
        return upper > 0 && end >= Double(upper) - 1e-9 && 2 * distance < cells
          && Double(upper - lower) >= 2.0 / 3 * (end - start)
      }
    }
  }

  /// Whether three or more multiples of a round step are two or more cells apart, as many for all.
  private func hasEvenTicks(_ lower: Int, _ upper: Int, _ cells: Int) -> Bool {
    [0.1, 0.2, 0.5, 1, 2, 5, 10].contains { step in
      let first = Int((Double(lower) / step - 1e-9).rounded(.up))
      let last = Int((Double(upper) / step + 1e-9).rounded(.down))
      guard last - first > 1 else { return false }
      let places = (first...last).map { count in
        let share = (Double(count) * step - Double(lower)) / Double(upper - lower)
        return Int((share * Double(4 * cells - 1)).rounded()) / 4
      }
      let distances = Set(zip(places, places.dropFirst()).map { $1 - $0 })
      return distances.count == 1 && distances.allSatisfy { $0 > 1 }
    }
  }

  @Test("of times divide minutes, hours, and days")
  func times() {
    var step = TickStep.first(atLeast: 0.1, kind: .time)
    var steps: [Double] = []
    while step.value < 1e7 {
      steps.append(step.value)
      step = step.next(.time)
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

  @Test(
    "of dates are Mondays, and the first days of months and years",
    arguments: [
      (9, "01-05 01-07 01-09"), (20, "01-05 01-12 01-19"), (66, "01-05 01-19 02-02 02-16 03-02"),
      (90, "02-01 03-01 04-01"), (700, "2026-07 2027-01 2027-07"),
      (5_000, "2030 2035"),
    ])
  func dates(days: Int, labels: String) {
    // From the second of January, 2026.
    let start = Double(CalendarDay(year: 2026, month: 1, day: 2).number) * 86_400
    let axis = fit(
      Scale(lower: start, upper: start + Double(days) * 86_400), rounds: false,
      spacing: .columns(gap: 2), cells: 40, kind: .date)
    let all = axis.ticks.map(\.label).joined(separator: " ")
    #expect(all.contains(labels), "\(all)")
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
