import Recurse
import RecurseTesting
import Testing

private struct Page: Component {
  var initialState: Int { 0 }
  func render(state: Int) -> Node {
    VStack {
      Button("One") { $0 += 1 }
        .commands {
          Command("Save", key: "ctrl+s") { $0 += 1 }
          Command("Send", key: "ctrl+s") { $0 += 1 }
          Command("Top", key: "g g") { $0 += 1 }
          Command("All", key: "ctrl+shift+a") { $0 += 1 }
          Command("Item", key: "ctrl+i") { $0 += 1 }
          Command("save", key: "f9") { $0 += 1 }
          Command("…", key: "f10") { $0 += 1 }
        }
      Button("Two") { $0 += 1 }.command("Store", key: "ctrl+s") { $0 += 1 }
    }
    .command("Go", key: "g") { $0 += 1 }
  }
}

@MainActor @Suite("Keys that cannot work") struct KeyProblemTests {
  @Test("are told at the start, with both places")
  func told() {
    let reports = TestScreen(Page(), columns: 20, rows: 4).reports
    let file = "PublicTests/KeyProblemTests.swift"
    #expect(
      reports == [
        "“Save” (\(file):11) and “save” (\(file):16) have the id “save”: a file of keys means both",
        "“Save” (\(file):11) and “Send” (\(file):12) both want Ctrl+S: “Save” gets it",
        "“Top” (\(file):13) and “Go” (\(file):21): g runs one of them before g g is complete",
        "Ctrl+Shift+A of “All” (\(file):14) may never come: terminals send it as Ctrl+A",
        "Ctrl+I of “Item” (\(file):15) may never come: terminals send it as Tab",
        "“…” (\(file):17) has the id “”, which no file of keys can name",
      ])
  }

  @Test("are no problem beside another key that every terminal sends")
  func alternate() {
    struct Commit: Component {
      var other: KeySequence
      var initialState: Int { 0 }
      func render(state: Int) -> Node {
        Button("One") { $0 += 1 }
          .commands { Command("Commit", key: "ctrl+enter") { $0 += 1 }.alternateKey(other) }
      }
    }
    #expect(TestScreen(Commit(other: "f2"), columns: 20, rows: 2).reports == [])
    let reports = TestScreen(Commit(other: "ctrl+i"), columns: 20, rows: 2).reports
    #expect(reports.map { $0.hasPrefix("Ctrl+Enter of ") } == [true, false])
  }
}
