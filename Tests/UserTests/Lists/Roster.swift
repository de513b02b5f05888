import Recurse
import RecurseTesting

/// A list with one selection, as a program would write it.
struct Roster: Component {
  struct State {
    var people: [Person]
    var selected: Int?
    var log: [String] = []

    init(_ count: Int, selected: Int? = nil) {
      people = (0..<count).map { Person(id: $0) }
      self.selected = selected
    }
  }

  struct Person: Identifiable, Equatable {
    var id: Int
    var name: String { "person \(id)" }
  }

  var initialState: State

  init(_ state: State) { initialState = state }

  func render(state: State) -> Node {
    List(\.people, selection: \.selected) { person in
      Text(person.name)
        .selectionDisabled(person.id % 7 == 6)
        .onMove { $0.people.move(id: person.id, by: $1) }
        .onDelete { $0.people.removeAll { $0.id == person.id } }
    }
    .onKey(.character("x")) { state in state.people.removeAll { $0.id == state.selected } }
  }
}

extension TestScreen {
  /// The lines of the screen that look selected in a list with the focus.
  var selectedLines: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { style(row: $0.offset, column: 0).attributes.contains(.reverse) }
      .map { String($0.element.prefix { $0 != "│" && $0 != "█" }).trimmed }
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
