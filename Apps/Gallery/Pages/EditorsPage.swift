import Recurse
import RecurseEditor

/// Texts of several lines: one that grows with its text, a document with its own undo, code, one
/// with limits and suggestions, and one that is read only.
struct EditorsPage: GalleryContent {
  static let source = """
    TextEditor(
      "Message", text: \\.message,
      prompt: "Enter sends, Alt+Enter begins a line"
    )
    .lineLimit(1...4)
    .onSubmit { $0.send() }
    TextEditor("Poem", text: \\.poem, lineNumbers: true).frame(height: 7 + more)
    HStack {
      Button("Undo") { $0.poem.undo() }.disabled(!state.poem.canUndo)
      Button("Redo") { $0.poem.redo() }.disabled(!state.poem.canRedo)
    }
    TextEditor(
      "Code", text: \\.code, wraps: false,
      indentation: .spaces(2), language: .swift
    )
    .frame(height: 5 + more)
    TextEditor("Headline", text: \\.headline)
      .characterLimit(40)
      .allowedCharacters { $0 != "\\n" }
      .suggestions(\\.words)
      .lineLimit(1...2)
    TextEditor("Terms", text: \\.terms, isEditable: false)
      .findNavigator(isPresented: \\.finds)
      .frame(height: 4)
    Button("Find…") { $0.finds = true }
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

    var headline = ""
    /// The words that begin as the last one of the headline.
    var words: [String] {
      guard let last = headline.split(separator: " ").last, headline.last != " " else { return [] }
      return ["Fog", "Harbor", "City", "Silent"].filter {
        $0.lowercased().hasPrefix(last.lowercased())
      }
    }
    var terms = TextDocument(
      """
      What is read only has a cursor:
      find, select and copy.
      Letters are for the app.
      """)
    var finds = false

    mutating func send() {
      sent.append(message)
      message = ""
    }
  }

  var initialState: State { State() }

  func render(state: State) -> Node {
    WithEnvironment(\.sceneSize) { size in
      // Three lines of cards, or two of a large window; the poem and the code take the height.
      cards(state, more: max(0, min(14, (size.rows - 34) / 2)))
    }
  }

  private func cards(_ state: State, more: Int) -> Node {
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
      Card("Carl Sandburg, Fog", note: "\(state.poem.lineCount) lines") {
        TextEditor("Poem", text: \.poem, lineNumbers: true).frame(height: 7 + more)
        HStack {
          Button("Undo") { $0.poem.undo() }.disabled(!state.poem.canUndo)
          Button("Redo") { $0.poem.redo() }.disabled(!state.poem.canRedo)
        }
        .padding(.top)
      }
      Card("Code", note: "Swift, two spaces") {
        TextEditor(
          "Code", text: \.code, wraps: false,
          indentation: .spaces(2), language: .swift
        )
        .frame(height: 5 + more)
      }
      Card("A headline", note: "\(40 - state.headline.count) left") {
        TextEditor("Headline", text: \.headline)
          .characterLimit(40)
          .allowedCharacters { $0 != "\n" }
          .suggestions(\.words)
          .lineLimit(1...2)
      }
      Card("Terms", note: "read only") {
        TextEditor("Terms", text: \.terms, isEditable: false)
          .findNavigator(isPresented: \.finds)
          .frame(height: 4)
        Button("Find…") { $0.finds = true }
          .padding(.top)
      }
    }
  }
}
