import Testing

@testable import RecurseTerminal

@Suite("Input that waits") struct PendingInputTests {
  private let interrupt = InputEvent.key(KeyEvent(.control("c")))

  private func keys(_ text: String) -> [InputEvent] {
    text.map { .key(KeyEvent(.character($0))) }
  }

  @Test("keeps its order until a Ctrl-C has waited a second; then what was typed before it is dropped")
  func order() {
    var input = PendingInput()
    input.add(keys("abcd"))
    input.handled(1, now: .zero)
    #expect(input.dropTyped(now: .seconds(100)) == 0)
    input.add([interrupt] + keys("e"))
    input.handled(1, now: .seconds(100))
    #expect(input.dropTyped(now: .milliseconds(100_999)) == 0)
    #expect(input.events == (keys("cd") + [interrupt] + keys("e"))[...])
    input.handled(1, now: .milliseconds(100_999))
    #expect(input.dropTyped(now: .seconds(101)) == 1)
    #expect(Array(input.events) == [interrupt] + keys("e"))
    #expect(input.dropTyped(now: .seconds(200)) == 0)
    input.handled(2, now: .seconds(200))
    #expect(input.events.isEmpty)
  }

  @Test("counts the second of each Ctrl-C anew")
  func second() {
    var input = PendingInput()
    input.add(keys("a") + [interrupt] + keys("bc") + [interrupt])
    input.handled(1, now: .zero)
    input.handled(1, now: .seconds(5))
    #expect(input.dropTyped(now: .milliseconds(5_999)) == 0)
    #expect(input.dropTyped(now: .seconds(6)) == 2)
    #expect(Array(input.events) == [interrupt])
  }

  @Test("keeps the release of a button and the focus of the window, whose begin the app knows")
  func kept() {
    let place = CellPoint(column: 1, row: 1)
    let kept: [InputEvent] = [.mouse(MouseEvent(.release(.left), at: place)), .focus(false)]
    var input = PendingInput()
    input.add(
      keys("a") + [.mouse(MouseEvent(.drag(.left), at: place)), .paste(Paste("text"))] + kept
        + [interrupt])
    input.handled(0, now: .zero)
    #expect(input.dropTyped(now: .seconds(1)) == 5)
    #expect(Array(input.events) == kept + [interrupt])
    #expect(input.dropTyped(now: .seconds(2)) == 0)
  }

  @Test("is the same whenever it comes: a law over all ways to add and to handle four events")
  func law() {
    let all = keys("ab") + [interrupt] + keys("c")
    for split in 0...4 {
      for handled in 0...4 {
        var input = PendingInput()
        input.add(Array(all[..<split]))
        let first = min(handled, split)
        input.handled(first, now: .zero)
        input.add(Array(all[split...]))
        input.handled(handled - first, now: .zero)
        let rest = Array(all.dropFirst(handled))
        #expect(Array(input.events) == rest)
        let before = rest.firstIndex(of: interrupt) ?? 0
        #expect(input.dropTyped(now: .seconds(1)) == before)
        #expect(Array(input.events) == Array(rest.dropFirst(before)))
      }
    }
  }
}
