import RecursePatches
import Testing

@Suite struct WordTests {
  private func marked(_ text: String, _ ranges: [Range<Int>]) -> [String] {
    ranges.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
  }

  private func rest(_ text: String, _ ranges: [Range<Int>]) -> [UInt8] {
    text.utf8.enumerated().filter { index, _ in !ranges.contains { $0.contains(index) } }
      .map(\.element)
  }

  @Test func `Changed words are found`() throws {
    let (old, new) = ("let count = items.count", "let total = items.count + 1")
    let words = try #require(ChangedWords(from: old, to: new))
    #expect(marked(old, words.old) == ["count"])
    #expect(marked(new, words.new) == ["total", " + 1"])
  }

  @Test func `Characters stay whole`() throws {
    let (old, new) = ("family name 👩‍👩‍👧 here", "family name 👩‍👩‍👦 here")
    let words = try #require(ChangedWords(from: old, to: new))
    #expect(marked(old, words.old) == ["👩‍👩‍👧"] && marked(new, words.new) == ["👩‍👩‍👦"])
  }

  @Test func `Lines with little in common have no changed words`() {
    #expect(ChangedWords(from: "alpha beta gamma", to: "delta beta epsilon") == nil)
    #expect(ChangedWords(from: "a  b", to: "a b") != nil)
  }

  @Test(arguments: 0..<200)
  func `Without the changed words both lines are equal`(seed: Int) {
    var dice = Dice(seed)
    let old = dice.text(lines: 12)
    let new = seed % 2 == 0 ? dice.variant(of: old) : dice.text(lines: 12)
    guard let words = ChangedWords(from: old, to: new) else { return }
    #expect(rest(old, words.old) == rest(new, words.new))
    for (text, ranges) in [(old, words.old), (new, words.new)] {
      let utf8 = text.utf8
      for place in ranges.flatMap({ [$0.lowerBound, $0.upperBound] }) {
        let index = utf8.index(utf8.startIndex, offsetBy: place)
        #expect(index == text.endIndex || text.indices.contains(index))
      }
    }
  }

  @Test func `Lines of unequal counts pair by their words`() {
    let patch = Patch(
      "--- p\n+++ p\n@@ -1,2 +1,3 @@\n-let one = first(value)\n-return two\n"
        + "+// comment\n+let one = second(value)\n+return two + 1\n")
    let hunk = patch.files[0].hunks[0]
    let pairs = hunk.changeBlocks.flatMap(hunk.pairs)
    #expect(pairs.map(\.removed) == [0, 1] && pairs.map(\.added) == [3, 4])
    #expect(pairs.allSatisfy { hunk.changedWords(in: $0) != nil })
  }
}
