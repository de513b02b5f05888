import RecurseHighlighting
import RecursePatches
import Testing

@testable import RecurseReaders

@MainActor @Suite("The tokens of a hunk") struct HunkTokensTests {
  /// Lines of C of which comments and texts go on in the next ones.
  private static func lines(_ count: Int, _ seed: Int) -> [String] {
    let parts = ["int a;", "/* b", "c */", "\"d\"", "return 1; // e", "* /", ""]
    return (0..<count).map { parts[($0 * $0 + seed * $0 / 3 + seed) % parts.count] }
  }

  private func rows(_ old: [String], _ new: [String], _ path: String = "a.c") -> PatchRows {
    PatchRows(
      Patch(
        from: old.map { $0 + "\n" }.joined(), to: new.map { $0 + "\n" }.joined(), oldPath: path,
        newPath: path, context: 1000))
  }

  @Test("are those of each whole file, in whatever order lines come into view", arguments: 0..<6)
  func law(seed: Int) throws {
    let new = Self.lines(150, seed)
    var old = new
    for line in stride(from: 5 + seed, to: 150, by: 20 + seed) { old[line] = "x /* y" }
    let rows = rows(old, new)
    let hunk = try #require(rows.patch.files.first?.hunks.first)
    let tokens = HunkTokens()
    let tokenizer = Language.c.tokenizer
    var (states, expected) = ([tokenizer.start, tokenizer.start], [[[Token]?]]())
    for line in hunk.lines {
      expected.append(
        [PatchLine.Kind.added, .removed].enumerated().map { side, other in
          line.kind == other ? nil : tokenizer.tokens(of: line.bytes, state: &states[side])
        })
    }
    for step in 0..<hunk.lines.count {
      let line = step * 37 % hunk.lines.count
      for (side, isOld) in [true, false].enumerated() {
        let found = tokens.tokens(ofLine: line, 0, 0, isOld: isOld, in: rows)
        // A line that one file does not have has those of the other.
        let wanted = expected[line][side] ?? expected[line][1 - side]
        #expect(found == wanted, "line \(line), old: \(isOld)")
      }
    }
  }

  @Test("cost a block of lines for those in view, and all before them once")
  func costs() {
    let lines = Self.lines(1000, 1)
    let rows = rows(lines, lines + ["end"])
    let tokens = HunkTokens()
    func read(_ line: Int) -> Int {
      let before = tokens.readLines
      _ = tokens.tokens(ofLine: line, 0, 0, isOld: false, in: rows)
      return tokens.readLines - before
    }
    #expect(read(3) == 64)
    #expect(read(60) == 0)
    #expect(read(70) == 64)
    #expect(read(1000) == 1001 - 128)
    #expect(read(999) == 0)
    #expect(read(500) == 64)
  }

  @Test("are none in a file of no known language")
  func unknown() {
    let tokens = HunkTokens()
    let rows = rows(["int a;"], ["int b;"], "a.unknown")
    #expect(tokens.tokens(ofLine: 0, 0, 0, isOld: true, in: rows).isEmpty)
    #expect(tokens.readLines == 0)
  }
}
