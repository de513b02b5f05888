import Recurse
import RecurseReaders

/// A file or standard input: read, searched, filtered, and followed while it grows.
struct AppName: App {
  let source: Source

  struct State {
    var lines: Lines
    var filter = LogFilter()
    var position = ScrollPosition()
    var wraps = true
    var showsNumbers = false
    var focus: Focus? = .lines
    var isDone = false
  }

  enum Focus { case lines, filter }

  var initialState: State { State(lines: Lines(of: source)) }

  func render(state: State) -> Node {
    WithEnvironment(\.windowSize) { size in
      VStack(alignment: .stretch) {
        header(state, showsStatus: size.columns >= 40)
        lines(state).scrollPosition(\.position).focused(\.focus, equals: .lines)
        if state.focus == .filter || !state.filter.text.isEmpty { filter }
        if size.rows >= 6 { KeyHints() }
      }
    }
    .commands {
      Command("Filter", key: "f") { $0.focus = .filter }
      Command("Top", key: "g") { $0.position.scrollToStart() }
      Command("End", key: "G") { $0.position.scrollToEnd() }
      Command("Wrap", key: "w") { $0.wraps.toggle() }
      Command("Line numbers", key: "#") { $0.showsNumbers.toggle() }
      Command("Quit", key: "q") { $0.isDone = true }
    }
    .windowTitle("app-name – \(source.title)")
  }

  func effects(state: State) -> [Effect] {
    switch source {
    case .file(let path):
      .values(of: LogFile.updates(of: path), id: "lines") { $0.lines = .file($1) }
    case .standardInput:
      .values(of: StandardInput.lines, id: "lines") {
        $0.lines.append($1)
      } onEnd: {
        $0.lines.end()
      }
    }
    if state.isDone { .quit() }
  }

  // MARK: - Parts

  private func header(_ state: State, showsStatus: Bool) -> Node {
    HStack(spacing: 2) {
      Text(source.title).bold().foreground(.accent).lineLimit(1).truncationMode(.middle)
      Spacer()
      Text("\(state.lines.count) \(state.lines.count == 1 ? "line" : "lines")")
        .lineLimit(1).flex(shrink: 0)
      if showsStatus || state.lines.isFaulty {
        Text(state.lines.status).lineLimit(1).flex(shrink: state.lines.isFaulty ? 1 : 0)
          .foreground(state.lines.isFaulty ? .error : .secondaryText)
      }
    }
    .padding(horizontal: 1).background(.surface)
  }

  private func lines(_ state: State) -> Node {
    switch state.lines {
    case .file(let file):
      LogView(
        file, wraps: state.wraps, lineNumbers: state.showsNumbers, filter: state.filter,
        content: Self.text)
    case .piped(let log, _):
      LogView(
        log, wraps: state.wraps, lineNumbers: state.showsNumbers, filter: state.filter,
        content: Self.text)
    }
  }

  /// Returns a line with its own colors, else in that of its severity.
  private static func text(_ line: Log.Line) -> Text {
    let text = Text(ansi: line.text)
    switch LogLevel(line: line.text) {
    case .warning?: return text.foreground(.warning)
    case .error?, .critical?: return text.foreground(.error)
    case .trace?, .debug?: return text.foreground(.secondaryText)
    case .info?, .notice?, nil: return text
    }
  }

  private var filter: Node {
    TextField("Filter", text: \.filter.text, prompt: "lines that contain…")
      .focused(\.focus, equals: .filter)
      .onSubmit { $0.focus = .lines }
      .onKey(.escape) { ($0.filter, $0.focus) = (LogFilter(), .lines) }
      .padding(horizontal: 1)
  }
}

@main enum Program {
  static func main() {
    switch CommandLine.arguments.dropFirst().first {
    case "-": AppName.launch { AppName(source: .standardInput) }
    case nil where !StandardInput.isTerminal: AppName.launch { AppName(source: .standardInput) }
    case let path? where !path.hasPrefix("-"): AppName.launch { AppName(source: .file(path)) }
    default: print("Usage: app-name FILE, or: COMMAND | app-name")
    }
  }
}
