import Recurse
import RecurseTesting
import Testing

private struct Counter: Component {
  var initialState: Int { 0 }
  func render(state: Int) -> Node { Button("count \(state)") { $0 += 1 } }
}

private struct Page: Component {
  struct State: Equatable {
    var isOpen = false
    var isDisabled = false
    var name = "x"
    var presses = 0
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      DisclosureGroup("Advanced", isExpanded: \.isOpen) {
        TextField("Name", text: \.name)
        Counter()
      }
      .disabled(state.isDisabled)
      DisclosureGroup("More") { Button("Press") { $0.presses += 1 } }
    }
  }
}

@MainActor @Suite("A disclosure group") struct DisclosureGroupTests {
  private func screen() -> TestScreen<Page> { TestScreen(Page(), columns: 20, rows: 5) }

  @Test("shows its content below its title while it is open")
  func picture() {
    let screen = screen()
    #expect(screen.text == "▸ Advanced\n▸ More")
    screen.press(.enter)
    #expect(
      screen.text == """
        ▾ Advanced
          x
          [ count 0 ]
        ▸ More
        """)
  }

  @Test("opens and closes by Enter, Space, the arrows and a click")
  func keys() {
    let screen = screen()
    screen.press(.right)
    #expect(screen.state.isOpen)
    screen.press(.left)
    #expect(!screen.state.isOpen)
    screen.press(.space)
    #expect(screen.state.isOpen)
    screen.click(column: 4, row: 0)
    #expect(!screen.state.isOpen)
    screen.mouse(
      MouseEvent(.press(.left), at: CellPoint(column: 4, row: 0)),
      MouseEvent(.drag(.left), at: CellPoint(column: 4, row: 3)),
      MouseEvent(.release(.left), at: CellPoint(column: 4, row: 3)))
    #expect(!screen.state.isOpen)
  }

  @Test("ends the state of its content when it is closed")
  func ended() throws {
    let screen = screen()
    screen.press(.right)
    try screen.press("count 0")
    #expect(screen.shows("count 1"))
    screen.change { $0.isOpen = false }
    screen.change { $0.isOpen = true }
    #expect(screen.shows("count 0"))
  }

  @Test("may hold by itself whether it is open, with the handlers of its owner inside")
  func own() throws {
    let screen = screen()
    screen.press(.tab, .enter)
    #expect(screen.text == "▸ Advanced\n▾ More\n  [ Press ]")
    try screen.press("Press")
    #expect(screen.state.presses == 1)
    #expect(try screen.element(.disclosure, "More").value == "expanded")
  }

  @Test("does nothing while it is disabled, and shows it without colors")
  func disabled() {
    let screen = screen()
    screen.change { $0.isDisabled = true }
    #expect(screen.text.hasPrefix("· Advanced"))
    screen.press(.enter)
    screen.click(column: 2, row: 0)
    #expect(!screen.state.isOpen)
  }

  @Test("shows the focus with another look, with colors and without")
  func looks() {
    for (level, scheme) in [(ColorLevel.none, nil), (.trueColor, ColorScheme.dark)] {
      let screen = TestScreen(
        Page(), columns: 20, rows: 5, theme: .nord, colorScheme: scheme, colors: level)
      let focused = screen.style(row: 0, column: 3)
      screen.press(.tab)
      #expect(screen.style(row: 0, column: 3) != focused)
    }
  }
}

@MainActor @Suite("Content with a title") struct LabeledContentTests {
  private struct Page: Component {
    struct State: Equatable { var host = "example.org" }
    var initialState: State { State() }
    func render(state: State) -> Node {
      GroupBox("Network") {
        LabeledContent("Host") { TextField("Host", text: \.host) }
        LabeledContent("Version", value: "1.0")
      }
    }
  }

  @Test("is in a box with what belongs to it")
  func picture() {
    #expect(
      TestScreen(Page(), columns: 24, rows: 5).text == """
        ╭─ Network ────────────╮
        │ Host example.org     │
        │ Version 1.0          │
        ╰──────────────────────╯
        """)
  }

  @Test("truncates its title first")
  func narrow() {
    struct Narrow: Component {
      func render(state: Void) -> Node {
        LabeledContent("A long title of it", value: "1234567890")
        LabeledContent("日本語日本語日本語", value: "ab\u{7}c")
      }
    }
    #expect(
      TestScreen(Narrow(), columns: 20, rows: 5).text == "A long t… 1234567890\n日本語日本語日… ab␇c")
  }
}
