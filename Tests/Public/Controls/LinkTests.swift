import Recurse
import RecurseTesting
import Testing

private struct Page: Component {
  struct State: Equatable {
    var chapter = 1
    var address = "https://swift.org"
    var isDisabled = false
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      HStack {
        Text("See")
        Link("Swift", destination: state.address)
        Link("日本", destination: "https://example.org/日本 1")
      }
      Link("Chapter 2", destination: "https://example.org/2") { $0.chapter = 2 }
    }
    .disabled(state.isDisabled)
  }
}

@MainActor @Suite("A link") struct LinkTests {
  private func screen(columns: Int = 30, rows: Int = 8) -> TestScreen<Page> {
    TestScreen(Page(), columns: columns, rows: rows)
  }

  /// A letter for each cell: what it links to.
  private func links(_ screen: TestScreen<Page>, rows: Int, columns: Int) -> [String] {
    let letters = [
      "https://swift.org": "s", "https://example.org/%E6%97%A5%E6%9C%AC%201": "j",
      "https://example.org/2": "2",
    ]
    return (0..<rows).map { row in
      (0..<columns).map { column in
        screen.link(row: row, column: column).map { letters[$0] ?? "?" } ?? "."
      }
      .joined()
    }
  }

  @Test("is a text whose cells lead to its address, and no other cells")
  func cells() throws {
    let screen = screen()
    #expect(screen.text == "See Swift 日本\nChapter 2")
    #expect(links(screen, rows: 2, columns: 16) == ["....sssss.jjjj..", "222222222......."])
    let link = try screen.element(.link, "Swift")
    #expect(link.value == "https://swift.org")
    screen.change { $0.address = "https://example.org/2" }
    #expect(links(screen, rows: 1, columns: 16) == ["....22222.jjjj.."])
    screen.change { $0.isDisabled = true }
    #expect(links(screen, rows: 2, columns: 16) == ["................", "................"])
  }

  @Test("shows its states without colors, too")
  func looks() {
    let screen = screen()
    let normal = screen.style(row: 1, column: 0).attributes
    let focused = screen.style(row: 0, column: 4).attributes
    #expect(normal == .underline && focused == [.underline, .reverse])
    #expect(screen.style(row: 1, column: 12).attributes == [])
    screen.change { $0.isDisabled = true }
    #expect(screen.style(row: 1, column: 0).attributes.isDisjoint(with: .underline))
  }

  @Test("runs the app's action by Enter, Space and a click")
  func action() throws {
    let screen = screen()
    screen.press(.tab, .tab, .enter)
    #expect(screen.state.chapter == 2)
    screen.change { $0.chapter = 1 }
    try screen.click(screen.element(.link, "Chapter 2"))
    #expect(screen.state.chapter == 2)
    screen.change {
      $0.chapter = 1
      $0.isDisabled = true
    }
    screen.press(.enter, .space)
    #expect(screen.state.chapter == 1)
  }

  @Test("copies its address, and shows it, where the app opens none")
  func copied() async {
    let screen = screen()
    screen.press(.enter)
    #expect(screen.copied.last == "https://swift.org")
    #expect(screen.shows("https://swift.org") && screen.shows("✓ Copied"))
    #expect(screen.focused?.label == "Swift")
    await screen.advance(by: .seconds(2))
    screen.press(.enter)
    await screen.advance(by: .seconds(2))
    #expect(screen.shows("✓ Copied"))
    await screen.advance(by: .seconds(1))
    #expect(!screen.shows("✓ Copied") && screen.focused?.label == "Swift")
  }

  @Test("copies an address that is one line of printable text, whatever it is")
  func harmlessCopy() {
    let screen = screen()
    screen.change { $0.address = "https://x.org/a\nrm -r .\u{1B}[31m\u{2028}ä\u{202E}" }
    screen.press(.enter)
    let copied = "https://x.org/a%0Arm%20-r%20.%1B[31m%E2%80%A8%C3%A4%E2%80%AE"
    #expect(screen.copied.last == copied)
  }

  @Test("is opened by what the environment provides")
  func opened() {
    final class Opened { var addresses: [String] = [] }
    struct App: Component {
      let opened: Opened
      func render(state: Void) -> Node {
        VStack { Link("Swift", destination: "https://swift.org/ä") }
          .environment(\.openURL, OpenURLAction { [opened] in opened.addresses.append($0) })
      }
      static func == (left: Self, right: Self) -> Bool { left.opened === right.opened }
    }
    let opened = Opened()
    let screen = TestScreen(App(opened: opened), columns: 20, rows: 5)
    screen.press(.enter)
    #expect(opened.addresses == ["https://swift.org/ä"] && screen.copied.isEmpty)
  }

  @Test("takes hostile addresses and titles, and is truncated")
  func hostile() {
    let screen = screen(columns: 20, rows: 5)
    for address in ["", "\u{1b}]8;;\u{7}\u{9c}x", "a;b=c:d", "\n", "\u{0}", "%", " "] {
      screen.change { $0.address = address }
      let shown = screen.link(row: 0, column: 4)
      #expect((shown == nil) == address.isEmpty)
      #expect(shown?.utf8.allSatisfy { (0x21..<0x7F).contains($0) } != false)
    }
    #expect(screen.reports == [])
    screen.change { $0.address = String(repeating: "x", count: 2083) }
    #expect(screen.link(row: 0, column: 4)?.count == 2083 && screen.reports == [])
    screen.change { $0.address = String(repeating: "\u{1b}", count: 2083) }
    #expect(screen.link(row: 0, column: 4) == nil)
    #expect(screen.reports.count == 1 && screen.reports[0].contains("2083"))
    for columns in 1...20 {
      let narrow = self.screen(columns: columns, rows: 2)
      narrow.press(.shiftTab, .enter)
      #expect(narrow.failure == nil && narrow.state.chapter == 2)
    }
    #expect(self.screen(columns: 6, rows: 2).text.hasSuffix("Chapt…"))
  }

  @Test("leaves nothing behind when it goes, is covered or is moved")
  func gone() {
    struct Moving: Component {
      struct State {
        var lines = 1
        var shows = true
        var isOpen = false
      }
      var initialState: State { State() }
      func render(state: State) -> Node {
        VStack {
          for line in 0..<state.lines { Text("line \(line)") }
          if state.shows { Link("here", destination: "x:y") }
        }
        .sheet(isPresented: \.isOpen) { Text("a sheet over it").padding(1) }
      }
    }
    let screen = TestScreen(Moving(), columns: 20, rows: 5)
    func linked() -> [Int] {
      (0..<5).filter { row in (0..<20).contains { screen.link(row: row, column: $0) != nil } }
    }
    #expect(linked() == [1])
    screen.change { $0.lines = 2 }
    #expect(linked() == [2])
    screen.change { $0.isOpen = true }
    #expect(
      (0..<20).allSatisfy { column in
        screen.link(row: 2, column: column) == nil || screen.text.contains("here")
      })
    screen.change { $0.isOpen = false }
    #expect(linked() == [2])
    screen.change { $0.shows = false }
    #expect(linked() == [])
  }
}
