import Recurse
import RecurseTesting
import Testing

/// What an update of a list costs, with as many rows as may be.
@MainActor
@Suite("What a list of a million rows costs") struct ListCostTests {
  private struct Rows: Component {
    let count: Int
    var initialState: People { People(0..<count) }

    func render(state: People) -> Node {
      List(\.people) { person in
        Text(person.name)
          .onDelete { state in
            // What the app's own search costs is not the list's.
            let index = state.people[0].id == person.id ? 0 : person.id
            state.people.remove(at: index)
          }
          .onEdit(person.name) { $0.people[person.id].name = $1 }
          .onKey(.character("+")) { $0.people[person.id].name += "+" }
      }
      // Where the thumb goes depends on how many rows there are.
      .scrollIndicators(.hidden)
    }
  }

  /// What one row is made of: the row, the two boxes of its editor, the text.
  private static let widgets = 4

  /// The records of one action among a thousand rows and among a million are the same.
  private func cost(
    after prepare: (TestScreen<Rows>) -> Void = { _ in },
    of act: (TestScreen<Rows>) -> Void
  ) -> FrameRecord {
    func record(_ count: Int) -> FrameRecord {
      let screen = TestScreen(Rows(count: count), columns: 30, rows: 20, isStrict: false)
      prepare(screen)
      _ = screen.takeRecord()
      act(screen)
      var record = screen.takeRecord()
      // The numbers of the rows that are seen may have more digits.
      record.cells = 0
      record.bytes = 0
      return record
    }
    let large = record(1_000_000)
    #expect(large == record(1_000))
    return large
  }

  private let middle: @MainActor (TestScreen<Rows>) -> Void = { screen in
    for _ in 0..<5 { screen.press(.pageDown) }
  }

  @Test("Opening makes what can be seen and three rows more")
  func opening() {
    func open(_ count: Int) -> FrameRecord {
      TestScreen(Rows(count: count), columns: 30, rows: 20, isStrict: false).takeRecord()
    }
    let record = open(1_000_000)
    #expect(record == open(1_000))
    #expect(record.update.regions == 23)
    #expect(record.painted <= Self.widgets * 20 + 6)
  }

  @Test("A step of the cursor renders nothing, and paints two rows")
  func cursor() {
    let record = cost(after: middle) { $0.press(.up) }
    #expect(record.update.regions == 0)
    #expect(record.painted == 2 * Self.widgets)
  }

  @Test("A scroll by a line makes one row, and paints those that are seen")
  func line() {
    let record = cost(after: middle) { $0.press(.down) }
    #expect(record.update.regions == 1)
    #expect(record.update.made == 4)
    #expect(record.update.nodesCompared == 0)
    #expect(record.painted <= Self.widgets * 20 + 6)
  }

  @Test("A page makes a page of rows")
  func page() {
    let record = cost(after: middle) { $0.press(.pageDown) }
    #expect(record.update.regions <= 20)
    #expect(record.painted <= Self.widgets * 20 + 6)
  }

  @Test("The jump to the end makes the rows that are seen there")
  func end() {
    let record = cost { $0.press(.end) }
    #expect(record.update.regions <= 24)
    #expect(record.painted <= Self.widgets * 20 + 6)
  }

  @Test("A keystroke in a row compares the rows that are alive, and paints one")
  func keystroke() {
    let record = cost(after: middle) { $0.press(.character("+")) }
    #expect(record.update.regions <= 26)
    #expect(record.update.updated == 1)
    #expect(record.painted == Self.widgets)
    #expect(record.update.made == 0)
  }

  @Test("Editing a row in place renders its editor alone")
  func edit() {
    let record = cost(
      after: {
        middle($0)
        $0.type("e")
      }
    ) { $0.type("x") }
    // What reads the words of the editor's hint.
    #expect(record.update.regions == 1)
    #expect(record.update.renders == 1)
    #expect(record.painted <= 6)
  }

  @Test("An insertion at the start, a deletion and a replacement cost what is seen")
  func changes() {
    let insertion = cost(after: middle) {
      $0.change { $0.people.insert(Person(-1), at: 0) }
    }
    #expect(insertion.update.regions <= 26)
    #expect(insertion.update.patches == 0)
    #expect(insertion.painted <= Self.widgets * 20 + 6)
    let deletion = cost { $0.press(.delete) }
    #expect(deletion.update.regions <= 26)
    #expect(deletion.update.removed == 1 && deletion.update.inserted <= 4)
    let replacement = cost(after: middle) {
      $0.change { state in
        state.people = (0..<state.people.count).map { Person(-1 - $0, "new \($0)") }
      }
    }
    #expect(replacement.update.regions <= 26)
    #expect(replacement.painted <= Self.widgets * 20 + 6)
  }
}
