import Recurse
import RecurseTesting
import Testing

/// A row that comes takes over the widgets of one of its kind that left in the same update.
@MainActor
@Suite("Rows are recycled by kind") struct RowRecyclingTests {
  /// Rows of three kinds in turn: a text, a text beside another, a button.
  private struct Kinds: Component {
    var kinds = 1
    var count = 1_000
    var initialState: [Person] { (0..<count).map { Person($0) } }

    func render(state: [Person]) -> Node {
      List(\.self) { person in
        switch person.id % kinds {
        case 0: Text(person.name)
        case 1:
          HStack {
            Text("\(person.id)")
            Text(person.name)
          }
        default: Button(person.name) { _ in }
        }
      }
      .scrollIndicators(.hidden)
    }
  }

  private func record(
    _ kinds: Kinds, _ act: (TestScreen<Kinds>) -> Void
  ) -> (FrameRecord, String) {
    let screen = TestScreen(kinds, columns: 20, rows: 10)
    for _ in 0..<20 { screen.press(.down) }
    _ = screen.takeRecord()
    act(screen)
    return (screen.takeRecord(), screen.text)
  }

  @Test("A scroll by a line makes no widget and paints what comes into sight")
  func line() {
    let (record, text) = record(Kinds()) { $0.press(.down) }
    #expect(record.update.made == 0)
    // The row that comes, and the two between which the cursor moves, of two widgets each.
    #expect(record.painted <= 6)
    #expect(
      text == """
         row 12
         row 13
         row 14
         row 15
         row 16
         row 17
         row 18
         row 19
         row 20
        ▌row 21
        """)
  }

  @Test("A page makes none either, but for rows beyond the edge that were not alive yet")
  func page() {
    let (record, text) = record(Kinds()) {
      $0.press(.pageDown)
      $0.press(.pageUp)
    }
    #expect(record.update.made <= 2 * 3)
    #expect(record.update.inserted >= 10)
    #expect(text.hasPrefix("▌row 20"))
  }

  @Test("A text does not become two: each kind takes over its own")
  func ofTheirKind() {
    let (two, text) = record(Kinds(kinds: 2)) { screen in
      for _ in 0..<2 { screen.press(.pageDown) }
    }
    #expect(two.update.made <= 4 * 3)
    #expect(two.update.inserted >= 18)
    #expect(text.contains("31 row 31\n row 32\n 33 row 33"))
  }

  @Test("What holds more than its element is made anew")
  func buttons() {
    let (record, _) = record(Kinds(kinds: 3)) { $0.press(.pageDown) }
    #expect(record.update.made > 0)
  }

  /// A counter in each row.
  private struct Counter: Component {
    let id: Int
    var initialState: Int { 0 }
    func render(state: Int) -> Node {
      Text("\(id): \(state)").onKey(.character("+")) { $0 += 1 }
    }
  }

  private struct Counters: Component {
    var initialState: [Person] { (0..<100).map { Person($0) } }
    func render(state: [Person]) -> Node {
      List(\.self) { Counter(id: $0.id) }.scrollIndicators(.hidden)
    }
  }

  @Test("The state of a row never comes into another")
  func state() {
    let screen = TestScreen(Counters(), columns: 20, rows: 5)
    screen.press(.character("+"))
    #expect(screen.text.hasPrefix("▌0: 1\n 1: 0"))
    for _ in 0..<10 { screen.press(.down) }
    for id in 6...10 { #expect(screen.text.contains("\(id): 0")) }
    for _ in 0..<10 { screen.press(.up) }
    #expect(screen.text.hasPrefix("▌0: 1\n 1: 0"))
  }
}
