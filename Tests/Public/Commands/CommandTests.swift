import Recurse
import RecurseTesting
import Testing

/// A list of mails beside a field, with commands at each level.
private struct Mail: Component {
  struct State: Equatable {
    var text = ""
    var log: [String] = []
    var isDirty = false
    var selected: Int? = 1
    var isAsking = false
  }
  enum Output: Equatable { case closed }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      TextField("Search", text: \.text)
      List(0..<3, id: \.self, selection: \.selected) { number in
        Text("mail \(number)")
          .command("Delete", key: "d") { $0.log.append("delete \(number)") }
      }
      .commands {
        Command("Top", key: "g g") { $0.log.append("top") }
        Command("End", key: "g e") { $0.log.append("end") }
        Command("Far", key: "g x y") { $0.log.append("far") }
        if state.isDirty { Command("Discard", key: "x") { $0.isDirty = false } }
      }
      Button("Away") { $0.log.append("away") }
      KeyHints()
    }
    .commands {
      Command("Save", key: "ctrl+s", isEnabled: state.isDirty) { state in
        state.isDirty = false
        state.log.append("save")
      }
      Command("Change", key: "c") { $0.isDirty = true }
      Command("Close", key: "ctrl+w") { _, emit in emit(.closed) }
      Command("Count") { $0.log.append("count") }
    }
    .onKey(.control("s")) { $0.log.append("not saved") }
    .onKey(.character("e")) { $0.log.append("e") }
    .alert("Sure?", isPresented: \.isAsking) { Button("Yes") { $0.log.append("yes") } }
  }
}

@MainActor @Suite("A command") struct CommandTests {
  private func screen() -> TestScreen<Mail> {
    let screen = TestScreen(Mail(), columns: 60, rows: 10)
    screen.press(.tab)
    return screen
  }

  @Test("runs with its key, the nearest first, in a list that of the row with the cursor")
  func nearest() {
    let screen = screen()
    screen.type("d")
    screen.press(.down)
    screen.type("dc")
    #expect(screen.state.log == ["delete 1", "delete 2"] && screen.state.isDirty)
    screen.press(.control("s"))
    #expect(screen.state.log.last == "save" && !screen.state.isDirty)
    screen.press(.control("w"))
    #expect(screen.outputs == [.closed])
  }

  @Test("that is disabled takes its key, and does nothing")
  func disabled() {
    let screen = screen()
    screen.press(.control("s"))
    #expect(screen.state.log.isEmpty)
  }

  @Test("waits behind what takes text")
  func typing() {
    let screen = screen()
    screen.press(.shiftTab)
    screen.type("dcgg?")
    #expect(screen.state.text == "dcgg?" && screen.state.log.isEmpty)
  }

  @Test("of a chord runs when all its keys were pressed, whatever the time between")
  func chord() async {
    let screen = screen()
    screen.type("g")
    await screen.advance(by: .seconds(60))
    screen.type("g")
    #expect(screen.state.log == ["top"])
    screen.type("gegxy")
    #expect(screen.state.log == ["top", "end", "far"])
  }

  @Test("of a chord ends with another key, which does nothing else")
  func wrongKey() {
    let screen = screen()
    screen.type("gd")
    #expect(screen.state.log.isEmpty)
    screen.type("d")
    #expect(screen.state.log == ["delete 1"])
    screen.type("gx")
    screen.press(.control("s"))
    screen.type("e")
    #expect(screen.state.log == ["delete 1", "e"])
  }

  @Test("of a chord ends with Escape, a click and a paste")
  func ended() {
    let screen = screen()
    screen.type("g")
    screen.press(.escape)
    screen.type("e")
    screen.type("g")
    screen.click(column: 2, row: 2)
    screen.type("e")
    screen.type("g")
    screen.paste("x")
    screen.type("e")
    #expect(screen.state.log == ["e", "e", "e"])
  }

  @Test("is not reached through the edge of an alert")
  func layers() {
    let screen = screen()
    screen.change { $0.isAsking = true }
    screen.type("c")
    #expect(!screen.state.isDirty)
  }

  @Test("asks nothing of 1,000 others in as many rows")
  func many() {
    struct Rows: Component {
      let count: Int
      var initialState: Int { 0 }
      func render(state: Int) -> Node {
        for index in 0..<count {
          Button("\(index)") { _ in }.command("Run \(index)", key: "r") { $0 = index }
        }
      }
    }
    func instructions(_ count: Int) -> Int {
      let screen = TestScreen(Rows(count: count), columns: 20, rows: 10)
      screen.press(.character("r"))
      #expect(screen.state == 0)
      _ = screen.takeRecord()
      screen.press(.character("z"))
      let record = screen.takeRecord()
      return record.update.renders + record.update.regions + record.laidOut + record.cells
    }
    #expect(instructions(1_000) == instructions(10))
  }

  @Test("is run by its title in a test, where it can be run")
  func byTitle() throws {
    let screen = screen()
    try screen.runCommand("Count")
    try screen.runCommand("Delete")
    #expect(screen.state.log == ["count", "delete 1"])
    #expect {
      try screen.runCommand("Save")
    } throws: {
      "\($0)".hasPrefix("the command “Save” is disabled in:")
    }
    #expect {
      try screen.runCommand("Sav")
    } throws: {
      "\($0)".hasPrefix("no command is called “Sav” here in:")
    }
  }
}
