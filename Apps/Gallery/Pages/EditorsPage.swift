import Recurse
import RecurseEditor

/// Texts of several lines: one that grows with its text, a document with its own undo, and code.
struct EditorsPage: GalleryContent {
  static let source = """
    TextEditor(
      "Message", text: \\.message,
      prompt: "Enter sends, Alt+Enter begins a line"
    )
    .lineLimit(1...4)
    .onSubmit { $0.send() }
    TextEditor("Poem", text: \\.poem, lineNumbers: true).frame(height: 7)
    HStack {
      Button("Undo") { $0.poem.undo() }.disabled(!state.poem.canUndo)
      Button("Redo") { $0.poem.redo() }.disabled(!state.poem.canRedo)
    }
    TextEditor(
      "Code", text: \\.code, wraps: false,
      indentation: .spaces(2), language: .swift
    )
    .frame(height: 5)
    """

  struct State {
    var message = ""
    var sent: [String] = ["Shall we print the poem?"]
    var poem = TextDocument(
      """
      The fog comes
      on little cat feet.

      It sits looking
      over harbor and city
      on silent haunches
      and then moves on.
      """)
    var code = TextDocument(
      """
      // The days of a leap year.
      let days = (1...12).map {
        Month($0, leap: true).days
      }
      """)

    mutating func send() {
      sent.append(message)
      message = ""
    }
  }

  var initialState: State { State() }

  func render(state: State) -> Node {
    Cards {
      Card("A message", note: "\(state.sent.count) sent") {
        for text in state.sent.suffix(3) {
          Text("› ").foreground(.accent) + Text(text)
        }
        TextEditor(
          "Message", text: \.message,
          prompt: "Enter sends, Alt+Enter begins a line"
        )
        .lineLimit(1...4)
        .onSubmit { $0.send() }
        .padding(.top)
      }
      .card(40)
      Card("Carl Sandburg, Fog", note: "\(state.poem.lineCount) lines") {
        TextEditor("Poem", text: \.poem, lineNumbers: true).frame(height: 7)
        HStack {
          Button("Undo") { $0.poem.undo() }.disabled(!state.poem.canUndo)
          Button("Redo") { $0.poem.redo() }.disabled(!state.poem.canRedo)
        }
        .padding(.top)
      }
      .card(36)
      Card("Code", note: "Swift, two spaces") {
        TextEditor(
          "Code", text: \.code, wraps: false,
          indentation: .spaces(2), language: .swift
        )
        .frame(height: 5)
      }
      .card(36)
    }
  }
}
