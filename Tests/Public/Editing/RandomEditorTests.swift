import Recurse
import RecurseEditor
import RecurseTesting
import TestSupport
import Testing

private struct Editors: Component {
  struct State: Equatable {
    var text: String
    var document: TextDocument
    var upper = ""
    var field = ""
    var odd = ""
    var short = ""
    /// Those that have the last letter of the short text.
    var words: [String] {
      ["alpha", "word", "日本語", "two words"].filter { word in
        short.last.map { word.contains($0) } ?? false
      }
    }
  }
  var text: String
  var initialState: State { State(text: text, document: TextDocument(text)) }

  func render(state: State) -> Node {
    TextEditor("Limited", text: \.text).lineLimit(1...3)
    TextEditor("Document", text: \.document, wraps: false, lineNumbers: true)
    TextEditor("Short", text: \.short)
      .characterLimit(12).allowedCharacters { $0 != "2" }.suggestions(\.words).lineLimit(1...2)
    TextEditor("Read", text: \.document, indentation: .spaces(2), isEditable: false)
      .lineLimit(1...2)
    TextField("Upper", text: state.upper) { $0.upper = $1.uppercased() }
    TextField("Field", text: \.field)
    TextField("Odd", text: state.odd) { $0.odd = String($1.reversed().prefix(9)) + "!" }
  }
}

/// In strict mode each step compares the picture with that of a fresh build.
@MainActor @Suite("Random use of editors") struct RandomEditorTests {
  private static let keys: [Key] = {
    var keys: [Key] = [
      .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .backspace, .delete,
      .tab, .shiftTab, .escape,
    ]
    keys += keys.map { $0.with(.shift) } + keys.map { $0.with(.control) }
    keys += "abcdefhkuwxyzvt_ ".map { Key.control($0) } + "bdfyuzlcat".map { Key.alt($0) }
    return keys
  }()

  private static let pieces = [
    "a", "word ", "  ", "日本", "e\u{301}", "👩‍👩‍👧", "\t", "\n", "long words that wrap at the edge ",
    "\u{0}", "\u{200D}",
  ]

  @Test("ends in the picture of a fresh build, and is undone to the start", arguments: 0..<6)
  func use(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let text = "a first line\n  indented\n\nlast"
    let (columns, rows) = [(20, 5), (40, 12), (9, 8)][Int(seed % 3)]
    let screen = TestScreen(Editors(text: text), columns: columns, rows: rows)
    for _ in 0..<250 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<4: screen.press(Self.keys.randomElement(using: &random)!)
      case 4..<7: screen.type(Self.pieces.randomElement(using: &random)!)
      case 7: screen.paste("p1\r\np2\rp3")
      case 8:
        let place = { (count: Int) in Int.random(in: 0..<count, using: &random) }
        let start = CellPoint(column: place(columns), row: place(rows))
        if Bool.random(using: &random) {
          screen.drag(from: start, to: CellPoint(column: place(columns), row: place(rows)))
        } else {
          screen.click(
            column: start.column, row: start.row, count: Int.random(in: 1...3, using: &random))
        }
      default:
        screen.wheel(
          Bool.random(using: &random) ? .down : .up, notches: 2,
          column: Int.random(in: 0..<columns, using: &random),
          row: Int.random(in: 0..<rows, using: &random))
      }
    }
    #expect(screen.state.short.count <= 12 && !screen.state.short.contains("2"))
    // Random keys may have undone some of it.
    while screen.state.document.canRedo { screen.change { $0.document.redo() } }
    let last = screen.state.document.text
    while screen.state.document.canUndo { screen.change { $0.document.undo() } }
    #expect(screen.state.document.text == text)
    while screen.state.document.canRedo { screen.change { $0.document.redo() } }
    #expect(screen.state.document.text == last)
  }
}
