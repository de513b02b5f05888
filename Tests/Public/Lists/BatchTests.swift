import Recurse
import RecurseTesting
import TestSupport
import Testing

private struct Rows: Component {
  var hides = false
  var initialState: [Int] { Array(0..<10_000) }

  func render(state: [Int]) -> Node {
    List(\.self, id: \.self) { number in
      if !hides || number % 3 == 0 { Text("row \(number)") }
    }
  }
}

@MainActor
@Suite("Input of one read in a list") struct BatchTests {
  @Test(
    "costs no more than the same in reads of its own, and shows the same",
    arguments: [
      false, true,
    ])
  func keys(hides: Bool) {
    let keys = Array(repeating: InputEvent.key(KeyEvent(.down)), count: 200)
    compare(keys, hides: hides)
  }

  @Test("costs no more where it is the wheel, whose every turn is laid out")
  func wheel() {
    let turn = MouseEvent(.wheelDown, at: CellPoint(column: 3, row: 3))
    compare(Array(repeating: .mouse(turn), count: 200), hides: false)
  }

  private func compare(_ events: [InputEvent], hides: Bool) {
    let apart = TestScreen(Rows(hides: hides), columns: 20, rows: 10, isStrict: false)
    let together = TestScreen(Rows(hides: hides), columns: 20, rows: 10, isStrict: false)
    _ = (apart.takeRecord(), together.takeRecord())
    for event in events { apart.send([event]) }
    together.send(events)
    let (one, all) = (apart.takeRecord(), together.takeRecord())
    #expect(together.text == apart.text)
    #expect(all.painted <= one.painted)
    #expect(all.laidOut <= one.laidOut)
    #expect(all.update.renders <= one.update.renders)
  }
}
