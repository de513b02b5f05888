import Recurse
import RecurseTesting
import Testing

private struct Task: Identifiable, Equatable {
  let id: Int
  var name: String
}

private struct Desk: Component {
  enum Part { case button, toggle, list, chosen, multiple, table, disclosure }
  struct State: Equatable {
    var tasks = [Task(id: 0, name: "Sow"), Task(id: 1, name: "Reap")]
    var isOn = false
    var selected: Int? = 0
    var several: Set<Int> = []
    var columns = TableColumns()
    var log: [String] = []
  }
  let part: Part
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      switch part {
      case .button: Button("Go") { $0.log.append("go") }
      case .toggle: Toggle("On", isOn: \.isOn)
      case .disclosure: DisclosureGroup("More", isExpanded: \.isOn) { Text("more") }
      case .list:
        List(\.tasks, selection: \.selected) { task in
          Text(task.name).onEdit(task.name) { $0.log.append($1) }
            .onDelete { $0.tasks.removeAll { $0.id == task.id } }
        }
      case .chosen:
        List(\.tasks, selection: \.selected) { task in
          Text(task.name).onSelect { $0.log.append(task.name) }
            .onEdit(task.name) { $0.log.append($1) }
        }
      case .multiple: List(\.tasks, selection: \.several) { Text($0.name) }
      case .table:
        Table(\.tasks, columns: \.columns) {
          TableColumn("Name", sortedBy: \.name) { task in
            Text(task.name).onEdit(task.name) { $0.log.append($1) }
          }
        }
      }
      KeyHints()
    }
  }
}

@MainActor @Suite("The line of hints says of a focused control") struct HintRuleTests {
  private func screen(_ part: Desk.Part) -> TestScreen<Desk> {
    TestScreen(Desk(part: part), columns: 70, rows: 8)
  }

  private func hints<Root: Component>(_ screen: TestScreen<Root>) -> String {
    let line = screen.text.split(separator: "\n").last ?? ""
    let end = line.indices.first { line[$0...].hasPrefix("F1 ") } ?? line.endIndex
    return String(line[..<end]).trimmed
  }

  @Test("what Enter and Space do")
  func press() {
    #expect(hints(screen(.button)) == "Enter Press")
    #expect(hints(screen(.toggle)) == "Space Toggle")
    let group = screen(.disclosure)
    #expect(hints(group) == "Enter Open")
    group.press(.enter)
    #expect(hints(group) == "Enter Close")
    #expect(hints(screen(.multiple)) == "Space Select")
  }

  @Test("how a row is edited and deleted, and how that is left")
  func rows() {
    let list = screen(.list)
    #expect(hints(list) == "Enter Edit  Del Delete")
    list.press(.enter)
    #expect(hints(list) == "Esc Cancel")
    list.press(.escape)
    #expect(list.state.log == [] && hints(list) == "Enter Edit  Del Delete")
    #expect(hints(screen(.chosen)) == "Enter Choose  F2 Edit")
  }

  @Test("how the rows of a table are sorted")
  func table() {
    let screen = screen(.table)
    screen.press(.down, .right)
    // Escape does not lead away from a cell that is edited.
    #expect(hints(screen) == "Enter Edit  s Sort")
    screen.press(.character("s"))
    #expect(screen.state.columns.sort != nil)
  }

  @Test("does what is clicked, where it is one key")
  func click() {
    let screen = screen(.button)
    screen.click(column: 3, row: 1)
    #expect(screen.state.log == ["go"])
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    while text.first == " " { text.removeFirst() }
    return String(text)
  }
}
