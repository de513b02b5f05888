import Recurse
import RecurseTesting
import Testing

private struct Files: Component {
  struct File: Equatable, Identifiable {
    var id: Int
    var name: String
  }
  struct State: Equatable {
    var files = [File(id: 1, name: "a.txt"), File(id: 2, name: "b.txt")]
    var selected: Int? = 1
    var doomed: File?
    var isTelling = false
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    List(state.files, selection: \.selected) { file in Text(file.name) }
      .onKey(.delete) { state in state.doomed = state.selected.flatMap { state.files[id: $0] } }
      .alert("Delete?", item: \.doomed) { file in
        Button("Delete", role: .destructive) { state in
          state.files.removeAll { $0.id == file.id }
        }
        Button("Keep", role: .cancel)
      } message: { file in
        Text("\(file.name) cannot be brought back.")
      }
      .alert("Saved", isPresented: \.isTelling) {}
  }
}

@MainActor @Suite("An alert") struct AlertTests {
  private func asked(columns: Int = 40, rows: Int = 9) -> TestScreen<Files> {
    let screen = TestScreen(Files(), columns: columns, rows: rows)
    screen.press(.delete)
    return screen
  }

  @Test("asks about an item, with the focus on the button that does no harm")
  func picture() throws {
    let screen = asked()
    #expect(
      screen.text == """
        ▌a.txt
         b. ╭───────────────────────────────╮
            │ Delete?                       │
            │                               │
            │ a.txt cannot be brought back. │
            │                               │
            │          [ Delete ]  [ Keep ] │
            ╰───────────────────────────────╯
        """)
    #expect(screen.focused?.label == "Keep")
  }

  @Test("Enter twice deletes nothing")
  func enterTwice() {
    let screen = asked()
    screen.press(.enter, .enter)
    #expect(screen.state.files.count == 2 && screen.state.doomed == nil && screen.alert == nil)
  }

  @Test("closes after the transition of a button")
  func deletes() throws {
    let screen = asked()
    try screen.press("Delete")
    #expect(screen.state.files.map(\.id) == [2])
    #expect(screen.state.doomed == nil && screen.alert == nil)
    #expect(screen.state.selected == 2)
  }

  @Test("closes by Escape and by a click outside, which reaches nothing else")
  func dismissed() throws {
    let screen = asked()
    screen.press(.escape)
    #expect(screen.state.doomed == nil && screen.alert == nil)
    screen.press(.delete)
    screen.click(column: 1, row: 1)
    #expect(screen.state.doomed == nil && screen.state.selected == 1)
  }

  @Test("has an OK where it has no button")
  func ok() throws {
    let screen = TestScreen(Files(), columns: 40, rows: 9)
    screen.change { $0.isTelling = true }
    #expect(try #require(screen.alert).label == "Saved")
    screen.press(.enter)
    #expect(!screen.state.isTelling && screen.alert == nil)
  }

  @Test("shows what it asks, and its buttons, in a window of 20 by 5")
  func small() {
    let screen = asked(columns: 20, rows: 5)
    #expect(
      screen.text == """
        Delete?
        a.txt cannot be
        brought back.

        [ Delete ] [ Keep ]
        """)
    screen.resize(columns: 40, rows: 9)
    #expect(screen.text.contains("│          [ Delete ]  [ Keep ] │"))
  }

  @Test("scrolls a message for which there is no room")
  func long() {
    let screen = TestScreen(Files(), columns: 20, rows: 5)
    let name = "one two three four five six seven eight nine ten eleven"
    screen.change { $0.doomed = Files.File(id: 3, name: name) }
    #expect(
      screen.text == """
        Delete?
        one two three four ▐
        five six seven     ▐
        eight nine ten     ▕
        [ Delete ] [ Keep ]
        """)
    screen.press(.pageDown)
    #expect(
      screen.text == """
        Delete?
        eight nine ten     ▕
        eleven cannot be   ▐
        brought back.      ▐
        [ Delete ] [ Keep ]
        """)
    #expect(screen.focused?.label == "Keep")
    screen.resize(columns: 40, rows: 7)
    #expect(screen.text.contains("│ Delete?"))
  }

  @Test("begins with its title in three rows and in two, and scrolls to the rest")
  func lowest() {
    let three = asked(columns: 20, rows: 3)
    #expect(
      three.text == """
        Delete?            ▐
        a.txt cannot be    ▕
        [ Delete ] [ Keep ]
        """)
    three.press(.pageDown)
    #expect(three.text.contains("brought back."))
    let two = asked(columns: 40, rows: 2)
    #expect(two.text.hasPrefix("Delete?") && two.text.hasSuffix("[ Delete ] [ Keep ]"))
    #expect(two.focused?.label == "Keep")
    two.press(.pageDown)
    #expect(two.text.hasPrefix("a.txt cannot be brought back."))
  }

  private struct Question: Component {
    struct State {
      var isAsking = true
      var answer = ""
    }
    var initialState: State { State() }

    func render(state: State) -> Node {
      Text("behind").alert("Delete?", isPresented: \.isAsking) {
        Button("Delete everything", role: .destructive) { $0.answer = "delete" }
        Button("Keep the files", role: .cancel) { $0.answer = "keep" }
      }
    }
  }

  @Test("truncates buttons that have no room: in two rows all in a line, or else one in its line")
  func truncatedButtons() {
    let two = TestScreen(Question(), columns: 20, rows: 2)
    #expect(two.text == "Delete?\n[ Delet… ] [ Kee… ]")
    two.click(column: 17, row: 1)
    #expect(two.state.answer == "keep")
    let three = TestScreen(Question(), columns: 20, rows: 3)
    #expect(three.text == "Delete?\n[ Delete everyth… ]\n [ Keep the files ]")
    three.resize(columns: 60, rows: 9)
    #expect(three.shows("[ Delete everything ]  [ Keep the files ]"))
  }

  @Test("has no border in a wide window of a few rows", arguments: 2...5)
  func wide(rows: Int) {
    let text = asked(columns: 80, rows: rows).text
    #expect(text.contains("Delete?") && text.contains("[ Keep ]"))
    #expect(text.contains("╭") == (rows == 5))
  }

  @Test("has a blank line before its buttons without a message, too")
  func gap() {
    let screen = TestScreen(Files(), columns: 24, rows: 8)
    screen.change { $0.isTelling = true }
    #expect(
      screen.text.contains(
        """
        │ Saved  │
        """))
    let lines = screen.text.split(separator: "\n").map { $0.drop { $0 != "│" && $0 != "╭" } }
    #expect(lines.contains("│        │") && lines.contains("│ [ OK ] │"))
  }
}
