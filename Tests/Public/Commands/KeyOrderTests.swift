import Recurse
import RecurseTesting
import Testing

/// Something at each place of the way that the page on commands has in a table.
private struct Levels: Component {
  struct State: Equatable {
    var log: [String] = []
    var text = ""
    /// The levels that take the key, from 1.
    var from = 1
    var selected: Int? = 0
  }
  var initialState: State { State() }
  var key: KeySequence { "ctrl+p" }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      List(0..<2, id: \.self, selection: \.selected) { number in
        row(number, state)
      }
      .onKey { inner, event in
        guard state.from <= 3, event.key == .control("p") else { return .ignored }
        inner.log.append("around")
        return .handled
      }
      Button("Next") { _ in }
    }
    .commands {
      if state.from <= 1 { Command("Chord", key: "z ctrl+p") { $0.log.append("chord") } }
      if state.from <= 4 { Command("Outer", key: key) { $0.log.append("outer") } }
    }
  }

  @NodeBuilder<Self>
  private func row(_ number: Int, _ state: State) -> Node {
    if state.from <= 2 {
      Text("\(number)").command("Row", key: key) { $0.log.append("row") }
    } else {
      Text("\(number)")
    }
  }
}

@MainActor @Suite("The order in which a key is offered") struct KeyOrderTests {
  @Test("is that of the table")
  func table() {
    let screen = TestScreen(Levels(), columns: 30, rows: 8)
    func press() -> String {
      screen.change { $0.log = [] }
      screen.press(.control("p"))
      return screen.state.log.joined(separator: " ")
    }
    // 1: the chord that is open.
    screen.type("z")
    #expect(press() == "chord")
    // 2 and 3: the row with the cursor, what is around, further out.
    screen.change { $0.from = 2 }
    #expect(press() == "row")
    screen.change { $0.from = 3 }
    #expect(press() == "around")
    screen.change { $0.from = 4 }
    #expect(press() == "outer")
    // 5: the commands of every app.
    screen.change { $0.from = 5 }
    #expect(press() == "" && screen.sheet != nil)
    screen.press(.escape)
    // 6: Tab.
    #expect(screen.focused?.role == .list)
    screen.press(.tab)
    #expect(screen.focused?.label == "Next")
    // 7 has no use for it here: the app ends outside of a test.
    #expect(screen.quitStatus == nil)
    screen.press(.control("q"))
    #expect(screen.quitStatus == 0)
  }

  @Test("puts a field before every command")
  func field() {
    struct Page: Component {
      struct State: Equatable { var text = "", count = 0 }
      var initialState: State { State() }
      func render(state: State) -> Node {
        TextField("Text", text: \.text).command("Count", key: "a") { $0.count += 1 }
      }
    }
    let screen = TestScreen(Page(), columns: 20, rows: 2)
    screen.type("a")
    #expect(screen.state == Page.State(text: "a", count: 0))
  }

  @Test("puts a command before the chord that it begins, wherever that is")
  func prefix() {
    struct Page: Component {
      var initialState: [String] { [] }
      func render(state: [String]) -> Node {
        VStack {
          Button("Here") { _ in }.command("Inner", key: "g g") { $0.append("chord") }
        }
        .command("Outer", key: "g") { $0.append("key") }
      }
    }
    let screen = TestScreen(Page(), columns: 20, rows: 2)
    screen.type("gg")
    #expect(screen.state == ["key", "key"])
  }

  @Test("lets an app ask before it quits")
  func quit() {
    struct Page: Component {
      var initialState: Bool { false }
      func render(state: Bool) -> Node {
        VStack { Button("Here") { _ in } }
          .command("Leave", id: "quit", key: "q") { $0 = true }
          .alert("Leave?", isPresented: \.self) { Button("Stay", role: .cancel) }
      }
    }
    let screen = TestScreen(Page(), columns: 40, rows: 8)
    screen.press(.control("q"))
    #expect(screen.alert != nil && screen.quitStatus == nil)
    screen.press(.escape)
    screen.type("q")
    #expect(screen.alert != nil)
  }

  @Test("lets Ctrl-C run the command that quits")
  func controlC() {
    struct Plain: Component {
      func render(state: Void) -> Node { Text("text") }
    }
    let screen = TestScreen(Plain(), columns: 20, rows: 2)
    screen.press(.control("c"))
    #expect(screen.quitStatus == 130)
  }
}
