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
    var rows = PatchRows(patch, style: .sideBySide)
    let all = rows.count
    rows.folded = [.hunk(patch.files[0].hunks[0].id)]
    #expect(rows.count == all - 4 && rows[2] == .file(1))
    rows.folded = [.file(patch.files[0].id)]
    #expect(Array(rows.prefix(2)) == [.file(0), .file(1)])
    #expect(rows.row(of: .hunk(patch.files[0].hunks[0].id)) == nil)
    #expect(rows.row(of: .hunk(patch.files[1].hunks[0].id)) == 2)
    rows.folded = []
    #expect(rows.count == all)
  }
}
