import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("A letter on a closed picker") struct PickerTypingTests {
  private struct Page: Component {
    struct State { var country = "Italy", quits = 0 }
    var initialState: State { State() }
    func render(state: State) -> Node {
      Picker("Country", selection: \.country, options: ["Finland", "Italy", "Peru"]) { Text($0) }
        .frame(width: 30)
        .command("Quit it", key: "q") { $0.quits += 1 }
    }
  }

  @Test("opens it with what it looks for")
  func opens() {
    let screen = TestScreen(Page(), columns: 40, rows: 12)
    screen.type("f")
    #expect(screen.shows("/f") && screen.shows("Finland") && !screen.shows("Peru"))
    screen.press(.enter)
    #expect(screen.state.country == "Finland")
    screen.typeAtOnce("pe")
    #expect(screen.shows("/pe"))
    screen.press(.enter)
    #expect(screen.state.country == "Peru")
    // It begins anew each time.
    screen.press(.down)
    #expect(!screen.shows("/pe") && screen.shows("Finland"))
  }

  @Test("is the app's where that has a use for it")
  func command() {
    let screen = TestScreen(Page(), columns: 40, rows: 12)
    screen.type("q")
    #expect(screen.state.quits == 1 && !screen.shows("Finland"))
  }
}
