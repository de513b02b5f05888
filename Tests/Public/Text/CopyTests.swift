import Recurse
import RecurseTesting
import Testing

private struct Page: Component {
  struct State {
    var name = "Ada Lovelace"
    var secret = "hunter2"
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    TextField("Name", text: \.name)
    SecureField("Secret", text: \.secret)
  }
}

@MainActor @Suite("Copying") struct CopyTests {
  private func screen() -> TestScreen<Page> { TestScreen(Page(), columns: 40, rows: 10) }

  @Test("takes the value of a field with Control and Insert, but no secret")
  func fields() {
    let screen = screen()
    screen.press(Key(.insert, modifiers: .control))
    #expect(screen.copied.last == "Ada Lovelace")
    screen.press(.tab, Key(.insert, modifiers: .control))
    #expect(screen.copied.last == "Ada Lovelace")
  }

  @Test("no secret that the mouse selects")
  func secret() {
    let screen = screen()
    screen.drag(from: CellPoint(column: 0, row: 1), to: CellPoint(column: 20, row: 1))
    screen.press(.control("c"))
    #expect(screen.copied.isEmpty)
  }

  @Test("no more than 64 KiB, which is told each time")
  func bound() async {
    let screen = screen()
    screen.change { $0.name = String(repeating: "x", count: 65_537) }
    for _ in 0..<2 {
      #expect(!screen.shows("64 KiB"))
      screen.press(Key(.insert, modifiers: .control))
      #expect(screen.copied.isEmpty && screen.shows("More than 64 KiB are not copied"))
      await screen.advance(by: .seconds(5))
    }
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
    text.press(.control("c"))
    let copied = text.copied.last ?? ""
    #expect(copied.contains("two\nthree") && copied.hasPrefix("one␛"))
    #expect(copied.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
  }

  private struct Shown: Component {
    var initialState: Int { 0 }
    func render(state: Int) -> Node { Text("one\u{1B}]52;c;x\u{7} two\u{2028}three") }
  }
}
