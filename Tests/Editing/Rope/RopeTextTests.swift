import RecurseEditing
import RecurseEditor
import RecurseTerminal
import TestSupport
import Testing

@Suite("A rope of text") struct RopeTextTests {
  private let pieces: [[UInt8]] =
    hardPieces + [[0xFF], [0xC3], [0xE6, 0x97], [0x80, 0x80, 0x80, 0x80, 0x80]]

  @Test("is edited as an array of bytes is", arguments: 0..<4)
  func replacing(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var plain: [UInt8] = []
    var rope = RopeText("")
    for number in 0..<300 {
      let start = Int.random(in: 0...plain.count, using: &random)
      let isLarge = number % 50 == 0
      let end = min(
        plain.count, start + Int.random(in: 0...(isLarge ? 20_000 : 40), using: &random))
      var new: [UInt8] = []
      for _ in 0..<Int.random(in: 0...(isLarge ? 9000 : 12), using: &random) {
        new += pieces.randomElement(using: &random)!
      }
      plain.replaceSubrange(start..<end, with: new)
      rope.replace(start..<end, with: RopeText(bytes: new))
      guard rope.count == plain.count else {
        Issue.record("\(number): \(rope.count) bytes, not \(plain.count)")
        return
      }
      let from = Int.random(in: 0...plain.count, using: &random)
      let to = min(plain.count, from + Int.random(in: 0...10_000, using: &random))
      #expect(rope.bytes(in: from..<to).elementsEqual(plain[from..<to]))
      #expect(rope[from..<to].bytes.elementsEqual(plain[from..<to]))
      #expect(rope == RopeText(bytes: plain))
      if from < plain.count {
        var other = rope
        other.replace(from..<from + 1, with: RopeText(bytes: [plain[from] ^ 1]))
        #expect(other != rope)
        other.replace(from..<from + 1, with: RopeText(bytes: [plain[from]]))
        #expect(other == rope)
      }
      let breaks = plain[..<from].count { $0 == 0x0A }
      #expect(rope.line(at: from) == breaks)
      #expect(rope.lineStart(before: from) == (plain[..<from].lastIndex(of: 0x0A) ?? -1) + 1)
      #expect(rope.lineFeed(atOrAfter: from) == plain[from...].firstIndex(of: 0x0A) ?? plain.count)
    }
    #expect(rope.bytes == plain && plain.count > 20_000)
    let lines = plain.split(separator: 0x0A, omittingEmptySubsequences: false)
    #expect(rope.lineCount == lines.count)
    #expect(lines.indices.allSatisfy { rope.bytes(in: rope.range(ofLine: $0)) == Array(lines[$0]) })
  }

  @Test(
    "edits a text as an array of characters is edited, also of bytes that are none",
    arguments: [3, 4])
  func editing(seed: UInt64) {
    let start: [UInt8] = Array("one".utf8) + [0xFF, 0x0A, 0xE6, 0x97]
    var pair = EditorPair<RopeText>(start, pieces: pieces, seed: seed)
    for number in 0..<100_000 {
      let before = pair.plain
      let name = pair.step(most: 24)
      guard pair.isSame else {
        Issue.record("\(number), \(name) in \(before): \(pair.editor.storage.bytes)")
        return
      }
    }
    #expect(pair.undoAll(to: start) == nil)
  }

  @Test("finds characters and words of any length, as in one piece of memory")
  func places() {
    let long = [
      String(repeating: "🇩🇪", count: 120), String(repeating: "a", count: 6000),
      "e" + String(repeating: "\u{301}", count: 2000), String(repeating: "日", count: 1500),
      String(repeating: "👩‍", count: 150), String(repeating: " .", count: 1500),
    ].joined(separator: " x\r\n")
    let (rope, flat) = (RopeText(long), FlatText(long))
    var random = SplitMix64(seed: 9)
    for _ in 0..<60 {
      let offset = flat.boundary(atOrAfter: Int.random(in: 0...flat.count, using: &random))
      for motion in TextMotion.allCases {
        let (found, expected) = (rope.place(motion, from: offset), flat.place(motion, from: offset))
        if found != expected { Issue.record("\(motion) at \(offset): \(found), not \(expected)") }
      }
      if rope.word(at: offset) != flat.word(at: offset) { Issue.record("a word at \(offset)") }
    }
  }
}
