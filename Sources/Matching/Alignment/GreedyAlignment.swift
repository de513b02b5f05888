/// The alignment of a word with a text that ends first, made as short as possible from its end.
///
/// It need not have the best score, but needs no table (`FuzzyMatchV1` of fzf).
struct GreedyAlignment {
  private(set) var positions: [Int] = []
  private(set) var score = 0

  /// Aligns a word that the text contains.
  ///
  /// - Complexity: O(n), where n is the number of characters in the text.
  init(of word: [Int32], in text: some NumberedText) {
    var found = 0
    var position = -1
    while found < word.count {
      position += 1
      if text.number(at: position) == word[found] { found += 1 }
    }
    position += 1
    while found > 0 {
      position -= 1
      if text.number(at: position) == word[found - 1] { found -= 1 }
    }
    positions.reserveCapacity(word.count)
    while found < word.count {
      if text.number(at: position) == word[found] {
        positions.append(position)
        found += 1
      }
      position += 1
    }
    rate(in: text)
  }

  private mutating func rate(in text: some NumberedText) {
    var previous = -1
    var run = PlaceBonus.none
    for position in positions {
      let place = text.bonus(at: position)
      if previous < 0 {
        run = place
        score = place.points * Points.firstFactor
      } else if position == previous + 1 {
        run = run.extended(by: place)
        score += run.points(at: place)
      } else {
        run = place
        score = Points.left(of: score, afterGap: position - previous - 1) + place.points
      }
      score += Points.match
      previous = position
    }
  }
}
