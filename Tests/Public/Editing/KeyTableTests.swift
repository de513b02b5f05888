import Recurse
import RecurseEditor
import RecurseTesting
import Testing

/// A text in a field or an editor, inside an app that may have a use for every key.
private struct Typing: Component {
  enum Control: Sendable { case field, editor, code }

  struct State: Equatable {
    var text = ""
    var selection = TextSelection()
    var takesKeys = false
    /// The keys that came to the app.
    var seen: [Key] = []
  }
  var text = ""
  var control = Control.field
  var initialState: State { State(text: text) }

  func render(state: State) -> Node {
    VStack {
      if control == .field {
        TextField("Text", text: \.text)
      } else if control == .editor {
        TextEditor("Text", text: \.text, selection: \.selection)
      } else {
        TextEditor("Text", text: \.text, selection: \.selection, indentation: .spaces(2))
      }
    }
    .onKey { state, key in
      guard state.takesKeys else { return .ignored }
      state.seen.append(key.key)
      return .handled
    }
  }
}

/// A text as the rows write it: `|` is the cursor, and `[` and `]` are around what is selected.
private struct MarkedText: CustomStringConvertible {
  var text = ""
  var anchor = 0
  var cursor = 0

  init(_ text: String, anchor: Int, cursor: Int) {
    (self.text, self.anchor, self.cursor) = (text, anchor, cursor)
  }

  init(_ written: String) {
    var ends: [Int] = []
    for character in written {
      switch character {
      case "[", "]": ends.append(text.count)
      case "|": cursor = text.count
      default: text.append(character)
      }
    }
    let head = cursor
    anchor = ends.first { $0 != head } ?? head
  }

  var description: String {
    let range = min(anchor, cursor)..<max(anchor, cursor)
    let (start, end) = (text.prefix(range.lowerBound), text.dropFirst(range.upperBound))
    let part = text.dropFirst(range.lowerBound).prefix(range.count)
    if range.isEmpty { return "\(start)|\(end)" }
    return cursor < anchor ? "\(start)[|\(part)]\(end)" : "\(start)[\(part)|]\(end)"
  }
}

/// What a key does.
enum KeyEffect: Sendable {
  /// The key is for the text, even if the app has a use for it. The text is then this one.
  case text(String)
  /// The same, and a text is copied.
  case copies(String, then: String)
  /// The key is for the app. If that has no use for it, the text is then this one.
  case yields(String)
  /// The key is for the app. If that has no use for it, a bar with this title opens.
  case bar(String)
  /// The key is for the app alone.
  case app
}

/// A row of the table: a key, the text before it, and what it does.
struct KeyRow: Sendable, CustomTestStringConvertible {
  /// The key, after those that prepare it.
  let keys: KeySequence
  let before: String
  let field: KeyEffect
  let editor: KeyEffect

  init(_ keys: KeySequence, _ before: String, field: KeyEffect, editor: KeyEffect) {
    (self.keys, self.before, self.field, self.editor) = (keys, before, field, editor)
  }

  init(_ keys: KeySequence, _ before: String, _ effect: KeyEffect) {
    self.init(keys, before, field: effect, editor: effect)
  }

  var testDescription: String { "\(keys) in \(before.debugDescription)" }
}

/// A screen with the text of a row, after the keys that prepare the last one.
@MainActor private struct Trial {
  let screen: TestScreen<Typing>
  let control: Typing.Control
  /// The style of a character that is not selected.
  let plain: CellStyle

  init(_ row: KeyRow, in control: Typing.Control) {
    let before = MarkedText(row.before)
    let screen = TestScreen(Typing(text: before.text, control: control), columns: 24, rows: 5)
    (self.screen, self.control) = (screen, control)
    plain = screen.style(row: 0, column: 0)
    screen.press(Key(.home, modifiers: .control))
    for _ in 0..<before.anchor { screen.press(.right) }
    let step: Key = before.cursor < before.anchor ? .left : .right
    for _ in 0..<abs(before.cursor - before.anchor) { screen.press(step.with(.shift)) }
    for key in row.keys.keys.dropLast() { screen.press(key) }
  }

  /// The text as a row writes it.
  var shown: String {
    let text = screen.state.text
    guard control == .field else {
      let selection = screen.state.selection
      return "\(MarkedText(text, anchor: selection.anchor, cursor: selection.cursor))"
    }
    guard let cursor = screen.cursor?.column else { return "\(text) without a cursor" }
    // A state does not have the selection of a field.
    let selected = (0..<text.count).filter { screen.style(row: 0, column: $0) != plain }
    guard let first = selected.first, let last = selected.last else {
      return "\(MarkedText(text, anchor: cursor, cursor: cursor))"
    }
    return "\(MarkedText(text, anchor: cursor == first ? last + 1 : first, cursor: cursor))"
  }
}

// MARK: - Rows for a field and an editor

/// The table of the keys that readline and nano have, with what each does here.
///
/// Keys with no meaning for a text in an app, such as those of keyboard macros and files, are left
/// to the app, as all others that have nothing to do.
@MainActor @Suite("A key of readline or nano") struct KeyTableTests {
  @Test("does in a field what its row says", arguments: KeyRow.all)
  func field(row: KeyRow) throws { try check(row, row.field, in: .field) }

  @Test("does in a text editor what its row says", arguments: KeyRow.all)
  func editor(row: KeyRow) throws { try check(row, row.editor, in: .editor) }

  @Test("does in a text of several lines what its row says", arguments: KeyRow.ofLines)
  func lines(row: KeyRow) throws { try check(row, row.editor, in: .editor) }

  @Test("does in code what its row says", arguments: KeyRow.ofCode)
  func code(row: KeyRow) throws { try check(row, row.editor, in: .code) }

  private func check(_ row: KeyRow, _ effect: KeyEffect, in control: Typing.Control) throws {
    let key = try #require(row.keys.keys.last)
    let used = Trial(row, in: control)
    let before = used.shown
    used.screen.change { $0.takesKeys = true }
    used.screen.press(key)
    switch effect {
    case .text(let after):
      #expect(used.screen.state.seen == [])
      #expect(used.shown == after)
    case .copies(let copied, then: let after):
      #expect(used.screen.state.seen == [])
      #expect(used.screen.copied == [copied])
      #expect(used.shown == after)
    case .yields, .bar, .app:
      #expect(used.screen.state.seen == [key])
      #expect(used.shown == before)
      checkUnused(key, of: row, effect, in: control)
    }
  }

  /// Presses a key for which the app has no use.
  private func checkUnused(
    _ key: Key, of row: KeyRow, _ effect: KeyEffect, in control: Typing.Control
  ) {
    let trial = Trial(row, in: control)
    let text = trial.screen.state.text
    trial.screen.press(key)
    switch effect {
    case .yields(let after): #expect(trial.shown == after)
    case .bar(let title):
      #expect(trial.screen.shows(title))
      #expect(trial.screen.state.text == text)
    default: #expect(trial.screen.state.text == text)
    }
  }
}
