import Recurse
import RecurseTesting
import Testing

private struct Page: Component {
  struct State {
    var name = "Ada Lovelace"
    var secret = "hunter2"
    var clicks = 0
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    TextField("Name", text: \.name)
    SecureField("Secret", text: \.secret)
    Text("the token is 1234\nand no more").textSelection(.enabled)
      .onTapGesture { $0.clicks += 1 }
    Text("not this").onTapGesture { $0.clicks += 1 }
  }
}

@MainActor @Suite("Copying") struct CopyTests {
  private func screen() -> TestScreen<Page> { TestScreen(Page(), columns: 30, rows: 8) }

  @Test("selects text with the mouse, and copies it when the button is released")
  func selection() {
    let screen = screen()
    screen.drag(from: CellPoint(column: 13, row: 2), to: CellPoint(column: 2, row: 3))
    #expect(screen.copied.last == "1234\nand")
    #expect(screen.style(row: 2, column: 14).attributes.contains(.reverse))
    #expect(!screen.style(row: 2, column: 12).attributes.contains(.reverse))
    #expect(!screen.style(row: 3, column: 3).attributes.contains(.reverse))
    screen.drag(from: CellPoint(column: 2, row: 2), to: CellPoint(column: 0, row: 2))
    #expect(screen.copied.last == "the")
    screen.drag(from: CellPoint(column: 0, row: 4), to: CellPoint(column: 5, row: 4))
    #expect(screen.copied.last == "the")
  }

  @Test("takes the value of a field with Control and Insert, but no secret")
  func fields() {
    let screen = screen()
    screen.press(Key(.insert, modifiers: .control))
    #expect(screen.copied.last == "Ada Lovelace")
    screen.press(.tab, Key(.insert, modifiers: .control))
    #expect(screen.copied.last == "Ada Lovelace")
  }

  @Test("no more than 64 KiB")
  func bound() {
    let screen = screen()
    screen.change { $0.name = String(repeating: "x", count: 65_537) }
    screen.press(Key(.insert, modifiers: .control))
    #expect(screen.copied.isEmpty)
    screen.change { $0.name = String(repeating: "x", count: 65_536) }
    screen.press(Key(.insert, modifiers: .control))
    #expect(screen.copied.last?.count == 65_536)
  }

  @Test("no control of a terminal, and a field's text as one line")
  func harmless() {
    let screen = screen()
    screen.change { $0.name = "a\u{1B}[31m\u{9B}\u{7}b\r\nls\u{2028}c\n" }
    screen.press(Key(.insert, modifiers: .control))
    #expect(screen.copied.last == "a[31mb ls c")
    let text = TestScreen(Shown(), columns: 30, rows: 3)
    text.drag(from: CellPoint(column: 0, row: 0), to: CellPoint(column: 29, row: 2))
    let copied = text.copied.last ?? ""
    #expect(copied.contains("two\nthree") && copied.hasPrefix("one␛"))
    #expect(copied.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
  }

  private struct Shown: Component {
    var initialState: Int { 0 }
    func render(state: Int) -> Node {
      Text("one\u{1B}]52;c;x\u{7} two\u{2028}three").textSelection(.enabled)
    }
  }
}
