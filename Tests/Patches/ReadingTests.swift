import RecursePatches
import Testing

@Suite struct ReadingTests {
  @Test func `A diff of git has paths, spans and numbered lines`() throws {
    let patch = Patch(
      """
      commit 123
          message

      diff --git a/x.swift b/x.swift
      index 111..222 100644
      --- a/x.swift
      +++ b/x.swift
      @@ -1,3 +1,3 @@ func main
       one
      -two
      +zwei
       three
      \\ No newline at end of file

      """)
    let file = try #require(patch.files.first)
    #expect(file.prose == ["commit 123", "    message", ""])
    #expect(file.headerLines.count == 4)
    #expect(file.oldPath == "x.swift" && file.newPath == "x.swift" && file.kind == .modified)
    #expect(file.oldMode == "100644")
    let hunk = try #require(file.hunks.first)
    #expect(hunk.old == LineSpan(start: 1, count: 3) && hunk.heading == "func main")
    #expect(hunk.lines.map(\.kind) == [.context, .removed, .added, .context])
    #expect(hunk.lines.map(\.oldNumber) == [1, 2, nil, 3])
    #expect(hunk.lines.map(\.newNumber) == [1, nil, 2, 3])
    #expect(hunk.lines.map(\.hasNoNewline) == [false, false, false, true])
    #expect(hunk.lines.map(\.text) == ["one", "two", "zwei", "three"])
    #expect(hunk.isWhole)
  }

  @Test func `A combined diff has a column for each parent`() throws {
    let patch = Patch(
      "diff --cc f\nindex 1,2..3\n--- a/f\n+++ b/f\n@@@ -1,3 -1,2 +1,3 @@@ head\n"
        + "- a\n -b\n++c\n +d\n  e\n")
    let file = try #require(patch.files.first)
    let hunk = try #require(file.hunks.first)
    #expect(file.path == "f" && file.isCombined && hunk.isCombined && hunk.isWhole)
    #expect(hunk.lines.map(\.kind) == [.removed, .removed, .added, .added, .context])
    #expect(hunk.lines.map(\.oldNumber) == [1, nil, nil, 2, 3])
    #expect(hunk.lines.map(\.newNumber) == [nil, nil, 1, 2, 3])
    #expect(hunk.lines.map(\.text) == ["a", "b", "c", "d", "e"])
  }

  @Test func `A plain diff ends its names at the tab`() throws {
    let patch = Patch(
      "--- old dir/x\t2020-01-01\n+++ /dev/null\t1970\n@@ -1 +0,0 @@\n-a\n"
        + "--- p\n+++ q\n@@ -1 +1 @@\n-a\n+b\n"
    )
    #expect(patch.files.map(\.oldPath) == ["old dir/x", "p"])
    #expect(patch.files.map(\.newPath) == [nil, "q"])
    #expect(patch.files.map(\.kind) == [.deleted, .modified])
  }

  @Test func `Counts that say too much end at the next file`() throws {
    let patch = Patch("--- p\n+++ p\n@@ -1,9 +1,9 @@\n-a\n+b\n--- q\n+++ q\n@@ -1 +1 @@\n-a\n+b\n")
    #expect(patch.files.map(\.path) == ["p", "q"])
    #expect(patch.files.map { $0.hunks[0].isWhole } == [false, true])
    #expect(patch.files[0].hunks[0].lines.count == 2)
  }

  @Test func `Counts that say too little leave the rest with the hunk`() throws {
    let text = "--- p\n+++ p\n@@ -1 +1 @@\n-a\n+b\n+c\n@@ -5 +5 @@\n-x\n+y\n"
    let patch = Patch(text)
    #expect(patch.files.map(\.hunks.count) == [2])
    #expect(!patch.files[0].hunks[0].isWhole && patch.files[0].hunks[1].isWhole)
    #expect(patch.rawParts.joined().elementsEqual(text.utf8))
  }

  @Test func `A removed line of dashes before an added one of pluses is content`() {
    let patch = Patch("--- p\n+++ p\n@@ -1 +1 @@\n--- x\n+++ y\n@@ -7 +7 @@\n-a\n+b\n")
    #expect(patch.files.count == 1 && patch.files[0].hunks.count == 2)
    #expect(patch.files[0].hunks[0].lines.map(\.text) == ["-- x", "++ y"])
  }

  @Test func `An empty line is context, also with carriage returns`() {
    let patch = Patch("--- p\r\n+++ p\r\n@@ -1,2 +1,2 @@\r\n\r\n-a\r\n+b\r\n")
    #expect(patch.files[0].path == "p")
    #expect(patch.files[0].hunks[0].lines.map(\.text) == ["", "a", "b"])
    #expect(patch.files[0].hunks[0].lines[1].hasCarriageReturn)
  }

  @Test func `Bytes that are no text are kept`() {
    let bytes = Array("--- p\n+++ p\n@@ -1 +1 @@\n-a".utf8) + [0xFF] + Array("\n+b".utf8)
    let patch = Patch(bytes: bytes)
    #expect(patch.files[0].hunks[0].lines[0].text == "a\u{FFFD}")
    #expect(Array(patch.files[0].hunks[0].lines[0].bytes) == [0x61, 0xFF])
    #expect(patch.files[0].hunks[0].isWhole && patch.bytes == bytes)
  }

  @Test(arguments: ["", "\n", "hello", "@@ -1 +1 @@\n-a\n+b", "--- a\n---\n", "diff --git \n"])
  func `What is no patch is prose`(text: String) {
    #expect(Patch(text).rawParts.joined().elementsEqual(text.utf8))
    #expect(Patch(text).files.allSatisfy { $0.hunks.isEmpty })
  }
}
