import Recurse
import RecurseTesting
import Testing

private struct Letter: Component {
  struct State: Equatable {
    var name = ""
    var city = ""
    var secret = ""
    var log: [String] = []
  }
  var text = ""
  var initialState: State { State(name: text) }

  func render(state: State) -> Node {
    VStack {
      TextField("Name", text: \.name)
      TextField("City", text: \.city)
      SecureField("Secret", text: \.secret)
    }
    .command("Transpose", key: "ctrl+t") { $0.log.append("app") }
  }
}

/// Answers an edit with other letters. Both forms of `é` share a byte in UTF-8.
private struct Upper: Component {
  struct State: Equatable { var text = "" }
  var initialState: State { State() }

  func render(state: State) -> Node {
    TextField("Text", text: state.text) { $0.text = $1.uppercased() }
  }
}

/// Shortens a text that became shorter.
private struct Shorter: Component {
  struct State: Equatable { var text = "" }
  var initialState: State { State() }

  func render(state: State) -> Node {
    TextField("Text", text: state.text) { state, text in
      state.text = text.count < state.text.count ? String(text.prefix(1)) : text
    }
  }
}

@MainActor @Suite("A field that is edited") struct FieldEditingTests {
  private func screen(_ text: String = "") -> TestScreen<Letter> {
    TestScreen(Letter(text: text), columns: 20, rows: 5)
  }

  @Test("undoes a word that was typed at a time, and does it again")
  func undo() {
    let screen = screen()
    screen.type("one two  three")
    screen.press(.control("z"))
    #expect(screen.state.name == "one two  ")
    screen.press(.control("_"))
    #expect(screen.state.name == "one ")
    screen.press(.control("y"))
    #expect(screen.state.name == "one two  ")
    screen.press(.alt("z"))
    #expect(screen.state.name == "one two  three")
    screen.press(.control("z"), .control("z"), .control("z"), .control("z"))
    #expect(screen.state.name == "" && screen.unhandled.isEmpty)
  }

  @Test("leaves Ctrl-Z to the app until something was typed")
  func suspending() {
    let screen = screen("one")
    screen.press(.control("z"))
    #expect(screen.unhandled == [.key(KeyEvent(.control("z")))])
  }

  @Test("undoes deleted characters together, and a paste by itself")
  func steps() {
    let screen = screen("one two")
    screen.press(.backspace, .backspace, .backspace)
    screen.paste("2")
    screen.type("!")
    #expect(screen.state.name == "one 2!")
    screen.press(.control("z"))
    #expect(screen.state.name == "one 2")
    screen.press(.control("z"))
    #expect(screen.state.name == "one ")
    screen.press(.control("z"))
    #expect(screen.state.name == "one two")
  }

  @Test("begins a step where the cursor was moved")
  func moved() {
    let screen = screen()
    screen.type("ac")
    screen.press(.left)
    screen.type("b")
    screen.press(.control("z"))
    #expect(screen.state.name == "ac")
    screen.type("x")
    #expect(screen.state.name == "axc")
  }

  @Test("undoes no edit once the state has another text")
  func changed() {
    let screen = screen()
    screen.type("one")
    screen.change { $0.name = "other" }
    screen.press(.control("z"))
    #expect(screen.state.name == "other")
  }

  @Test("redoes nothing once the state has answered an undo with another text")
  func answered() {
    let screen = TestScreen(Shorter(), columns: 20, rows: 2)
    screen.type("one two")
    screen.press(.control("z"))
    #expect(screen.state.text == "o")
    screen.press(.alt("z"), .control("y"))
    #expect(screen.state.text == "o")
  }

  @Test("undoes and redoes letters that the state answered with others", arguments: ["é", "я", "ǆ"])
  func answered(letter: String) {
    let screen = TestScreen(Upper(), columns: 20, rows: 1)
    screen.type(letter)
    #expect(screen.state.text == letter.uppercased())
    screen.press(.control("z"))
    #expect(screen.state.text == "")
    screen.press(.alt("z"))
    #expect(screen.state.text == letter.uppercased())
  }

