import Testing

@testable import RecursePatches

@Suite("Rows of which some are folded") struct UnfoldedRowTests {
  private static let patch: Patch = {
    func text(_ seed: Int, _ count: Int) -> String {
      (0..<count).map { $0 % 31 == seed ? "changed \($0)\n" : "line \($0)\n" }.joined()
    }
    return Patch(
      "A commit\n\n"
        + Patch(
          from: text(30, 70), to: text(29, 70), oldPath: "a", newPath: "a", context: 40
        ).text + "\nAnother\n"
        + Patch(from: text(3, 90), to: text(4, 90), oldPath: "b", newPath: "b", context: 3).text
        + "-- \n2.40\n")
  }()

  @Test(
    "are found among all rows, and all rows among them if they are not folded",
    arguments: [PatchRowStyle.unified, .sideBySide])
  func places(style: PatchRowStyle) {
    let all = PatchRows(Self.patch, style: style).unfolded
    let folds = all.indices.compactMap { all.fold(at: $0) } + Array(all.equalParts)
    #expect(folds.count > 6)
    // Each set of few folds.
    for first in folds {
      for second in folds {
        let rows = PatchRows(Self.patch, style: style, toggled: [first, second])
        var shown: Set<Int> = []
        for row in rows.indices {
          guard let place = rows.row(row, in: all) else {
            Issue.record("row \(row) is lost")
            continue
          }
          if case .equal = rows[row] { continue }
          #expect(rows[row] == all[place])
          #expect(all.row(place, in: rows) == row)
          shown.insert(place)
        }
        for place in all.indices where !shown.contains(place) {
          #expect(all.row(place, in: rows) == nil)
          let hiding = all.folds(hiding: place, in: rows)
          #expect(!hiding.isEmpty)
          var opened = rows
          opened.toggled.formSymmetricDifference(hiding)
          #expect(all.row(place, in: opened).map { opened[$0] } == all[place])
        }
      }
    }
  }

  @Test(
    "keep the name of each line on either side", arguments: [PatchRowStyle.unified, .sideBySide])
  func names(style: PatchRowStyle) {
    let rows = PatchRows(Self.patch, style: style).unfolded
    for row in rows.indices {
      #expect(rows.row(ofSourceLine: rows.sourceLine(at: row)) == row)
    }
    let other = PatchRows(Self.patch, style: style == .unified ? .sideBySide : .unified).unfolded
    for row in rows.indices {
      let found = other.row(ofSourceLine: rows.sourceLine(at: row))
      #expect(found.map { other.file(at: $0) } == rows.file(at: row))
    }
  }
}
