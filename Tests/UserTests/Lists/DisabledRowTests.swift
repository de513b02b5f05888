import Recurse
import RecurseTesting
import TestSupport
import Testing

/// Rows that cannot be selected, where nobody has seen them yet.
@MainActor
@Suite("Disabled rows of a list") struct DisabledRowTests {
  private struct Picker: Component {
    struct State {
      var rows: [Row]
      var selected: Int?
    }
    struct Row: Identifiable {
      var id: Int
      var isDisabled: Bool
    }

    var initialState: State

    /// - Parameter picture: a letter for each row, `x` for one that is disabled.
    init(_ picture: String, selected: Int?) {
      let rows = picture.enumerated().map { Row(id: $0.offset, isDisabled: $0.element == "x") }
      initialState = State(rows: rows, selected: selected)
    }

    func render(state: State) -> Node {
      List(\.rows, selection: \.selected) { row in
        Text("row \(row.id)").selectionDisabled(row.isDisabled)
      }
      .onKey(.delete) { state in state.rows.removeAll { $0.id == state.selected } }
    }
  }

  private func screen(_ picture: String, selected: Int?) -> TestScreen<Picker> {
    TestScreen(Picker(picture, selected: selected), columns: 12, rows: 4)
  }

  @Test("The selection passes over disabled rows on both sides of a removed one")
  func between() {
    let rows = String(repeating: ".", count: 20)
    let screen = screen("\(rows)x.x", selected: 21)
    screen.wheel(.up, notches: 20, column: 1, row: 0)
    screen.press(.delete)
    #expect(screen.failure == nil)
    #expect(screen.state.selected == 19)
  }

  @Test("A key passes over any number of disabled rows", arguments: [2, 150, 1_000])
  func many(count: Int) {
    let disabled = String(repeating: "x", count: count)
    let screen = screen(".\(disabled)..\(disabled)", selected: 0)
    screen.press(.down)
    #expect(screen.state.selected == count + 1)
    screen.press(.home)
    #expect(screen.state.selected == 0)
    screen.press(.end)
    #expect(screen.state.selected == count + 2 && screen.failure == nil)
    screen.press(.down, .down)
    #expect(screen.state.selected == count + 2)
    screen.press(.up, .up)
    #expect(screen.state.selected == 0)
  }

  @Test("Where all rows are disabled, none is selected", arguments: [3, 300])
  func all(count: Int) {
    let screen = screen(String(repeating: "x", count: count), selected: nil)
    for key in [Key.down, .end, .up, .home, .pageDown] {
      screen.press(key)
      #expect(screen.state.selected == nil && screen.failure == nil)
    }
  }

  @Test("A selected row that is removed among disabled ones leaves none selected")
  func noneLeft() {
    let disabled = String(repeating: "x", count: 120)
    let screen = screen("\(disabled).\(disabled)", selected: 120)
    screen.press(.delete)
    #expect(screen.state.selected == nil && screen.failure == nil)
  }
}
