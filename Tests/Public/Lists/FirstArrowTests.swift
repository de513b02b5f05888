import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("The first arrow in a list that selects nothing") struct FirstArrowTests {
  private struct Names: Component {
    struct State {
      var names: [String]
      var selected: String?
    }
    var initialState: State

    init(_ names: [String]) { initialState = State(names: names) }

    func render(state: State) -> Node {
      List(state.names, id: \.self, selection: \.selected) { Text($0) }.frame(height: 4)
      Button("Below") { _ in }
    }
  }

  @Test("selects a row, also where there is one alone", arguments: 1...3)
  func selects(count: Int) {
    let screen = TestScreen(Names((0..<count).map { "row \($0)" }), columns: 20, rows: 6)
    screen.press(.down)
    #expect(screen.focused?.role == .list && screen.state.selected == "row 0")
    screen.press(.down)
    #expect(screen.state.selected == (count == 1 ? "row 0" : "row 1"))
  }
}

private struct Hosts: Component {
  struct Host: Identifiable, Equatable {
    let id: String
  }
  struct State: Equatable {
    var hosts = ["alpha", "beta"].map { Host(id: $0) }
    var selected: Host.ID?
    var columns = TableColumns()
    var used: [String] = []
  }
  enum Kind { case plain, chosen, table, command }
  let kind: Kind
  var initialState: State { State() }

  func render(state: State) -> Node {
    switch kind {
    case .plain: List(\.hosts, selection: \.selected) { Text($0.id) }
    case .chosen:
      List(\.hosts, selection: \.selected) { host in
        Text(host.id).onSelect { $0.used.append(host.id) }
          .onAccessory { $0.used.append("about \(host.id)") }
      }
    case .table:
      Table(\.hosts, selection: \.selected, columns: \.columns) {
        TableColumn("Name", value: \.id)
      }
    case .command:
      List(\.hosts, selection: \.selected) { Text($0.id) }
        .command("Open", key: "enter") { $0.used.append("open") }
    }
  }
}

@MainActor @Suite("Another key in a list that selects nothing") struct FirstKeyTests {
  private func screen(_ kind: Hosts.Kind) -> TestScreen<Hosts> {
    let screen = TestScreen(Hosts(kind: kind), columns: 20, rows: 5)
    #expect(screen.state.selected == nil && screen.focused?.role == .list)
    return screen
  }

  @Test(
    "selects the first row in view, and does no more", arguments: [Key.enter, .space, .function(2)])
  func selects(key: Key) {
    for kind in [Hosts.Kind.plain, .chosen, .table] {
      let screen = screen(kind)
      screen.press(key)
      let isUsed = key != .function(2)
      #expect(screen.state.selected == (isUsed ? "alpha" : nil) && screen.state.used.isEmpty)
    }
  }

  @Test("acts on that row when it is pressed again")
  func acts() {
    let screen = screen(.chosen)
    screen.press(.enter, .enter)
    #expect(screen.state.used == ["alpha"])
    let other = self.screen(.chosen)
    other.press(.right)
    #expect(other.state.selected == "alpha" && other.state.used.isEmpty)
    other.press(.right)
    #expect(other.state.used == ["about alpha"])
  }

  @Test("is the app's, if it has a use for it")
  func appFirst() {
    let screen = screen(.command)
    screen.press(.enter)
    #expect(screen.state.used == ["open"] && screen.state.selected == nil)
    screen.press(.space)
    #expect(screen.state.selected == "alpha")
  }
}
