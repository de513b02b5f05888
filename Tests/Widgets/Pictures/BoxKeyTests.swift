import Recurse
import RecurseTesting
import Testing

@MainActor
@Suite("The container of a modifier in a list") struct BoxKeyTests {
  private struct Row: Component {
    let name: String
    var initialState: Int { 0 }
    func render(state: Int) -> Node {
      Button("\(name) \(state)") { $0 += 1 }
    }
  }

  private struct Rows: Component {
    var initialState: [String] { ["a", "b"] }
    func render(state: [String]) -> Node {
      for name in state {
        Row(name: name).key(name).padding(1).background(.blue).padding(1)
      }
      Button("Reverse") { $0.reverse() }
    }
  }

  @Test("has the key of its content, so that state follows the key")
  func key() throws {
    let screen = TestScreen(Rows())
    try screen.press("a 0")
    try screen.press("Reverse")
    #expect(screen.all(.button).map(\.label) == ["b 0", "a 1", "Reverse"])
  }
}
