import Recurse
@testable import RecurseTesting
import Testing

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
}
