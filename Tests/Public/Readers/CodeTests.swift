import Recurse
import RecurseReaders
import RecurseTesting
import Testing

private struct Page: Component {
  struct State { var source: String }
  let source: String
  let language: Language?

  var initialState: State { State(source: source) }

  func render(state: State) -> Node { Code(state.source, language: language) }
}

@MainActor @Suite("Code that is shown") struct CodeTests {
  private func screen(
    _ source: String, _ language: Language? = .swift, columns: Int = 20, rows: Int = 6
  ) -> TestScreen<Page> {
    TestScreen(Page(source: source, language: language), columns: columns, rows: rows)
  }

  @Test("has each line, and the colors of its tokens across lines")
  func colors() {
    let screen = screen("/* a\nlet */ let a = \"日本\"\n\nend")
    #expect(
      screen.picture == """
        /* a
        let */ let a = "日本
        "

        end
        """)
    let comment = screen.style(row: 0, column: 0)
    #expect(screen.style(row: 1, column: 0) == comment)
    #expect(screen.style(row: 1, column: 7) != comment)
    #expect(screen.style(row: 1, column: 7).attributes.contains(.bold))
    #expect(screen.style(row: 1, column: 15) == screen.style(row: 2, column: 0))
  }

  @Test("breaks lines at any line end, and shows plain text without a language")
  func plain() {
    for end in ["\n", "\r\n"] {
      let screen = screen("let a\(end)let b", nil)
      #expect(screen.picture == "let a\nlet b", "\(end.debugDescription)")
      #expect(screen.style(row: 0, column: 0) == screen.style(row: 0, column: 4))
    }
    #expect(screen("let a\r\nlet b").picture == "let a\nlet b")
    #expect(screen("").picture == "")
  }

  @Test("breaks lines between words, and continues them below their first word")
  func hanging() {
    let screen = screen(
      """
      func greet(_ name: String) {
        let text = "Hello, \\(name)"
        \u{20}\u{20}let other = verylongnamesinarow
      }
      """, columns: 20, rows: 9)
    #expect(
      screen.picture == """
        func greet(_ name:
        String) {
          let text = "Hello,
          \\(name)"
            let other =
            verylongnamesina
            row
        }
        """)
    // A drag over the indentation selects none of it.
    screen.drag(from: CellPoint(column: 0, row: 3), to: CellPoint(column: 15, row: 3))
    screen.press(.control("c"))
    #expect(screen.copied.last == "\\(name)\"")
  }

  @Test("changes with the state")
  func changes() {
    let screen = screen("let a")
    screen.change { $0.source += "b\nvar c" }
    #expect(screen.picture == "let ab\nvar c")
    #expect(screen.style(row: 1, column: 0).attributes.contains(.bold))
  }
}
