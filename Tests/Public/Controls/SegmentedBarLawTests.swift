import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("The cells of bars with segments") struct SegmentedBarLawTests {
  private static let colors: [Color] = [.rgb(0xFF0000), .rgb(0x00FF00), .rgb(0x0000FF)]
  private static let total = 4

  /// Every way in which three segments have values up to the total, and more together.
  private static let values: [[Int]] = (0...total).flatMap { first in
    (0...total).flatMap { second in (0...total).map { [first, second, $0] } }
  }

  /// A bar for each list of values, each between two signs.
  private struct Bars: Component {
    var columns: Int
    var isLabelled = false

    func render(state: Void) -> Node {
      VStack(spacing: 0) {
        for (number, values) in SegmentedBarLawTests.values.enumerated() {
          HStack(spacing: 0) {
            Text("[")
            Gauge(segments: segments(values), total: Double(total), caption: "")
              .labelsInside(isLabelled).frame(width: columns)
            Text("]")
          }
          .key(number)
        }
      }
    }

    private func segments(_ values: [Int]) -> [BarSegment] {
      zip(values, SegmentedBarLawTests.colors).map { value, color in
        BarSegment("日\(value)long", value: value).foreground(color)
      }
    }
  }

  /// The half cells that each segment has, counted in whole numbers.
  private func expected(_ values: [Int], columns: Int) -> [Int] {
    var (sum, last) = (0, 0)
    return values.map { value in
      sum = min(sum + value, Self.total)
      let end = 2 * columns * sum / Self.total
      defer { last = end }
      return end - last
    }
  }

  @Test("add up to the part that is filled, in half cells, and are between the signs beside them")
  func shares() {
    for columns in 0...9 {
      let screen = TestScreen(
        Bars(columns: columns), columns: columns + 2, rows: Self.values.count, colorScheme: .dark)
      let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (row, values) in Self.values.enumerated() {
        let line = Array(lines[row])
        #expect(line.count == columns + 2 && line.first == "[" && line.last == "]")
        var halves = [0, 0, 0]
        for column in 1..<columns + 1 {
          let style = screen.style(row: row, column: column)
          let isHalf = line[column] == "▌"
          let parts = isHalf ? [style.foreground, style.background] : [style.background]
          for part in parts {
            guard let index = Self.colors.firstIndex(where: { $0 == part }) else { continue }
            halves[index] += isHalf ? 1 : 2
          }
        }
        #expect(halves == expected(values, columns: columns), "\(values) in \(columns) columns")
      }
    }
  }

  @Test("with titles inside have the segments of those without")
  func labelled() {
    for columns in 0...12 {
      let (plain, labelled) = (
        TestScreen(
          Bars(columns: columns), columns: columns + 2, rows: Self.values.count,
          colorScheme: .dark),
        TestScreen(
          Bars(columns: columns, isLabelled: true), columns: columns + 2, rows: Self.values.count,
          colorScheme: .dark)
      )
      for row in Self.values.indices {
        for column in 0..<columns + 2 {
          let (below, above) = (
            plain.style(row: row, column: column), labelled.style(row: row, column: column)
          )
          #expect(below.background == above.background, "\(Self.values[row]) in \(columns)")
        }
      }
      if columns == 12 {
        #expect(labelled.text.contains("日4long") && labelled.text.contains("日2lo…"))
      }
    }
  }

  @Test("are none where the values or the total mean nothing")
  func numbers() {
    struct Odd: Component {
      func render(state: Void) -> Node {
        for total in [0, -1, .nan, .infinity, 1e-300] {
          for value in [0, -1, .nan, .infinity, -.infinity, 1e300, 1e-300] {
            let segments = [BarSegment("a", value: value), BarSegment("b", value: value)]
            Gauge("g", segments: segments, total: total).labelsInside()
            ProgressView(segments: segments, total: total).labelsInside()
          }
        }
        Gauge(segments: [], total: 1)
        ProgressView(segments: []).labelsInside()
      }
    }
    let screen = TestScreen(Odd(), columns: 20, rows: 72)
    #expect(screen.failure == nil)
    let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 72 && lines.allSatisfy { $0.count <= 20 })
    #expect(lines[71] == "────────────────────")
  }

  @Test("show no control of a hostile title, in any width")
  func hostile() {
    struct Page: Component {
      func render(state: Void) -> Node {
        VStack(alignment: .stretch) {
          for (number, text) in oddTexts.enumerated() {
            Gauge(text, segments: [BarSegment(text, value: 1)], total: 2, caption: text)
              .labelsInside().key(number)
            Gauge(text, value: 0.4, caption: text).labelsInside().key(-1 - number)
            ProgressView(value: 0.6).labelsInside(caption: text)
          }
        }
      }
    }
    for columns in 1...40 {
      for colors in [ColorLevel.none, .trueColor] {
        let screen = TestScreen(
          Page(), columns: columns, rows: 3 * oddTexts.count, colorScheme: .dark, colors: colors)
        #expect(screen.failure == nil)
        let controls = screen.text.unicodeScalars.filter {
          $0.properties.generalCategory == .control && $0 != "\n"
        }
        #expect(controls.isEmpty, "\(columns) columns")
      }
    }
  }
}
