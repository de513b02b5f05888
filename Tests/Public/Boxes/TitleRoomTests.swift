import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("The title of a border") struct TitleRoomTests {
  private struct Titles: Component {
    func render(state: Void) -> Node {
      VStack(alignment: .leading) {
        GroupBox("Lines per second") { Text("now 0") }
        Text("now").border(.single, title: "Lines per second")
        HStack {
          Text("x").border(title: "One")
          VStack { Text("y") }.border(title: "Two")
        }
      }
    }
  }

  @Test("makes its box as wide as it is, where there is room")
  func room() {
    #expect(
      TestScreen(Titles(), columns: 40, rows: 9).text == """
        ╭─ Lines per second ─╮
        │ now 0              │
        ╰────────────────────╯
        ┌─ Lines per second ─┐
        │now                 │
        └────────────────────┘
        ┌─ One ─┐ ┌─ Two ─┐
        │x      │ │y      │
        └───────┘ └───────┘
        """)
  }

  @Test("is cut where there is too little, and nothing is wider for it")
  func noRoom() {
    #expect(
      TestScreen(Titles(), columns: 12, rows: 6).text == """
        ╭─ Lines… ─╮
        │ now 0    │
        ╰──────────╯
        ┌─ Lines… ─┐
        │now       │
        └──────────┘
        """)
  }

  @Test("counts for nothing where the box has a width of its own")
  func given() {
    struct Given: Component {
      func render(state: Void) -> Node {
        Text("x").border(title: "A long one").frame(width: 9)
        Text("x").border(title: "A long one").frame(maxWidth: 9)
        HStack { Text("x").border(title: "") }
      }
    }
    let lines = TestScreen(Given(), columns: 30, rows: 9).text.split(separator: "\n")
    #expect(lines[0] == "┌─ A l…─┐" && lines[3] == lines[0])
    #expect(lines[6] == "┌─┐")
  }

  private struct Path: Component {
    let truncation: TruncationMode
    func render(state: Void) -> Node {
      Text("x").frame(maxWidth: .infinity)
        .border(.rounded, title: "Sources/Deep/Folder/FileName.swift", truncation: truncation)
      GroupBox("Sources/Deep/Folder/FileName.swift", truncation: truncation) {
        Text("y").frame(maxWidth: .infinity)
      }
      Panel(title: "Sources/Deep/Folder/FileName.swift", truncation: truncation).content {
        Text("z").frame(maxWidth: .infinity)
      }
    }
  }

  @Test(
    "keeps its end, or both ends, where that is asked for",
    arguments: [
      (TruncationMode.head, "╭─ …lder/FileName.swift─╮"), (.middle, "╭─ Sources/De…ame.swift─╮"),
      (.tail, "╭─ Sources/Deep/Folder…─╮"), (.clip, "╭─ Sources/Deep/Folder/─╮"),
    ])
  func path(_ truncation: TruncationMode, _ line: String) {
    let text = TestScreen(Path(truncation: truncation), columns: 25, rows: 9).text
    let lines = text.split(separator: "\n")
    for row in [0, 3, 6] { #expect(lines[row] == line) }
  }
}
