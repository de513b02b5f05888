import Recurse
import RecurseTesting
import Testing

private struct Editor: Component {
  struct State: Equatable {
    var text = ""
    var log: [String] = []
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      TextField("Text", text: \.text)
      Button("Other") { $0.log.append("other") }
    }
    .commands {
      Command("Save", key: "ctrl+s") { $0.log.append("save") }
      Command("Save as…", key: "ctrl+x ctrl+s") { $0.log.append("save as") }
      Command("Print") { $0.log.append("print") }
      Command("Undo", key: "ctrl+z", isEnabled: false) { $0.log.append("undo") }
    }
  }
}

@MainActor @Suite("The page of all commands") struct CommandPageTests {
  private func screen(_ columns: Int = 44, _ rows: Int = 12) -> TestScreen<Editor> {
    TestScreen(Editor(), columns: columns, rows: rows)
  }

  @Test("lists what keys would do now", arguments: [Key.function(1), .control("p")])
  func opens(key: Key) {
    let screen = screen()
    screen.press(key)
    #expect(screen.sheet != nil)
    for text in ["Save", "Ctrl+S", "Save as…", "Ctrl+X Ctrl+S", "Print", "Undo", "Quit", "Ctrl+Q"] {
      #expect(screen.hasText(text), "\(text)")
    }
    screen.press(key)
    #expect(screen.sheet == nil)
  }

  @Test("opens with ? where no text is typed")
  func questionMark() {
    let screen = screen()
    screen.type("?")
    #expect(screen.sheet == nil && screen.state.text == "?")
    screen.press(.tab)
    screen.type("?")
    #expect(screen.sheet != nil)
  }

  @Test("is filtered by typing, and Enter runs what is selected where the focus was")
  func filter() {
    let screen = screen()
    screen.press(.function(1))
    screen.type("as save")
    #expect(!screen.hasText("Print") && screen.hasText("Save as…"))
    screen.press(.enter)
    #expect(screen.state.log == ["save as"] && screen.sheet == nil && screen.state.text.isEmpty)
    screen.press(.function(1), .down, .down, .enter)
    #expect(screen.state.log == ["save as", "print"])
    screen.press(.function(1))
    screen.type("zzz")
    screen.press(.enter)
    #expect(screen.sheet != nil)
    screen.press(.escape)
    #expect(screen.sheet == nil && screen.focused?.label == "Text")
  }

  @Test("runs what is clicked, and nothing that is disabled")
  func click() throws {
    let screen = screen()
    screen.press(.function(1))
    try screen.click(screen.text("Undo"))
    #expect(screen.sheet != nil && screen.state.log.isEmpty)
    try screen.click(screen.text("Print"))
    #expect(screen.state.log == ["print"] && screen.sheet == nil)
  }

  @Test("is at home at 20 by 5")
  func small() {
    let screen = screen(20, 5)
    screen.press(.function(1))
    screen.type("prin")
    screen.press(.enter)
    #expect(screen.state.log == ["print"])
  }

  @Test("keeps what is selected in sight in a low window", arguments: [(20, 5), (40, 8)])
  func low(columns: Int, rows: Int) {
    let screen = screen(columns, rows)
    screen.press(.function(1))
    #expect(screen.text.contains("Save") && screen.text.contains("Find"))
    screen.press(.down, .down)
    #expect(screen.text.contains("Print"))
    screen.press(.pageDown)
    #expect(screen.text.contains("Quit") && screen.text.contains("Find"))
    screen.press(.pageUp)
    #expect(screen.text.contains("Save"))
  }

  @Test("has commands whose keys nearer ones take")
  func shadowed() {
    struct Page: Component {
      var initialState: [String] { [] }
      func render(state: [String]) -> Node {
        VStack { Button("Here") { _ in }.command("Inner", key: "n") { $0.append("inner") } }
          .command("Outer", key: "n") { $0.append("outer") }
      }
    }
    let screen = TestScreen(Page(), columns: 40, rows: 10)
    screen.press(.function(1))
    screen.type("outer")
    screen.press(.enter)
    #expect(screen.state == ["outer"])
  }
}
