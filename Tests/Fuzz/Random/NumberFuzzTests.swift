import Recurse
import RecurseTesting
import TestSupport
import Testing

/// Numbers of every size for every function that takes numbers from an app.
@MainActor
@Suite("Random numbers") struct NumberFuzzTests {
  /// Equally often near zero, near the size of a screen, near a limit of `Int`, and anywhere.
  private static func number(_ random: inout SplitMix64) -> Int {
    let small = Int.random(in: -9...9, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return small
    case 1: return Int.random(in: -300...300, using: &random)
    case 2: return Int.max - abs(small)
    case 3: return Int.min + abs(small)
    case 4: return Int(1) << Int.random(in: 0..<63, using: &random) &+ small
    default: return Int.random(in: .min ... .max, using: &random)
    }
  }

  private static func rect(_ random: inout SplitMix64) -> CellRect {
    CellRect(
      column: number(&random), row: number(&random), columns: number(&random),
      rows: number(&random))
  }

  private func held(_ exact: Int128) -> Int { Int(clamping: exact) }

  @Test("Moving and clipping rectangles matches exact arithmetic, within the range of Int")
  func rectangles() {
    var random = Fuzz.random(0x2EC7)
    for _ in 0..<Fuzz.rounds(20_000) {
      let (one, other) = (Self.rect(&random), Self.rect(&random))
      let (columns, rows) = (Self.number(&random), Self.number(&random))
      let moved = one.offset(columns: columns, rows: rows)
      #expect(moved.column == held(Int128(one.column) + Int128(columns)))
      #expect(moved.row == held(Int128(one.row) + Int128(rows)))
      #expect(one.endColumn == held(Int128(one.column) + Int128(one.columns)))
      let cut = one.intersection(other)
      let left = Int128(max(one.column, other.column))
      #expect(
        cut.columns == held(max(0, Int128(min(one.endColumn, other.endColumn)) - left)), "\(one)")
      guard !one.isEmpty, !other.isEmpty else { continue }
      let both = one.union(other)
      #expect(both.row == min(one.row, other.row))
      #expect(
        both.rows == held(Int128(max(one.endRow, other.endRow)) - Int128(both.row)), "\(one)")
    }
  }

  @Test("Drawing at any position changes only cells of the grid")
  func grid() {
    var random = Fuzz.random(0x62D)
    let grid = CellGrid(size: CellSize(columns: 12, rows: 3))
    let text = EncodedText("one 日本 two\tthree", glyphs: grid.glyphs)
    for _ in 0..<Fuzz.rounds(2_000) {
      let point = CellPoint(column: Self.number(&random), row: Self.number(&random))
      for line in text.lines(width: Self.number(&random), limit: 2) {
        grid.draw(line, of: text, styles: [.plain], at: point, clip: Self.rect(&random))
      }
      grid.fill(Self.rect(&random), style: CellStyle(background: .red))
      grid.restyle(Self.rect(&random), adding: .bold)
    }
    for row in 0..<3 {
      let cells = grid.row(row)
      for column in cells.indices where cells[column].glyph == .continuation {
        #expect(column > 0 && grid.glyphs.width(of: cells[column - 1].glyph) == 2)
      }
    }
  }

  private struct Page: Component {
    struct State {
      var columns = TableColumns()
      var rows = [0, 1, 2, 3].map { Row(id: $0) }
    }
    struct Row: Identifiable {
      let id: Int
      var name: String { "\(id)" }
    }
    let numbers: [Int]
    var initialState: State {
      var state = State()
      state.columns.widths = ["A": numbers[0], "B": numbers[1]]
      return state
    }
    func render(state: State) -> Node {
      List(min(numbers[2], numbers[3])..<max(numbers[2], numbers[3]), id: \.self) { number in
        Text("\(number)")
      }
      ScrollView {
        Text("a\tb").lineLimit(numbers[4]).frame(width: numbers[5], height: numbers[6])
          .padding(numbers[7]).margin(numbers[0])
      }
      Table(\.rows, columns: \.columns) {
        TableColumn("A", value: \.name).width(numbers[1])
        TableColumn("B", value: \.name).width(min: numbers[2], weight: Double(numbers[3]))
      }
    }
  }

  @Test("Lists, tables and scroll views are laid out and scrolled with any number")
  func pages() {
    var random = Fuzz.random(0x9A6E)
    for _ in 0..<Fuzz.rounds(40) {
      let numbers = (0..<8).map { _ in Self.number(&random) }
      guard
        max(numbers[2], numbers[3]).subtractingReportingOverflow(min(numbers[2], numbers[3]))
          .overflow == false
      else { continue }
      let screen = TestScreen(Page(numbers: numbers), columns: 30, rows: 12)
      for _ in 0..<6 {
        let keys: [Key] = [
          .end, .home, .pageDown, .up, .tab, .down, .right, .character("+"), .character("-"),
          Key.right.with(.alt), Key.end.with(.shift),
        ]
        screen.press(keys.randomElement(using: &random) ?? .end)
        let place = CellPoint(
          column: Int.random(in: 0..<30, using: &random), row: Self.number(&random))
        screen.mouse(
          MouseEvent(.press(.left), at: place),
          MouseEvent(.drag(.left), at: CellPoint(column: Self.number(&random), row: 3)),
          MouseEvent(.release(.left), at: place),
          MouseEvent(.wheelDown, at: place))
      }
      #expect(screen.failure == nil, "numbers \(numbers), seed \(Fuzz.seed)")
    }
  }
}
