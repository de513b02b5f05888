import Recurse
import RecurseTesting
import TestSupport
import Testing
import WidgetFixture

@MainActor
@Suite("The scrollbar of a list") struct ListScrollbarTests {
  private func screen(_ count: Int, rows: Int = 5, height: @escaping (Int) -> Int = { _ in 1 })
    -> TestScreen<Fixture<People>>
  {
    TestScreen(
      Fixture(People((0..<count).map { Person($0, height: height($0)) })) { _ in
        List(\.people) { person in
          for line in 0..<person.height { Text(line == 0 ? "row \(person.id)" : ".") }
        }
      }, columns: 12, rows: rows)
  }

  @Test("It is there where there is more than can be seen, and takes a column")
  func picture() {
    let screen = screen(20)
    #expect(
      screen.text == """
        ▌row 0     ▐
         row 1     ▕
         row 2     ▕
         row 3     ▕
         row 4     ▕
        """)
    screen.press(.end)
    #expect(
      screen.text == """
         row 15    ▕
         row 16    ▕
         row 17    ▕
         row 18    ▕
        ▌row 19    ▐
        """)
    screen.change { $0.people.removeLast(15) }
    #expect(screen.text == " row 0\n row 1\n row 2\n row 3\n▌row 4")
    screen.change { $0.people.append(Person(77)) }
    #expect(screen.text.contains("▐"))
  }

  @Test("It is at an end exactly where the list is, in a list of a million rows too")
  func ends() {
    let screen = screen(1_000_000)
    #expect(screen.text.hasPrefix("▌row 0     ▐"))
    screen.press(.down, .down, .down, .down, .down)
    #expect(screen.text.hasPrefix(" row 1     ▕\n row 2     ▐"))
    screen.press(.end)
    #expect(screen.text.hasSuffix("row 999999▐"))
    screen.wheel(.up, column: 0, row: 0)
    #expect(screen.text.hasSuffix(" row 999996▕"))
    #expect(screen.rows.count < 20)
  }

  @Test("The thumb is dragged to any place, and makes the rows that are seen there alone")
  func drag() {
    let screen = screen(1_000_000)
    _ = screen.takeRecord()
    screen.drag(from: CellPoint(column: 11, row: 0), to: CellPoint(column: 11, row: 2))
    #expect(screen.text.contains("▐") && screen.text.hasPrefix(" row 499998▕"))
    screen.drag(from: CellPoint(column: 11, row: 2), to: CellPoint(column: 11, row: 9))
    #expect(screen.text.hasSuffix("row 999999▐"))
    screen.drag(from: CellPoint(column: 11, row: 4), to: CellPoint(column: 3, row: -3))
    #expect(screen.text.hasPrefix("▌row 0     ▐"))
    #expect(screen.takeRecord().update.regions < 120)
  }

  @Test("A press beside the thumb goes a page")
  func pages() {
    let screen = screen(20)
    screen.click(column: 11, row: 4)
    #expect(screen.text.hasPrefix(" row 4 "))
    screen.click(column: 11, row: 4)
    #expect(screen.text.hasPrefix(" row 8 "))
    screen.click(column: 11, row: 0)
    #expect(screen.text.hasPrefix(" row 4 "))
    // A drag that began on a row is none of the bar's.
    screen.drag(from: CellPoint(column: 1, row: 1), to: CellPoint(column: 11, row: 4))
    #expect(screen.text.hasPrefix(" row 4 "))
  }

  @Test("Rows of any heights are not measured for it, and the ends are found", arguments: 0..<3)
  func heights(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let heights = (0..<300).map { _ in Int.random(in: 1...6, using: &random) }
    let screen = screen(300, rows: 7) { heights[$0] }
    func thumb() -> Int? {
      screen.text.split(separator: "\n").firstIndex { $0.hasSuffix("▐") }
    }
    for _ in 0..<12 {
      let row = Int.random(in: 0..<7, using: &random)
      if let thumb = thumb() {
        screen.drag(from: CellPoint(column: 11, row: thumb), to: CellPoint(column: 11, row: row))
      }
      #expect(screen.rows.count < 25)
      if row == 6 { #expect(thumb() == 6) }
      if row == 0 { #expect(screen.text.dropFirst().hasPrefix("row 0 ") && thumb() == 0) }
      if Bool.random(using: &random) {
        screen.wheel(Bool.random(using: &random) ? .up : .down, column: 1, row: 1)
      }
      #expect((thumb() == 0) == screen.text.dropFirst().hasPrefix("row 0 "))
    }
  }

  @Test("Rows that fit only without the bar do not make it come and go")
  func wrapping() {
    let screen = TestScreen(
      Fixture(People([Person(0, "twelve cells"), Person(1, "b")])) { _ in
        List(\.people) { Text($0.name) }
      }, columns: 13, rows: 2)
    #expect(screen.text == "▌twelve cells\n b")
    screen.change { $0.people.append(Person(2, "c")) }
    #expect(screen.text == "▌twelve     ▐\n▌cells      ▕")
    screen.change { $0.people.removeLast() }
    screen.press(.down)
    #expect(screen.text.contains("b"))
  }

  @Test("It can be hidden, for one list or for all that is scrolled in a view")
  func hidden() {
    let list = TestScreen(
      Fixture(People(0..<9)) { _ in
        VStack(alignment: .stretch) {
          List(\.people) { Text($0.name) }
          ScrollView { Text("1\n2\n3\n4\n5") }
        }.scrollIndicators(.hidden)
      }, columns: 12, rows: 4)
    #expect(list.text == "▌row 0\n row 1\n1\n2")
  }
}
