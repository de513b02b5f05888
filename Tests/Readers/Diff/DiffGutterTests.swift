import Recurse
import RecurseReaders
import RecurseTesting
import Testing

@MainActor @Suite("Numbers beside a patch") struct DiffGutterTests {
  @Test("are one column in a file that was added or deleted, and two in others")
  func columns() {
    let patch = Patch(
      """
      diff --git a/new b/new
      new file mode 100644
      --- /dev/null
      +++ b/new
      @@ -0,0 +1,2 @@
      +one
      +two
      diff --git a/old b/old
      deleted file mode 100644
      --- a/old
      +++ /dev/null
      @@ -1,1 +0,0 @@
      -one
      diff --git a/x b/x
      --- a/x
      +++ b/x
      @@ -1,1 +1,1 @@
      -one
      +two

      """)
    let screen = TestScreen(PatchPage(patch: patch), columns: 30, rows: 11)
    #expect(
      screen.text == """
         ─ ▾ A new  +2 −0
           ▾ @@ -0,0 +1,2 @@
         1 + one
         2 + two
         ─ ▾ D old  +0 −1
           ▾ @@ -1,1 +0,0 @@
         1 - one
         ─── ▾ M x  +1 −1
             ▾ @@ -1,1 +1,1 @@
         1   - one
           1 + two
        """)
    screen.click(column: 8, row: 1)
    #expect(screen.text.contains("  ▸ @@ -0,0"))
    // Copied text has no numbers.
    screen.drag(from: CellPoint(column: 5, row: 4), to: CellPoint(column: 20, row: 4))
    screen.press(.control("c"))
    #expect(screen.copied.last == "one")
  }

  @Test("leave all room of a narrow view to the text, also in a file that was added")
  func narrow() {
    let patch = Patch(
      """
      --- /dev/null
      +++ b/n
      @@ -0,0 +1,1 @@
      +a b c

      """)
    let screen = TestScreen(PatchPage(patch: patch), columns: 9, rows: 9)
    #expect(screen.text.contains(" + a b c"), "\(screen.text)")
  }
}