  @Test("has its text selected when Tab comes to it, so that the next key replaces it")
  func tab() {
    let screen = screen("one")
    screen.press(.tab)
    screen.type("Rome")
    screen.press(.shiftTab)
    screen.type("2")
    #expect(screen.state.name == "2" && screen.state.city == "Rome")
    screen.press(.control("z"))
    #expect(screen.state.name == "one")
    screen.press(.tab, .end)
    screen.type("!")
    #expect(screen.state.city == "Rome!")
    screen.press(.tab, .shiftTab, .left)
    screen.type("-")
    #expect(screen.state.city == "-Rome!")
  }

  @Test("keeps its text when a click or an arrow comes to it")
  func click() {
    let screen = screen("one")
    screen.press(.down, .up)
    screen.type("!")
    #expect(screen.state.name == "one!")
    screen.click(column: 1, row: 0)
    screen.type("-")
    #expect(screen.state.name == "o-ne!")
  }

  @Test("selects by Shift, and Ctrl-C copies that and ends the selection")
  func copying() {
    let screen = screen("one two")
    screen.press(.left.with(.shift), .left.with(.shift), .control("c"))
    #expect(screen.copied == ["wo"] && screen.unhandled.isEmpty)
    screen.press(.control("c"))
    #expect(screen.copied == ["wo"])
    #expect(screen.unhandled == [.key(KeyEvent(.control("c")))])
    screen.type("!")
    #expect(screen.state.name == "one t!wo")
  }

  @Test("does not copy what Tab selected: Ctrl-C is the app's")
  func tabIsNotMeant() {
    let screen = screen("one")
    screen.press(.tab, .shiftTab, .control("c"))
    #expect(screen.copied.isEmpty)
    #expect(screen.unhandled == [.key(KeyEvent(.control("c")))])
  }

  @Test("selects all, cuts it and inserts it elsewhere")
  func cutting() {
    let screen = screen("one two")
    screen.press(.alt("a"), .control("x"))
    #expect(screen.state.name == "" && screen.copied == ["one two"])
    screen.press(.tab, .control("v"), .control("v"))
    #expect(screen.state.city == "one twoone two")
  }

  @Test("inserts by Ctrl+Y what was cut by the keys of readline, also in another field")
  func yanking() {
    let screen = screen("one two three")
    screen.press(.control("w"), .control("w"))
    #expect(screen.state.name == "one ")
    screen.press(.control("u"), .tab, .control("y"))
    #expect(screen.state.city == "one two three")
    screen.press(.control("a"), .alt("d"), .tab, .shiftTab, .end, .control("y"), .alt("y"))
    #expect(screen.state.city == " two threeone two three")
  }

  @Test("selects by drags and clicks, and Escape ends that")
  func mouse() {
    let screen = screen("one two three")
    screen.drag(from: CellPoint(column: 4, row: 0), to: CellPoint(column: 7, row: 0))
    screen.press(.control("c"))
    #expect(screen.copied == ["two"])
    screen.click(column: 5, row: 0, count: 2)
    screen.press(.control("x"))
    #expect(screen.state.name == "one  three")
    screen.press(.home.with(.shift), .escape)
    screen.type("x")
    #expect(screen.state.name.count == 11)
  }

  @Test("keeps nothing of a secret to be copied, inserted or undone")
  func secret() {
    let screen = screen()
    screen.press(.tab, .tab)
    screen.type("pass word")
    screen.press(.alt("a"), .control("c"), .control("x"), .control("w"))
    #expect(screen.state.secret == "" && screen.copied.isEmpty)
    screen.press(.control("z"), .control("y"))
    #expect(screen.state.secret == "")
    screen.press(.shiftTab, .control("y"), .control("v"))
    #expect(screen.state.city == "")
  }

  @Test("leaves keys that few people use to commands of the app")
  func yielding() {
    let screen = screen("ab")
    screen.press(.control("t"))
    #expect(screen.state.log == ["app"] && screen.state.name == "ab")
    screen.press(.alt("u"))
    #expect(screen.state.name == "ab")
    screen.press(.home, .alt("u"))
    #expect(screen.state.name == "AB")
  }

  @Test("shows what is selected")
  func shown() {
    let screen = screen("one two")
    screen.press(.left.with(.shift), .left.with(.shift), .left.with(.shift))
    let plain = screen.style(row: 0, column: 0)
    #expect((0..<7).filter { screen.style(row: 0, column: $0) != plain } == [4, 5, 6])
  }
}
