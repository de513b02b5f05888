import Recurse
import RecurseTesting
import Testing

/// Typing finds rows that can be selected, and no others.
@MainActor
@Suite("Finding rows by typing") struct FindByTypingTests {
  private struct Books: Component {
    struct State {
      var titles: [Title]
      var selected: Int?
    }
    struct Title: Identifiable {
      var id: Int
      var name: String
      var isOpen = true
    }

    var initialState: State

    func render(state: State) -> Node {
      List(\.titles, selection: \.selected, find: \.name, selectable: \.isOpen) { title in
        Text(title.name)
      }
    }
  }

  private func screen(_ titles: [Books.Title]) -> TestScreen<Books> {
    TestScreen(
      Books(initialState: Books.State(titles: titles, selected: 0)), columns: 14, rows: 3)
  }

  private func title(_ id: Int, _ name: String) -> Books.Title { Books.Title(id: id, name: name) }

  @Test("A disabled row is passed over for the next that begins so", arguments: [1, 60, 10_000])
  func passedOver(distance: Int) {
    let between = (1...distance).map { title($0, "Moby \($0)") }
    var dracula = title(100_000, "Dracula")
    dracula.isOpen = false
    let screen = screen(
      [title(0, "Emma")] + between + [
        dracula, title(100_001, "Middlemarch"), title(100_002, "Dubliners"),
      ])
    screen.press(.character("d"))
    #expect(screen.state.selected == 100_002 && screen.failure == nil)
  }

  @Test("An arrow after a find goes on from a disabled row as ever")
  func arrowAfterwards() {
    var rows = (0...80).map { title($0, "Moby \($0)") }
    rows[40].name = "Dracula"
    for disabled in 41...70 {
      rows[disabled].isOpen = false
      rows[disabled].name = "Dubliners"
    }
    let screen = screen(rows)
    screen.press(.character("d"))
    #expect(screen.state.selected == 40)
    screen.press(.down)
    #expect(screen.state.selected == 71 && screen.failure == nil)
  }

  @Test("Where no other row begins so, the selection stays", arguments: [1, 60])
  func stays(distance: Int) {
    let between = (1...distance).map { title($0, "Moby \($0)") }
    var ulysses = title(100, "Ulysses")
    ulysses.isOpen = false
    let screen = screen([title(0, "Emma")] + between + [ulysses, title(101, "Middlemarch")])
    screen.press(.character("u"))
    #expect(screen.state.selected == 0 && screen.failure == nil)
    screen.press(.character("u"))
    #expect(screen.state.selected == 0)
  }
}
