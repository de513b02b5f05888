import RecursePatches
import Testing

@Suite struct HeaderTests {
  private func file(_ lines: String...) -> PatchFile {
    Patch(lines.joined(separator: "\n") + "\n").files[0]
  }

  @Test func `A rename has both paths and how alike they are`() {
    let file = file(
      "diff --git a/old b/new dir/n", "similarity index 95%", "rename from old",
      "rename to new dir/n")
    #expect(file.kind == .renamed(similarity: 95))
    #expect(file.oldPath == "old" && file.newPath == "new dir/n")
  }

  @Test func `A copy has both paths`() {
    let file = file(
      "diff --git a/old b/new", "similarity index 100%", "copy from old", "copy to new")
    #expect(file.kind == .copied(similarity: 100))
    #expect(file.oldPath == "old" && file.newPath == "new")
  }

  @Test func `A change of mode has both modes`() {
    let file = file("diff --git a/x y b/x y", "old mode 100644", "new mode 100755")
    #expect(file.kind == .modeChanged && file.path == "x y")
    #expect(file.oldMode == "100644" && file.newMode == "100755")
  }

  @Test func `An empty new file has no old path`() {
    let file = file("diff --git a/x b/x", "new file mode 100644", "index 000..111")
    #expect(file.kind == .added && file.oldPath == nil && file.newPath == "x")
  }

  @Test func `Quotes and escapes are read`() {
    let file = file(
      #"diff --git "a/\303\244 \"q\"\t" "b/\303\244 \"q\"\t""#, "deleted file mode 100644")
    #expect(file.kind == .deleted && file.oldPath == "ä \"q\"\t" && file.newPath == nil)
  }

  @Test func `A binary file keeps its content`() {
    let file = file(
      "diff --git a/x b/x", "index 111..222 100644", "GIT binary patch", "literal 3",
      "Kcmd-", "", "literal 2", "Kcmb", "", "prose")
    #expect(file.kind == .binary && file.isBinary && file.headerLines.count == 2)
  }

  @Test func `Names without prefix stay whole`() {
    #expect(file("diff --git a/x a/x", "old mode 1", "new mode 2").path == "a/x")
    #expect(file("diff --git src/x src/x", "old mode 1", "new mode 2").path == "src/x")
    #expect(file("diff --git i/x w/x", "old mode 1", "new mode 2").path == "x")
  }
}
