import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("An animated list in a theme that paints its background")
struct AnimatedThemeTests {
  private struct Rows: Component {
    struct State { var rows = ["a", "b", "c"] }
    var initialState: State { State() }
    func render(state: State) -> Node {
      List(\.rows, id: \.self) { Text($0) }.animation(.slide)
    }
  }

  @Test("ends in the picture that a fresh one has", arguments: [Theme.standard, .nord])
  func ends(theme: Theme) {
    let screen = TestScreen(
      Rows(), columns: 20, rows: 6, animates: true, theme: theme, colorScheme: .dark, isStrict: true
    )
    screen.change { $0.rows.insert("new", at: 0) }
    while screen.stepAnimation() {}
    screen.change { $0.rows.removeLast() }
    while screen.stepAnimation() {}
    #expect(screen.text == " new\n▌a\n b")
  }
}
