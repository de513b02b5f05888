import Recurse
import RecurseTesting
import Testing

private struct Form: Component {
  struct State: Equatable {
    var text = ""
    var isOpen = false
  }
  var text = ""
  var initialState: State { State(text: text) }

  func render(state: State) -> Node {
    TextField("in years", text: \.text).frame(width: 14)
    TextField("off", text: \.text).disabled().frame(width: 14)
    Toggle("Loud", isOn: true) { $0.isOpen = $1 }.disabled()
    Button("Off") { $0.isOpen = false }.disabled()
    Button("Open") { $0.isOpen = true }
    Text("bold").bold().foreground(.error)
    VStack { Text("") }
      .sheet(isPresented: \.isOpen) { Text("sheet") }
  }
}

private struct Fields: Component {
  struct State: Equatable {
    var empty = ""
    var text = "text"
    var number = 3
    var off = "off"
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      TextField("focused", text: \.text)
      TextField("", text: \.empty)
      TextField("hint", text: \.empty)
      SecureField("secret", text: \.empty)
      TextField("number", value: \.number, format: .number)
      TextField("", text: \.off).disabled()
    }
  }
}

private struct News: Component {
  static let colors: [Color] = [.text, .accent, .info, .success, .warning, .error]

  func render(state: Void) -> Node {
    for color in Self.colors { Text("x").foreground(color) }
  }
}

private let levels = [ColorLevel.none, .ansi8, .ansi16]

/// `dim` shows nothing on some terminals, so that these tests leave it out.
@MainActor @Suite("With few colors or none") struct FewColorsTests {
  @Test("a hint in a field is in parentheses, and what is off has dots", arguments: levels)
  func signs(_ level: ColorLevel) {
    let screen = TestScreen(
      Form(), columns: 24, rows: 12, colorScheme: .light, colors: level)
    #expect(
      screen.text == """
        (in years)
        (off)·········
        ·x· Loud
        · Off ·
        [ Open ]
        bold
        """)
    screen.type("ab")
    #expect(screen.text.hasPrefix("ab\nab············\n"))
  }

  @Test(
    "a field is a line as wide as it is, also where many colors are on an unknown ground",
    arguments: ColorLevel.allCases)
  func fields(_ level: ColorLevel) {
    let screen = TestScreen(Fields(), columns: 14, rows: 6, colors: level)
    for row in 0..<5 {
      for column in [0, 6, 13] {
        #expect(
          screen.style(row: row, column: column).attributes.contains(.underline),
          "\(row), \(column)")
      }
    }
    // One that is off has dots.
    #expect(screen.text.hasSuffix("off···········"))
  }

  @Test("with more colors, both are told by their colors", arguments: [ColorScheme.dark, .light])
  func colors(_ scheme: ColorScheme) {
    let screen = TestScreen(Form(), columns: 24, rows: 12, colorScheme: scheme)
    #expect(screen.text.hasPrefix("in years\noff\n[x] Loud\n  Off\n"))
  }

  @Test("every kind of news differs from text", arguments: Theme.all, levels)
  func news(_ theme: Theme, _ level: ColorLevel) {
    for scheme in [ColorScheme.dark, .light, nil] {
      let screen = TestScreen(
        News(), columns: 4, rows: 6, theme: theme, colorScheme: scheme, colors: level)
      for row in 1..<6 {
        let style = screen.style(row: row, column: 0)
        #expect(
          style.foreground != nil || !style.attributes.subtracting(.dim).isEmpty,
          "\(News.colors[row]) \(String(describing: scheme))")
      }
    }
  }

  @Test("what a sheet covers has no bold, and of sixteen colors the gray one", arguments: levels)
  func covered(_ level: ColorLevel) throws {
    let screen = TestScreen(Form(), columns: 24, rows: 12, colorScheme: .dark, colors: level)
    try screen.press("Open")
    #expect(screen.text.contains("╭───────╮") && screen.text.contains("│ sheet │"))
    let covered = screen.style(row: 3, column: 2)
    #expect(covered.attributes.subtracting(.dim).isEmpty)
    #expect(covered.foreground == (level == .ansi16 ? .brightBlack : nil))
  }
}
