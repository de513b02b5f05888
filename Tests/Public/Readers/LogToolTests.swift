import Recurse
import RecurseReaders
import RecurseTesting
import Testing

/// A viewer of whatever a program writes: it follows, filters, searches, wraps and has its colors.
private struct LogTool: Component {
  struct State {
    var log = Log(limit: .lines(10_000))
    var filter = LogFilter()
    var wraps = true
    var hasEnded = false
  }

  let output: AsyncStream<String>
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      LogView(state.log, wraps: state.wraps, filter: state.filter)
      HStack {
        TextField("Filter", text: \.filter.text, prompt: "lines that contain…").flex(grow: 1)
        Picker("", selection: \.filter.level, options: LogLevel.allCases, prompt: "Any level") {
          Text("\($0) and above")
        }
        Text(state.hasEnded ? "ended" : "following").foreground(.secondaryText)
      }
    }
    .commands { Command("Wrap", key: "w") { $0.wraps.toggle() } }
  }

  func effects(state: State) -> [Effect] {
    Effect.values(of: output, id: "output") {
      $0.log.append($1)
    } onEnd: {
      $0.hasEnded = true
    }
  }
}

@MainActor @Suite("A log viewer of forty lines") struct LogToolTests {
  @Test("follows, holds still, searches, filters and ends")
  func use() async throws {
    let (output, program) = AsyncStream.makeStream(of: String.self)
    let screen = TestScreen(LogTool(output: output), columns: 60, rows: 8)
    for number in 1...40 {
      program.yield(
        number % 10 == 0 ? "\u{1B}[31mERROR disk \(number)\u{1B}[m" : "INFO request \(number)")
    }
    try await screen.waitUntil("all is shown") { screen.shows("ERROR disk 40") }

    screen.press(.pageUp)
    #expect(!screen.shows("ERROR disk 40"))
    program.yield("INFO request 41")
    try await screen.waitUntil("the new line is counted") { screen.shows("↓ 1 new") }
    screen.press(.end)
    #expect(screen.shows("INFO request 41"))

    screen.type("/")
    screen.type("disk 1")
    screen.press(.enter)
    #expect(screen.shows("ERROR disk 10"))
    screen.press(.escape)

    screen.change { $0.filter.level = .error }
    #expect(screen.shows("4 of 41 lines") && !screen.shows("request"))

    program.finish()
    try await screen.waitUntil("the end is told") { screen.shows("ended") }
  }
}
