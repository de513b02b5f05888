import Foundation
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

  /// How long one test uses one screen. An hour is 3600.
  private static let seconds = number("FUZZ_SECONDS") ?? 5

  /// The seed of that test.
  private static let seed = number("FUZZ_SEED") ?? 0x5EED

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  private static let text = "a first line\n  indented\n\nlast"

  @Test("ends in the picture of a fresh build, and is undone to the start", arguments: 0..<6)
  func use(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let (columns, rows) = [(20, 5), (40, 12), (9, 8)][Int(seed % 3)]
    let screen = TestScreen(Editors(text: Self.text), columns: columns, rows: rows)
    for _ in 0..<250 { step(screen, &random) }
    expectUndone(screen)
  }

  @Test("for as long as a person says is undone to the start at the end")
  func hour() {
    var random = SplitMix64(seed: UInt64(truncatingIfNeeded: Self.seed))
    let screen = TestScreen(Editors(text: Self.text), columns: 40, rows: 12)
    let clock = ContinuousClock()
    let end = clock.now + .seconds(Self.seconds)
    // At least some, however slow the machine is.
    for number in 0... {
      guard number < 100 || clock.now < end else { break }
      step(screen, &random)
      // A String costs its length with each key, and a picture that of all lines in a fresh build.
      screen.change { state in
        if state.text.utf8.count > 4000 { state.text = "" }
        if state.document.byteCount > 40_000 { state.document.text = "emptied\n" }
      }
    }
    expectUndone(screen)
  }

  /// A key, a text, a paste, or the mouse.
  private func step(_ screen: TestScreen<Editors>, _ random: inout SplitMix64) {
    let (columns, rows) = (screen.size.columns, screen.size.rows)
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4: screen.press(Self.keys.randomElement(using: &random)!)
    case 4..<7: screen.type(Self.pieces.randomElement(using: &random)!)
    case 7: screen.paste("p1\r\np2\rp3")
    case 8:
      func place(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
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

  private func expectUndone(_ screen: TestScreen<Editors>) {
    #expect(screen.state.short.count <= 12 && !screen.state.short.contains("2"))
    // Random keys may have undone some of it.
    screen.change { while $0.document.canRedo { $0.document.redo() } }
    let last = screen.state.document.text
    screen.change { while $0.document.canUndo { $0.document.undo() } }
    #expect(screen.state.document.text == Self.text, "FUZZ_SEED=\(Self.seed)")
    screen.change { while $0.document.canRedo { $0.document.redo() } }
    #expect(screen.state.document.text == last)
  }
}
