import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("Work in the background, with a spinner shown") struct BusySpinnerTests {
  private struct Loader: Component {
    var initialState: Int? { nil }

    func render(state: Int?) -> Node {
      if let state { Text("\(state)") } else { ProgressView("Counting…") }
    }

    func effects(state: Int?) -> [Effect] {
      if state == nil {
        .task(id: "count") { loader in
          let sum = await Task.detached { (0..<300_000).reduce(0, &+) }.value
          loader.send { $0 = sum }
        }
      }
    }
  }

  @Test("is waited for by a screen that settles")
  func settles() async {
    for _ in 0..<5 {
      let screen = TestScreen(Loader(), columns: 20, rows: 1)
      await screen.settle()
      #expect(screen.text == "44999850000")
    }
  }
}
