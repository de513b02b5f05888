import RecurseMarkdown
import Testing

/// A sequence of numbers that a seed gives.
struct Random: RandomNumberGenerator {
  var state: UInt64

  init(_ seed: UInt64) {
    state = seed
    // Else neighboring seeds would give the same numbers, moved by one.
    state = next() ^ (next() << 1)
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}

/// Pieces of Markdown that mean something beside each other.
let fragments = [
  "a", "b c", " ", "  ", "    ", "\t", "\n", "\n", "\n\n", "\r\n", "\r", "  \n", "\\", "\\\n",
  "> ", ">", "- ", "-", "* ", "+ ", "1. ", "2) ", "10", "# ", "#", "## h\n", "===\n", "---\n",
  "===",
  "---", "***\n", "```", "```\n", "``` swift\n", "~~~\n", "~~~", "`", "``", "*", "**", "_", "__",
  "~~", "~", "[", "]", "[a]", "[A]", "[a]: /u\n", "[a]: /v 't'\n", "[b]:\n /w\n", "[b]", "[a][b]",
  "[ẞ]: /s\n", "[SS]", "[\na]", "[x > y]: /z\n", "[x\n> y]", "![a]", "](", "](/u)", ")", "(", ":",
  "\"", "'", "<", ">", "<div>\n", "</div>\n", "<!--", "-->", "<b>", "<?", "?>", "| a | b |\n",
  "a | b\n", "|-|-|\n", "- | -\n", "|", "- [ ] ", "- [x] t\n", "www.a.bc", "http://a.b/?c",
  "x@y.zz", "&amp;", "&#10;", "é", "\u{301}", "👩‍👩‍👧", "🇩🇪", "\u{FEFF}", "\0", "\u{1B}[31m", "\u{0B}",
  "\u{A0}", "[a]: /x\n===\n", "\n\n- a\n\n  b\n", "\n\n> [a]: /q\n", "\\[", "\\]", "!",
]

/// Pieces of lists and quotes, whose parts end in many ways.
let nests = [
  "- a\n", "- a", "\n- b", "\n\n- c", "- ", "-", "  - n", "\n  more", "\n\n  para",
  "\n\n      code", "[x]", "- [x]: /u\n", "[x]: /v\n", "1. a\n", "2. ", "10) ", "  ", "\n", "\n\n",
  "word ", "**b", "> ", "> q\n", "> - a\n", ">\n", "> | a |\n> |-|\n", "> p\n> | a |\n", "> |-|\n",
  "> [x]\n> ", "> [x]:\n", "> /u\n", "> ```\n", "- ```\n", "  ```\n", "- <div>\n", "<!--", "---",
  "===", "> ===\n", "\t", "\r", "\r\n- ", "`", "- [ ] t\n", "- [x] ", "*", "> # h\n", ">     c\n",
  "- - x\n", "  [x]:\n", "  /u\n", "\n  | a |\n  |-|\n", "- - -", "* * *\n", "> 1. ",
]

/// Returns a text of up to a number of pieces of lists and quotes.
func randomNest(_ random: inout Random, most: Int) -> String {
  (0..<Int.random(in: 2...most, using: &random)).map { _ in
    nests.randomElement(using: &random) ?? ""
  }.joined()
}

/// Returns a text of up to a number of fragments.
func randomText(_ random: inout Random, most: Int) -> String {
  (0..<Int.random(in: 1...most, using: &random)).map { _ in
    fragments.randomElement(using: &random) ?? ""
  }.joined()
}

/// Cuts a text into pieces, also inside of characters.
func pieces(of text: String, _ random: inout Random, longest: Int) -> [String] {
  var rest = Substring(text).unicodeScalars
  var pieces: [String] = []
  while !rest.isEmpty {
    let length = Int.random(in: 1...longest, using: &random)
    pieces.append(String(Substring(rest.prefix(length))))
    rest = rest.dropFirst(length)
  }
  return pieces
}

/// Expects that a document does not tell in which pieces its text came.
func expectSame(
  _ text: String, in pieces: [String], sourceLocation: SourceLocation = #_sourceLocation
) {
  let whole = MarkdownDocument(text)
  var document = MarkdownDocument()
  for piece in pieces { document.append(piece) }
  if document != whole {
    let failed = pieces.map { $0.debugDescription }.joined(separator: ", ")
    let first = zip(document.blocks, whole.blocks).first { $0 != $1 }
    Issue.record(
      "[\(failed)]\n\(document.blocks.count) not \(whole.blocks.count)\n\(String(describing: first))",
      sourceLocation: sourceLocation)
  }
}
