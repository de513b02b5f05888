import Recurse
import RecurseTesting
import Testing

@MainActor
@Suite("A list in which nothing is selected") struct FocusMarkTests {
  /// Lists of one selection, with a scrollbar or without.
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
    "shows it on its border as long as it has no scrollbar, and so does a scroll view in a frame")
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

  @Test("shows where the focus is, and only there", arguments: [0, 2, 30])
  func mark(rows: Int) {
    let screen = TestScreen(Lists(rows), columns: 24, rows: 8)
    /// Whether the scrollbar of a list is bold, or its border: its last two columns.
    func isMarked(_ columns: Range<Int>) -> Bool {
      (0..<7).contains { row in
        columns.suffix(2).contains {
          screen.style(row: row, column: $0).attributes.contains(.bold)
        }
      }
    }
    let places = [0..<12, 12..<24]
    // From the table's rows Tab goes to its titles.
    for step in 0..<9 {
      #expect(isMarked(places[0]) == (step % 4 == 0), "\(step)\n\(screen.styledText)")
      #expect(isMarked(places[1]) == (step % 4 == 1), "\(step)\n\(screen.styledText)")
      screen.press(.tab)
    }
    // With a row that is selected the row shows it.
    screen.press(.shiftTab, .down)
    if rows > 0 { #expect(!isMarked(places[0])) }
  }
}
