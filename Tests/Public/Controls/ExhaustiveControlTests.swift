import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("Controls in an exhaustive test") struct ExhaustiveControlTests {
  private struct Page: Component {
    struct State: Equatable {
      var tab = 0
      var city = "Oslo"
    }
    var initialState: State { State() }

    func render(state: State) -> Node {
      TabView(selection: \.tab) {
        Tab("One", value: 0) {
          Picker("City", selection: \.city, options: ["Oslo", "Rome"]) { Text($0) }
          DisclosureGroup("More") { Text("inside") }
        }
        Tab("Two", value: 1) { Text("two") }
      }
    }
  }

  @Test("have to say of themselves nothing but what they write into the app's state")
  func ownState() async throws {
    try await exhaustively(Page(), columns: 30, rows: 10) { screen in
      try screen.focus(on: screen.element(.disclosure, "More"))
      screen.press(.enter)
      #expect(screen.shows("inside"))
      try screen.focus(on: screen.element(.picker, "City"))
      screen.press(.enter, .down, .enter)
      try screen.expectState { $0.city = "Rome" }
      screen.press(Key.pageDown.with(.control))
      try screen.expectState { $0.tab = 1 }
    }
  }
}
