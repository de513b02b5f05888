import Recurse
import RecurseTesting
import Testing
import WidgetFixture

@MainActor
@Suite("Where a table's rows come from") struct TableSourceTests {
  /// The names in the order in which they are shown.
  private func names<Root>(_ screen: TestScreen<Root>) -> [String] where Root: Component {
    screen.text.split(separator: "\n").dropFirst()
      .map { String($0.dropFirst().split(separator: " ").first ?? "") }
  }

  private struct State {
    var files = Files.few.files
    var columns = TableColumns()
    var sorted: [String] = []

    /// What is shown: calculated, so that nobody can write it.
    var byState: [File] {
      guard let sort = columns.sort else { return files }
      let files = files.sorted { $0.name < $1.name }
      return sort.isAscending ? files : files.reversed()
    }
    var short: ArraySlice<File> { files.prefix(2) }
  }

  @Test("An array that the render hands over is sorted by what the app says")
  func plain() {
    let screen = TestScreen(
      Fixture(State()) { state in
        Table(state.files, columns: \.columns) {
          TableColumn("Name", value: \.name)
          TableColumn("Size", sortedBy: \.size) { Text("\($0.size)") }.width(5)
        } onSort: { state, sort in
          state.files.sort(by: sort.precedes)
          state.sorted.append("\(sort.column) \(sort.isAscending)")
        }
      }, columns: 20, rows: 5)
    #expect(names(screen) == ["readme", "an", "logo"])
    screen.press(.character("s"), .character("s"), .right, .right, .character("s"))
    #expect(names(screen) == ["readme", "logo", "an"])
    #expect(screen.state.sorted == ["Name true", "Name false", "Size true"])
    #expect(screen.state.columns.sort == .init(column: "Size"))
  }

  @Test("What is calculated from the state is sorted by the order that stands in the state")
  func calculated() {
    let screen = TestScreen(
      Fixture(State()) { _ in
        Table(\.byState, columns: \.columns) { TableColumn("Name", value: \.name) }
      }, columns: 20, rows: 5)
    screen.press(.character("s"))
    #expect(names(screen) == ["an", "logo", "readme"])
    screen.press(.character("s"))
    #expect(names(screen) == ["readme", "logo", "an"])
    #expect(screen.text.hasPrefix(" Name▼"))
  }

  @Test("Where neither the app nor the state knows an order, nobody can sort")
  func unsortable() {
    let screen = TestScreen(
      Fixture(State()) { state in
        Table(state.short) { TableColumn("Name", value: \.name) }
      }, columns: 20, rows: 5)
    screen.press(.character("s"))
    screen.click(column: 1, row: 0)
    #expect(screen.text.hasPrefix(" Name\n▌readme\n"))
  }

  @Test("A column of any nodes is sorted where it says so, by what the app makes of it")
  func sortable() {
    let screen = TestScreen(
      Fixture(State()) { state in
        Table(state.files) {
          TableColumn("Note") { Text($0.name).lineLimit(1) }.sortable()
          TableColumn("Name", value: \.name).sortable(false)
        } onSort: { state, sort in
          state.sorted.append("\(sort.column) \(sort.isAscending)")
          state.files.sort(by: sort.precedes)
        }
      }, columns: 20, rows: 5)
    screen.press(.character("s"), .right, .right, .character("s"))
    #expect(screen.state.sorted == ["Note true"])
    #expect(names(screen) == ["readme", "an", "logo"])
  }

  @Test("Without a part of the state the table holds what is done with its columns")
  func held() {
    let screen = TestScreen(
      Fixture(State()) { _ in
        Table(\.files, selection: .single) {
          TableColumn("Name", value: \.name)
          TableColumn("Size", sortedBy: \.size) { Text("\($0.size)") }.width(5)
        }
      }, columns: 20, rows: 5)
    screen.press(.right, .right, .character("s"), .character(">"), Key.left.with(.alt))
    #expect(
      screen.text == """
         Size▲  Name
         20     readme
         300    logo
         1000   an article…
        """)
    #expect(screen.state.files.map(\.size) == [20, 300, 1_000])
    #expect(screen.state.columns == TableColumns())
    #expect(screen.style(row: 1, column: 1).attributes == [.reverse, .bold, .underline])
    screen.press(.character("s"))
    #expect(screen.text.hasPrefix(" Size▼  Name\n 1000 "))
    // Another render of its owner loses nothing of it.
    screen.change { $0.files.removeLast() }
    #expect(screen.text.hasPrefix(" Size▼  Name\n 1000   an article…\n 300    logo"))
  }

  @Test("A collection that tells its changes renders no component, and is followed by them")
  func collection() {
    let files = CollectionProperty(
      (0..<3_000).map { File(id: $0, name: "file\($0)", kind: "text", size: -$0) })
    let screen = still(20, 4) {
      Table(files) {
        TableColumn("Name", value: \.name)
        TableColumn("Size", sortedBy: \.size) { Text("\($0.size)") }.width(6)
      } onSort: { _, sort in
        files.value.sort(by: sort.precedes)
      }
      .scrollIndicators(.hidden)
    }
    screen.wheel(.down, notches: 20, column: 0, row: 2)
    #expect(names(screen) == ["file60", "file61", "file62"])
    _ = screen.takeRecord()
    screen.turn {
      files.modify { editor in
        for number in 0..<2_000 {
          editor.insert(File(id: 9_000 + number, name: "new", kind: "", size: 0), at: 0)
        }
      }
    }
    #expect(names(screen) == ["file60", "file61", "file62"])
    #expect(screen.takeRecord().update.renders == 0)
    screen.turn { files.modify { for _ in 0..<2_000 { $0.remove(at: 0) } } }
    #expect(names(screen) == ["file60", "file61", "file62"])
    screen.press(.home, .right, .right, .character("s"))
    #expect(files.value.first?.id == 2_999)
    #expect(screen.reports == [])
  }
}
