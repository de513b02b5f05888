import Recurse
import RecurseEditor
import RecurseTesting
import TestSupport
import Testing

private struct Note: Component {
  struct State: Equatable {
    var text: TextDocument
    var selection = TextSelection()
    var string: String
    var field = ""
    var sent: [String]
  }
  var text: String
  var isAlone = false
  var initialState: State {
    State(text: TextDocument(text), string: text, sent: isAlone ? [] : ["a sent\ntext"])
  }

  func render(state: State) -> Node {
    VStack {
      TextEditor(
        "Note", text: \.text, selection: \.selection, wraps: false, indentation: .spaces(2))
      if !isAlone {
        TextEditor("String", text: \.string)
        TextField("Field", text: \.field)
      }
    }
    .history(\.sent)
  }
}

/// A text with a selection, as an array of bytes that nobody looks at but where they are edited.
private struct Model {
  var bytes: [UInt8]
  var range: Range<Int>
  let lineBreak: [UInt8]

  /// The bytes after a text in place of the selection.
  func replaced(by text: some Sequence<UInt8>, in range: Range<Int>? = nil) -> [UInt8] {
    let range = range ?? self.range
    return Array(bytes[..<range.lowerBound]) + text + bytes[range.upperBound...]
  }

  /// The bytes of the character before the selection, or after it.
  func character(after: Bool) -> Range<Int> {
    var start = 0
    for character in String(decoding: bytes, as: UTF8.self) {
      let end = start + character.utf8.count
      if after ? start == range.upperBound : end == range.lowerBound { return start..<end }
      start = end
    }
    return range
  }

  /// The bytes of the line in which the selection begins, up to its end.
  var line: Range<Int> {
    let start = bytes[..<range.lowerBound].lastIndex(of: 10).map { $0 + 1 } ?? 0
    return start..<end(ofLineAt: range.lowerBound)
  }

  private func end(ofLineAt offset: Int) -> Int {
    guard let feed = bytes[offset...].firstIndex(of: 10) else { return bytes.count }
    return feed > offset && bytes[feed - 1] == 13 ? feed - 1 : feed
  }

  /// The bytes after a level of two spaces before each line that has text; `nil` if just one line
  /// is selected.
  var indented: [UInt8]? {
    var starts = [line.lowerBound]
    for offset in range where bytes[offset] == 10 && offset + 1 < range.upperBound {
      starts.append(offset + 1)
    }
    guard starts.count > 1 else { return nil }
    var result = bytes
    for start in starts.reversed() where end(ofLineAt: start) > start {
      result.insert(contentsOf: [32, 32], at: start)
    }
    return result
  }
}

@MainActor @Suite("The line ends of a text") struct LineEndTests {
  private static let pieces = ["one", "", "  two", "\tthree", "日本", "e\u{301}", "x", ""]
  private static let ends = ["\r\n", "\n", "\r", "\n\r", "\r\r\n"]

  private static let motions: [Key] = [
    .left, .right, .up, .down, .home, .end, .control("a"), .alt("f"), .alt("b"), .pageUp,
  ]

  private func text(_ random: inout SplitMix64) -> String {
    (0..<12).reduce("") { text, _ in
      text + Self.pieces.randomElement(using: &random)! + Self.ends.randomElement(using: &random)!
    }
  }

