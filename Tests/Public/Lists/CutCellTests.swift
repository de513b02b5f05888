import Recurse
import RecurseTesting
import Testing

private struct Prices: Component {
  struct Row: Identifiable {
    let id: Int
    var price: Double
  }
  struct State {
    var rows = [Row(id: 1, price: 1039.28), Row(id: 2, price: 7.5)]
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    Table(\.rows) {
      TableColumn("Number") { Text("\($0.id)") }.width(8)
      TableColumn("Price") { Text("\($0.price)") }.width(9).alignment(.trailing)
    }
  }
}

@MainActor @Suite("A cell that is partly out of view") struct CutCellTests {
  @Test("has an ellipsis where its text goes on, so that no number looks like another one")
  func cut() {
    let screen = TestScreen(Prices(), columns: 18, rows: 5)
    #expect(
      screen.text == """
         Number       Pri…
        ▌1               …
         2               …

        ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▁
        """)
    screen.resize(columns: 30, rows: 5)
    #expect(screen.shows("1039.28") && !screen.text.contains("…"))
  }

  @Test("has none for a text that begins at the edge, and changes out of view")
  func hidden() {
    let screen = TestScreen(Prices(), columns: 16, rows: 5)
    func line() -> Substring { screen.text.split(separator: "\n")[2] }
    screen.change { $0.rows[1].price = 77.5 }
    #expect(line().contains("…"))
    for price in [7.5, 8.5] {
      screen.change { $0.rows[1].price = price }
      #expect(!line().contains("…"), "\(screen.text)")
    }
    screen.change { $0.rows[1] = Prices.Row(id: 2, price: 88.5) }
    #expect(line().contains("…"))
  }

  @Test("has none where all of its text is in view, or nothing of it")
  func whole() {
    let screen = TestScreen(Prices(), columns: 13, rows: 5)
    #expect(screen.shows("Number") && !screen.text.contains("1…"))
    screen.press(.end.with(.shift))
    #expect(screen.shows("1039.28") && screen.shows("7.5"))
  }
}
