import Recurse
import RecurseTesting
import Testing

/// A form whose fields commands and an effect move the focus between.
private struct Letter: Component {
  enum Field: Hashable { case name, mail }

  struct State {
    var name = "Ada"
    var mail = ""
    var focus: Field? = .name
    var ticks = 0
  }

  var initialState: State { State() }

  func render(state: State) -> Node {
    Form {
      TextField("Name", text: \.name).focused(\.focus, equals: .name)
      TextField("Mail", text: \.mail)
        .fieldError(state.mail.contains("@") ? nil : "There is no @.")
        .focused(\.focus, equals: .mail)
      Button("Send") { _ in }.keyboardShortcut(.defaultAction)
    }
    .command("Name", key: "ctrl+s") { $0.focus = .name }
  }
}

@MainActor @Suite("A fault of a field") struct FaultAfterMoveTests {
  @Test("is shown when a command moves the focus away")
  func command() throws {
    let screen = TestScreen(Letter(), columns: 40, rows: 8)
    screen.press(.tab)
    screen.type("Bob")
    #expect(try screen.field("Mail").error == nil)
    screen.press(.control("s"))
    #expect(screen.focused?.label == "Name")
    #expect(try screen.field("Mail").error == "There is no @.")
  }

  @Test("waits while the state moves the focus by itself")
  func state() throws {
    let screen = TestScreen(Letter(), columns: 40, rows: 8)
    screen.press(.tab)
    screen.change { $0.focus = .name }
    #expect(screen.focused?.label == "Name")
    #expect(try screen.field("Mail").error == nil)
  }
}
