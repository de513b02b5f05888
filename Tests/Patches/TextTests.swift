import RecursePatches
import Testing

@Suite struct TextTests {
  @Test(arguments: 0..<300)
  func `The patch of two texts makes the new one, and reversed the old one`(seed: Int) throws {
    var dice = Dice(seed)
    let old = dice.text(lines: 40, kinds: 2 + seed % 6)
    let new = seed % 2 == 0 ? dice.variant(of: old) : dice.text(lines: 40, kinds: 2 + seed % 6)
    let patch = Patch(from: old, to: new, context: seed % 5)
    #expect(patch.applied(to: old).map { Array($0.utf8) } == Array(new.utf8))
    let back = try #require(patch.reversed)
    #expect(back.applied(to: new).map { Array($0.utf8) } == Array(old.utf8))
    #expect(back.reversed?.files.map(\.hunks) == patch.files.map(\.hunks))
    #expect(patch.files.allSatisfy { $0.hunks.allSatisfy(\.isWhole) })
  }

  @Test func `Texts of many changes take their parts`() {
    let old = (0..<4000).map { "a\($0 % 7)\n" }.joined()
    let new = (0..<4000).map { "\($0 % 3 == 0 ? "b" : "a")\($0 % 5)\n" }.joined()
    #expect(Patch(from: old, to: new).applied(to: old) == new)
  }

  @Test func `A text that is not the old one is left alone`() {
    let patch = Patch(from: "a\nb\n", to: "a\nc\n")
    #expect(patch.applied(to: "a\nx\n") == nil)
    #expect(patch.applied(to: "a\nb") == nil)
    #expect(Patch(from: "a", to: "a").files.isEmpty)
  }

  @Test(arguments: 0..<300)
  func `A part of a patch and then the rest of it make the new text`(seed: Int) throws {
    var dice = Dice(seed)
    let old = dice.text(lines: 20, kinds: 5)
    let new = seed % 2 == 0 ? dice.variant(of: old) : dice.text(lines: 20, kinds: 5)
    let patch = Patch(from: old, to: new, context: seed % 4)
    var (part, rest) = (PatchSelection(), PatchSelection())
    for hunk in patch.files.flatMap(\.hunks) {
      for line in hunk.lines.indices {
        if dice.below(2) == 0 {
          part.insert(line: line, of: hunk.id)
        } else {
          rest.insert(line: line, of: hunk.id)
        }
      }
    }
    let between = try #require(patch.selecting(part).applied(to: old))
    let whole = patch.selecting(rest, for: .unstaging).applied(to: between)
    #expect(
      whole.map { Array($0.utf8) } == Array(new.utf8), "\(patch.text) \(between.debugDescription)")
  }

  @Test(arguments: 0..<200)
  func `No patch of two texts is shorter`(seed: Int) {
    var dice = Dice(seed)
    let old = (0..<dice.below(30)).map { _ in "\(dice.below(4))\n" }
    let new = (0..<dice.below(30)).map { _ in "\(dice.below(4))\n" }
    var common = Array(repeating: Array(repeating: 0, count: new.count + 1), count: old.count + 1)
    for (row, mine) in old.enumerated() {
      for (column, its) in new.enumerated() {
        common[row + 1][column + 1] =
          mine == its
          ? common[row][column] + 1 : max(common[row][column + 1], common[row + 1][column])
      }
    }
    let patch = Patch(from: old.joined(), to: new.joined())
    let changed = patch.files.flatMap(\.hunks).flatMap(\.lines).count { $0.kind != .context }
    #expect(changed == old.count + new.count - 2 * common[old.count][new.count])
  }
}
