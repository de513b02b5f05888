import Recurse
import Testing

@testable import RecurseTesting

private struct Rows: Component {
  let count: Int
  var initialState: Int { 0 }

  func render(state: Int) -> Node {
    VStack {
      for index in 0..<count {
        Button("\(index)") { _ in }.command("Run \(index)", key: "r") { $0 = index }
      }
    }
    .command("Other", key: "o") { $0 = -1 }
    KeyHints()
  }
}

@MainActor @Suite("The cost of commands") struct CommandCostTests {
  /// How many sets of commands are offered a key that none of them has.
  private func offers(_ count: Int) -> Int {
    let screen = TestScreen(Rows(count: count), columns: 20, rows: 10)
    screen.press(.tab)
    let before = screen.stage.tree.commands.offers
    screen.press(.character("z"))
    return screen.stage.tree.commands.offers - before
  }

  @Test("A key asks the commands on its way, however many others there are")
  func way() {
    #expect(offers(10) == 2)
    #expect(offers(1_000) == 2)
  }

  @Test("A focus move asks for the line of hints what is on the way, and searches nothing")
  func hints() {
    let screen = TestScreen(Rows(count: 1_000), columns: 60, rows: 10)
    screen.press(.tab)
    let before = screen.stage.tree.commands.searches
    screen.press(.tab, .tab, .shiftTab)
    #expect(screen.stage.tree.commands.searches == before)
    #expect(screen.update.renders == 0)
  }
}
