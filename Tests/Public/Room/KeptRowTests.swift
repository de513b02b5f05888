import Recurse
import RecurseEditor
import RecurseTesting
import Testing

/// A form above two boxes, which begin with all the rows that are free.
private struct Boxes: Component {
  struct State {
    var name = ""
    var note = "one\ntwo"
    var rows = ["a", "b"]
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack {
      Form {
        TextField("Name", text: \.name)
        TextField("Mail", text: \.name)
        TextField("Phone", text: \.name)
      }
      TextEditor("Note", text: \.note).border(.rounded)
      List(\.rows, id: \.self) { Text($0) }.border(.rounded)
    }
  }
}

@MainActor
@Suite("A box of rows without enough room") struct KeptRowTests {
  private func text(_ rows: Int) -> String {
    TestScreen(Boxes(), columns: 12, rows: rows).text
  }

  @Test("Keeps one of them, while a form above it can scroll")
  func row() {
    #expect(
      text(7) == """
        Name
        ╭──────────╮
        │one       │
        ╰──────────╯
        ╭──────────╮
        │ a        │
        ╰──────────╯
        """)
  }

  @Test("Gives it up, the last box first, before anything is cut off")
  func none() {
    #expect(
      text(6) == """
        Name
        ╭──────────╮
        │one       │
        ╰──────────╯
        ╭──────────╮
        ╰──────────╯
        """)
    #expect(
      text(5) == """
        Name
        ╭──────────╮
        ╰──────────╯
        ╭──────────╮
        ╰──────────╯
        """)
  }

  @Test("Shares what is free with others as if it kept none")
  func shares() {
    #expect(
      text(13) == """
        Name
        Mail
        Phone
        ╭──────────╮
        │one       │
        │two       │
        │          │
        ╰──────────╯
        ╭──────────╮
        │ a        │
        │ b        │
        │          │
        ╰──────────╯
        """)
  }
}
