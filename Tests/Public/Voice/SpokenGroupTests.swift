import Recurse
import RecurseTesting
import Testing

/// Two groups with titles in their borders, and a list whose border has one.
private struct Settings: Component {
  struct State: Equatable {
    var host = ""
    var user = ""
    var mails = ["Hello"]
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    GroupBox("Network") { TextField("Host", text: \.host) }
    VStack { TextField("User", text: \.user) }.border(.rounded, title: "Account")
    List(\.mails, id: \.self) { Text($0) }.border(title: "Mail, \(state.host.count)")
  }
}

@MainActor @Suite("A group with a title in its border") struct SpokenGroupTests {
  @Test("is an element with that name, as a list is in such a border")
  func elements() throws {
    let screen = TestScreen(Settings(), columns: 30, rows: 12)
    #expect(screen.all(.group).map(\.label) == ["Network", "Account"])
    #expect(screen.all(.list).map(\.label) == ["Mail, 0"])
    try screen.focus("Mail, 0")
    #expect(screen.focused?.role == .list)
    try screen.focus("Account")
    #expect(screen.focused?.label == "User")
  }

  @Test("is said when the focus comes into it, and not while it moves inside")
  func voice() {
    let dialogue = """
      Network. Host, text field, empty
      > "a"
      a
      > tab
      Host, a. Account. User, text field, empty
      > shift+tab
      Network. Host, text field, a
      """
    let screen = TestScreen(Settings(), columns: 30, rows: 12, screenReader: true)
    #expect(screen.dialogue(dialogue) == dialogue)
  }
}
