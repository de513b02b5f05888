import TestSupport
import Testing

@testable import RecurseCharts

@Suite("A stack") struct StackingTests {
  private func samples(_ dice: inout SplitMix64, lowest: Double = -5) -> [Sample] {
    (0..<dice.below(40)).map { _ in
      Sample(
        x: Double(dice.below(5)), y: dice.below(12) == 0 ? .nan : dice.number(lowest...5),
        name: ["a", "b", "c"][dice.below(3)], group: ["g", "h"][dice.below(2)])
    }
  }

  @Test("of bars has the sums of what is above and below zero", arguments: 0..<200)
  func sums(seed: Int) {
    var dice = SplitMix64(seed)
    let samples = samples(&dice)
    let chart = TestChart(samples) {
      BarMark(x: \.x, y: \.y).foreground(by: \.name).position(by: \.group)
    }
    let mark = chart.columns.data.marks[0]
    for x in Set(samples.map(\.x)) {
      for group in ["g", "h"] {
        let rows = samples.indices.filter {
          samples[$0].x == x && samples[$0].group == group && samples[$0].y.isFinite
        }
        let above = rows.map { samples[$0].y }.filter { $0 > 0 }.reduce(0, +)
        let below = rows.map { samples[$0].y }.filter { $0 < 0 }.reduce(0, +)
        #expect(abs((rows.map { mark.upper[$0] }.max() ?? 0) - above) < 1e-9 || above == 0)
        #expect(abs((rows.map { mark.upper[$0] }.min() ?? 0) - below) < 1e-9 || below == 0)
        for row in rows {
          #expect(abs(mark.upper[row] - mark.lower[row] - samples[row].y) < 1e-9)
        }
        // No two overlap: each begins at zero or where another one ends.
        for row in rows where mark.lower[row] != 0 {
          #expect(rows.contains { mark.upper[$0] == mark.lower[row] && $0 != row })
        }
      }
    }
    for row in samples.indices where samples[row].y.isNaN { #expect(mark.upper[row].isNaN) }
  }

  @Test("is in the order in which the series first occur")
  func order() {
    let samples = [
      Sample(x: 1, y: 1, name: "b"), Sample(x: 2, y: 2, name: "a"), Sample(x: 1, y: 4, name: "a"),
      Sample(x: 2, y: 8, name: "b"),
    ]
    let chart = TestChart(samples) { BarMark(x: \.x, y: \.y).foreground(by: \.name) }
    let data = chart.columns.data
    #expect(data.series.entries.map(\.name) == ["b", "a"])
    #expect(data.marks[0].lower == [0, 8, 1, 0])
    #expect(data.marks[0].upper == [1, 10, 5, 8])
  }

  @Test("of shares reaches from 0 to 1", arguments: 0..<50)
  func shares(seed: Int) {
    var dice = SplitMix64(seed)
    let samples = samples(&dice, lowest: 0.5)
    for isBar in [true, false] {
      let chart = TestChart(samples) {
        if isBar {
          BarMark(x: \.x, y: \.y, stacking: .normalized).foreground(by: \.name)
        } else {
          AreaMark(x: \.x, y: \.y, stacking: .normalized).foreground(by: \.name)
        }
      }
      let mark = chart.columns.data.marks[0]
      for x in Set(samples.filter { $0.y.isFinite }.map(\.x)) {
        let rows = samples.indices.filter { samples[$0].x == x && samples[$0].y.isFinite }
        #expect(abs((rows.map { mark.upper[$0] }.max() ?? 0) - 1) < 1e-9)
        #expect(rows.map { mark.lower[$0] }.min() == 0)
      }
    }
  }

  @Test("of areas has series that touch")
  func areas() {
    let samples = (0..<10).flatMap { x in
      [Sample(x: Double(x), y: 2, name: "a"), Sample(x: Double(x), y: Double(x), name: "b")]
    }
    let picture = TestChart(samples) { AreaMark(x: \.x, y: \.y).foreground(by: \.name) }.bare
      .plan(10, 5).picture
    #expect(picture.areas.count == 2)
    for (lower, upper) in zip(picture.areas[0].rows, picture.areas[1].rows) {
      #expect(lower?.lowerBound == upper?.upperBound)
    }
  }

  @Test("is not made without stacking, nor for bars beside each other")
  func unstacked() {
    let samples = [Sample(x: 1, y: 3, group: "g"), Sample(x: 1, y: 2, group: "h")]
    let unstacked = TestChart(samples) { BarMark(x: \.x, y: \.y, stacking: .unstacked) }
    #expect(unstacked.columns.data.marks[0].lower == [0, 0])
    let grouped = TestChart(samples) { BarMark(x: \.x, y: \.y).position(by: \.group) }
    #expect(grouped.columns.data.marks[0].lower == [0, 0])
    let stacked = TestChart(samples) { BarMark(x: \.x, y: \.y) }
    #expect(stacked.columns.data.marks[0].lower == [0, 3])
  }
}
