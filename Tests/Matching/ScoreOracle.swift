/// The rules of the score, written a second time and as plainly as possible.
enum ScoreOracle {
  /// The best score of all alignments of one word, or `nil` if there is none. Case does not matter.
  static func best(_ word: String, _ text: String) -> Int? {
    let characters = Array(text)
    var best: Int?
    visit(Array(word), characters, from: 0, chosen: []) { positions in
      best = max(best ?? 0, score(of: positions, in: characters))
    }
    return best
  }

  private static func visit(
    _ word: [Character], _ text: [Character], from start: Int, chosen: [Int],
    _ body: ([Int]) -> Void
  ) {
    guard chosen.count < word.count else { return body(chosen) }
    for position in text.indices.dropFirst(start)
    where text[position].lowercased() == word[chosen.count].lowercased() {
      visit(word, text, from: position + 1, chosen: chosen + [position], body)
    }
  }

  static func score(of positions: [Int], in text: [Character]) -> Int {
    var score = 0
    var held = 0
    for (index, position) in positions.enumerated() {
      let bonus = bonus(at: position, in: text)
      if index == 0 {
        held = bonus
        score = 16 + 2 * bonus
        continue
      }
      let gap = position - positions[index - 1] - 1
      if gap == 0 {
        if bonus >= 8, bonus > held { held = bonus }
        score += 16 + max(bonus, held, 4)
      } else {
        held = bonus
        score = max(0, score - 3 - (gap - 1)) + 16 + bonus
      }
    }
    return score
  }

  /// By the rules of fzf's `bonusFor`.
  static func bonus(at position: Int, in text: [Character]) -> Int {
    let now = kind(text[position])
    let before = position == 0 ? " " : kind(text[position - 1])
    if "/aA0c".contains(now) {
      if before == " " { return 10 }
      if before == "/" { return 9 }
      if before == "-" { return 8 }
    }
    if before == "a", now == "A" { return 7 }
    if before != "0", now == "0" { return 7 }
    if now == "-" || now == "/" { return 8 }
    return now == " " ? 10 : 0
  }

  private static func kind(_ character: Character) -> Character {
    if character.isWhitespace { return " " }
    if "/,:;|".contains(character) { return "/" }
    if character.isLowercase { return "a" }
    if character.isUppercase { return "A" }
    if character.isLetter { return "c" }
    return character.isNumber ? "0" : "-"
  }
}

/// A generator of random numbers that repeat (Steele, Lea, Flood, "Fast splittable pseudorandom
/// number generators", 2014).
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A string of characters of an alphabet.
  mutating func string(of alphabet: [Character], count: ClosedRange<Int>) -> String {
    String(
      (0..<Int.random(in: count, using: &self)).map { _ in
        alphabet[Int.random(in: alphabet.indices, using: &self)]
      })
  }
}
