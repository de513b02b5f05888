import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("A list that is heard") struct SpokenListTests {
  private nonisolated struct Fruit: Identifiable, Equatable, Sendable {
    var id: String
    var price: Int
  }

  private nonisolated static let fruits = [
    Fruit(id: "Apples", price: 3), Fruit(id: "Pears", price: 5), Fruit(id: "Plums", price: 2),
  ]

  private struct Shop: Component {
    struct State: Equatable {
      var fruits = SpokenListTests.fruits
      var selected: String?
      var chosen: Set<String> = []
      var isAsking = false
    }
    var initialState: State { State() }

    func render(state: State) -> Node {
      Button("Buy") { _ in }
      List(\.fruits, selection: \.selected) { fruit in
        HStack {
          Text(fruit.id)
          Text("\(fruit.price) €")
        }
        .onDelete { $0.isAsking = true }
      }
      .accessibilityLabel("Fruits")
      .alert("Delete?", isPresented: \.isAsking) {
        Button("Delete", role: .destructive) { state, emit in
          state.fruits.removeAll { $0.id == state.selected }
          emit.announce("1 fruit deleted")
        }
        Button("Keep", role: .cancel) { _ in }
      } message: {
        Text("It cannot be undone.")
      }
    }
  }

  @Test("says the row, and an alert with its text before what has the focus there")
  func rows() {
    let screen = TestScreen(Shop(), columns: 40, rows: 16, screenReader: true)
    let dialogue = """
      Buy, button
      > tab
      Fruits, list. rows: 3
      > down
      Apples, 3 €, row 1 of 3, selected
      > down
      Pears, 5 €, row 2 of 3, selected
      > down
      Plums, 2 €, row 3 of 3, selected
      > home
      Apples, 3 €, row 1 of 3, selected
      > delete
      Delete?, alert. It cannot be undone. Keep, button, 2 of 2, default
      > shift+tab
      Delete, button, 1 of 2
      > enter
      1 fruit deleted. Fruits, list. Pears, 5 €, row 1 of 2, selected
      """
    #expect(screen.dialogue(dialogue) == dialogue)
  }

  private struct Order: Component {
    struct State: Equatable {
      var fruits = SpokenListTests.fruits
      var selected: String? = "Apples"
    }
    var initialState: State { State() }

    func render(state: State) -> Node {
      List(\.fruits, selection: \.selected) { fruit in
        Text(fruit.id).onMove { $0.fruits.move(id: fruit.id, by: $1.offset) }
          .onEdit(fruit.id) { _, _ in }
      }
      .accessibilityLabel("Order")
    }
  }

  @Test("has a name for the field in which a row is edited")
  func edits() {
    let screen = TestScreen(Order(), columns: 40, rows: 16, screenReader: true)
    _ = screen.takeSpoken()
    screen.press(.function(2))
    #expect(screen.takeSpoken().first?.hasSuffix("Edit, text field, Apples") == true)
  }

  @Test("says where a row is that was moved")
  func moves() {
    let screen = TestScreen(Order(), columns: 40, rows: 16, screenReader: true)
    _ = screen.takeSpoken()
    let dialogue = """
      > alt+down
      row 2 of 3
      > alt+down
      row 3 of 3
      > alt+up
      row 2 of 3
      """
    #expect(screen.dialogue(dialogue) == dialogue)
  }
}
