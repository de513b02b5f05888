import Recurse
import RecurseTesting
import Testing

private struct Page: Component {
  struct State: Equatable {
    var notice: String?
    var other: String?
    var text = ""
    var undone = 0
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    TextField("Text", text: \.text)
      .toast(item: \.notice, for: .seconds(4)) { notice in
        Text(notice)
        Button("Undo") { $0.undone += 1 }
      }
      .toast(item: \.other) { Text($0) }
  }
}

@MainActor @Suite("A toast") struct ToastTests {
  @Test("is in the corner, takes no key, and goes after its time")
  func shown() async throws {
    let screen = TestScreen(Page(), columns: 24, rows: 10)
    screen.change { $0.notice = "Deleted" }
    #expect(
      screen.text == """
        Text




                    ╭──────────╮
                    │ Deleted  │
                    │ [ Undo ] │
                    ╰──────────╯
        """)
    screen.type("a")
    #expect(screen.state.text == "a" && screen.focused?.label == "Text")
    await screen.advance(by: .seconds(3))
    #expect(screen.state.notice == "Deleted")
    screen.change { $0.notice = "Deleted again" }
    await screen.advance(by: .seconds(3))
    #expect(screen.state.notice == "Deleted again")
    await screen.advance(by: .seconds(1))
    #expect(screen.state.notice == nil && screen.text == "a")
  }

  @Test("has up to three lines, and one where each hides much")
  func lines() {
    let screen = TestScreen(Page(), columns: 24, rows: 10)
    screen.change { $0.other = "A message of many words, more than a few lines have room for" }
    #expect(screen.text.split(separator: "\n").filter { $0.contains("│") }.count == 3)
    #expect(screen.shows("…"))
    screen.resize(columns: 20, rows: 5)
    #expect(
      screen.text == """
        Text


         A message of many…
        """)
  }

  @Test("lies above another, and can be clicked")
  func two() throws {
    let screen = TestScreen(Page(), columns: 24, rows: 10)
    screen.change { $0.notice = "Deleted" }
    screen.change { $0.other = "Saved" }
    #expect(
      screen.text == """
        Text

                       ╭───────╮
                       │ Saved │
                       ╰───────╯
                    ╭──────────╮
                    │ Deleted  │
                    │ [ Undo ] │
                    ╰──────────╯
        """)
    try screen.click("Undo")
    #expect(screen.state.undone == 1 && screen.focused?.label == "Text")
  }

  @Test("leaves the last line free, and has no border in a low window")
  func low() {
    struct Small: Component {
      var initialState: String? { "Saved" }
      func render(state: String?) -> Node {
        VStack(alignment: .stretch) {
          Text("first")
          Spacer()
          Text("a Add  q Quit")
        }
        .toast(item: \.self) { Text($0) }
      }
    }
    #expect(
      TestScreen(Small(), columns: 20, rows: 5).text == """
        first


                      Saved
        a Add  q Quit
        """)
  }

  @Test("does not hide what has the focus")
  func focus() {
    struct Form: Component {
      var initialState: String? { nil }
      func render(state: String?) -> Node {
        HStack {
          Spacer()
          VStack {
            Button("Top") { _ in }
            Spacer()
            Button("Save") { $0 = "Saved" }
            Text("hints")
          }
        }
        .toast(item: \.self) { Text($0) }
      }
    }
    let screen = TestScreen(Form(), columns: 20, rows: 10)
    screen.press(.tab, .enter)
    #expect(screen.focused?.label == "Save")
    #expect(
      screen.text == """
                   ╭───────╮
                   │ Saved │
                   ╰───────╯





                    [ Save ]
                    hints
        """)
    // It makes way where the focus comes.
    screen.press(.shiftTab)
    #expect(screen.focused?.label == "Top")
    #expect(screen.text.contains("[ Top ]") && screen.text.contains("Saved"))
    screen.press(.tab)
    #expect(screen.focused?.label == "Save")
    #expect(screen.text.contains("[ Save ]") && screen.text.contains("│ Saved │"))
  }

  @Test("has an edge in the color of news, which stays where the focus is elsewhere")
  func edge() {
    let screen = TestScreen(Page(), columns: 24, rows: 10, theme: .nord, colorScheme: .dark)
    screen.change { $0.other = "Saved" }
    let rows = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = rows.firstIndex { $0.contains("╭") } ?? 0
    let column = rows[row].distance(
      from: rows[row].startIndex, to: rows[row].firstIndex(of: "╭") ?? rows[row].startIndex)
    #expect(screen.style(row: row, column: column).foreground == Theme.nord.dark.info)
  }
}
