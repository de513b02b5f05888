import RecurseEditing
import RecurseEditor
import RecurseTerminal
import Synchronization
import Testing

/// A rope that counts what an editor does with it.
private struct CountedText: TextStorage {
  struct Cost: Equatable {
    /// The bytes that were copied or looked at.
    var bytes = 0
    /// The edits of the rope, and the looks at parts of it.
    var edits = 0
    var looks = 0
  }
  /// One test uses it.
  static let cost = Mutex(Cost())

  private var rope: RopeText

  private init(_ rope: RopeText) { self.rope = rope }
  init(_ text: String) {
    rope = RopeText(text)
    Self.note { $0.bytes += text.utf8.count }
  }
  init(bytes: [UInt8]) {
    rope = RopeText(bytes: bytes)
    Self.note { $0.bytes += bytes.count }
  }

  private static func note(_ change: (inout Cost) -> Void) { cost.withLock { change(&$0) } }

  var count: Int { rope.count }
  var bytes: [UInt8] {
    Self.note { $0.bytes += rope.count }
    return rope.bytes
  }
  var string: String { String(decoding: bytes, as: UTF8.self) }

  subscript(range: Range<Int>) -> CountedText {
    // The nodes on the way to a range are shared, not copied.
    Self.note { ($0.bytes, $0.looks) = ($0.bytes + min(range.count, 8192), $0.looks + 1) }
    return CountedText(rope[range])
  }

  mutating func replace(_ range: Range<Int>, with text: CountedText) {
    Self.note { $0.edits += 1 }
    rope.replace(range, with: text.rope)
  }

  func withBytes<Result>(
    in range: Range<Int>, _ body: (UTF8Bytes, _ start: Int) -> Result
  ) -> Result {
    Self.note { ($0.bytes, $0.looks) = ($0.bytes + range.count, $0.looks + 1) }
    return rope.withBytes(in: range, body)
  }

  func lineStart(before offset: Int) -> Int { rope.lineStart(before: offset) }
  func lineFeed(atOrAfter offset: Int) -> Int { rope.lineFeed(atOrAfter: offset) }
}

@Suite("The cost of a paste") struct PasteCostTests {
  /// What is done beside the bytes of the paste itself: characters at its ends are looked at.
  private static let most = 32 << 10

  @Test("is that of its bytes, once, for 16 KiB as for 16 MiB, also undone and done again")
  func linear() {
    let line = "some words, 日本 e\u{301} in a line\r\n"
    for size in [16 << 10, 1 << 20, 16 << 20] {
      let paste = String(repeating: line, count: size / line.utf8.count)
      var editor = Editor(CountedText("before\nafter"))
      editor.move(to: 7)
      CountedText.cost.withLock { $0 = CountedText.Cost() }
      editor.insert(paste, as: .other)
      let pasted = CountedText.cost.withLock { $0 }
      let count = editor.storage.count
      #expect(count == paste.utf8.count - size / line.utf8.count + 12)
      #expect(pasted.bytes <= count + Self.most)
      #expect(pasted.edits == 1 && pasted.looks <= 8)

      var ring = KillRing()
      CountedText.cost.withLock { $0 = CountedText.Cost() }
      _ = editor.perform(.undo, ring: &ring)
      #expect(editor.storage.count == 12)
      _ = editor.perform(.redo, ring: &ring)
      #expect(editor.storage.count == count)
      let again = CountedText.cost.withLock { $0 }
      #expect(again.bytes <= Self.most && again.edits == 2 && again.looks <= 8)
    }
  }
}
