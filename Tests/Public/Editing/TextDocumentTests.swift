import Foundation
import Recurse
import RecurseEditor
import RecurseTesting
import Testing

private struct Pair: Component {
  struct State: Equatable {
    var document: TextDocument
    var other = TextDocument("other")
    var showsOther = false
    var refuses = false
  }
  var text: [UInt8]
  var indentation: Indentation?
  var initialState: State { State(document: TextDocument(bytes: text)) }

  func render(state: State) -> Node {
    HStack {
      if state.showsOther {
        TextEditor("Left", text: \.other)
      } else {
        TextEditor("Left", text: \.document)
      }
      TextEditor(
        "Right", text: \.document, wraps: false, lineNumbers: true,
        indentation: indentation)
    }
  }
}

@MainActor @Suite("A text document") struct TextDocumentTests {
  private func screen(_ text: String) -> TestScreen<Pair> {
    TestScreen(Pair(text: Array(text.utf8)), columns: 30, rows: 4)
  }

  @Test("is shown by several editors, each with a cursor that stays in its text")
  func several() {
    let screen = screen("one\ntwo\nthree")
    screen.press(.down, .right, .tab)
    #expect(screen.text.contains("1 one"))
    screen.type("zero")
    screen.press(.enter)
    #expect(screen.state.document.text == "zero\none\ntwo\nthree")
    screen.press(.shiftTab)
    screen.type("!")
    #expect(screen.state.document.text == "zero\none\nt!wo\nthree")
    screen.press(.tab, .control("z"), .control("z"))
    #expect(screen.state.document.text == "one\ntwo\nthree")
  }

  @Test("keeps another editor's cursor where it is when a bracket changes the line before it")
  func bracket() {
    let screen = TestScreen(
      Pair(text: Array("{\n  \nend".utf8), indentation: .spaces(2)), columns: 30, rows: 4)
    screen.press(.down, .down, .end, .tab)
    screen.press(.down, .end)
    screen.type("}")
    #expect(screen.state.document.text == "{\n}\nend")
    screen.press(.escape, .shiftTab)
    screen.type("!")
    #expect(screen.state.document.text == "{\n}\nend!")
  }

  @Test("is undone by the state as by a key")
  func undoing() {
    let screen = screen("one")
    screen.press(.end)
    screen.type(" two three")
    #expect(screen.state.document.canUndo && !screen.state.document.canRedo)
    screen.change { $0.document.undo() }
    #expect(screen.line(0).hasPrefix("one two "))
    screen.change { $0.document.redo() }
    screen.press(.control("z"))
    #expect(screen.state.document.text == "one two ")
    screen.change { $0.document.text = "one and two " }
    #expect(screen.cursor?.column == 12)
    screen.press(.control("z"))
    #expect(screen.state.document.text == "one two ")
  }

  @Test("shows the edit that the state undoes or redoes, wherever the cursor was")
  func undoingFarAway() {
    let screen = screen((1...20).map { "line \($0)" }.joined(separator: "\n"))
    screen.press(.down, .end)
    screen.type("!")
    screen.press(.end.with(.control))
    #expect(screen.line(3).hasPrefix("line 20"))
    screen.change { $0.document.undo() }
    #expect(screen.shows("line 2 ") && screen.cursor?.column == 6)
    screen.press(.end.with(.control))
    screen.change { $0.document.redo() }
    #expect(screen.shows("line 2!") && screen.cursor?.column == 7)
    screen.press(.end.with(.control))
    screen.change { $0.document.text = $0.document.text.replacing("line 5", with: "changed") }
    screen.press(.control("z"))
    screen.type("[")
    #expect(screen.state.document.text.contains("line 5[\nline 6"))
  }

  @Test("begins at its start where another one was")
  func another() {
    let screen = screen((1...20).map { "line \($0)" }.joined(separator: "\n"))
    screen.press(.pageDown, .pageDown)
    screen.change { $0.showsOther = true }
    screen.type("an")
    #expect(screen.state.other.text == "another")
    screen.change { $0.other = TextDocument("x") }
    screen.type("y")
    #expect(screen.state.other.text == "yx")
  }

