import Recurse
import RecurseTesting
import Testing

@MainActor
@Suite("A silent change") struct SilentTests {
  private struct Page: Component {
    struct State { var a = 0, ms = 5 }
    var initialState: State { State() }
    func render(state: State) -> Node {
      Text("a \(state.a)").padding(state.a == 3 ? .max : 0)
      Button("Silent", update: .silent) { $0.a += 1 }
      Button("Loud") { $0.a += 1 }
    }
    func effects(state: State) -> [Effect] {
      if state.a == 2 { .every(.zero, id: "never") { $0.ms += 1 } }
    }
  }

  @Test("is shown with the next change, which strict comparison awaits")
  func silent() throws {
    let screen = TestScreen(Page(), columns: 12, rows: 3, isStrict: true)
    try screen.press("Silent")
    #expect(screen.state.a == 1)
    #expect(screen.text.hasPrefix("a 0"))
    try screen.press("Loud")
    #expect(screen.text.hasPrefix("a 2"))
  }

  @Test("An interval of zero is a millisecond, and no padding is too large to be drawn")
  func limits() async throws {
    let screen = TestScreen(Page(), state: .init(a: 2), columns: 12, rows: 3, isStrict: true)
    await screen.advance(by: .milliseconds(3))
    #expect(screen.state.ms == 8)
    try screen.press("Loud")
    #expect(screen.state.a == 3)
  }
}
