import Recurse
import RecurseTesting
import Testing
import WidgetFixture

@MainActor
@Suite("What a list does to its widgets") struct ListOperationTests {
  private func screen(_ count: Int) -> TestScreen<PeopleList> {
    let screen = TestScreen(PeopleList(0..<count), columns: 10, rows: 10, isStrict: false)
    _ = screen.takeRecord()
    return screen
  }

  @Test("Deleting one of ten thousand removes one row, and makes the one that comes into view")
  func delete() {
    let screen = screen(10_000)
    screen.change { $0.people.remove(at: 4) }
    let update = screen.takeRecord().update
    #expect(update.removed == 1)
    #expect(update.moved == 0 && update.updated == 0)
    #expect(update.inserted <= 4)
    screen.change { $0.people.remove(at: 5_000) }
    #expect(screen.takeRecord().update.patches == 0)
  }

  @Test("Two rows that change places are at most two moves")
  func swap() {
    let screen = screen(10_000)
    screen.change { $0.people.swapAt(2, 7) }
    let update = screen.takeRecord().update
    #expect(update.moved <= 2 && update.moved > 0)
    #expect(update.made == 0 && update.removed == 0)
  }

  @Test("Of a thousand that are appended only those are made that can be seen")
  func append() {
    let screen = screen(5)
    screen.change { $0.people += (10..<1_010).map { Person($0) } }
    let update = screen.takeRecord().update
    #expect(screen.rows.count == 13)
    #expect(update.removed == 0 && update.moved == 0)
  }

  @Test("All rows that are gone, and that come back, are the picture of a new list")
  func emptyAndBack() {
    let screen = TestScreen(PeopleList(0..<30), columns: 10, rows: 3)
    screen.press(.end)
    screen.change { $0.people = [] }
    #expect(screen.text == " Nobody")
    screen.change { $0.people = (0..<5).map { Person($0) } }
    #expect(screen.text == "▌row 0\n row 1\n row 2")
    screen.press(.down, .enter)
    #expect(screen.state.log == ["select 1"])
  }

  @Test("At the end more is asked for, once for each number of rows")
  func pages() {
    let screen = TestScreen(
      Fixture(People(0..<10)) { _ in
        List(\.people) { Text($0.name) }.onReachEnd { state in
          state.log.append("end of \(state.people.count)")
          guard state.people.count < 30 else { return }
          state.people += (state.people.count..<(state.people.count + 10)).map { Person($0) }
        }
      }, columns: 10, rows: 4)
    #expect(screen.state.log == [])
    screen.press(.end)
    #expect(screen.state.log == ["end of 10"])
    screen.press(.end, .end)
    #expect(screen.state.log == ["end of 10", "end of 20", "end of 30"])
    screen.press(.up, .end)
    #expect(screen.state.log.count == 3)
    screen.press(.home, .end)
    #expect(screen.state.log.count == 4)
  }
}
