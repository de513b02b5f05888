import Recurse
import RecurseTesting
import Testing

/// A table of an app that has a use for “s”, as a command or a listener, in some place.
struct SortedSongs: Component {
  enum Use: CaseIterable { case command, commandOfTable, listener, listenerOfRow, none }
  struct Song: Identifiable, Equatable {
    let id: Int
    var name: String
  }
  struct State {
    var songs = [Song(id: 0, name: "b"), Song(id: 1, name: "a")]
    var columns = TableColumns()
    var saved = 0
  }

  var use: Use
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack {
      rows
      KeyHints()
    }
    .commands { if use == .command { Command("Save", key: "s") { $0.saved += 1 } } }
    .onKey(use == .listener ? "s" : "f12") { $0.saved += 1 }
  }

  private var rows: Node {
    Table(\.songs, columns: \.columns) {
      TableColumn("Name", sortedBy: \.name) { song in
        Button(song.name) { $0.saved += 100 }.onKey(use == .listenerOfRow ? "s" : "f12") {
          $0.saved += 1
        }
      }
      .width(8)
      TableColumn("Id", sortedBy: \.id) { Text("\($0.id)") }.width(6)
    }
    .commands { if use == .commandOfTable { Command("Save", key: "s") { $0.saved += 1 } } }
  }
}

@MainActor
@Suite("The letter that sorts a table") struct SortLetterTests {
  private func screen(_ use: SortedSongs.Use) -> TestScreen<SortedSongs> {
    TestScreen(SortedSongs(use: use), columns: 40, rows: 6)
  }

  @Test(
    "is for the app first, on a row, in a cell, on the titles and inside a cell",
    arguments: [SortedSongs.Use.command, .commandOfTable, .listener])
  func app(use: SortedSongs.Use) throws {
    let screen = screen(use)
    screen.type("s")
    #expect(screen.state.saved == 1 && screen.state.columns.sort == nil)
    screen.press(.down, .right)
    screen.type("s")
    #expect(screen.state.saved == 2 && screen.state.columns.sort == nil)
    try screen.focus("a")
    screen.type("s")
    #expect(screen.state.saved == 3 && screen.state.columns.sort == nil)
    screen.press(.escape, .tab)
    #expect(screen.focused?.role == .tableHeader)
    screen.type("s")
    #expect(screen.state.saved == 4 && screen.state.columns.sort == nil)
  }

  @Test("sorts where the app has no use for it, also inside a cell")
  func none() throws {
    let screen = screen(.none)
    screen.type("s")
    #expect(screen.state.columns.sort == .init(column: "Name"))
    try screen.focus("a")
    screen.type("s")
    #expect(screen.state.columns.sort == .init(column: "Name", isAscending: false))
  }

  @Test("sorts with Alt whatever the app does", arguments: SortedSongs.Use.allCases)
  func alt(use: SortedSongs.Use) {
    let screen = screen(use)
    screen.press(Key.character("s").with(.alt))
    #expect(screen.state.columns.sort == .init(column: "Name") && screen.state.saved == 0)
  }

  @Test("is a hint of the one that takes it", arguments: [SortedSongs.Use.command, .none])
  func hints(use: SortedSongs.Use) {
    let screen = screen(use)
    screen.press(.down)
    #expect(screen.shows("s Sort") == (use == .none))
    #expect(screen.shows("s Save") == (use == .command))
  }
}
