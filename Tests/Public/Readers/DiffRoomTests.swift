import Recurse
import RecurseReaders
import RecurseTesting
import Testing

private struct Viewer: Component {
  let patch: Patch
  let style: DiffStyle
  let wraps: Bool

  var initialState: PatchPart? { nil }

  func render(state: PatchPart?) -> Node {
    DiffView(patch, style: style, wraps: wraps, selection: \.self)
  }
}

@MainActor @Suite("A view of a patch with little room") struct DiffRoomTests {
  private func screen(
    _ patch: Patch, style: DiffStyle = .automatic, wraps: Bool = true, columns: Int, rows: Int
  ) -> TestScreen<Viewer> {
    TestScreen(Viewer(patch: patch, style: style, wraps: wraps), columns: columns, rows: rows)
  }

  @Test("cuts a long path in the middle, and keeps what changes in its row")
  func longPath() {
    let path = "Sources/Weather/Stations/Reading.swift"
    let patch = Patch(from: "one\n", to: "two\n", oldPath: path, newPath: path)
    let screen = screen(patch, columns: 40, rows: 5)
    #expect(
      screen.text == """
         ─── ▾ M Sources/Wea…ading.swift  +1 −1
             ▾ @@ -1 +1 @@
         1   - one
           1 + two
        """)
    screen.resize(columns: 60, rows: 5)
    #expect(screen.shows("M Sources/Weather/Stations/Reading.swift  +1 −1"))
  }

  @Test(
    "never breaks a path in two rows, in any style and width",
    arguments: [DiffStyle.automatic, .unified, .sideBySide])
  func pathInOneRow(style: DiffStyle) {
    let path = "Sources/Weather/Stations/Reading.swift"
    let patch = Patch(from: "one\n", to: "two\n", oldPath: path, newPath: path)
    for columns in [8, 12, 14, 20, 30, 39, 40, 41, 60, 130] {
      for wraps in [true, false] {
        let screen = screen(patch, style: style, wraps: wraps, columns: columns, rows: 6)
        let rows = screen.text.split(separator: "\n")
        #expect(rows[1].contains("@"), "\(columns)\n\(screen.text)")
        #expect(columns < 14 || rows[0].contains("M ") && rows[0].contains("…") || columns >= 60)
        if columns >= 30 { #expect(rows[0].contains(".swift  +1 −1"), "\(screen.text)") }
      }
    }
  }

  @Test("is unified where it is too narrow for both files")
  func tooNarrow() {
    let screen = screen(
      Patch(from: "say hello\n", to: "say goodbye\n"), style: .sideBySide, columns: 39, rows: 6)
    #expect(!screen.text.contains("│"))
    #expect(screen.shows("1 + say goodbye"))
    screen.resize(columns: 40, rows: 6)
    #expect(screen.text.contains("│"))
  }

  @Test("continues a long line below its first word")
  func hanging() {
    let patch = Patch(
      from: "  if ready { start(the: engine) }\n", to: "  if ready { stop(the: engine) }\n",
      oldPath: "a", newPath: "a")
    let screen = screen(patch, columns: 30, rows: 6)
    #expect(
      screen.text == """
         ─── ▾ M a  +1 −1
             ▾ @@ -1 +1 @@
         1   -   if ready { start(the:
                 engine) }
           1 +   if ready { stop(the:
                 engine) }
        """)
    // A click on the indentation means the first character.
    screen.drag(from: CellPoint(column: 7, row: 3), to: CellPoint(column: 14, row: 3))
    screen.press(.control("c"))
    #expect(screen.copied.last == "engine")
  }
}
