import Recurse
import RecurseReaders

/// The log of a web server, of which the last lines are shown as they come, in colors of the theme.
struct LogsPage: GalleryContent {
  static let source = """
    FlowStack(spacing: 2) {
      Button("Add") { $0.add() }
      Button("Clear") { $0.log.removeAll() }
      Toggle("Wrap", isOn: \\.wraps)
      Toggle("Numbers", isOn: \\.hasNumbers)
    }
    TextField("Filter", text: \\.filter.text)
    LogView(
      state.log, wraps: state.wraps, lineNumbers: state.hasNumbers, filter: state.filter
    ) { line in
      let status = line.text.prefix(3)
      let color: Color = status < "300" ? .success : status < "400" ? .warning : .error
      return Text(verbatim: "\\(status)").foreground(color)
        + Text(verbatim: "\\(line.text.dropFirst(3))")
    }
    """

  struct State {
    var log = Log(limit: .lines(1000))
    var wraps = true
    var hasNumbers = false
    var filter = LogFilter()
    var requests = 0

    /// Adds the next request to the log.
    mutating func add() {
      let (path, status) = Self.answers[requests % Self.answers.count]
      requests += 1
      log.append("\(status) GET \(path) request \(requests)")
    }

    private static let answers = [
      ("/index.html", 200), ("/style.css", 200),
      ("/search?q=a+question+that+is+longer+than+the+window+is+wide&page=2", 302),
      ("/favicon.ico", 404), ("/news", 200),
    ]
  }

  var initialState: State {
    var state = State()
    for _ in 0..<60 { state.add() }
    return state
  }

  func render(state: State) -> Node {
    Card("Requests", note: "\(state.requests) so far") {
      FlowStack(spacing: 2) {
        Button("Add") { $0.add() }
        Button("Clear") { $0.log.removeAll() }
        Toggle("Wrap", isOn: \.wraps)
        Toggle("Numbers", isOn: \.hasNumbers)
      }
      TextField("Filter", text: \.filter.text)
      LogView(
        state.log, wraps: state.wraps, lineNumbers: state.hasNumbers, filter: state.filter
      ) { line in
        let status = line.text.prefix(3)
        let color: Color = status < "300" ? .success : status < "400" ? .warning : .error
        return Text(verbatim: "\(status)").foreground(color)
          + Text(verbatim: "\(line.text.dropFirst(3))")
      }
      .padding(.top)
    }
    .frame(maxHeight: .infinity)
  }
}