  @Test("are kept in all lines that nobody edits", arguments: 0..<8)
  func kept(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let first = "first" + (seed % 2 == 0 ? "\r\n" : "\n")
    let text = first + text(&random)
    let lineBreak = Array(first.utf8.dropFirst(5))
    let screen = TestScreen(Note(text: text, isAlone: true), columns: 30, rows: 12)
    for _ in 0..<120 {
      let range = screen.state.selection.range
      let model = Model(bytes: screen.state.text.bytes, range: range, lineBreak: lineBreak)
      var expected = model.bytes
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<3:
        screen.press(Self.motions.randomElement(using: &random)!)
      case 3..<5:
        screen.press(Self.motions.randomElement(using: &random)!.with(.shift))
      case 5:
        screen.paste("p\r\nq\rr\ns")
        expected = model.replaced(by: Array("pqrs".utf8).map { [$0] }.joined(separator: lineBreak))
      case 6:
        screen.press(.enter)
        let white = model.bytes[model.line.lowerBound..<range.lowerBound].prefix {
          $0 == 32 || $0 == 9
        }
        expected = model.replaced(by: lineBreak + white)
      case 7:
        let after = Bool.random(using: &random)
        let character = model.character(after: after)
        // Backspace deletes a level of spaces.
        guard after || model.bytes[character].first != 32 else { continue }
        screen.press(after ? .delete : .backspace)
        expected = model.replaced(by: [], in: range.isEmpty ? character : nil)
      case 8:
        screen.press(.control("k"))
        let rest = range.lowerBound..<model.line.upperBound
        expected = model.replaced(
          by: [], in: range.isEmpty ? rest.isEmpty ? model.character(after: true) : rest : nil)
        #expect(screen.state.text.bytes == expected)
        // What was cut comes back as it was.
        if expected != model.bytes { screen.press(.control("y")) }
        expected = model.bytes
      default:
        guard let indented = model.indented else { continue }
        screen.press(.tab)
        expected = indented
      }
      #expect(screen.state.text.bytes == expected)
      guard screen.state.text.bytes == expected else { return }
    }
    let last = screen.state.text.bytes
    while screen.state.text.canUndo { screen.press(.control("z")) }
    #expect(screen.state.text.text == text)
    while screen.state.text.canRedo { screen.press(.alt("z")) }
    #expect(screen.state.text.bytes == last)
  }

  @Test("are kept where all matches are replaced", arguments: 0..<4)
  func replacing(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let text = text(&random)
    let screen = TestScreen(Note(text: text), columns: 30, rows: 12)
    screen.press(.alt("r"))
    screen.type("t")
    screen.press(.tab)
    screen.type("uv")
    screen.press(.alt("a"))
    #expect(screen.state.text.text == text.replacing("t", with: "uv"))
  }

  @Test("are those of the text for what a person inserts, whatever has them")
  func inserted() throws {
    let screen = TestScreen(Note(text: "one\r\ntwo"), columns: 30, rows: 12)
    screen.press(Key(.home, modifiers: .control), .up)
    #expect(screen.state.text.text == "a sent\r\ntext")
    screen.press(.control("z"))
    #expect(screen.state.text.text == "one\r\ntwo")
    try screen.focus("Field")
    screen.press(.up)
    #expect(screen.state.field == "a sent text")
  }

  @Test("are line feeds in another text without any")
  func another() throws {
    let screen = TestScreen(Note(text: "one\r\ntwo"), columns: 30, rows: 12)
    screen.change { ($0.text, $0.string) = (TextDocument(), "") }
    screen.type("a")
    screen.press(.enter)
    #expect(screen.state.text.text == "a\n")
    try screen.focus("String")
    screen.type("a")
    screen.press(.enter)
    #expect(screen.state.string == "a\n")
  }

  @Test("are those of another text that has some")
  func others() throws {
    let screen = TestScreen(Note(text: "one\ntwo"), columns: 30, rows: 12)
    screen.change { ($0.text, $0.string) = (TextDocument("1\r\n"), "1\r\n") }
    screen.press(.enter)
    #expect(screen.state.text.text == "\r\n1\r\n")
    try screen.focus("String")
    screen.press(Key(.home, modifiers: .control), .enter)
    #expect(screen.state.string == "\r\n1\r\n")
  }

  @Test("stay those of a text of which a person deletes all")
  func emptied() {
    let screen = TestScreen(Note(text: "one\r\ntwo"), columns: 30, rows: 12)
    screen.press(.alt("a"), .delete, .enter)
    #expect(screen.state.text.text == "\r\n")
  }

  @Test("and bytes that are no UTF-8 come back with the text where a person left for the history")
  func draft() {
    let screen = TestScreen(Note(text: ""), columns: 30, rows: 12)
    let bytes: [UInt8] = [0x61, 0x0D, 0x0A, 0xFF, 0x0A, 0x62]
    screen.change { $0.text = TextDocument(bytes: bytes) }
    screen.press(.up)
    #expect(screen.state.text.text == "a sent\r\ntext")
    screen.press(Key(.end, modifiers: .control), .down)
    #expect(screen.state.text.bytes == bytes)
  }
}
