import Recurse
import RecurseTesting

/// A list with single selection: plain, in sections or as a table.
struct Roster: Component {
  enum Kind: CaseIterable { case list, sections, table }

  struct State {
    var people: [Person]
    var selected: Int?
    var opened: [Int] = []

    var even: [Person] { people.filter { $0.id.isMultiple(of: 2) } }
    var odd: [Person] { people.filter { !$0.id.isMultiple(of: 2) } }

    init(_ count: Int, selected: Int? = nil) {
      people = (0..<count).map { Person(id: $0) }
      self.selected = selected
    }
  }

  struct Person: Identifiable, Equatable {
    var id: Int
    var name: String { "person \(id)" }
    var isEnabled: Bool { id % 7 != 6 }
  }

  var initialState: State
  let kind: Kind

  init(_ state: State, as kind: Kind = .list) {
    initialState = state
    self.kind = kind
  }

  func render(state: State) -> Node {
    VStack {
      switch kind {
      case .list:
        List(\.people, selection: \.selected, selectable: \.isEnabled) {
          row($0, Text($0.name).node)
        }
      case .sections:
        List(selection: \.selected) {
          Section("Even", \.even, selectable: \.isEnabled) { row($0, Text($0.name).node) }
          Section("Odd", \.odd, selectable: \.isEnabled) { row($0, Text($0.name).node) }
        }
      case .table:
        Table(\.people, selection: \.selected, selectable: \.isEnabled) {
          TableColumn("Name", value: \.name)
        } row: {
          row($0, $1)
        }
      }
    }
    .onKey(.character("x")) { state in state.people.removeAll { $0.id == state.selected } }
  }

  private func row(_ person: Person, _ content: Node) -> Node {
    content
      .onTapGesture(count: 2) { $0.opened.append(person.id) }
      .onMove { $0.people.move(id: person.id, by: $1.offset) }
      .onDelete { $0.people.removeAll { $0.id == person.id } }
  }
}

extension StaticContent {
  /// The content as a node of the roster.
  @MainActor fileprivate var node: VirtualNode<Roster> { node(for: Roster.self) }
}

extension TestScreen {
  /// The person on a line, if the line shows the whole name.
  func person(onLine line: Int) -> Roster.Person? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard line < lines.count, lines[line].dropFirst().hasPrefix("person ") else { return nil }
    return Int(lines[line].dropFirst(8).prefix { $0.isNumber }).map { Roster.Person(id: $0) }
  }

  /// The lines of the screen that look selected in a focused list.
  var selectedLines: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { style(row: $0.offset, column: 0).attributes.contains(.reverse) }
      .map { String($0.element.prefix { $0 != "▕" && $0 != "▐" }).trimmed }
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = drop { $0 == " " || $0 == "▌" }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
