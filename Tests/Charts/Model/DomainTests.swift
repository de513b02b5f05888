import TestSupport
import Testing

@testable import RecurseCharts

@Suite("A domain") struct DomainTests {
  private func fit(
    _ values: [Double], _ setting: AxisScale = AxisScale(), kind: PlotKind = .number,
    isValueAxis: Bool = true
  ) -> DomainFit {
    DomainFit(
      setting, extent: Extent(values), kind: kind, categoryCount: 0, isValueAxis: isValueAxis)
  }

  private func range(_ fit: DomainFit) -> ClosedRange<Double> { fit.scale.lower...fit.scale.upper }

  @Test("of values includes zero, whatever the mark, and that of keys does not")
  func zero() {
    #expect(range(fit([3, 8])) == 0...8)
    #expect(range(fit([-8, -3])) == -8...0)
    #expect(range(fit([3, 8], isValueAxis: false)) == 3...8)
    #expect(range(fit([3, 8], AxisScale(includesZero: false))) == 3...8)
    #expect(range(fit([3, 8], AxisScale(includesZero: true), isValueAxis: false)) == 0...8)
    #expect(range(fit([3, 8], kind: .duration)) == 0...8)
    #expect(range(fit([3, 8], kind: .date)) == 3...8)
    #expect(
      range(fit([3, 800], AxisScale(type: .log)))
        == commonLogarithm(3)...commonLogarithm(800))
  }

  @Test("of nothing, of one value, and of what is not finite is still one")
  func degenerate() {
    #expect(range(fit([])) == 0...1)
    #expect(range(fit([.nan, .infinity, -.infinity], isValueAxis: false)) == 0...1)
    #expect(range(fit([], AxisScale(type: .log))) == 0...1)
    #expect(range(fit([-5, 0], AxisScale(type: .log))) == 0...1)
    #expect(range(fit([0])) == 0...1)
    #expect(range(fit([0], isValueAxis: false)) == -0.5...0.5)
    #expect(range(fit([4], isValueAxis: false)) == 2...6)
    #expect(range(fit([-4], isValueAxis: false)) == -6 ... -2)
    #expect(range(fit([4])) == 0...4)
    #expect(range(fit([1.7e9], kind: .date)) == 1.7e9 - 30...1.7e9 + 30)
    #expect(range(fit([100], AxisScale(type: .log))) == 1.5...2.5)
    let huge = fit([-1e308, 1e308])
    #expect(huge.scale.length.isFinite && huge.scale.position(of: 0) == 0.5)
  }

  @Test("that is set is taken as it is, in either direction, if its ends are numbers")
  func fixed() {
    let set = { (start: Double, end: Double, type: ScaleType?) in
      AxisScale(type: type, ends: .init(start: start, end: end))
    }
    #expect(range(fit([3, 8], set(2, 5, nil))) == 2...5)
    #expect(!fit([3, 8], set(2, 5, nil)).rounds)
    #expect(range(fit([3, 8], set(5, 2, nil))) == 2...5)
    #expect(fit([3, 8], set(5, 2, nil)).scale.isReversed)
    #expect(range(fit([3, 8], set(.nan, 5, nil))) == 0...8)
    #expect(range(fit([3, 8], set(0, .infinity, nil))) == 0...8)
    #expect(range(fit([3, 8], set(0, 1_000, .log))) == commonLogarithm(3)...3)
    #expect(range(fit([3, 8], set(-5, 0, .log))) == commonLogarithm(3)...commonLogarithm(8))
    #expect(range(fit([3], set(7, 7, nil))) == 6.5...7.5)
  }

  @Test("has its ends at the first and the last dot of the axis of values")
  func ends() {
    for cells in 1...12 {
      for dotsPerCell in 1...4 {
        let grid = AxisGrid(
          Scale(lower: -3, upper: 4), cells: cells, dotsPerCell: dotsPerCell)
        #expect(grid.dot(of: -3) == 0 || grid.dots == 1)
        #expect(grid.dot(of: 4) == grid.dots - 1 || grid.dots == 1)
        #expect(grid.eighth(of: -3) == 0 && grid.eighth(of: 4) == 8 * cells)
        for dot in 0..<grid.dots where grid.dots > 1 {
          #expect(grid.dot(of: grid.coordinate(ofDot: dot)) == dot)
        }
        let turned = AxisGrid(
          Scale(lower: -3, upper: 4, isReversed: true), cells: cells, dotsPerCell: dotsPerCell)
        for value in stride(from: -3.0, through: 4, by: 0.5) {
          #expect((grid.dot(of: value) ?? 0) + (turned.dot(of: value) ?? 0) == grid.dots - 1)
          #expect(grid.eighth(of: value) + turned.eighth(of: value) == 8 * cells)
        }
      }
    }
  }

  @Test("shows all of its columns inside the plot, for any domain", arguments: 0..<200)
  func alignedColumns(seed: Int) {
    var dice = SplitMix64(seed)
    let lower = dice.number(-1...1) * [1, 1e-6, 1e6, 1.7e9][dice.below(4)]
    let length = dice.number(0.1...10) * [1, 1e-3, 1e6][dice.below(3)]
    for cells in 1...30 {
      for dotsPerCell in 1...2 {
        let scale = Scale(lower: lower, upper: lower + length)
        let grid = AxisGrid(aligned: scale, cells: cells, dotsPerCell: dotsPerCell, keeping: nil)
        var last = 0
        for step in 0...100 {
          let value = min(lower + length * Double(step) / 100, scale.upper)
          let dot = grid.dot(of: value) ?? -1
          if dot < 0 || dot >= grid.dots || dot < last { Issue.record("\(value): \(dot)") }
          last = dot
        }
        // All but two cells at the ends are used.
        let used = (grid.dot(of: scale.upper) ?? 0) - (grid.dot(of: lower) ?? 0)
        #expect(used >= grid.dots - 2 * dotsPerCell - 1)
        for dot in 0..<grid.dots where cells > 2 && dot > 1 && dot < grid.dots - 2 {
          let center = grid.coordinate(ofDot: dot)
          if scale.contains(center) { #expect(grid.dot(of: center) == dot) }
        }
      }
    }
  }

  @Test("of categories shares out all cells, and gives each at least one")
  func bands() {
    for count in 1...20 {
      for cells in 1...20 {
        for isReversed in [false, true] {
          let scale = Scale(
            categoryCount: count, lower: -0.5, upper: Double(count) - 0.5, isReversed: isReversed)
          let grid = AxisGrid(scale, cells: cells, dotsPerCell: 2)
          let bands = (0..<count).compactMap { grid.cells(of: Double($0), length: 1) }
          #expect(bands.count == count)
          #expect(bands.allSatisfy { !$0.isEmpty && $0.lowerBound >= 0 && $0.upperBound <= cells })
          if count <= cells {
            let all = bands.flatMap(Array.init)
            #expect(all.sorted() == Array(0..<cells))
          }
          for (number, band) in bands.enumerated() {
            let dot = grid.dot(of: Double(number)) ?? -1
            #expect(band.contains(dot / 2))
            // A band with a cell more than the smallest has its dot where that one would.
            let extra = band.count - max(1, cells / count)
            let ends =
              isReversed
              ? band.lowerBound + extra + band.upperBound
              : band.lowerBound + band.upperBound - extra
            #expect(abs(2 * dot + 1 - 2 * ends) <= 1)
          }
        }
      }
    }
  }
}
