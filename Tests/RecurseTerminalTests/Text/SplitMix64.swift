/// Random numbers that are the same in every run (Steele, Lea, Flood, 2014).
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}

/// Pieces that random texts are made of: everything that has a rule of its own.
let textPieces = [
  "a", "Z", "0", " ", "-", ".", "é", "e\u{301}", "日", "本", "、", "한", "\u{1100}\u{1161}\u{11A8}",
  "👩‍💻", "👍🏽", "🇩🇪", "🇩", "❤️", "1️⃣", "क\u{94D}ष", "का", "\u{301}", "\u{200D}", "\u{200B}",
  "\u{2060}", "\u{A0}", "\t", "\u{1b}", "\u{7f}", "\u{9b}", "\u{202E}", "\u{0600}", "ß", "…",
  "\r\n",
]

func randomText(_ pieces: Int, _ random: inout SplitMix64) -> String {
  (0..<pieces).map { _ in textPieces.randomElement(using: &random)! }.joined()
}
