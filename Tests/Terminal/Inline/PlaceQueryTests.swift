import Testing

@testable import RecurseTerminal

@Suite("The question for the cursor's place")
struct PlaceQueryTests {
  @Test("It waits until the size stays the same, then for the answer, and no longer than it may")
  func steps() {
    var query = PlaceQuery()
    func expect(_ wanted: PlaceQuery.Step?, after milliseconds: Int) {
      let step = query.step(at: .milliseconds(milliseconds))
      #expect(step == wanted)
    }
    #expect(!query.isOpen && query.deadline == nil)
    expect(nil, after: 9000)
    query.sizeChanged(at: .milliseconds(0))
    query.sizeChanged(at: .milliseconds(40))
    expect(nil, after: 80)
    #expect(query.deadline == .milliseconds(90))
    expect(.ask, after: 90)
    query.ask(at: .milliseconds(90))
    expect(nil, after: 289)
    expect(.giveUp, after: 290)
    #expect(!query.isOpen)
  }

  @Test("Only the answer to the last question counts")
  func lateAnswers() {
    var query = PlaceQuery()
    func expect(_ isLast: Bool) {
      let answer = query.answer()
      #expect(answer == isLast)
    }
    expect(false)
    query.ask(at: .zero)
    query.ask(at: .milliseconds(100))
    expect(false)
    #expect(query.isOpen)
    expect(true)
    #expect(!query.isOpen && query.answersUntil == nil)
    // An answer after the time is none of a later question.
    query.ask(at: .seconds(1))
    let step = query.step(at: .seconds(2))
    #expect(step == .giveUp)
    #expect(query.answersUntil == .seconds(6))
    query.ask(at: .seconds(3))
    expect(false)
    expect(true)
    // What has not come after so long does not come.
    query.ask(at: .seconds(10))
    query.ask(at: .seconds(20))
    expect(true)
  }

  @Test("The place in the first row looks like a key, which it is unless it is expected")
  func firstRow() {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    decoder.decode(Array("\u{1B}[1;2R".utf8), into: &events)
    #expect(events == [.key(KeyEvent(.function(3).with(.shift)))])
    decoder.expectsPlace = true
    decoder.decode(Array("\u{1B}[1;2R".utf8), into: &events)
    let replies = decoder.takeReplies()
    #expect(events.count == 1)
    #expect(replies == [.cursorPosition(row: 1, column: 2)])
  }
}
