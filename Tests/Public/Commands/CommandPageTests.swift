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

  @Test("selects nothing that cannot be run, and shows the keys of a control as well as others")
  func selection() {
    struct Page: Component {
      struct State { var names = ["Ada", "Bob"], ran = 0 }
      var initialState: State { State() }
      func render(state: State) -> Node {
        List(\.names, id: \.self) { Text($0).onSelect { _ in } }
          .commands {
            Command("Again", key: "a", isEnabled: false) { $0.ran = -1 }
            Command("Close", key: "c") { $0.ran += 1 }
            Command("Down", isEnabled: false) { $0.ran = -1 }
            Command("End", key: "e") { $0.ran += 10 }
          }
      }
    }
    func screen() -> TestScreen<Page> {
      TestScreen(Page(), columns: 44, rows: 16, colorScheme: .dark)
    }
    func color(_ text: String, _ screen: TestScreen<Page>) -> Color? {
      let row = (0..<16).first { screen.line($0).contains(text) } ?? 0
      let line = screen.line(row)
      let start = line.firstRange(of: text)?.lowerBound ?? line.startIndex
      return screen.style(row: row, column: line.distance(from: line.startIndex, to: start))
        .foreground
    }
    let first = screen()
    first.press(.function(1), .enter)
    #expect(first.state.ran == 1 && first.sheet == nil)
    let next = screen()
    next.press(.function(1), .down, .enter)
    #expect(next.state.ran == 10)
    next.press(.function(1), .down, .up, .enter)
    #expect(next.state.ran == 11)

    let shown = screen()
    shown.press(.function(1))
    let palette = Theme.standard.dark
    #expect(color("Close", shown) == palette.onSelection)
    #expect(color("End", shown) == palette.text)
    #expect(color("Choose", shown) == palette.text)
    #expect(color("Again", shown) != palette.text)
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

  @Test("names the group of a focused button by its role, and of another control by its label")
  func groups() throws {
    struct Page: Component {
      struct State { var volume = 3 }
      var initialState: State { State() }
      func render(state: State) -> Node {
        VStack {
          Button("Send") { _ in }
          Slider("Volume", value: \.volume, in: 0...9)
        }
        .command("Save", key: "s") { _ in }
      }
    }
    let screen = TestScreen(Page(), columns: 40, rows: 12)
    screen.press(.function(1))
    let sheet = screen.text
    #expect(sheet.contains("│  Button ") && !sheet.contains("│  Send "))
    screen.press(.escape, .tab, .function(1))
    #expect(screen.text.contains("│  Volume "))
  }

  @Test("describes commands in a column of their own, and finds them by that")
  func descriptions() {
    struct Page: Component {
      struct State { var log: [String] = [] }
      var initialState: State { State() }
      func render(state: State) -> Node {
        Text("Text").focusable()
          .commands {
            Command("Wrap", key: "w") { $0.log.append("wrap") }.help("Breaks long lines")
            Command("Reverse", key: "r") { $0.log.append("reverse") }.help("Begins at the end")
            Command("Print", key: "p") { $0.log.append("print") }
          }
      }
    }
    let screen = TestScreen(Page(), columns: 60, rows: 12)
    screen.press(.function(1))
    let lines = screen.text.split(separator: "\n")
    func column(_ text: String) -> Int? {
      lines.compactMap { line in
        line.firstRange(of: text).map { line.distance(from: line.startIndex, to: $0.lowerBound) }
      }.first
    }
    #expect(column("Breaks long lines") != nil)
    #expect(column("Breaks long lines") == column("Begins at the end"))
    screen.type("long")
    #expect(screen.hasText("Wrap") && !screen.hasText("Reverse") && !screen.hasText("Print"))
    screen.press(.enter)
    #expect(screen.state.log == ["wrap"])
  }
}
