import Recurse
import RecurseTesting
import Testing

/// People with a filter field, and a button that changes the selected one: the fifth of the 7GUIs.
@MainActor
@Suite("Selection in a filtered list") struct FilterTests {
  struct Phonebook: Component {
    struct State {
      var people = ["Emil", "Mustermann", "Muster", "Tisch"].enumerated()
        .map { Person(id: $0.offset, name: $0.element) }
      var prefix = ""
      var selected: Int?

      var shown: [Person] { people.filter { prefix.isEmpty || $0.name.hasPrefix(prefix) } }
    }
    struct Person: Identifiable, Equatable {
      var id: Int
      var name: String
    }
    var initialState: State { State() }

    func render(state: State) -> Node {
      VStack {
        TextField("Prefix", text: \.prefix)
        List(\.shown, selection: \.selected) { Text($0.name) }
        Button("Update") { state in
          if let id = state.selected { state.people[id: id]?.name = "Zimmer" }
        }
        .disabled(state.selected == nil)
        Button("Delete") { state in state.people.removeAll { $0.id == state.selected } }
          .disabled(state.selected == nil)
      }
      .onKey(.character("x")) { state in state.people.removeAll { $0.id == state.selected } }
    }
  }

  private func screen(selected: Int) -> TestScreen<Phonebook> {
    var state = Phonebook.State()
    state.selected = selected
    return TestScreen(Phonebook(), state: state, columns: 20, rows: 8)
  }

  @Test("Removing the selected row elsewhere clears the selection")
  func update() throws {
    let screen = screen(selected: 1)
    try screen.focus(on: screen.field("Prefix"))
    screen.type("Mu")
    #expect(screen.state.selected == 1)
    try screen.focus(on: screen.button("Update"))
    screen.press(.enter, .enter, .space)
    #expect(screen.state.people.map(\.name) == ["Emil", "Zimmer", "Muster", "Tisch"])
    #expect(screen.state.selected == nil)
  }

  @Test("Filtering out the selected row clears the selection")
  func filter() throws {
    let screen = screen(selected: 3)
    try screen.focus(on: screen.field("Prefix"))
    screen.type("E")
    #expect(screen.state.selected == nil)
  }

  @Test("Pressing Delete beside the list twice deletes one row")
  func button() throws {
    let screen = screen(selected: 1)
    try screen.focus(on: screen.button("Delete"))
    screen.press(.enter, .enter)
    #expect(screen.state.people.map(\.id) == [0, 2, 3] && screen.state.selected == nil)
  }

  @Test("A button in the row that removes it selects the neighbour")
  func buttonInRow() {
    struct Tasks: Component {
      struct State {
        var tasks = ["a", "b", "c"].map { Task(id: $0) }
        var selected: String? = "b"
      }
      struct Task: Identifiable { var id: String }
      var initialState: State { State() }
      func render(state: State) -> Node {
        List(\.tasks, selection: \.selected) { task in
          HStack {
            Text(task.id)
            Button("x") { $0.tasks.removeAll { $0.id == task.id } }
          }
        }
      }
    }
    let screen = TestScreen(Tasks(), columns: 12, rows: 3)
    screen.press(.tab, .enter)
    #expect(screen.state.tasks.map(\.id) == ["a", "c"] && screen.state.selected == "c")
    #expect(screen.focused?.role == .list)
  }

  @Test("Removing the selected row of the focused list selects the neighbour")
  func inList() throws {
    let screen = screen(selected: 1)
    screen.press(.tab, .character("x"), .character("x"))
    #expect(screen.state.people.map(\.id) == [0, 3] && screen.state.selected == 3)
  }
}
