import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("A person who hears the end of an app") struct SpokenEndTests {
  private struct Setup: App {
    struct State: Equatable {
      var name = ""
      var license = ""
      var isDone = false
      var isLarge = false
    }
    var initialState: State { State() }

    func presentation(state: State) -> Presentation {
      state.isLarge ? .fullScreen : .inline(maxHeight: 8)
    }

    func render(state: State) -> Node {
      Text("Setup")
      TextField("Name", text: \.name)
      TextField("License", text: \.license)
        .onSubmit { state, emit in
          emit.announce("Saved")
          state.isDone = true
        }
      if state.isDone {
        VStack {
          Text("All is done")
          Text("2 files")
        }
        .border(title: "Result")
      }
    }

    func effects(state: State) -> [Effect] {
      if state.isDone { .quit() }
    }
  }

  @Test("hears what is new in the frame that stays below the prompt", arguments: [false, true])
  func texts(isLarge: Bool) {
    let screen = TestScreen(
      Setup(), state: Setup.State(isLarge: isLarge), columns: 40, rows: 12, screenReader: true)
    screen.press(.tab)
    _ = screen.takeSpoken()
    screen.press(.enter)
    #expect(screen.quitStatus == 0)
    let kept = ["Result", "All is done", "2 files"]
    #expect(screen.takeSpoken() == ["Saved"] + (isLarge ? [] : kept))
  }

  private struct Wizard: App {
    struct State: Equatable {
      var name = ""
      var hasName = false
      var isSure = false
    }
    var initialState: State { State() }

    func presentation(state: State) -> Presentation { .inline(maxHeight: 8) }

    func render(state: State) -> Node {
      if state.hasName {
        Toggle("Sure", isOn: \.isSure)
      } else {
        TextField("Name", text: \.name).onSubmit { $0.hasName = true }
      }
    }

    func effects(state: State) -> [Effect] {
      if state.hasName { .print(id: "name") { Text("✓ Name \(state.name)") } }
    }
  }

  @Test("does not hear an answer again that the same turn prints")
  func answered() {
    let screen = TestScreen(Wizard(), columns: 40, rows: 12, screenReader: true)
    _ = screen.takeSpoken()
    screen.typeAtOnce("ab")
    screen.press(.enter)
    #expect(screen.printed == ["✓ Name ab"])
    #expect(screen.takeSpoken() == ["ab", "Sure, toggle, off"])
  }
}
