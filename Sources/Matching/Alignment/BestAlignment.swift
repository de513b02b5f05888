/// The search for the alignment of a word with a text that wins the most points.
///
/// A table has one row for each character of the word and one column for each of the text. Each
/// cell has the best scores of what ends there (Smith and Waterman, "Identification of common
/// molecular subsequences", 1981; with the points of fzf). Only the cells of equal characters are
/// filled.
struct BestAlignment<Text: NumberedText> {
  typealias Row = UnsafeMutableBufferPointer<RunScores>

  let text: Text
  let occurrences: Occurrences

  /// The score of the best alignment, found with two rows that take turns.
  ///
  /// - Complexity: O(w · n) for w characters in the word and n in the text.
  @inline(__always)
  func score(of word: [Int32], _ first: Row, _ second: Row) -> Int {
    var row = first
    var previous = second
    fill(row, for: word[0])
    for index in 1..<word.count {
      swap(&row, &previous)
      fill(row, for: word[index], from: previous, of: word[index - 1])
    }
    return best(in: row, for: word[word.count - 1]).score
  }

  /// Fills the row of the first character of a word.
  @inline(__always)
  private func fill(_ row: Row, for number: Int32) {
    var position = occurrences.first(of: number)
    while position < occurrences.end {
      let place = text.bonus(at: position)
      var scores = RunScores()
      scores.start(place, score: Points.match + place.points * Points.firstFactor)
      row[position] = scores
      position = occurrences.next(after: position)
    }
  }

  /// Fills the row of a character from that of the character before it.
  @inline(__always)
  private func fill(_ row: Row, for number: Int32, from previous: Row, of before: Int32) {
    // The score if the position were 0: what a gap costs grows by one for each character, so the
    // best start of a gap stays the best, wherever it ends.
    var gap: Int?
    var behind = occurrences.first(of: before)
    var position = occurrences.first(of: number)
    while position < occurrences.end {
      while behind < position - 1 {
        if let score = previous[behind].best { gap = max(gap ?? .min, score + behind) }
        behind = occurrences.next(after: behind)
      }
      let place = text.bonus(at: position)
      var scores =
        behind == position - 1 ? previous[behind].extended(by: place) : RunScores()
      if let gap {
        let left = Points.left(of: gap, afterGap: position - 1)
        scores.start(place, score: left + Points.match + place.points)
      }
      row[position] = scores
      position = occurrences.next(after: position)
    }
  }

  @inline(__always)
  private func best(in row: Row, for number: Int32) -> (score: Int, position: Int) {
    var best = (score: 0, position: 0)
    var position = occurrences.first(of: number)
    while position < occurrences.end {
      if let score = row[position].best, score > best.score { best = (score, position) }
      position = occurrences.next(after: position)
    }
    return best
  }
}

extension BestAlignment {
  /// The score and the positions of the best alignment: of equals the one that ends first.
  ///
  /// - Parameter table: room for a row for each character of the word.
  /// - Complexity: O(w · n) for w characters in the word and n in the text.
  func alignment(of word: [Int32], _ table: Row) -> (score: Int, positions: [Int]) {
    let rows = word.indices.map { index in
      Row(rebasing: table[index * text.count..<(index + 1) * text.count])
    }
    fill(rows[0], for: word[0])
    for index in 1..<word.count {
      fill(rows[index], for: word[index], from: rows[index - 1], of: word[index - 1])
    }
    let best = best(in: rows[word.count - 1], for: word[word.count - 1])
    var step = Step(position: best.position, run: rows[word.count - 1][best.position].bestRun)
    var positions = [step.position]
    for index in (1..<word.count).reversed() {
      step = self.step(before: step, rows[index], rows[index - 1], of: word[index - 1])
      positions.append(step.position)
    }
    return (best.score, positions.reversed())
  }

  /// One character of an alignment, and the bonus that its run holds there.
  private struct Step {
    var position: Int
    var run: PlaceBonus
  }

  /// The step that led to another one. A run is preferred to a gap, and a short gap to a long one.
  private func step(before step: Step, _ row: Row, _ previous: Row, of before: Int32) -> Step {
    let place = text.bonus(at: step.position)
    let score = row[step.position][step.run] - Points.match
    let neighbor = step.position - 1
    if neighbor >= 0, text.number(at: neighbor) == before {
      for run in PlaceBonus.all.reversed() where run.extended(by: place) == step.run {
        let points = run.extended(by: place).points(at: place)
        if previous[neighbor][run] == score - points { return Step(position: neighbor, run: run) }
      }
    }
    var nearest = neighbor
    var position = occurrences.first(of: before)
    while position < neighbor {
      if let best = previous[position].best,
        Points.left(of: best, afterGap: neighbor - position) == score - place.points
      {
        nearest = position
      }
      position = occurrences.next(after: position)
    }
    return Step(position: nearest, run: previous[nearest].bestRun)
  }
}
