import Recurse
import RecurseCharts
import RecurseTerminal
import RecurseTesting
import Testing

@MainActor @Suite("The colors of a heat map") struct RampTests {
  private static let count = 48
  /// The columns of the cells: the axis of numbers keeps one free at its end.
  private static let columns = 0..<count - 1

  private func screen(
    _ theme: Theme, _ scheme: ColorScheme?, _ level: ColorLevel
  ) -> TestScreen<Page> {
    let samples = (0..<Self.count).map { Load(time: Double($0), value: Double($0)) }
    let page = Page(samples: samples) {
      Chart(\.samples) { RectangleMark(x: \.time, y: \.host).foreground(by: \.value) }
        .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
    }
    return TestScreen(
      page, columns: Self.count, rows: 2, theme: theme, colorScheme: scheme, colors: level)
  }

  private func isOrdered(_ numbers: [Double]) -> Bool {
    let pairs = zip(numbers, numbers.dropFirst())
    return pairs.allSatisfy(<=) || pairs.allSatisfy(>=)
  }

  @Test("go from dark to light or from light to dark in every theme", arguments: Theme.all)
  func surfaces(theme: Theme) {
    for scheme in [ColorScheme.dark, .light] {
      for level in [ColorLevel.trueColor, .palette256] {
        let screen = screen(theme, scheme, level)
        let shown = Self.columns.map { column in
          level.nearest(screen.style(row: 0, column: column)).background?.luminance ?? -1
        }
        let name = "\(theme.name) \(scheme) \(level): \(shown)"
        #expect(!shown.contains(-1) && isOrdered(shown), "\(name)")
        #expect(Set(shown).count >= (level == .trueColor ? 12 : 3), "\(name)")
      }
    }
  }

  @Test("are shades of one color where there are few colors, or none", arguments: Theme.all)
  func shades(theme: Theme) {
    for level in [ColorLevel.ansi16, .ansi8, .none] {
      for scheme in [ColorScheme.dark, .light, nil] {
        let screen = screen(theme, scheme, level)
        let row = Array(screen.rows[0])
        let shades = row.compactMap { "░▒▓█".firstIndex(of: $0) }
        #expect(shades.count == Self.columns.count && Set(shades).count == 4)
        #expect(zip(shades, shades.dropFirst()).allSatisfy(<=))
        let colors = Set(Self.columns.map { screen.style(row: 0, column: $0).foreground })
        #expect(colors.count == 1, "\(theme.name) \(level)")
      }
    }
  }
}
