import Recurse
import RecurseTesting
import Testing

private struct Item: Identifiable {
  let id: String
  var isOpen: Bool { id != "b" }
}

/// The row `b` cannot be selected.
private struct Chooser: Component {
  struct State {
    var items = ["a", "b", "c"].map { Item(id: $0) }
    var selected: String?
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    List(\.items, selection: \.selected, selectable: \.isOpen) { item in
      Text(item.id)
    } footer: {
      Text("end")
    }
  }
}

@MainActor @Suite("What a test knows of a list's rows") struct FoundRowTests {
  private func marks(
    _ found: some ElementQueries, _ isMarked: (FoundElement) -> Bool
  ) -> [String] {
    found.elements.filter(isMarked).map(\.text)
  }

  @Test("A row can be selected or not, in a tree as on a screen")
  func selectable() {
    let tree = tree(Chooser())
    #expect(marks(tree, \.isSelectable) == ["a", "c"])
    let screen = TestScreen(Chooser(), columns: 10, rows: 5)
    #expect(marks(screen, \.isSelectable) == ["a", "c"])
  }

  @Test("The row that the state selects has the cursor, in a tree as on a screen")
  func selected() throws {
    let tree = tree(Chooser())
    #expect(marks(tree, \.isCursor) == [])
    try tree.selectRow("c")
    #expect(marks(tree, \.isCursor) == ["c"])
    let screen = TestScreen(Chooser(), columns: 10, rows: 5)
    #expect(marks(screen, \.isCursor) == [])
    screen.press(.down)
    #expect(marks(screen, \.isCursor) == ["a"])
    screen.press(.down)
    #expect(marks(screen, \.isCursor) == ["c"] && marks(screen, \.isSelected) == ["c"])
  }

  @Test("A cursor that selects nothing is known on a screen", arguments: [false, true])
  func moved(isMultiple: Bool) {
    struct Plain: Component {
      let isMultiple: Bool
      func render(state: Void) -> Node {
        List(["a", "b"], id: \.self, selection: isMultiple ? .multiple : .none) { Text($0) }
      }
    }
    let screen = TestScreen(Plain(isMultiple: isMultiple), columns: 10, rows: 3)
    screen.press(.down)
    #expect(marks(screen, \.isCursor) == ["b"] && marks(screen, \.isSelected) == [])
    #expect(marks(tree(Plain(isMultiple: isMultiple)), \.isCursor) == [])
  }

  @Test("A failed search prints rows by their text, and a list by the number of its rows")
  func picture() throws {
    struct Sections: Component {
      func render(state: Void) -> Node {
        List(selection: .multiple) {
          Section("Friends") {
            HStack {
              Text("Ann")
              Text("12")
            }
            Text("Bob")
          }
        }
      }
    }
    let tree = tree(Sections())
    let failure = #expect(throws: SearchFailure.self) { try tree.row("Carl") }
    #expect(
      failure?.picture == """
        list of 2 rows
          sectionHeader “Friends”
            text “Friends”
          row “Ann 12”
            HStack
              text “Ann”
              text “12”
          row “Bob”
            text “Bob”
        """)
    #expect(
      TestScreen(Sections(), columns: 10, rows: 5).rows.map(\.description) == [
        "row “Ann 12”", "row “Bob”",
      ])
    #expect(tree.all(.list).map(\.description) == ["list of 2 rows"])
    let none = RecurseTesting.tree(Chooser(), state: .init(items: [Item(id: "a")], selected: "a"))
    #expect(none.picture.hasPrefix("list of 1 row\n  row “a” = “selected”"))
  }
}
