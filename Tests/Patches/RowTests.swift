import RecursePatches
import Testing

@Suite struct RowTests {
  private let patch = Patch(
    "--- p\n+++ p\n@@ -1,3 +1,3 @@\n a\n-one two\n+zzz\n+one two three\n-b\n"
      + "--- q\n+++ q\n@@ -1 +1 @@\n-a\n+b\n")

  @Test func `Unified rows are headers and lines`() {
    let rows = PatchRows(patch)
    #expect(rows.count == 2 + 5 + 2 + 2)
    #expect(rows[0] == .file(0) && rows[1] == .hunk(file: 0, hunk: 0))
    #expect(rows[2] == .line(file: 0, hunk: 0, line: 0))
    #expect(rows[10] == .line(file: 1, hunk: 0, line: 1))
  }

  @Test func `Rows side by side have gaps`() {
    let rows = PatchRows(patch, style: .sideBySide)
    #expect(
      rows[2..<6].map { $0 } == [
        .pair(file: 0, hunk: 0, old: 0, new: 0), .pair(file: 0, hunk: 0, old: nil, new: 2),
        .pair(file: 0, hunk: 0, old: 1, new: 3), .pair(file: 0, hunk: 0, old: 4, new: nil),
      ])
    #expect(rows.last == .pair(file: 1, hunk: 0, old: 0, new: 1))
  }

  @Test func `Folded parts show their header only`() {
    let hunks = patch.files.map { $0.hunks[0].id }
    var rows = PatchRows(patch, style: .sideBySide)
    let all = rows.count
    rows.toggled = [.hunk(hunks[0])]
    #expect(rows.count == all - 4 && rows[2] == .file(1))
    #expect(rows.isFolded(.hunk(hunks[0])) && !rows.isFolded(.hunk(hunks[1])))
    rows.toggled = [.file(patch.files[0].id)]
    #expect(Array(rows.prefix(2)) == [.file(0), .file(1)])
    #expect(rows.row(of: .hunk(hunks[0])) == nil)
    #expect(rows.row(of: .hunk(hunks[1])) == 2)
    rows.toggled = []
    #expect(rows.count == all)
  }

  @Test func `Prose is before its file and at the end`() {
    let patch = Patch(
      "commit 1\n\n    Message\n\n--- p\n+++ p\n@@ -1 +1 @@\n-a\n+b\n-- \n2.50\n")
    let rows = PatchRows(patch)
    #expect(Array(rows.prefix(5)) == [.prose(0), .prose(1), .prose(2), .prose(3), .file(0)])
    #expect(Array(rows.suffix(2)) == [.prose(9), .prose(10)])
    #expect(String(decoding: patch.proseBytes(2), as: UTF8.self) == "    Message")
  }

  /// A hunk of 70 lines, with a change in the 31st.
  private let long = Patch(
    from: (0..<70).map { "\($0)\n" }.joined(),
    to: (0..<70).map { $0 == 30 ? "x\n" : "\($0)\n" }.joined(), context: 100)

  @Test(arguments: [PatchRowStyle.unified, .sideBySide])
  func `Lines far from a change are folded until they are unfolded`(style: PatchRowStyle) {
    var rows = PatchRows(long, style: style)
    let change = style == .unified ? 2 : 1
    #expect(rows.count == 2 + 1 + 10 + change + 10 + 1)
    #expect(rows[2] == .equal(file: 0, hunk: 0, lines: 0..<20))
    #expect(rows.last == .equal(file: 0, hunk: 0, lines: 42..<71))
    rows.toggled = [.equal(long.files[0].hunks[0].id, line: 0)]
    #expect(rows.count == 2 + 20 + 10 + change + 10 + 1)
    #expect(rows.equalParts.count == 2)
    rows.toggled = rows.equalParts
    #expect(rows.count == 2 + 69 + change)
  }

  @Test func `Headers lead from one part to the next`() {
    let rows = PatchRows(patch)
    let headers = [0, 1, 7, 8]
    for row in -1..<rows.count + 1 {
      #expect(rows.header(after: row) == headers.first { $0 > row })
      #expect(rows.header(before: row) == headers.last { $0 < row })
      let last = rows.indices.contains(row) ? headers.last { $0 <= row } : nil
      #expect(rows.header(atOrBefore: row) == last)
    }
    #expect(headers.map { rows.rows(ofPartAt: $0) } == [0..<7, 1..<7, 7..<11, 8..<11])
  }

  @Test func `A line of the text has a row in both styles`() {
    for patch in [patch, long] {
      for style in [PatchRowStyle.unified, .sideBySide] {
        for toggled in [[], PatchRows(patch).equalParts] {
          let rows = PatchRows(patch, style: style, toggled: toggled)
          for row in rows.indices {
            let found = rows.row(ofSourceLine: rows.sourceLine(at: row))
            let isNear = found.map { rows.sourceLine(at: $0) >= rows.sourceLine(at: row) } ?? false
            #expect(style == .unified ? found == row : isNear, "\(style) \(row) \(rows[row])")
          }
        }
      }
    }
  }

  @Test func `The first difference is where a part was folded`() {
    let rows = PatchRows(patch)
    var folded = rows
    folded.toggled = [.hunk(patch.files[0].hunks[0].id)]
    #expect(rows.firstDifference(from: folded) == 2)
    #expect(folded.firstDifference(from: rows) == 2)
    #expect(rows.firstDifference(from: rows) == rows.count)
    #expect(rows.firstDifference(from: PatchRows(long)) == 0)
  }
}
