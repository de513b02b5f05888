import Recurse
import RecurseReaders

struct LogViewExample: Component {
  struct State { var log = Log("INFO ready\nERROR no disk\nINFO done") }
  var initialState: State { State() }

  func render(state: State) -> Node {
    LogView(state.log, lineNumbers: true) { line in
      Text(line.text).foreground(line.text.hasPrefix("ERROR") ? .error : nil)
    }
  }
}
