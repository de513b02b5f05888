import Recurse
import RecurseReaders

/// The log of a web server, of which the last lines are shown as they come.
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
    )
    """

  struct State {
    var log = Log(limit: .lines(1000))
    var wraps = true
    var hasNumbers = false
    var filter = LogFilter()
    var requests = 0

    /// Adds the next request to the log.
    mutating func add() {
      let (path, color, status) = Self.answers[requests % Self.answers.count]
      requests += 1
      log.append("\u{1b}[\(color)m\(status)\u{1b}[m GET \(path) request \(requests)")
    }

    // The red of a terminal is too dark on a dark surface, but for bold letters.
    private static let answers = [
      ("/index.html", "32", 200), ("/style.css", "32", 200),
      ("/search?q=a+question+that+is+longer+than+the+window+is+wide&page=2", "33", 302),
      ("/favicon.ico", "1;31", 404), ("/news", "32", 200),
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
      )
      .padding(.top)
    }
    .frame(maxHeight: .infinity)
  }
}
