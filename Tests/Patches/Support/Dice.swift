/// A generator of the same numbers in each run.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ state >> 29) &* 0xBF58_476D_1CE4_E5B9
  }

  mutating func below(_ bound: Int) -> Int { Int(next() >> 33) % bound }

  /// A text of a few lines out of a few, at times without a last newline.
  mutating func text(lines: Int, kinds: Int = 6) -> String {
    var text = ""
    for _ in 0..<below(lines + 1) {
      let word = ["é", "b", "c", "", "\t", "👩‍👩‍👧", "x\r"][below(min(7, kinds))]
      text += "let \(word) = \(below(2))\n"
    }
    if below(4) == 0, text.last == "\n" { text.removeLast() }
    return text
  }

  /// A text with a few lines of another removed, added or altered.
  mutating func variant(of text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for _ in 0..<1 + below(4) {
      let place = below(lines.count)
      switch below(3) {
      case 0 where lines.count > 1: lines.remove(at: place)
      case 1: lines.insert("added \(below(9)) here", at: place)
      default: lines[place] += " more"
      }
    }
    let joined = lines.joined(separator: "\n")
    return below(3) == 0 && joined.hasSuffix("\n") ? String(joined.dropLast()) : joined
  }
}
