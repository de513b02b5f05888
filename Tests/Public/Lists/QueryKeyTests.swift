import Recurse
import RecurseTesting
import Testing

private struct Fruit: Identifiable, Equatable {
  var id: String
}

/// A field above the fruits that it finds, and uses of some keys outside both.
private struct Fruits: Component {
  struct State {
    var fruits = ["apple", "kiwi", "grape", "pear"].map { Fruit(id: $0) }
    var query = ""
    var fruit: Fruit.ID?
    var used: [String] = []
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack {
      TextField("Find", text: \.query)
      List(\.fruits, matching: \.query, in: \.id, selection: \.fruit) { Text($0.id) }
    }
    .onKey("x") { $0.used.append("x") }
    .command("Add", key: "+") { $0.used.append("+") }
  }
}

@MainActor
@Suite("Keys in a list that takes a query") struct QueryKeyTests {
  private func screen() throws -> TestScreen<Fruits> {
    let screen = TestScreen(Fruits(), columns: 20, rows: 6)
    try screen.focus(on: screen.field("Find"))
    return screen
  }

  @Test("Go on with the query, which keeps the focus in the list")
  func text() throws {
    let screen = try screen()
    screen.type("p")
    screen.press(.down)
    #expect(screen.focused?.role == .list)
    screen.type("ea")
    #expect(screen.state.query == "pea" && screen.rows.map(\.text) == ["pear"])
    #expect(screen.state.fruit == "pear" && screen.focused?.role == .list)
    screen.press(.backspace, .backspace)
    #expect(screen.state.query == "p")
    #expect(screen.rows.map(\.text) == ["pear", "apple", "grape"])
  }

  @Test("Type j and k, the other letters of vi, too")
  func viLetters() throws {
    let screen = try screen()
    screen.press(.down, "k", "i")
    #expect(screen.state.query == "ki" && screen.rows.map(\.text) == ["kiwi"])
    screen.press(.backspace, .backspace, .backspace)
    #expect(screen.state.query.isEmpty && screen.rows.count == 4)
  }

  @Test("Bring back what an impossible query hid")
  func nothing() throws {
    let screen = try screen()
    screen.press(.down)
    screen.type("zz")
    #expect(screen.rows.isEmpty)
    screen.press(.backspace, .backspace)
    #expect(screen.rows.count == 4)
  }

  @Test("Stay with the app where it uses them")
  func usedByApp() throws {
    let screen = try screen()
    screen.press(.down, "x", "+")
    #expect(screen.state.used == ["x", "+"] && screen.state.query.isEmpty)
  }

  @Test("Move the cursor as in any list if the list cannot write the query")
  func computedQuery() throws {
    struct Fixed: Component {
      struct State {
        var fruits = ["apple", "pear"].map { Fruit(id: $0) }
        var fruit: Fruit.ID? = "pear"
        var typed = ""
        var query: String { typed }
      }
      var initialState: State { State() }
      func render(state: State) -> Node {
        List(\.fruits, matching: \.query, in: \.id, selection: \.fruit) { Text($0.id) }
      }
    }
    let fixed = TestScreen(Fixed(), columns: 20, rows: 4)
    fixed.press(.tab, "k")
    #expect(fixed.state.fruit == "apple" && fixed.state.query.isEmpty)
  }

  @Test("Edit no row by e, which a word may have; F2 does, and Enter as the hint says")
  func edited() {
    struct Notes: Component {
      struct State {
        var fruits = ["wide", "weed", "tide"].map { Fruit(id: $0) }
        var query = ""
        var fruit: Fruit.ID? = "tide"
      }
      var initialState: State { State() }
      func render(state: State) -> Node {
        VStack(alignment: .stretch) {
          List(\.fruits, matching: \.query, in: \.id, selection: \.fruit) { fruit in
            Text(fruit.id).onEdit(fruit.id) { $0.fruits[id: fruit.id]?.id = $1 }
          }
          KeyHints()
        }
      }
    }
    let screen = TestScreen(Notes(), columns: 40, rows: 6)
    #expect(screen.focused?.role == .list && screen.shows("Enter Edit"))
    screen.type("wide")
    screen.press(.escape)
    #expect(screen.state.query == "wide" && screen.rows.map(\.text) == ["wide"])
    screen.press(.function(2))
    screen.type("r")
    screen.press(.enter)
    #expect(screen.state.fruits.map(\.id) == ["wider", "weed", "tide"])
    let other = TestScreen(Notes(), columns: 40, rows: 6)
    other.press(.enter)
    other.type("s")
    other.press(.enter)
    #expect(other.state.fruits.map(\.id) == ["wide", "weed", "tides"])
  }

  @Test("Edit a row by e if the list cannot write the query")
  func editedWithoutQuery() {
    struct Fixed: Component {
      struct State {
        var fruits = ["apple", "pear"].map { Fruit(id: $0) }
        var fruit: Fruit.ID? = "pear"
        var query: String { "" }
      }
      var initialState: State { State() }
      func render(state: State) -> Node {
        List(\.fruits, matching: \.query, in: \.id, selection: \.fruit) { fruit in
          Text(fruit.id).onEdit(fruit.id) { $0.fruits[id: fruit.id]?.id = $1 }
        }
      }
    }
    let screen = TestScreen(Fixed(), columns: 20, rows: 4)
    screen.press(.character("e"))
    screen.type("s")
    screen.press(.enter)
    #expect(screen.state.fruits.map(\.id) == ["apple", "pears"])
  }
}
