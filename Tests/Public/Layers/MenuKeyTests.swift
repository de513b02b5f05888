import Recurse
import RecurseTesting
import Testing

private struct Editor: Component {
  struct State: Equatable {
    var wraps = false
    var log: [String] = []
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      MenuBar {
        Menu("File") {
          Button("New") { $0.log.append("new") }
          Button("Open…") { $0.log.append("open") }
          Button("Save as…") { $0.log.append("save as") }
          Toggle("Wrap", isOn: \.wraps)
          Menu("Recent") { Button("Print") { $0.log.append("print") } }
          Button("Quit") { $0.log.append("quit") }
        }
      }
      Button("Text") { $0.log.append("text") }
        .command("Open", key: "enter") { $0.log.append("text opens") }
        .contextMenu { Button("Open") { $0.log.append("open") } }
    }
    .commands {
      Command("Open", key: "ctrl+o") { $0.log.append("open") }
      Command("Save as", key: "ctrl+x ctrl+s") { $0.log.append("save as") }
      Command("Wrap", key: "alt+z") { $0.wraps.toggle() }
      Command("Print", key: "ctrl+k") { $0.log.append("print") }
    }
  }
}

@MainActor @Suite("The keys of a menu") struct MenuKeyTests {
  @Test("are those of the commands with the titles of the items, at the trailing edge")
  func picture() {
    let screen = TestScreen(Editor(), columns: 44, rows: 10)
    screen.press(.function(10))
    #expect(
      screen.text == """
         File
        ╭─────────────────────────╮
        │ New                     │
        │ Open…             Enter │
        │ Save as…  Ctrl+X Ctrl+S │
        │   Wrap            Alt+Z │
        │ Recent                ▸ │
        │ Quit             Ctrl+Q │
        ╰─────────────────────────╯
        """)
    screen.press(.end, .up, .right)
    #expect(screen.text.contains("│ Print  Ctrl+K │"))
  }

  @Test("of a context menu are those around the content")
  func contextMenu() {
    let screen = TestScreen(Editor(), columns: 44, rows: 10)
    screen.press(Key.function(10).with(.shift))
    #expect(screen.text.contains("│ Open  Enter │"))
  }

  @Test("leave an item alone that no command is titled like")
  func plain() {
    struct Page: Component {
      func render(state: Void) -> Node { Menu("Sort") { Button("Name") { _ in } } }
    }
    let screen = TestScreen(Page(), columns: 30, rows: 6)
    screen.press(.enter)
    #expect(screen.text == "[ Sort ▾ ]\n╭──────╮\n│ Name │\n╰──────╯")
  }
}
