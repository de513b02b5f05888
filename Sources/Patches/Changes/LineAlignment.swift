/// The pairs of removed and added lines whose words have the most in common, without crossing.
struct LineAlignment {
  /// The most lines on a side that are compared with all of the other.
  static let limit = 100

  private let block: ChangeBlock
  private let removed: [WordBag]
  private let added: [WordBag]

  init(_ block: ChangeBlock, of lines: PatchLines) {
    self.block = block
    var table = TextNumbers()
    removed = block.removed.map { WordBag(lines[$0].text, numbers: &table) }
    added = block.added.map { WordBag(lines[$0].text, numbers: &table) }
  }

  var pairs: [LinePair] {
    let width = added.count + 1
    // The best sum for the lines from a place on.
    var best = [Int](repeating: 0, count: (removed.count + 1) * width)
    var isPair = [Bool](repeating: false, count: best.count)
    for row in removed.indices.reversed() {
      for column in added.indices.reversed() {
        let place = row * width + column
        best[place] = max(best[place + 1], best[place + width])
        let alike = removed[row].likeness(to: added[column])
        if alike > 0, best[place + width + 1] + alike >= best[place] {
          best[place] = best[place + width + 1] + alike
          isPair[place] = true
        }
      }
    }
    var pairs: [LinePair] = []
    var (row, column) = (0, 0)
    while row < removed.count, column < added.count {
      let place = row * width + column
      if isPair[place] {
        pairs.append(
          LinePair(
            removed: block.removed.lowerBound + row, added: block.added.lowerBound + column))
        row += 1
        column += 1
      } else if best[place] == best[place + width] {
        row += 1
      } else {
        column += 1
      }
    }
    return pairs
  }
}

/// The words of a line in the order of their numbers.
private struct WordBag {
  private var words: [(number: Int32, weight: Int)] = []
  private var weight = 0

  init(_ text: String, numbers table: inout TextNumbers) {
    let tokens = TextTokens(text, numbers: &table)
    words = zip(tokens.numbers, tokens.weights).prefix(128).filter { $0.1 > 0 }
    words.sort { $0.number < $1.number }
    weight = words.reduce(0) { $0 + $1.weight }
  }

  /// Returns how much is the same in thousandths, or 0 if it is too little for a pair.
  func likeness(to other: WordBag) -> Int {
    guard weight > 0, other.weight > 0 else { return 0 }
    let most = min(weight, other.weight)
    guard ChangedWords.isEnough(most, of: weight + other.weight) else { return 0 }
    var (left, right, common) = (0, 0, 0)
    while left < words.count, right < other.words.count {
      let (mine, its) = (words[left].number, other.words[right].number)
      if mine == its { common += words[left].weight }
      if mine <= its { left += 1 }
      if its <= mine { right += 1 }
    }
    let total = weight + other.weight
    return ChangedWords.isEnough(common, of: total) ? common * 2000 / total : 0
  }
}
