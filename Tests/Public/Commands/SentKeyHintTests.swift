import Recurse
import RecurseTesting
import Testing

/// Tabs with commands, some of which have keys that not every terminal sends.
private struct Page: Component {
  struct State {
    var tab = 0
    var log: [String] = []
  }
  var initialState = State()

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      TabView(selection: \.tab) {
        Tab("One", value: 0) { Button("Go") { _ in } }
        Tab("Two", value: 1) { Text("two") }
      }
      KeyHints()
    }
    .commands {
      Command("Commit", key: "ctrl+enter") { $0.log.append("commit") }
      Command("Save", key: "ctrl+s") { $0.log.append("save") }
      Command("Push", key: "ctrl+shift+p") { $0.log.append("push") }.alternateKey("g p")
    }
  }
}

@MainActor @Suite("The line of hints") struct SentKeyHintTests {
  private let screen = TestScreen(Page(), columns: 120, rows: 8)
  private var line: String { screen.text.split(separator: "\n").last.map(String.init) ?? "" }

  @Test("shows no key that a terminal may not send, while the key still runs its command")
  func sent() {
    #expect(line.contains("Ctrl+S Save"))
    #expect(!line.contains("Commit"))
    screen.press(.enter.with(.control))
    #expect(screen.state.log == ["commit"])
  }

  @Test("shows the first key of a command that every terminal sends, and each key runs it")
  func alternate() throws {
    #expect(line.contains("g p Push"))
    screen.press(.character("g"), .character("p"), .character("p").with([.control, .shift]))
    #expect(screen.state.log == ["push", "push"])
  }

  @Test("shows the app's commands before the keys of the tabs around the focused control")
  func order() throws {
    let words = line.split(separator: " ")
    let save = try #require(words.firstIndex(of: "Save"))
    let tabs = try #require(words.firstIndex(of: "Next"))
    #expect(save < tabs)
  }
}
