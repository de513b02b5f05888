import Recurse
import RecurseEditor
import RecurseTesting
import Testing

private struct Note: Identifiable, Equatable {
  let id: Int
  var text = TextDocument()
  var isLocked = false

  /// The first line with a text.
  var title: String {
    let lines = text.text(in: 0..<min(200, text.byteCount)).split(whereSeparator: \.isNewline)
    return lines.first.map(String.init) ?? "Untitled"
  }
}

/// Notes beside each other, as a person keeps them.
private struct Notes: App {
  struct State {
    var notes = [Note(id: 1, text: TextDocument("Shopping\nbread #food"))]
    var selected: Note.ID? = 1
    var cursor = TextSelection()
    var showsNote = false
    var isWriting = false
    var lastID = 1

    subscript(note id: Note.ID) -> Note {
      get { notes.first { $0.id == id } ?? Note(id: id) }
      set {
        if let index = notes.firstIndex(where: { $0.id == id }) { notes[index] = newValue }
      }
    }

    mutating func add() {
      lastID += 1
      notes.append(Note(id: lastID))
      (selected, showsNote, isWriting) = (lastID, true, true)
    }

    /// The tags of all notes that begin as the word before the cursor does, if that is a tag.
    var tags: [String] {
      guard let selected else { return [] }
      let text = self[note: selected].text
      let before = text.text(in: 0..<min(cursor.cursor, text.byteCount))
      let word = before.suffix(while: \.isLetter)
      guard before.dropLast(word.count).last == "#" else { return [] }
      let words = notes.flatMap { $0.text.text.split { $0.isWhitespace } }
      let tags = words.filter { $0.first == "#" }.map { String($0.dropFirst()) }
      return Set(tags).filter { $0.hasPrefix(word) && $0 != word }.sorted()
    }
  }

  var initialState: State { State() }

  func render(state: State) -> Node {
    NavigationSplitView(showsDetail: \.showsNote) {
      List(\.notes, selection: \.selected) { note in
        Text(note.title).lineLimit(1)
          .onSelect { $0.showsNote = true }
          .onDelete { $0.notes.removeAll { $0.id == note.id } }
      }
    } detail: {
      if let id = state.selected {
        TextEditor(
          "Note", text: \.[note: id].text, selection: \.cursor,
          isEditable: !state[note: id].isLocked
        )
        .suggestions(\.tags)
        .characterLimit(5000)
        .focused(\.isWriting)
      } else {
        EmptyState("No note", message: "Ctrl+N begins one.")
      }
    }
    .commands {
      Command("New", key: "ctrl+n") { $0.add() }
      Command("Lock", key: "f5") { state in
        if let id = state.selected { state[note: id].isLocked.toggle() }
      }
    }
  }
}

extension String {
  /// Returns the longest end of characters that fulfill a condition.
  fileprivate func suffix(while isTaken: (Character) -> Bool) -> Substring {
    self[(lastIndex { !isTaken($0) }.map(index(after:)) ?? startIndex)...]
  }
}

@MainActor @Suite("A note-taking app") struct NotesAppTests {
  private let screen = TestScreen(Notes(), columns: 60, rows: 10)

  @Test("keeps the text and the steps of undo of each note")
  func notes() throws {
    screen.press(.control("n"))
    screen.type("Ideas")
    screen.press(.enter)
    screen.type("- one")
    #expect(screen.state.notes.map(\.title) == ["Shopping", "Ideas"])
    try screen.click("Shopping")
    screen.press(.end.with(.control))
    screen.type(", milk")
    #expect(screen.state[note: 1].text.text == "Shopping\nbread #food, milk")
    screen.press(.control("z"), .control("z"))
    #expect(screen.state[note: 1].text.text == "Shopping\nbread #food")
    try screen.click("Ideas")
    screen.press(.control("z"), .control("z"))
    #expect(screen.state[note: 2].text.text.hasPrefix("Ideas"))
    #expect(screen.state[note: 1].text.text == "Shopping\nbread #food")
  }

  @Test("suggests the tags of other notes, and takes one")
  func tags() {
    screen.press(.control("n"))
    screen.type("soup #f")
    #expect(screen.popover?.picture.contains("food") == true)
    screen.press(.tab)
    screen.type(" soon")
    #expect(screen.state[note: 2].text.text == "soup #food soon")
    #expect(screen.popover == nil)
  }

  @Test("finds in a note, and changes none that is locked")
  func locked() {
    screen.press(.enter, .function(5))
    screen.type("x")
    #expect(screen.state[note: 1].text.text == "Shopping\nbread #food")
    screen.press(.control("f"))
    screen.type("food")
    #expect(screen.shows("1/1") && screen.state.cursor.range == 16..<20)
    screen.press(.escape, .function(5))
    screen.type("drinks")
    #expect(screen.state[note: 1].text.text == "Shopping\nbread #drinks")
  }

  @Test("shows that there is no note")
  func none() {
    screen.press(.delete)
    #expect(screen.shows("No note"))
    screen.press(.control("n"))
    screen.type("a")
    #expect(screen.state.notes.map(\.title) == ["a"])
  }
}
