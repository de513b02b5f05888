import Recurse
import RecurseTesting
import Testing

private struct Page: Component {
  struct State: Equatable {
    var name = ""
    var isOn = true
    var selected: Int? = 1
    var theme = Theme.standard
  }

  var theme = Theme.standard
  var initialState: State { State(theme: theme) }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      Text("accent").foreground(.accent)
      Text("secondary").foreground(.secondaryText)
      HStack {
        Button("Save") { $0.name = "saved" }.keyboardShortcut(.defaultAction)
        Button("Delete", role: .destructive) { $0.name = "" }
        Button("Off") { $0.name = "off" }.disabled()
      }
      TextField("Name", text: \.name)
      List(0..<3, id: \.self, selection: \.selected) { row in
        Text("row \(row) ") + Text("red").foreground(.red).background(.yellow)
      }
    }
    .theme(state.theme)
  }
}

@MainActor @Suite("A theme") struct ThemeTests {
  private func screen(
    _ theme: Theme = .standard, _ scheme: ColorScheme? = nil, colors: ColorLevel = .trueColor
  ) -> TestScreen<Page> {
    TestScreen(
      Page(theme: theme), columns: 30, rows: 8, colorScheme: scheme, colors: colors)
  }

  private func color(_ screen: TestScreen<Page>, row: Int, column: Int = 0) -> String {
    screen.style(row: row, column: column).description
  }

  @Test("is looked up when colors are painted: another one renders nothing")
  func rendersNothing() {
    let automatic = TestScreen(Page(theme: .nord), columns: 30, rows: 8)
    _ = automatic.takeRecord()
    // It paints its own background, so that it may be dark where the terminal does not tell.
    #expect(automatic.style(row: 0, column: 0).description == "#88c0d0 on #2e3440")
    automatic.changeTerminalBackground(to: .rgb(0xFFFFFF))
    #expect(automatic.style(row: 0, column: 0).description == "#2a6284 on #eceff4")
    let record = automatic.takeRecord()
    #expect(record.frames == 1 && record.update.renders == 0 && record.laidOut == 0)
  }

  @Test("fits every background until the terminal tells its own")
  func unanswered() {
    let screen = screen()
    #expect(color(screen, row: 0) == "#3b70e1")
    #expect(screen.text.contains("[ Save ] [ Delete ]"))
    screen.changeTerminalBackground(to: .rgb(0x101010))
    #expect(color(screen, row: 0) == "#7aa2f7")
    #expect(screen.text.contains("  Save     Delete"))
    // The background stays the terminal's own.
    #expect(screen.style(row: 7, column: 29) == CellStyle())
  }

  @Test("keeps the terminal's background only where its text can be read on that")
  func middle() {
    let screen = screen()
    screen.changeTerminalBackground(to: .rgb(0x586E75))
    #expect(screen.style(row: 7, column: 29).background == Theme.standard.dark.background)
  }

  @Test("shows one background over a selected row, and text that can be read on it")
  func selection() {
    let screen = screen(.standard, .dark)
    screen.click(column: 5, row: 5)
    let palette = Theme.standard.dark
    for column in 0..<30 {
      let style = screen.style(row: 5, column: column)
      #expect(style.background == palette.selection, "column \(column)")
      #expect(column == 0 || style.foreground == palette.onSelection, "column \(column)")
    }
    #expect(screen.text.contains("▌row 1 red"))
    #expect(screen.style(row: 5, column: 0).foreground == palette.accent)
    // Beside it spans have their own colors.
    #expect(screen.style(row: 4, column: 8) == CellStyle(foreground: .red, background: .yellow))
    screen.press(.tab)
    #expect(screen.style(row: 5, column: 9).background == palette.inactiveSelection)
    #expect(screen.style(row: 5, column: 9).foreground == palette.text)
  }

  @Test("keeps RGB colors on a selection where they can be read")
  func rgbOnSelection() {
    struct Rows: Component {
      struct State { var selected: Int? = 0 }
      var initialState: State { State() }
      func render(state: State) -> Node {
        List(0..<1, id: \.self, selection: \.selected) { _ in
          Text("a").foreground(.rgb(0xFFFFFF)) + Text("b").foreground(.rgb(0x2B4B90))
        }
      }
    }
    let screen = TestScreen(Rows(), columns: 8, rows: 2, colorScheme: .dark)
    #expect(screen.style(row: 0, column: 1).foreground == .rgb(0xFFFFFF))
    #expect(screen.style(row: 0, column: 2).foreground == Theme.standard.dark.onSelection)
  }

  @Test("with sixteen colors, or with none, reverses a selection and clears its colors")
  func reversed() {
    for level in [ColorLevel.none, .ansi8, .ansi16] {
      let screen = screen(.nord, .dark, colors: level)
      screen.click(column: 5, row: 5)
      for column in 0..<30 {
        #expect(screen.style(row: 5, column: column) == CellStyle(attributes: .reverse))
      }
    }
  }

  @Test("brings the color of text with each background")
  func pairs() {
    struct Backgrounds: Component {
      func render(state: Void) -> Node {
        Text("a").background(.accent)
        Text("b").background(.rgb(0x000080))
        Text("c").background(.white)
        VStack { Text("d").bold() }.background(.surface)
        VStack { Text("e") }.background(.terminal)
      }
    }
    let screen = TestScreen(Backgrounds(), columns: 4, rows: 5, theme: .nord, colorScheme: .light)
    let palette = Theme.nord.light
    #expect(
      (0..<5).map { screen.style(row: $0, column: 0) } == [
        CellStyle(foreground: palette.onAccent, background: palette.accent),
        CellStyle(foreground: palette.background, background: .rgb(0x000080)),
        CellStyle(foreground: palette.text, background: .white),
        CellStyle(foreground: palette.text, background: palette.surface, attributes: .bold),
        CellStyle(),
      ])
    let unknown = TestScreen(Backgrounds(), columns: 4, rows: 5)
    #expect(
      (0..<5).map { unknown.style(row: $0, column: 0).description } == [
        "reverse #3b70e1", "brightWhite on #000080", "black on white", "bold", "plain",
      ])
  }

  @Test("inside another stays, and layers have that of what presents them")
  func inner() {
    let screen = screen(.standard, .dark)
    screen.change { $0.theme = .gruvbox }
    #expect(color(screen, row: 0) == "#fabd2f on #282828")
    screen.change { $0.theme = .dracula }
    #expect(color(screen, row: 0) == "#c4a0fa on #282a36")
  }

  @Test("marks what is disabled, pressed and focused in ways that need no color")
  func states() throws {
    let screen = screen(colors: .none)
    #expect(screen.text.contains("[ Save ] [ Delete ] · Off ·"))
    #expect(color(screen, row: 2, column: 1) == "bold reverse")
    #expect(color(screen, row: 2, column: 10) == "underline")
    #expect(color(screen, row: 2, column: 24) == "dim")
    #expect(color(screen, row: 3) == "dim underline")
  }
}
