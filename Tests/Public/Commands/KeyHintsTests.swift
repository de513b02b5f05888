import Recurse
import RecurseTesting
import Testing

private struct Desk: Component {
  struct State: Equatable {
    var text = ""
    var count = 0
    var isDirty = false
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      Button("One") { _ in }.command("Add", key: "a") { $0.count += 1 }
      Button("Two") { _ in }.commands {
        Command("Top", key: "g t") { _ in }
        Command("Bottom", key: "g b") { _ in }
      }
      Spacer()
      KeyHints()
    }
    .command("Save", key: "ctrl+s", isEnabled: state.isDirty) { $0.isDirty = false }
    .command("Edit", key: "e") { $0.isDirty = true }
  }
}

@MainActor @Suite("The line of key hints") struct KeyHintsTests {
  private func screen(_ columns: Int = 60) -> TestScreen<Desk> {
    TestScreen(Desk(), columns: columns, rows: 4)
  }

  private func hints<Root: Component>(_ screen: TestScreen<Root>) -> String {
    String(screen.text.split(separator: "\n").last ?? "")
  }

  @Test("says what keys do where the focus is, and ends with help and the way out")
  func focus() {
    let screen = screen()
    #expect(hints(screen) == "Enter Press  a Add  e Edit          F1 Commands  Ctrl+Q Quit")
    screen.type("e")
    #expect(hints(screen) == "Enter Press  a Add  Ctrl+S Save     F1 Commands  Ctrl+Q Quit")
    _ = screen.takeRecord()
    screen.press(.tab)
    #expect(hints(screen) == "Enter Press  g t Top  g b Bottom    F1 Commands  Ctrl+Q Quit")
    #expect(screen.takeRecord().update.renders == 0)
  }

  @Test("leaves out whole commands, and help and the way out last")
  func narrow() {
    #expect(hints(screen(52)) == "Enter Press  a Add  e Edit  F1 Commands  Ctrl+Q Quit")
    #expect(hints(screen(40)) == "a Add  e Edit   F1 Commands  Ctrl+Q Quit")
    #expect(hints(screen(34)) == "a Add     F1 Commands  Ctrl+Q Quit")
    #expect(hints(screen(25)) == " F1 Commands  Ctrl+Q Quit")
    #expect(hints(screen(20)) == "         Ctrl+Q Quit")
    #expect(screen(10).text.hasSuffix("[ Two ]"))
  }

  @Test("says what may follow in a chord that is open")
  func chord() {
    let screen = screen()
    screen.press(.tab)
    screen.type("g")
    #expect(hints(screen) == "g …  t Top  b Bottom")
    screen.type("t")
    #expect(hints(screen).hasPrefix("Enter Press  g t Top"))
  }

  @Test("says what a key that is called as what it does, and once what several keys do")
  func shared() {
    struct Page: Component {
      var initialState: Int { 0 }
      func render(state: Int) -> Node {
        VStack(alignment: .stretch) {
          Text("page \(state)").focusable()
          KeyHints()
        }
        .commands {
          Command("Delete", key: "delete") { $0 = 0 }
          Command("Page", id: "next", key: "right") { $0 += 1 }
          Command("Page", id: "previous", key: "left") { $0 -= 1 }
          Command("Add", key: "a") { $0 += 10 }
        }
      }
    }
    let screen = TestScreen(Page(), columns: 54, rows: 2)
    #expect(hints(screen) == "Del Delete  →/← Page  a Add   F1 Commands  Ctrl+Q Quit")
    screen.click(column: 13, row: 1)
    #expect(screen.state == 1)
    screen.press(.left, .left)
    #expect(screen.state == -1)
    screen.click(column: 24, row: 1)
    #expect(screen.state == 9)
  }

  @Test("runs what is clicked")
  func click() {
    let screen = screen()
    screen.click(column: 16, row: 3)
    #expect(screen.state.count == 1)
    screen.click(column: 21, row: 3)
    #expect(screen.state.isDirty)
  }

  @Test("says no key that the focused field takes as text")
  func typing() {
    struct Find: Component {
      struct State: Equatable { var text = "", isDone = false }
      var initialState: State { State() }
      func render(state: State) -> Node {
        VStack(alignment: .stretch) {
          TextField("Find", text: \.text)
          Button("Away") { _ in }
          KeyHints()
        }
        .commands {
          Command("Add", key: "a") { $0.text = "added" }
          Command("Quit", key: "q") { $0.isDone = true }
        }
      }
    }
    let screen = TestScreen(Find(), columns: 40, rows: 3)
    #expect(hints(screen) == "                F1 Commands  Ctrl+Q Quit")
    screen.press(.tab)
    #expect(hints(screen) == "Enter Press  a Add   F1 Commands  q Quit")
  }

  @Test("keeps room for the way out beside other content")
  func beside() {
    struct Page: Component {
      func render(state: Void) -> Node {
        HStack {
          Text("A notice that is long").lineLimit(1)
          KeyHints()
        }
      }
    }
    #expect(TestScreen(Page(), columns: 20, rows: 1).text == "A notic… Ctrl+Q Quit")
  }

  @Test("takes commands that a function returns")
  func function() {
    struct Page: Component {
      var initialState: Int { 0 }
      func render(state: Int) -> Node {
        KeyHints().commands {
          both
          Command("Third", key: "c") { $0 = 3 }
        }
      }
      private var both: [Command<Self>] {
        [Command("First", key: "a") { $0 = 1 }, Command("Second", key: "b") { $0 = 2 }]
      }
    }
    let screen = TestScreen(Page(), columns: 70, rows: 1)
    #expect(screen.text.hasPrefix("a First  b Second  c Third"))
    screen.type("b")
    #expect(screen.state == 2)
  }

  @Test("says no key with which the focused field edits")
  func editing() {
    struct Page: Component {
      struct State: Equatable { var text = "" }
      var initialState: State { State() }
      func render(state: State) -> Node {
        VStack(alignment: .stretch) {
          TextField("Text", text: \.text)
          KeyHints()
        }
        .commands {
          Command("Kill", key: "ctrl+k") { $0.text = "killed" }
          Command("Left", key: "left") { $0.text = "left" }
          for number in 1...2 {
            Command("Go \(number)", key: "alt+\(number)") { $0.text = "\(number)" }
          }
        }
      }
    }
    let screen = TestScreen(Page(), columns: 60, rows: 2)
    #expect(hints(screen).hasPrefix("Alt+1 Go 1  Alt+2 Go 2   "))
    screen.press(.alt("2"))
    #expect(screen.state.text == "2")
  }

  @Test("leaves out what does not fit, and with it what comes after it")
  func gaps() {
    struct Page: Component {
      func render(state: Void) -> Node {
        KeyHints().commands {
          Command("Read", key: "r") { _ in }
          Command("Show the next page of the whole book", key: "ctrl+pagedown") { _ in }
          Command("New", key: "ctrl+n") { _ in }
        }
      }
    }
    #expect(
      TestScreen(Page(), columns: 50, rows: 1).text
        == "r Read                    F1 Commands  Ctrl+Q Quit")
    #expect(TestScreen(Page(), columns: 28, rows: 1).text == "    F1 Commands  Ctrl+Q Quit")
  }
}
