import Recurse
import RecurseTesting
import Testing

/// A list with a popover on each row.
private struct Rows: Component {
  struct State: Equatable {
    var open: Int?
    var selected: Int?
    var rows = Array(0..<60)
    subscript(isOpen row: Int) -> Bool {
      get { open == row }
      set { open = newValue ? row : nil }
    }
  }
  let initialState: State

  func render(state: State) -> Node {
    List(\.rows, id: \.self, selection: \.selected) { row in
      Text("row \(row)")
        .help("tip \(row)")
        .popover(isPresented: \.[isOpen: row]) {
          Text("about \(row)")
          Button("Close", role: .cancel)
        }
    }
    .border(.single)
  }
}

@MainActor @Suite("A popover of a row") struct RowPopoverTests {
  private func screen(_ state: Rows.State = Rows.State(), rows: Int = 9) -> TestScreen<Rows> {
    TestScreen(Rows(initialState: state), columns: 30, rows: rows)
  }

  @Test("opens where the list scrolls to the row in the same transition")
  func scrolled() {
    let screen = screen()
    screen.change { state in
      state.selected = 50
      state.open = 50
    }
    #expect(screen.state.open == 50 && screen.hasText("about 50"))
    #expect(screen.text.contains("row 50"))
  }

  @Test("opens in the first frame")
  func first() {
    let screen = screen(Rows.State(open: 40, selected: 40))
    #expect(screen.state.open == 40 && screen.hasText("about 40"))
  }

  @Test("opens when its row comes into sight")
  func later() {
    let screen = screen()
    screen.change { $0.selected = 59 }
    screen.change { $0.open = 2 }
    #expect(!screen.hasText("about 2"))
    screen.change { $0.selected = 2 }
    #expect(screen.state.open == 2 && screen.hasText("about 2"))
  }

  @Test("is beside its row in a scrolled list, in the first picture too", arguments: [20, 59])
  func place(row: Int) throws {
    let screen = screen(rows: 12)
    screen.change { $0.selected = row }
    screen.change { $0.open = row }
    let lines = screen.text.split(separator: "\n")
    let line = try #require(lines.firstIndex { $0.contains("row \(row)") })
    let top = lines.firstIndex { $0.contains("╭") }
    let bottom = lines.firstIndex { $0.contains("╰") }
    #expect(top == line + 1 || bottom == line - 1)
  }

  @Test("closes when a person scrolls its row away")
  func away() {
    let screen = screen(Rows.State(open: 0, selected: 0))
    #expect(screen.hasText("about 0"))
    screen.change { $0.selected = 59 }
    #expect(screen.state.open == nil && !screen.hasText("about 0"))
  }
}