  @Test("is undone where it is shown, and never lets Ctrl+Z suspend the app")
  func undoingAnother() {
    let screen = screen("one")
    screen.type("1")
    let first = screen.state.document
    screen.change { $0.document = TextDocument("two") }
    screen.press(.control("z"))
    #expect(screen.state.document.text == "two" && screen.unhandled.isEmpty)
    screen.type("2")
    screen.change { $0.document = first }
    screen.press(.control("z"), .control("z"))
    #expect(screen.state.document.text == "one" && screen.unhandled.isEmpty)
  }

  @Test("keeps bytes that are no UTF-8, and its kind of line breaks")
  func bytes() {
    let bytes: [UInt8] = [0x61, 0xFF, 0x0D, 0x0A, 0xC3, 0x62, 0x00]
    let screen = TestScreen(Pair(text: bytes), columns: 30, rows: 4)
    #expect(screen.line(0).hasPrefix("a␚ ") && screen.line(1).hasPrefix("␚b␀ "))
    screen.press(.right, .right, .enter)
    #expect(screen.state.document.bytes == [0x61, 0xFF, 0x0D, 0x0A, 0x0D, 0x0A, 0xC3, 0x62, 0x00])
    screen.press(.down, .right, .backspace, .up, .up, .home, .control("k"), .down, .control("y"))
    #expect(screen.state.document.bytes == [0x0D, 0x0A, 0x61, 0xFF, 0x0D, 0x0A, 0x62, 0x00])
  }

  @Test("keeps its identity in copies and in their edits")
  func identity() {
    let document = TextDocument("a")
    var copy = document
    copy.text = "b"
    #expect(copy.id == document.id && TextDocument("a").id != document.id)
  }
}

@MainActor @Suite("The text of a document") struct DocumentTextTests {
  @Test("is set as an edit of what differs, which leaves bytes that are no UTF-8 alone")
  func bytes() {
    var document = TextDocument(bytes: [0x61, 0xFF, 0x62, 0xC3, 0x0A])
    document.text += "c"
    #expect(document.bytes == [0x61, 0xFF, 0x62, 0xC3, 0x0A, 0x63])
    document.text = "x" + document.text
    #expect(document.bytes == [0x78, 0x61, 0xFF, 0x62, 0xC3, 0x0A, 0x63])
    document.text = document.text.replacingOccurrences(of: "b", with: "é!")
    #expect(document.bytes == [0x78, 0x61, 0xFF, 0xC3, 0xA9, 0x21, 0xC3, 0x0A, 0x63])
    document.undo()
    document.undo()
    document.undo()
    #expect(document.bytes == [0x61, 0xFF, 0x62, 0xC3, 0x0A])
    document.text = ""
    #expect(document.isEmpty)
  }
}

private struct Placed: Component {
  struct State: Equatable {
    var text = TextDocument("one\ntwo\nthree")
    var selection = TextSelection()
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack {
      Text(
        "\(state.text.line(at: state.selection.cursor)):\(state.text.column(at: state.selection.cursor))"
      )
      TextEditor("Text", text: \.text, selection: \.selection)
    }
    .commands {
      Command("Second", key: "f5") { $0.selection = TextSelection($0.text.range(ofLine: 2)) }
      Command("Far", key: "f6") { $0.selection = TextSelection(cursor: 999) }
    }
  }
}

extension TextDocument {
  fileprivate func range(ofLine line: Int) -> Range<Int> {
    offset(ofLine: line)..<offset(ofLine: line + 1) - 1
  }
}

@MainActor @Suite("A selection of the state") struct TextSelectionTests {
  @Test("follows the cursor, and moves it")
  func bound() {
    let screen = TestScreen(Placed(), columns: 12, rows: 5)
    #expect(screen.line(0) == "1:0")
    screen.press(.down, .end)
    #expect(screen.line(0) == "2:3" && screen.state.selection == TextSelection(cursor: 7))
    screen.type("é!")
    #expect(screen.line(0) == "2:5" && screen.state.selection == TextSelection(cursor: 10))
    screen.press(.home.with(.shift))
    #expect(screen.state.text.text(in: screen.state.selection.range) == "twoé!")
    screen.press(.function(5))
    screen.type("2")
    #expect(screen.state.text.text == "one\n2\nthree")
    screen.press(.function(6))
    #expect(screen.cursor == CellPoint(column: 5, row: 3))
    // The state keeps what it wrote until the person moves the cursor.
    screen.press(.up)
    #expect(screen.state.selection == TextSelection(cursor: 5))
  }
}
