import RecurseTesting
import TestSupport

/// The pieces of random texts: everything with its own rule.
let textPieces = [
  "a", "Z", "0", " ", "-", ".", "é", "e\u{301}", "日", "本", "、", "한", "\u{1100}\u{1161}\u{11A8}",
  "👩‍💻", "👍🏽", "🇩🇪", "🇩", "❤️", "1️⃣", "क\u{94D}ष", "का", "\u{301}", "\u{200D}", "\u{200B}",
  "\u{2060}", "\u{A0}", "\t", "\u{1b}", "\u{7f}", "\u{9b}", "\u{202E}", "\u{0600}", "ß", "…",
  "\r\n",
]

func randomText(_ pieces: Int, _ random: inout SplitMix64) -> String {
  (0..<pieces).map { _ in textPieces.randomElement(using: &random)! }.joined()
}
