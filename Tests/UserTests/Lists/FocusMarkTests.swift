import Recurse
import RecurseTesting
import Testing

@MainActor
@Suite("Focus of a list without selection") struct FocusMarkTests {
  /// Lists with single selection, with or without a scrollbar.
  struct Lists: Component {
    struct State {
      var rows: [Row]
      var first: String?
      var second: String?
    }
    struct Row: Identifiable { var id: String }
    var initialState: State

    init(_ count: Int) { initialState = State(rows: (0..<count).map { Row(id: "row \($0)") }) }

    func render(state: State) -> Node {
      HStack(spacing: 0) {
        List(\.rows, selection: \.first) { Text($0.id) }.border(.single, title: "One")
        Table(\.rows, selection: \.second) { TableColumn("Row", value: \.id) }
          .border(.single, title: "Two")
      }
      Button("Done") { _ in }
    }
  }

  @Test(
    "The border shows the focus of a list or scroll view without a scrollbar")
  func changing() {
    struct Box: Component {
      var initialState: [Lists.Row] { [] }
      func render(state: [Lists.Row]) -> Node {
        VStack { List(state, selection: .single) { Text($0.id) } }.border(.single)
        ScrollView { Text("text") }.frame(height: 1).border(.single)
        Button("Done") { _ in }
      }
    }
    let screen = TestScreen(Box(), columns: 12, rows: 9)
    func isBold(_ row: Int) -> Bool {
      screen.style(row: row, column: 0).attributes.contains(.bold)
    }
    #expect(isBold(0) && !isBold(5))
    screen.change { $0 = (0..<20).map { Lists.Row(id: "row \($0)") } }
    #expect(!isBold(0))
    screen.change { $0 = [] }
    #expect(isBold(0))
    screen.press(.tab)
    #expect(!isBold(0) && isBold(5))
    screen.press(.tab)
    #expect(!isBold(0) && !isBold(5))
  }

  @Test("Only the list with the focus shows it", arguments: [0, 2, 30])
  func mark(rows: Int) {
    let screen = TestScreen(Lists(rows), columns: 24, rows: 8)
    /// Whether the scrollbar of a list, or its border, is bold: the last two columns.
    func isMarked(_ columns: Range<Int>) -> Bool {
      (0..<7).contains { row in
        columns.suffix(2).contains {
          screen.style(row: row, column: $0).attributes.contains(.bold)
        }
      }
    }
    let places = [0..<12, 12..<24]
    // Tab moves from the rows of the table to its titles.
    for step in 0..<9 {
      #expect(isMarked(places[0]) == (step % 4 == 0), "\(step)\n\(screen.styledText)")
      #expect(isMarked(places[1]) == (step % 4 == 1), "\(step)\n\(screen.styledText)")
      screen.press(.tab)
    }
    // A selected row shows the focus.
    screen.press(.shiftTab, .down)
    if rows > 0 { #expect(!isMarked(places[0])) }
  }
}
