import RecurseCore
import Testing

@Suite("A difference of two trees") struct TreeChangeTests {
  /// All texts of at most four lines of two kinds.
  private static let texts: [[String]] = (0...4).flatMap { length in
    (0..<(1 << length)).map { bits in (0..<length).map { bits >> $0 & 1 == 0 ? "a" : "b" } }
  }

  @Test("makes the second of the first, for all small texts")
  func law() {
    for old in Self.texts {
      for new in Self.texts {
        let change = TreeChange(from: old, to: new)
        var lines = old
        change.apply(to: &lines)
        #expect(lines == new)
        if old == new { #expect(change.removed == 0 && change.inserted.isEmpty) }
      }
    }
  }

  @Test("holds only what lies between the common ends")
  func small() {
    let change = TreeChange(from: ["a", "b", "c", "d"], to: ["a", "x", "d"])
    #expect(change.index == 1 && change.removed == 2 && change.inserted == ["x"])
  }
}
