import Recurse
import RecurseTesting
import Testing

/// The state names what has the focus on both sides of a split view.
private struct Notes: Component {
  enum Field: Hashable { case filter, list, text }

  struct State: Equatable {
    var names = ["Ada", "Grace", "Tove"]
    var selected: String?
    var open: String?
    var showsNote = false
    var query = ""
    var text = ""
    var focus: Field? = .list
    var writes = 0
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    NavigationSplitView(showsDetail: \.showsNote) {
      TextField("Filter", text: \.query).focused(\.focus, equals: .filter)
      List(state.names, id: \.self, selection: \.selected) { name in
        Text(name).onSelect {
          $0.open = name
          $0.writes += 1
          $0.showsNote = true
        }
      }
      .focused(\.focus, equals: .list)
    } detail: {
      TextField("Note", text: \.text).focused(\.focus, equals: .text)
    }
  }
}

@MainActor @Suite("A split view whose focus the state names")
struct BoundSplitFocusTests {
  @Test("runs what a row does with each click", arguments: [100, 40])
  func clicks(columns: Int) throws {
    let screen = TestScreen(Notes(), columns: columns, rows: 8)
    for (count, name) in ["Ada", "Grace", "Grace", "Tove", "Ada"].enumerated() {
      try screen.click(name)
      #expect(screen.state.writes == count + 1 && screen.state.open == name, "\(name)")
      #expect(screen.state.focus == .text && screen.focused?.label == "Note", "\(name)")
      if columns == 40, count < 4 { screen.press(.shiftTab) }
    }
  }
}
