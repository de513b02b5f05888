import Recurse
import RecurseTesting
import Testing
import WidgetFixture

/// Where a list stands after its rows have changed around it.
@MainActor
@Suite("A list's place when rows come and go") struct ListAnchorTests {
  private func screen(_ count: Int) -> TestScreen<Fixture<People>> {
    TestScreen(
      Fixture(People(0..<count)) { _ in
        List(\.people) { Text($0.name) }.scrollIndicators(.hidden)
      }, columns: 12, rows: 3, isStrict: false)
  }

  private func scrolled(_ count: Int, by notches: Int) -> TestScreen<Fixture<People>> {
    let screen = screen(count)
    screen.wheel(.down, notches: notches, column: 0, row: 0)
    return screen
  }

  @Test("At the very top what comes first is seen")
  func top() {
    let screen = screen(100)
    screen.change { $0.people.insert(Person(900), at: 0) }
    #expect(screen.text == " row 900\n▌row 0\n row 1")
  }

  @Test("A line further down the rows stay where they are, whatever comes and goes before them")
  func anchored() {
    let screen = scrolled(100, by: 1)
    #expect(screen.text == " row 3\n row 4\n row 5")
    screen.change { $0.people.insert(contentsOf: [Person(900), Person(901)], at: 0) }
    #expect(screen.text == " row 3\n row 4\n row 5")
    screen.change { $0.people.removeFirst(4) }
    // The next row that is left has the cursor: row 2, above the window.
    #expect(screen.text == " row 3\n row 4\n row 5")
    screen.press(.down)
    #expect(screen.text == "▌row 3\n row 4\n row 5")
  }

  @Test("Where the uppermost row goes, the next that was seen stays")
  func gone() {
    let screen = scrolled(100, by: 1)
    screen.change { state in
      state.people.remove(at: 3)
      state.people.insert(contentsOf: [Person(900), Person(901)], at: 0)
    }
    #expect(screen.text == " row 4\n row 5\n row 6")
  }

  /// Rows before the window become others, so that their number alone does not tell where it went.
  private func displaced(by distance: Int) -> String {
    let screen = scrolled(5_000, by: 20)
    #expect(screen.text.hasPrefix(" row 60\n"))
    screen.change { state in
      state.people.insert(contentsOf: (0..<distance).map { Person(10_000 + $0) }, at: 0)
      state.people.removeLast(distance / 2)
    }
    return String(screen.text.prefix { $0 != "\n" })
  }

  @Test("A row is looked for outward through 1,024 rows; then the index is kept")
  func limit() {
    #expect(displaced(by: 10) == " row 60")
    #expect(displaced(by: 1_024) == " row 60")
    #expect(displaced(by: 1_025) == " row 10060")
  }

  @Test("Where everything before it came or went, it is found however far that is")
  func far() {
    let screen = scrolled(5_000, by: 20)
    screen.change { state in
      state.people.insert(contentsOf: (0..<4_000).map { Person(10_000 + $0) }, at: 0)
    }
    #expect(screen.text.hasPrefix(" row 60\n"))
    screen.change { $0.people.removeFirst(4_030) }
    #expect(screen.text.hasPrefix(" row 60\n"))
  }
  @Test("At the very top, too, the rows stay where they are if the list begins at its end")
  func earlier() {
    let screen = TestScreen(
      Fixture(People(0..<100)) { _ in
        List(\.people) { Text($0.name) }.scrollIndicators(.hidden)
          .defaultScrollAnchor(.bottom)
      }, columns: 12, rows: 3, isStrict: false)
    let seen = { screen.text.replacing("▌", with: " ") }
    screen.wheel(.up, notches: 40, column: 0, row: 0)
    #expect(seen() == " row 0\n row 1\n row 2")
    screen.change { $0.people.insert(contentsOf: [Person(900), Person(901)], at: 0) }
    #expect(seen() == " row 0\n row 1\n row 2")
    screen.change { $0.people.remove(at: 2) }
    #expect(seen() == " row 1\n row 2\n row 3")
    screen.wheel(.up, column: 0, row: 0)
    #expect(seen() == " row 900\n row 901\n row 1")
    screen.change { $0.people.append(Person(902)) }
    #expect(seen() == " row 900\n row 901\n row 1")
  }
}
