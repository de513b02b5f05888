import RecurseEditing
import RecurseTerminal
import TestSupport
import Testing

/// An editor beside a plain one, both of which do the same.
struct EditorPair<Storage: TextStorage> {
  var editor: Editor<Storage>
  var plain: PlainEditor
  var ring = KillRing()
  /// The texts that there were.
  private var texts: Set<[UInt8]> = []
  private var random: SplitMix64
  private let pieces: [[UInt8]]
  /// The text after the last edit, and the selection.
  private var edited: (bytes: [UInt8], selection: EditSelection)

  init(_ text: [UInt8], pieces: [[UInt8]], seed: UInt64) {
    editor = Editor(Storage(bytes: text))
    plain = PlainEditor(text, anchor: text.count, head: text.count)
    random = SplitMix64(seed: seed)
    self.pieces = pieces
    edited = (text, editor.selection)
    texts.insert(text)
  }

  var isSame: Bool {
    editor.storage.bytes == plain.bytes && editor.selection == plain.selection
  }

  /// Makes a random edit or motion with both.
  ///
  /// - Returns: its name.
  mutating func step(most: Int) -> String {
    let name: String
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<6: name = move()
    case 6..<11 where plain.characters.count < most:
      let piece = pieces.randomElement(using: &random)!
      // As it is, also where no keyboard types that.
      editor.replace(editor.selection.range, with: Storage(bytes: piece), as: .typing)
      plain.insert(piece)
      name = "insert \(piece)"
    case 11..<17, 6..<11: name = delete()
    case 17: name = yank()
    case 18:
      let range = randomRange()
      editor.select(range)
      plain = PlainEditor(plain.bytes, anchor: range.lowerBound, head: range.upperBound)
      return "select \(range)"
    default: return undo()
    }
    if editor.storage.bytes != edited.bytes {
      edited = (editor.storage.bytes, editor.selection)
      texts.insert(edited.bytes)
    }
    return name
  }

  private mutating func randomRange() -> Range<Int> {
    let ends = (0..<2).map { _ in
      plain.offset(of: Int.random(in: 0...plain.characters.count, using: &random))
    }
    return ends.min()!..<ends.max()!
  }

  private mutating func move() -> String {
    let motion = TextMotion.allCases.randomElement(using: &random)!
    let extends = Bool.random(using: &random)
    perform(.move(motion, extends: extends))
    plain.move(motion, extends: extends)
    return "\(motion), extends: \(extends)"
  }

  private mutating func delete() -> String {
    let motion = TextMotion.allCases.randomElement(using: &random)!
    if Bool.random(using: &random) {
      perform(.delete(motion))
      _ = plain.delete(to: motion)
      return "delete \(motion)"
    }
    perform(.kill(motion))
    _ = plain.delete(to: motion)
    return "kill \(motion)"
  }

  private mutating func yank() -> String {
    guard let bytes = ring.current else { return "yank nothing" }
    perform(.yank)
    plain.insert(bytes)
    return "yank \(bytes)"
  }

  /// Undoes or redoes a step, which leads to a text that was there.
  private mutating func undo() -> String {
    let command = Bool.random(using: &random) ? EditCommand.undo : .redo
    guard perform(command) else { return "nothing to undo" }
    let bytes = editor.storage.bytes
    let (anchor, head) = (editor.selection.anchor, editor.selection.head)
    if texts.contains(bytes) {
      plain = PlainEditor(bytes, anchor: anchor, head: head)
    }
    edited = (bytes, editor.selection)
    return "\(command)"
  }

  @discardableResult
  private mutating func perform(_ command: EditCommand) -> Bool {
    editor.perform(command, ring: &ring) != .unavailable
  }

  /// Undoes all and does all again.
  mutating func undoAll(to text: [UInt8]) -> String? {
    while editor.content.canRedo { perform(.redo) }
    let last = editor.storage.bytes
    if perform(.undo) { perform(.redo) }
    let selection = editor.selection
    while editor.content.canUndo { perform(.undo) }
    if editor.storage.bytes != text { return "undone: \(editor.storage.bytes)" }
    while editor.content.canRedo { perform(.redo) }
    if editor.storage.bytes != last { return "done again: \(editor.storage.bytes), not \(last)" }
    return editor.selection == selection ? nil : "\(editor.selection), not \(selection)"
  }
}

/// Pieces of texts that are hard to edit.
let hardPieces: [[UInt8]] = [
  "a", "b", " ", "é", "e\u{301}", "\u{301}", "日", "👩‍👩‍👧", "\u{200D}", "🇩🇪", "🇩",
  "\u{1100}", "\u{1161}",
  "\n", "\r\n", "\r", "\0", "\u{2028}", ".", "two words", "a line\nand another",
].map { Array($0.utf8) }

@Suite("Random edits") struct RandomEditTests {
  @Test("edit a text as they edit an array of characters, and are undone", arguments: [1, 2])
  func flat(seed: UInt64) throws {
    let start = Array("one two\n\nthree".utf8)
    var pair = EditorPair<FlatText>(start, pieces: hardPieces, seed: seed)
    for number in 0..<100_000 {
      let name = pair.step(most: 24)
      guard pair.isSame else {
        Issue.record(
          "\(number), \(name): \(pair.editor.storage.bytes), \(pair.editor.selection), \(pair.plain)"
        )
        return
      }
    }
    #expect(pair.undoAll(to: start) == nil)
  }
}
