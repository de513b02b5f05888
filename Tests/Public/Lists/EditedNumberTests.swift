import Recurse
import RecurseTesting
import Testing

private struct Prices: Component {
  struct Price: Identifiable, Equatable {
    let id: Int
    var name: String
    var cents: Int
  }

  struct State: Equatable {
    var prices = [Price(id: 1, name: "tea", cents: 250), Price(id: 2, name: "cake", cents: 1200)]
    var price: Int? = 1
    var columns = TableColumns(cursor: "Cents")
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    Table(\.prices, selection: \.price, columns: \.columns) {
      TableColumn("Name") { Text($0.name) }.width(6)
      TableColumn("Cents") { price in
        Text("\(price.cents)").onEdit("\(price.cents)", startsByTyping: true) { state, text in
          state.prices[price.id - 1].cents = Int(text) ?? 0
        }
      }
      .width(8).alignment(.trailing)
    }
  }
}

@MainActor @Suite("A number that is edited in a column") struct EditedNumberTests {
  private let screen = TestScreen(Prices(), columns: 20, rows: 4)

  @Test("stays at the right edge, with the cursor behind it, until it has no room")
  func right() {
    let end = screen.line(1).count
    #expect(screen.line(1).hasSuffix("250"))
    screen.press(.function(2))
    #expect(screen.line(1).hasSuffix("250") && screen.line(1).count == end - 1)
    #expect(screen.cursor == CellPoint(column: end - 1, row: 1))
    screen.type("7")
    #expect(screen.line(1).hasSuffix("2507") && screen.line(1).count == end - 1)
    screen.press(.home)
    #expect(screen.cursor == CellPoint(column: end - 5, row: 1))
    screen.type("1234567")
    #expect(screen.line(1).contains("1234567"))
    screen.press(.escape)
    #expect(screen.line(1).hasSuffix("250") && screen.line(1).count == end)
  }

  @Test("stays there if typing begins it")
  func typing() {
    let end = screen.line(1).count
    screen.type("42")
    #expect(screen.line(1).hasSuffix(" 42") && screen.line(1).count == end - 1)
    screen.press(.enter)
    #expect(screen.state.prices[0].cents == 42)
  }

  @Test("takes the cursor to the digit that is clicked")
  func click() {
    let end = screen.line(1).count
    screen.press(.function(2))
    screen.click(column: end - 3, row: 1)
    screen.type("9")
    #expect(screen.line(1).hasSuffix("2950"))
  }
}
