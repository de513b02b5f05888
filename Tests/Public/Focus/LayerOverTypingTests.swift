import Recurse
import RecurseTesting
import Testing

@MainActor
@Suite("A layer that comes over a field") struct LayerOverTypingTests {
  /// A name that somebody types while a copy asks a question.
  struct Copy: Component {
    struct State {
      var name = ""
      var isNaming = true
      var isAsking = false
      var focus: String?
      var answers: [String] = []
    }
    /// Whether the question comes with the third letter, and not by itself.
    var asksAtThird = false
    /// Whether the state puts the focus on an answer.
    var placesFocus = false
    var initialState: State { State() }

    func render(state: State) -> Node {
      Button("New") { $0.isNaming = true }
        .sheet(isPresented: \.isNaming) {
          TextField("Name", text: \.name).onChange(of: state.name) { state, name in
            if asksAtThird, name.count == 3 { state.isAsking = true }
          }
        }
        .sheet(isPresented: \.isAsking) {
          VStack {
            Button("Skip") { $0.answers.append("skip") }
            Button("Replace") { $0.answers.append("replace") }
              .focused(\.focus, equals: "replace")
              .onKey(.character("r")) { $0.answers.append("r") }
          }
        }
    }

    func effects(state: State) -> [Effect] {
      if !asksAtThird, !state.isAsking {
        Effect.every(.seconds(1), id: "copy") { state in
          state.isAsking = true
          if placesFocus { state.focus = "replace" }
        }
      }
    }
  }

  /// A screen in which a person has typed two letters when the question comes.
  private func typing(_ copy: Copy = Copy()) async -> TestScreen<Copy> {
    let screen = TestScreen(copy, columns: 20, rows: 8)
    await screen.advance(by: .milliseconds(900))
    screen.type("no")
    await screen.advance(by: .milliseconds(100))
    return screen
  }

  @Test("takes no key that was meant for the field, until nobody types", arguments: [false, true])
  func rests(placesFocus: Bool) async {
    let screen = await typing(Copy(placesFocus: placesFocus))
    #expect(screen.shows("Skip") && screen.state.name == "no")
    for key in [Key.character("r"), .space, .down, .enter, .backspace, .tab, .enter, .escape] {
      screen.press(key)
      await screen.advance(by: .milliseconds(800))
    }
    #expect(screen.state.answers.isEmpty && screen.state.isAsking)
    await screen.advance(by: .milliseconds(199))
    screen.press(.enter)
    #expect(screen.state.answers.isEmpty)
    await screen.advance(by: .seconds(1))
    screen.press(.enter)
    #expect(screen.state.answers == [placesFocus ? "replace" : "skip"])
    #expect(screen.state.name == "no")
  }

  @Test("takes a click and a key with Control at once")
  func acts() async throws {
    let screen = await typing()
    try screen.click("Replace")
    screen.press(.enter)
    #expect(screen.state.answers == ["replace", "replace"])
  }

  @Test("takes keys at once where typing has brought it")
  func asked() {
    let screen = TestScreen(Copy(asksAtThird: true), columns: 20, rows: 8)
    screen.type("not")
    screen.press(.enter)
    #expect(screen.state.answers == ["skip"])
  }

  @Test("takes keys at once if nobody has typed for a second", arguments: [999, 1000])
  func paused(for time: Int) async {
    let screen = TestScreen(Copy(), columns: 20, rows: 8)
    await screen.advance(by: .milliseconds(1000 - time))
    screen.type("no")
    await screen.advance(by: .milliseconds(time))
    screen.press(.enter)
    #expect(screen.state.answers == (time < 1000 ? [] : ["skip"]))
  }
}
