import Recurse
import RecurseEditor

struct TextEditorExample: Component {
  struct State {
    var script = TextDocument("func greet() {\n  print(\"Hello\")\n}\n\ngreet()")
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    TextEditor(
      "Script", text: \.script, wraps: false, lineNumbers: true, indentation: .spaces(2),
      language: .swift)
  }
}
