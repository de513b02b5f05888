import Recurse
import RecurseTesting
import Testing

/// A text with many tasks, each around the one before.
private struct Chain: Component {
  var count: Int
  var initialState = 0

  func render(state: Int) -> Node {
    var node = Text("\(state) ended").task(id: 0) { (app: Sender<Self>) in app.send { $0 += 1 } }
    for id in 1..<count { node = node.task(id: id) { app in app.send { $0 += 1 } } }
    return node
  }
}

@MainActor
@Suite("Many effects of one node") struct ManyEffectsTests {
  @Test("each run once, and are each named")
  func chain() async {
    let screen = TestScreen(Chain(count: 3_000), columns: 20, rows: 1)
    #expect(Set(screen.runningEffects).count == 3_000)
    await screen.settle()
    #expect(screen.text == "3000 ended")
  }
}
