import Recurse
import RecurseTesting
import Testing

private struct Names: Component {
  enum Enter { case free, command, handler, choice }

  struct State: Equatable {
    var names = ["Ada", "Grace"]
    var opened: String?
  }
  let enter: Enter
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      List(\.names, id: \.self) { name in
        switch enter {
        case .free: Text(name).onEdit(name) { _, _ in }
        case .command: Text(name).onEdit(name) { _, _ in }.command("Done", key: "space") { _ in }
        case .handler: Text(name).onEdit(name) { _, _ in }.onKey(.enter) { $0.opened = name }
        case .choice: Text(name).onEdit(name) { _, _ in }.onSelect { $0.opened = name }
        }
      }
      KeyHints()
    }
  }
}

@MainActor
@Suite("The hint of a row that can be edited") struct EditHintTests {
  @Test("says the key that edits it: Enter, or F2 where Enter does something else")
  func key() {
    for (enter, hint) in [
      (Names.Enter.free, "Enter"), (.command, "Enter"), (.handler, "F2"), (.choice, "F2"),
    ] {
      let screen = TestScreen(Names(enter: enter), columns: 60, rows: 4)
      screen.press(.down)
      #expect(screen.shows("\(hint) Edit"), "\(screen.text)")
      screen.press(hint == "F2" ? .function(2) : .enter)
      screen.type("!")
      #expect(screen.shows("!") && screen.state.opened == nil, "\(screen.text)")
    }
  }
}
