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

  @Test("The border shows the focus of a list or scroll view, whether it has a scrollbar or not")
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
    for count in [0, 20, 0] {
      screen.change { $0 = (0..<count).map { Lists.Row(id: "row \($0)") } }
      #expect(isBold(0) && !isBold(5))
    }
    screen.press(.tab)
    #expect(!isBold(0) && isBold(5))
    screen.press(.tab)
    #expect(!isBold(0) && !isBold(5))
  }

  @Test("Only the list with the focus shows it", arguments: [0, 2, 30])
  func mark(rows: Int) {
    let screen = TestScreen(Lists(rows), columns: 24, rows: 8)
    func isMarked(column: Int) -> Bool {
      (0..<7).allSatisfy {
        screen.style(row: $0, column: column).attributes.contains(.bold)
      }
    }
    // Tab moves from the rows of the table to its titles.
    for step in 0..<9 {
      #expect(isMarked(column: 11) == (step % 4 == 0), "\(step)\n\(screen.styledText)")
      #expect(isMarked(column: 23) == [1, 2].contains(step % 4), "\(step)\n\(screen.styledText)")
      screen.press(.tab)
    }
    screen.press(.shiftTab, .down)
    if rows > 0 { #expect(isMarked(column: 11)) }
  }
}
