/// The places of the least and the greatest of some numbers in a row, for any range of them.
///
/// Blocks of sixteen numbers, sixteen blocks, and so on have their extremes at hand, so that a
/// range needs only the numbers at its ends and few blocks between.
///
/// - Complexity: O(n) to make, in n / 15 pairs; O(log n) for a range.
struct RangeExtremes: Equatable, Sendable {
  /// The places of the least and the greatest number. Of equal ones it is the first.
  struct Pair: Equatable, Sendable {
    var least: Int
    var greatest: Int
  }

  private static let fanOut = 16

  /// The extremes of each block, small blocks first; `nil` for a block with a number that is not
  /// finite.
  private var levels: [[Pair?]] = []

  /// - Parameter value: the number at a place, not a number for a gap.
  init(count: Int, value: (Int) -> Double) {
    guard count >= Self.fanOut else { return }
    levels.append(
      (0..<count / Self.fanOut).map { block in
        Self.extremes(
          of: (block * Self.fanOut..<(block + 1) * Self.fanOut).map { place in
            value(place).isFinite ? Pair(least: place, greatest: place) : nil
          }, value)
      })
    while let blocks = levels.last, blocks.count >= Self.fanOut {
      levels.append(
        (0..<blocks.count / Self.fanOut).map { block in
          Self.extremes(of: blocks[block * Self.fanOut..<(block + 1) * Self.fanOut], value)
        })
    }
  }

  private static func extremes(
    of pairs: some Sequence<Pair?>, _ value: (Int) -> Double
  ) -> Pair? {
    var all: Pair?
    for pair in pairs {
      guard let pair else { return nil }
      all = all.map { joined($0, pair, value) } ?? pair
    }
    return all
  }

  private static func joined(_ first: Pair, _ second: Pair, _ value: (Int) -> Double) -> Pair {
    Pair(
      least: value(second.least) < value(first.least) ? second.least : first.least,
      greatest: value(second.greatest) > value(first.greatest)
        ? second.greatest : first.greatest)
  }

  /// The extremes of a range; `nil` if it is empty or has a number that is not finite.
  ///
  /// - Parameter value: the same numbers as before.
  func pair(in range: Range<Int>, value: (Int) -> Double) -> Pair? {
    var found: Pair?
    var place = range.lowerBound
    while place < range.upperBound {
      // The largest block that begins here and ends in the range.
      var (level, length) = (-1, 1)
      while level + 1 < levels.count, place % (length * Self.fanOut) == 0,
        place + length * Self.fanOut <= range.upperBound,
        place / (length * Self.fanOut) < levels[level + 1].count
      {
        level += 1
        length *= Self.fanOut
      }
      let pair =
        level >= 0
        ? levels[level][place / length]
        : value(place).isFinite ? Pair(least: place, greatest: place) : nil
      guard let pair else { return nil }
      found = found.map { Self.joined($0, pair, value) } ?? pair
      place += length
    }
    return found
  }
}
