import Recurse
import RecurseEditor
import RecurseTesting
import Testing

/// A form above two boxes that keep their borders.
private struct Crowded: Component {
  struct State {
    var name = ""
    var port = ""
    var note = ""
    var rows = ["a", "b"]
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack {
      Form {
        TextField("Name", text: \.name)
        TextField("Port", text: \.port)
      }
      TextEditor("Note", text: \.note).border(.rounded)
      List(\.rows, id: \.self) { Text($0) }.border(.rounded)
      KeyHints()
    }
  }
}

@MainActor
@Suite("A form without enough room") struct SmallFormTests {
  @Test("Keeps a row, which shows the field with the focus")
  func row() throws {
    let screen = TestScreen(Crowded(), columns: 20, rows: 5)
    try screen.focus(on: screen.field("Name"))
    screen.type("ada")
    #expect(screen.text.hasPrefix("Name  ada"))
    screen.press(.tab)
    screen.type("80")
    #expect(
      screen.text == """
        Port  80
        ╭──────────────────╮
        ╰──────────────────╯
        ╭──────────────────╮
        ╰──────────────────╯
        """)
  }

  @Test("Is as high as its fields in a window that has room for them")
  func room() throws {
    let screen = TestScreen(Crowded(), columns: 20, rows: 12)
    #expect(screen.shows("Name") && screen.shows("Port"))
  }
}
