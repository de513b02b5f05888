import Recurse
import RecurseTesting
import Testing

private struct Wizard: App {
  struct State {
    var page = 0
    var question: Int? = 0
  }
  let initialState = State()
  var placesFocus = true

  func presentation(state: State) -> Presentation { .inline(maxHeight: 4) }

  func render(state: State) -> Node {
    Button("Next \(state.page)") { state in
      state.page += 1
      if placesFocus { state.question = state.page }
    }
    .key(state.page)
    .focused(\.question, equals: state.page)
  }
}

@MainActor @Suite("Question after question") struct WizardTests {
  @Test("takes each Enter at once if each answer places the focus")
  func quick() async {
    let screen = TestScreen(Wizard(), columns: 20, rows: 4)
    screen.press(.enter, .enter, .enter)
    #expect(screen.state.page == 3)
    let other = TestScreen(Wizard(placesFocus: false), columns: 20, rows: 4)
    other.press(.enter, .enter, .enter)
    #expect(other.state.page == 1)
    await other.advance(by: .seconds(1))
    other.press(.enter)
    #expect(other.state.page == 2)
  }
}
