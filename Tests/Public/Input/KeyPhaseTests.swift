import Recurse
import RecurseTesting
import Testing

/// A key to talk, and what every key does.
private struct Radio: Component {
  struct State: Equatable {
    var isTalking = false
    var log: [String] = []
    var name = ""
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack {
      Button("Add") { $0.log.append("add") }
      TextField("Name", text: \.name)
    }
    .onKey(.function(2), phases: .down) { state in
      state.isTalking = true
      state.log.append("down")
    }
    .onKey(.function(2), phases: .repeat) { $0.log.append("again") }
    .onKey(.function(2), phases: .up) { $0.isTalking = false }
    .onKey(phases: .all) { state, key in
      guard key.phase == .up else { return .ignored }
      state.log.append("\(key.key) up")
      return .handled
    }
    .command("Delete", key: "ctrl+d") { $0.log.append("delete") }
  }
}

@MainActor @Suite("A release of a key") struct KeyPhaseTests {
  private let screen = TestScreen(Radio(), columns: 30, rows: 3)

  @Test("goes to the handlers that wait for it")
  func heard() {
    screen.press(.function(2))
    #expect(screen.state.isTalking && screen.state.log == ["down"])
    screen.send([.key(KeyEvent(.function(2), phase: .repeat))])
    #expect(screen.state.isTalking && screen.state.log == ["down", "again"])
    screen.release(.function(2))
    #expect(!screen.state.isTalking && screen.state.log == ["down", "again"])
    screen.release(.function(3))
    #expect(screen.state.log.last == "F3 up")
  }

  @Test("goes to no widget and no command, and does not move the focus")
  func unheard() {
    screen.release(.enter, .space, .tab, .down, .control("d"), .escape, .function(10))
    let keys = ["Enter", "Space", "Tab", "↓", "Ctrl+D", "Esc", "F10"]
    #expect(screen.state.log == keys.map { "\($0) up" })
    #expect(screen.focused?.label == "Add")
    screen.press(.tab)
    screen.type("a")
    screen.release(.character("a"), .backspace)
    #expect(screen.state.name == "a")
  }

  @Test("is unhandled where nothing waits for it")
  func unhandled() {
    let screen = TestScreen(Plain(), columns: 10, rows: 1)
    screen.press(.character("x"))
    screen.release(.character("x"))
    #expect(screen.state == 1)
  }

  private struct Plain: Component {
    var initialState: Int { 0 }
    func render(state: Int) -> Node { Text("x").onKey("x") { $0 += 1 } }
  }
}
