import Recurse
import RecurseReaders
import RecurseTesting
import Testing

/// A log below which an app's own command has the key that a log uses for finding.
private struct FilteredLog: Component {
  struct State {
    var log = Log()
    var isFiltering = false
  }

  let hasCommand: Bool
  var initialState: State {
    var log = Log()
    log.append("one\ntwo\n")
    return State(log: log)
  }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      LogView(state.log)
      KeyHints()
    }
    .commands {
      if hasCommand { Command("Filter", key: "/") { $0.isFiltering = true } }
    }
  }
}

@MainActor @Suite("The hint of a letter in a log") struct TakenHintTests {
  @Test("is that of the app's command, which gets the key")
  func command() {
    let screen = TestScreen(FilteredLog(hasCommand: true), columns: 60, rows: 8)
    #expect(screen.shows("/ Filter") && !screen.shows("/ Find"))
    screen.type("/")
    #expect(screen.state.isFiltering)
  }

  @Test("is that of the log where no command has the key")
  func log() {
    let screen = TestScreen(FilteredLog(hasCommand: false), columns: 60, rows: 8)
    #expect(screen.shows("/ Find"))
    screen.type("/")
    #expect(!screen.state.isFiltering)
  }

  @Test("of copying is there as long as lines are selected")
  func copy() {
    let screen = TestScreen(FilteredLog(hasCommand: false), columns: 60, rows: 8)
    #expect(!screen.shows("Ctrl+C Copy"))
    screen.press(Key.up.with(.shift))
    #expect(screen.shows("/ Find  Ctrl+C Copy"))
    screen.press(.enter)
    #expect(screen.copied == ["two"])
    #expect(screen.shows("/ Find") && !screen.shows("Ctrl+C Copy"))
  }
}
