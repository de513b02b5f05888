import RecurseReaders
import TestSupport
import Testing

@Suite("A set of lines") struct LineSetTests {
  /// The set of some lines that 3 divides, and others.
  private func third(_ lines: [Int]) -> LineSet {
    var set = LineSet()
    for line in Set(lines.map { $0 / 3 * 3 }).sorted() { set.append(line) }
    return set
  }

  @Test(
    "is a set of numbers, through additions and removals at both ends", arguments: UInt64(0)..<8)
  func model(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var lines = LineSet()
    var model: [Int] = []
    var next = Int.random(in: 0..<20_000, using: &random)
    var lower = 0
    for _ in 0..<300 {
      switch Int.random(in: 0..<20, using: &random) {
      case 0..<16:
        next += [1, 1, 1, 70, 5000].randomElement(using: &random)!
        lines.append(next)
        model.append(next)
      case 16:
        next = max(lower, next - Int.random(in: 0..<6000, using: &random))
        lines.removeAll(from: next)
        model.removeAll { $0 >= next }
      default:
        lower = max(lower, next - Int.random(in: 0..<60_000, using: &random))
        lines.removeAll(below: lower)
        model.removeAll { $0 < lower }
      }
      #expect(lines.count == model.count)
      #expect(lines.first == model.first && lines.last == model.last)
      for _ in 0..<4 {
        let line = Int.random(in: max(0, next - 70_000)...next + 100, using: &random)
        let rank = model.prefix { $0 < line }.count
        #expect(lines.rank(of: line) == rank)
        #expect(lines.contains(line) == model.contains(line))
        #expect(lines.line(atOrAfter: line) == model.first { $0 >= line })
        #expect(lines.line(before: line) == model.last { $0 < line })
        #expect(lines.line(at: rank) == (rank < model.count ? model[rank] : nil))
        let common = model.filter { $0 % 3 == 0 }
        #expect(
          lines.line(atOrAfter: line, alsoIn: third(model)) == common.first { $0 >= line })
        #expect(lines.line(before: line, alsoIn: third(model)) == common.last { $0 < line })
        let before = common.prefix { $0 < line }.count
        #expect(lines.count(before: line, alsoIn: third(model)) == before)
        #expect(lines.count(alsoIn: third(model)) == common.count)
      }
    }
  }
}
