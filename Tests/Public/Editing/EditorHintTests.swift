import Recurse
import RecurseEditor
import RecurseTesting
import Testing

@MainActor
@Suite("The hints of a focused editor") struct EditorHintTests {
  private struct Notes: Component {
    struct State { var text = "one\ntwo" }
    var initialState: State { State() }
    func render(state: State) -> Node {
      VStack {
        TextEditor("Note", text: \.text)
        KeyHints()
      }
      .command("Save", key: "ctrl+s") { _ in }
      .command("Open", key: "ctrl+o") { _ in }
    }
  }

  @Test("Come after the commands of the app")
  func order() {
    let screen = TestScreen(Notes(), columns: 100, rows: 4)
    #expect(screen.line(3).contains("Ctrl+S Save  Ctrl+O Open  Ctrl+F Find  Alt+R Replace"))
    let narrow = TestScreen(Notes(), columns: 60, rows: 4)
    #expect(narrow.shows("Ctrl+S Save  Ctrl+O Open") && !narrow.shows("Replace"), "\(narrow.text)")
  }

  @Test("Come first while a text is sought")
  func find() {
    let screen = TestScreen(Notes(), columns: 100, rows: 6)
    screen.press(.control("f"))
    #expect(screen.line(5).contains("Enter Next"), "\(screen.text)")
  }
}
