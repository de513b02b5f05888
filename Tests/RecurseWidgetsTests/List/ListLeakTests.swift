import Recurse
import RecurseTesting
import RecurseWidgets
import Testing

@MainActor
@Suite("A list keeps nothing") struct ListLeakTests {
  private final class Token {}

  private final class Tokens {
    var all: [Weak] = []
    struct Weak { weak var token: Token? }
    var alive: Int { all.count { $0.token != nil } }
    func make() -> Token {
      let token = Token()
      all.append(Weak(token: token))
      return token
    }
  }

  /// Its instance holds a token, as its state.
  private struct Row: Component {
    let name: String
    let tokens: Tokens
    var initialState: Token { tokens.make() }
    func render(state: Token) -> Node { Text(name) }
  }

  @Test("Rows that are scrolled through are let go, and the rest with the list")
  func scrolled() {
    let tokens = Tokens()
    weak var list: Widget?
    do {
      let screen = TestScreen(
        Fixture(People(0..<1_000)) { state in
          if !state.isOn {
            List(\.people) { Row(name: $0.name, tokens: tokens) }
          }
          Text("foot")
        }, columns: 10, rows: 10)
      let shown = tokens.alive
      #expect(shown <= 16)
      for _ in 0..<30 { screen.press(.pageDown) }
      for _ in 0..<10 { screen.wheel(.down, column: 0, row: 0) }
      #expect(tokens.all.count > 100)
      #expect(tokens.alive <= 24)
      list = screen.listWidget
      #expect(list != nil)
      screen.change { $0.isOn = true }
      #expect(tokens.alive == 0)
      #expect(list == nil)
      screen.change { $0.isOn = false }
      #expect(tokens.alive > 0)
    }
    #expect(tokens.alive == 0)
  }
}

extension TestScreen {
  /// The widget of the first list.
  fileprivate var listWidget: Widget? {
    all(.list).first?.widget
  }
}
