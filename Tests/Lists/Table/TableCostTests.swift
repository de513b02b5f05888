import Recurse
import RecurseTesting
import Testing

/// What an update of a table costs, with as many rows as may be.
@MainActor
@Suite("What a table of a million rows costs") struct TableCostTests {
  /// The records of one action among a thousand rows and among a million are the same.
  private func cost(
    after prepare: (TestScreen<FileTable>) -> Void = { _ in },
    of act: (TestScreen<FileTable>) -> Void
  ) -> FrameRecord {
    func record(_ count: Int) -> FrameRecord {
      let files = Files(
        (0..<count).map { File(id: $0, name: "file", kind: "text", size: 1) })
      let screen = TestScreen(
        FileTable(initialState: files), columns: 40, rows: 10, isStrict: false)
      prepare(screen)
      _ = screen.takeRecord()
      act(screen)
      return screen.takeRecord()
    }
    let large = record(1_000_000)
    #expect(large == record(1_000))
    return large
  }

  @Test("Opening, a line, a page, the end: what can be seen")
  func scrolling() {
    func open(_ count: Int) -> FrameRecord {
      let files = Files((0..<count).map { File(id: $0, name: "file", kind: "text", size: 1) })
      return TestScreen(
        FileTable(initialState: files), columns: 40, rows: 10, isStrict: false
      ).takeRecord()
    }
    #expect(open(1_000_000) == open(1_000))
    let line = cost(after: { $0.press(.down) }, of: { $0.press(.down) })
    #expect(line.painted <= 40 && line.update.made == 0)
    let page = cost { $0.press(.pageDown) }
    #expect(page.update.regions <= 14)
    _ = cost { $0.press(.end) }
  }

  @Test("Going to another column and making it wider updates the cells that are alive")
  func columns() {
    let step = cost(after: { $0.press(.right) }) { $0.press(.right) }
    #expect(step.update.made == 0 && step.update.updated <= 2 * 16)
    let wider = cost(after: { $0.press(.right) }) { $0.press(.character(">")) }
    #expect(wider.update.made == 0)
    let move = cost(after: { $0.press(.right) }) { $0.press(Key.right.with(.alt)) }
    #expect(move.update.made == 0 && move.update.moved <= 16)
  }

  @Test("Scrolling columns that do not fit paints the rows that can be seen, and renders nothing")
  func wide() {
    let scroll = cost(after: {
      $0.resize(columns: 16, rows: 10)
      $0.press(.down)
    }) { $0.press(Key.right.with(.shift)) }
    #expect(scroll.update.renders == 0 && scroll.update.made == 0)
    #expect(scroll.painted <= 12 * 10)
  }

  private struct Rows: Component {
    enum Source: CaseIterable { case array, collection }
    let source: Source
    let collection: CollectionProperty<File>

    init(_ source: Source, _ count: Int) {
      self.source = source
      collection = CollectionProperty(
        (0..<count).map { File(id: $0, name: "file", kind: "text", size: 1) })
    }

    var initialState: Int { 0 }

    func render(state: Int) -> Node {
      switch source {
      case .array: Table(collection.value) { TableColumn("Name", value: \.name) }
      case .collection: Table(collection) { TableColumn("Name", value: \.name) }
      }
    }
  }

  @Test(
    "Whatever the rows come from, opening, scrolling and jumping cost what can be seen",
    arguments: [0, 1])
  func sources(number: Int) {
    func record(_ count: Int) -> [FrameRecord] {
      let screen = TestScreen(
        Rows(Rows.Source.allCases[number], count), columns: 40, rows: 10, isStrict: false)
      var records = [screen.takeRecord()]
      for key in [Key.down, .pageDown, .end, .home, .right, .character(">")] {
        screen.press(key)
        records.append(screen.takeRecord())
      }
      return records
    }
    #expect(record(1_000_000) == record(1_000))
  }

  private struct Owner: Component {
    // Calculated: a stored one would hold the array, and the first change would copy it.
    var initialState: Files {
      Files((0..<100).map { File(id: $0, name: "\($0)", kind: "text", size: -$0) })
    }
    func render(state: Files) -> Node {
      Table(\.files, columns: \.columns) {
        TableColumn("Size", sortedBy: \.size) { Text("\($0.size)") }
      }
    }
  }

  @Test("An array is sorted where it is: nothing is copied")
  func inPlace() {
    let screen = TestScreen(Owner(), columns: 40, rows: 10, isStrict: false)
    // The address is compared, and nothing is read through it.
    func address() -> UnsafeRawPointer? {
      screen.state.files.withUnsafeBytes { $0.baseAddress }
    }
    let before = address()
    screen.press(.character("s"))
    #expect(screen.state.files.first?.id == 99)
    #expect(address() == before)
  }
}
