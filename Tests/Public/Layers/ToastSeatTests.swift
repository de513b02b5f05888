import Recurse
import RecurseTesting
import Testing

/// What the rows of a screen show must be somewhere in sight.
@MainActor @Suite("In a small window a toast") struct ToastSeatTests {
  private struct Page: Component {
    struct State: Equatable {
      var isOpen = false
      var text = "typed"
      var more = "again"
      var notice: String?
      var other: String?
    }
    var initialState: State { State() }

    func render(state: State) -> Node {
      VStack { Button("Open") { $0.isOpen = true } }
        .toast(item: \.notice) { Text($0) }
        .toast(item: \.other) { Text($0) }
        .sheet(isPresented: \.isOpen) {
          TextField("One", text: \.text)
          Text("between")
          TextField("Two", text: \.more)
        }
    }
  }

  private func screen() throws -> TestScreen<Page> {
    let screen = TestScreen(Page(), columns: 20, rows: 5)
    try screen.press("Open")
    return screen
  }

  @Test("does not cover the field of a sheet, wherever the focus goes")
  func field() throws {
    let screen = try screen()
    screen.change { $0.notice = "A message of several words" }
    #expect(screen.focused?.label == "One" && screen.text.contains("typed"))
    #expect(screen.text.contains("message"))
    // A key takes it away.
    screen.press(.tab)
    screen.change { $0.notice = "A message of several words" }
    #expect(screen.focused?.label == "Two" && screen.text.contains("again"))
    #expect(screen.text.contains("message"))
  }

  @Test("makes way for a sheet that opens over it")
  func opening() {
    let screen = TestScreen(Page(), columns: 20, rows: 5)
    screen.change { $0.notice = "Saved" }
    screen.change { $0.isOpen = true }
    #expect(screen.text.contains("typed") && screen.text.contains("Saved"))
  }

  @Test("covers no other, and takes one line, however long it is")
  func others() throws {
    let screen = TestScreen(Page(), columns: 20, rows: 5)
    screen.change { $0.notice = "A message of several words" }
    screen.change { $0.other = "Sent" }
    #expect(screen.text.contains("A message of seve…") && screen.text.contains("Sent"))
  }

  @Test("covers no sheet where there is room beside it")
  func beside() {
    struct Wide: Component {
      struct State: Equatable {
        var isOpen = true
        var notice: String? = "Saved"
      }
      var initialState: State { State() }
      func render(state: State) -> Node {
        Text("below").toast(item: \.notice) { Text($0) }
          .sheet(isPresented: \.isOpen) {
            for line in 0..<9 { Text("line \(line) of the sheet, a long one") }
          }
      }
    }
    let screen = TestScreen(Wide(), columns: 40, rows: 16)
    for line in 0..<9 { #expect(screen.text.contains("line \(line) of the sheet, a long one")) }
    #expect(screen.text.contains("Saved"))
  }

  @Test("may hide all but what has the focus, for as long as it is shown")
  func texts() async throws {
    struct Form: Component {
      struct State: Equatable {
        var subject = "Fix"
        var notice: String?
      }
      var initialState: State { State() }
      func render(state: State) -> Node {
        VStack(alignment: .stretch) {
          Text("1 of 3 staged")
          TextField("Subject", text: \.subject)
          Text("line three")
          Text("line four")
          KeyHints()
        }
        .toast(item: \.notice) { Text($0) }
      }
    }
    let screen = TestScreen(Form(), columns: 20, rows: 5)
    let before = screen.text
    screen.change { $0.notice = "Copied" }
    #expect(
      screen.text == """
        1 of 3 staged
        Fix
        line three
        line four    Copied
                 Ctrl+Q Quit
        """)
    screen.change { $0.notice = "The message was copied to the clipboard" }
    #expect(
      screen.text == """
        1 of 3 staged
        Fix
        line three
         The message was c…
                 Ctrl+Q Quit
        """)
    await screen.advance(by: .seconds(4))
    #expect(screen.text == before)
  }

  private struct Files: Component {
    struct State: Equatable {
      var files = (1...3).map { "file \($0)" }
      var file: String? = "file 1"
      var notice: String? = "Copied"
      var presses = 0
    }
    var initialState: State { State() }

    func render(state: State) -> Node {
      VStack(alignment: .stretch) {
        List(\.files, id: \.self, selection: \.file) { Text($0) }
        StatusBar {
          Text("3 files")
          Spacer()
          Text("Esc")
        }
        KeyHints()
      }
      .toast(item: \.notice) { Text($0) }
      .command("Count", key: "c") { $0.presses += 1 }
    }
  }

  @Test("is above the bars, also where a list has the focus: its row with the cursor is in view")
  func bars() {
    let screen = TestScreen(Files(), columns: 20, rows: 5)
    #expect(
      screen.text == """
         file 1
         file 2
         file 3      Copied
         3 files        Esc
                 Ctrl+Q Quit
        """)
    screen.press(.down, .down)
    screen.change { $0.notice = "Moved" }
    #expect(
      screen.text == """
         file 1       Moved
         file 2
         file 3
         3 files        Esc
                 Ctrl+Q Quit
        """)
  }

  @Test("is above the bars with its border")
  func border() {
    #expect(
      TestScreen(Files(), columns: 24, rows: 10).text == """
         file 1
         file 2
         file 3


                      ╭────────╮
                      │ Copied │
                      ╰────────╯
         3 files            Esc
        F1 Commands  Ctrl+Q Quit
        """)
  }

  @Test("leaves with the next key, which does what it always does")
  func key() {
    let screen = TestScreen(Files(), columns: 20, rows: 5)
    #expect(screen.shows("Copied"))
    screen.type("c")
    #expect(!screen.shows("Copied") && screen.state.presses == 1 && screen.state.notice == nil)
    let high = TestScreen(Files(), columns: 20, rows: 10)
    high.type("c")
    #expect(high.shows("Copied") && high.state.presses == 1)
  }
}
