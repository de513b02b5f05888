import RecurseAlgorithms
import TestSupport
import Testing

@Suite("The pieces of the diff", .blocking) struct DiffPiecesTests {
  @Test("the longest increasing subsequence is as long as the best of all subsets")
  func longestAgainstAllSubsets() {
    // All sequences of up to six numbers out of −1 … 4, where −1 is to be skipped.
    var sequences: [[Int]] = [[]]
    var last = sequences
    for _ in 0..<6 {
      last = last.flatMap { sequence in
        (-1..<5).filter { $0 < 0 || !sequence.contains($0) }.map { sequence + [$0] }
      }
      sequences += last
    }
    for numbers in sequences {
      let members = longestIncreasingSubsequence(of: numbers)
      let chosen = zip(numbers, members).filter(\.1).map(\.0)
      #expect(chosen == chosen.sorted() && chosen.allSatisfy { $0 >= 0 })
      var best = 0
      for subset in 0..<(1 << numbers.count) {
        let picked = numbers.indices.filter { subset & (1 << $0) != 0 }.map { numbers[$0] }
        if picked.allSatisfy({ $0 >= 0 }), picked == picked.sorted() {
          best = max(best, picked.count)
        }
      }
      #expect(chosen.count == best)
    }
  }

  @Test("running totals agree with plain sums while numbers change", arguments: 0...33)
  func prefixSums(count: Int) {
    var random = SplitMix64(seed: UInt64(count))
    var numbers = (0..<count).map { _ in Int.random(in: 0..<5, using: &random) }
    var sums = PrefixSums(numbers)
    for _ in 0..<50 {
      for place in 0...count {
        #expect(sums.total(before: place) == numbers[..<place].reduce(0, +))
      }
      guard let place = numbers.indices.randomElement(using: &random) else { return }
      let difference = Int.random(in: -3...3, using: &random)
      numbers[place] += difference
      sums.add(difference, at: place)
    }
  }
}
