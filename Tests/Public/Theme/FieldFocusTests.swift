import Recurse
import RecurseTesting
import Testing

private struct Fields: Component {
  struct State { var text = "" }
  var text = ""
  var initialState: State { State(text: text) }

  func render(state: State) -> Node {
    TextField("one", text: \.text).frame(width: 8)
    TextField("one", text: \.text).frame(width: 8)
  }
}

@MainActor @Suite("A field with the focus") struct FieldFocusTests {
  @Test("differs from others in every theme and with any number of colors, and moves nothing")
  func differs() {
    for theme in Theme.all {
      for scheme in [ColorScheme.dark, .light, nil] {
        for level in ColorLevel.allCases {
          for text in ["", "ab", "abcdefghij"] {
            let screen = TestScreen(
              Fields(text: text), columns: 10, rows: 2, theme: theme, colorScheme: scheme,
              colors: level, isStrict: false)
            let name = "\(theme.name) \(String(describing: scheme)) \(level) “\(text)”"
            let lines = screen.text.split(separator: "\n").map(String.init)
            // A longer text shows its beginning without the focus, and its end with it.
            if text == "ab" { #expect(lines[0].prefix(2) == lines[1].prefix(2), "\(name)") }
            let looks = (0..<2).map { row in
              [lines[row]] + (0..<8).map { screen.style(row: row, column: $0).description }
            }
            #expect(looks[0] != looks[1], "\(name): \(looks[0])")
          }
        }
      }
    }
  }

  @Test("is told by bold text, its line and the cursor where there are no colors")
  func monochrome() {
    let screen = TestScreen(Fields(), columns: 10, rows: 2, colors: .none)
    #expect(screen.text == "(one)\n(one)")
    #expect(screen.style(row: 0, column: 0).description == "bold underline")
    #expect(screen.style(row: 0, column: 7).description == "bold underline")
    #expect(screen.style(row: 1, column: 7).description == "dim underline")
    #expect(screen.cursor == CellPoint(column: 0, row: 0))
    screen.type("abcdef")
    #expect(screen.text == "abcdef\nabcdef")
    screen.press(.tab)
    #expect(screen.style(row: 0, column: 0).description == "underline")
    #expect(screen.cursor?.row == 1)
  }

  @Test("has its title in the column of a form in bold")
  func title() throws {
    struct Titled: Component {
      struct State { var (host, port) = ("", "") }
      var initialState: State { State() }
      func render(state: State) -> Node {
        Form {
          TextField("Host", text: \.host)
          TextField("Port", text: \.port)
        }
      }
    }
    for level in ColorLevel.allCases {
      let screen = TestScreen(
        Titled(), columns: 30, rows: 4, theme: .nord, colorScheme: .dark, colors: level)
      try screen.focus("Host")
      #expect(screen.style(row: 0, column: 0).attributes.contains(.bold))
      try screen.focus("Port")
      #expect(!screen.style(row: 0, column: 0).attributes.contains(.bold))
    }
  }
}
