import Recurse
import RecurseReaders
import RecurseTesting
import Testing

/// A log that letters change, between two lines.
private struct Tail: Component {
  struct State {
    var log = Log(limit: .lines(1000))
    var wraps = true
    var isRed = false
  }

  var lines: ClosedRange<Int>
  var anchor: Alignment?

  var initialState: State {
    var state = State()
    for line in lines { state.log.append("line \(line)") }
    return state
  }

  func render(state: State) -> Node {
    VStack {
      Text("top")
      view(of: state).defaultScrollAnchor(anchor)
      Text("bottom")
    }
    .onKey("a") { $0.log.append("line \($0.log.count + 1)") }
    .onKey("t") { $0.log.write("token ") }
    .onKey("w") { $0.wraps.toggle() }
    .onKey("c") { $0.log.removeAll() }
    .onKey("r") { $0.isRed.toggle() }
  }

  private func view(of state: State) -> Node {
    guard state.isRed else { return LogView(state.log, wraps: state.wraps) }
    return LogView(state.log) { Text("#\($0.number) \($0.text)").foreground(.red) }
  }
}

/// A log above a field.
private struct WithField: Component {
  struct State { var text = "" }
  var initialState: State { State() }

  func render(state: State) -> Node {
    LogView(Log("one\ntwo"))
    TextField("Filter", text: \.text)
  }
}

@MainActor @Suite("A log view") struct LogViewTests {
  private func screen(
    _ lines: ClosedRange<Int> = 1...9, anchor: Alignment? = nil, columns: Int = 16, rows: Int = 6
  ) -> TestScreen<Tail> {
    TestScreen(Tail(lines: lines, anchor: anchor), columns: columns, rows: rows)
  }

  private func type(_ lines: String..., on screen: TestScreen<Tail>) {
    screen.change { state in for line in lines { state.log.append(line) } }
  }

  @Test("starts at the end, and follows it")
  func follows() {
    let screen = screen()
    #expect(
      screen.picture == """
        top
        line 6         ▕
        line 7         ▕
        line 8         ▐
        line 9         ▐
        bottom
        """)
    screen.type("aa")
    #expect(
      screen.picture == """
        top
        line 8         ▕
        line 9         ▕
        line 10        ▕
        line 11        ▐
        bottom
        """)
  }

  @Test("shows few lines from its top, without a scrollbar")
  func few() {
    let screen = screen(1...2)
    #expect(
      screen.picture == """
        top
        line 1
        line 2


        bottom
        """)
  }

  @Test("stays where a person has scrolled, and counts what is new below")
  func stays() {
    let screen = screen()
    screen.press(.up, .up)
    screen.type("aaa")
    #expect(
      screen.picture == """
        top
        line 4         ▕
        line 5         ▐
        line 6         ▕
        line 7 ↓ 3 new ▕
        bottom
        """)
    screen.press(.end)
    #expect(screen.picture.contains("line 12"))
    #expect(!screen.picture.contains("new"))
    screen.type("a")
    #expect(screen.picture.contains("line 13"))
  }

  @Test("follows again when a person has scrolled down to the end")
  func followsAgain() {
    let screen = screen()
    screen.press(.pageUp)
    screen.type("a")
    screen.press(.pageDown, .pageDown)
    screen.type("a")
    #expect(screen.picture.contains("line 11"))
  }

  @Test("goes to the end by a click on the mark of new lines")
  func mark() throws {
    let screen = screen()
    screen.press(.home)
    screen.type("a")
    screen.click(column: 11, row: 4)
    #expect(screen.picture.contains("line 10"))
  }

  @Test("keeps its lines while first lines are dropped")
  func drops() {
    let screen = screen(1...1000)
    screen.press(.home, .down, .down)
    #expect(screen.picture.contains("line 3 "))
    screen.change { for line in 1...2 { $0.log.append("new \(line)") } }
    #expect(screen.picture.split(separator: "\n")[1].hasPrefix("line 3 "))
    screen.change { $0.log.append("new") }
    // The line in view was dropped.
    #expect(screen.picture.split(separator: "\n")[1].hasPrefix("line 4 "))
  }

  @Test("starts at the first line and follows nothing with the anchor at the top")
  func top() {
    let screen = screen(anchor: .top)
    #expect(screen.picture.contains("line 1 "))
    screen.type("a")
    screen.press(.end)
    screen.type("a")
    #expect(screen.picture.contains("line 10"))
    #expect(!screen.picture.contains("line 11"))
    #expect(!screen.picture.contains("new"))
  }

  @Test("shows a line that grows, and stays at its end")
  func grows() {
    let screen = screen()
    screen.type("ttttttt")
    #expect(
      screen.picture == """
        top
        token token    ▕
        token token    ▕
        token token    ▕
        token          ▐
        bottom
        """)
  }

  @Test("wraps long lines, or cuts them with marks and scrolls sideways")
  func wraps() {
    let screen = screen(1...2)
    type("a line of some more words", on: screen)
    #expect(
      screen.picture == """
        top
        line 1
        line 2
        a line of some
        more words
        bottom
        """)
    screen.type("w")
    #expect(screen.picture.contains("a line of some ›"))
    screen.press(.right)
    #expect(screen.picture.contains("‹ some more wor›"))
    screen.press(Key.end.with(.shift))
    #expect(screen.picture.contains("more words"))
    screen.press(Key.home.with(.shift))
    #expect(screen.picture.contains("a line of some ›"))
  }

  @Test("has the colors of the output and no other control")
  func ansi() {
    let screen = screen(1...1)
    type("\u{1b}[31mred\u{1b}[m\u{1b}[2Jx\u{7}\r", on: screen)
    #expect(screen.picture.contains("redx"))
    #expect(screen.style(row: 2, column: 0).foreground == .red)
    #expect(screen.style(row: 2, column: 3).foreground == nil)
  }

  @Test("shows lines as a closure makes them, which each update asks again")
  func content() {
    let screen = screen(1...2)
    screen.type("r")
    #expect(screen.picture.contains("#2 line 2"))
    #expect(screen.style(row: 2, column: 0).foreground == .red)
    screen.type("a")
    #expect(screen.picture.contains("#3 line 3"))
    screen.type("r")
    #expect(!screen.picture.contains("#"))
  }

  @Test("is empty after all lines were removed, and numbers go on")
  func removal() {
    let screen = screen()
    screen.type("c")
    #expect(!screen.picture.contains("line"))
    screen.type("a")
    #expect(screen.picture.contains("line 1"))
    #expect(screen.state.log.last?.number == 10)
  }

  // MARK: - Selection

  @Test("copies what a drag of the mouse selects, over several lines")
  func drag() {
    let screen = screen()
    screen.drag(from: CellPoint(column: 2, row: 1), to: CellPoint(column: 3, row: 3))
    screen.press(.control("c"))
    #expect(screen.copied == ["ne 6\nline 7\nline"])
  }

  @Test("copies a word by a double click, and a line by a triple click")
  func clicks() {
    let screen = screen()
    screen.click(column: 1, row: 2, count: 2)
    screen.press(.control("c"))
    #expect(screen.copied.last == "line")
    screen.click(column: 1, row: 2, count: 3)
    screen.press(.control("c"))
    #expect(screen.copied.last == "line 7")
  }

  @Test("selects lines by Shift and an arrow, and copies them by Enter")
  func keys() {
    let screen = screen()
    let (up, down) = (Key.up.with(.shift), Key.down.with(.shift))
    screen.press(up, up, .enter)
    #expect(screen.copied == ["line 8\nline 9"])
    // Enter ends the selection: the next one does nothing.
    screen.press(.enter)
    #expect(screen.copied.count == 1)
    screen.press(.home, down, down, down, up, .enter)
    #expect(screen.copied.last == "line 1\nline 2")
  }

  @Test("ends a selection by Escape, or when its text is gone")
  func endOfSelection() {
    let screen = screen()
    let up = Key.up.with(.shift)
    screen.press(up, .escape, .enter)
    #expect(screen.copied.isEmpty)
    screen.press(up)
    screen.type("t")
    screen.type("a")
    screen.press(.enter)
    #expect(screen.copied == ["line 9"])
    screen.press(up)
    screen.type("c")
    screen.press(.enter)
    #expect(screen.copied.count == 1)
  }

  @Test("holds still at the end while something is selected, and follows again after Escape")
  func held() {
    let screen = screen()
    screen.press(Key.up.with(.shift))
    screen.change { for _ in 0..<3 { $0.log.append("new") } }
    #expect(screen.picture.contains("line 9") && screen.picture.contains("↓ 3 new"))
    screen.press(.enter)
    #expect(screen.copied == ["line 9"])
    screen.press(.end, Key.up.with(.shift), .escape)
    screen.change { $0.log.append("newest") }
    #expect(screen.picture.contains("newest"))
  }

  @Test("selects up to the row that comes into view at an edge, as long as the mouse is there")
  func edge() async {
    let screen = screen(1...20)
    screen.mouse(
      MouseEvent(.press(.left), at: CellPoint(column: 0, row: 2)),
      MouseEvent(.drag(.left), at: CellPoint(column: 0, row: 0)))
    #expect(screen.picture.split(separator: "\n")[1].hasPrefix("line 16"))
    await screen.advance(by: .milliseconds(120))
    #expect(screen.picture.split(separator: "\n")[1].hasPrefix("line 14"))
    screen.mouse(MouseEvent(.release(.left), at: CellPoint(column: 0, row: 0)))
    await screen.advance(by: .seconds(1))
    #expect(screen.picture.split(separator: "\n")[1].hasPrefix("line 14"))
    screen.press(.control("c"))
    #expect(screen.copied.last?.hasPrefix("line 14\nline 15\nline 16") == true)
  }

  @Test("ends a drag whose first line is gone")
  func goneWhileDragged() {
    let screen = screen()
    screen.mouse(MouseEvent(.press(.left), at: CellPoint(column: 2, row: 2)))
    screen.change { $0.log = Log("one\ntwo") }
    screen.mouse(MouseEvent(.drag(.left), at: CellPoint(column: 3, row: 1)))
    screen.press(Key.down.with(.shift), .enter)
    screen.mouse(MouseEvent(.release(.left), at: CellPoint(column: 3, row: 1)))
    #expect(screen.copied == ["one"])
  }

  @Test("copies no character of the next row for a drag beyond the edge of a wrapped one")
  func wrappedEdge() {
    let screen = screen(1...1, columns: 12)
    type("abcdefghijklmnop", on: screen)
    screen.drag(from: CellPoint(column: 9, row: 2), to: CellPoint(column: 20, row: 2))
    screen.press(.control("c"))
    #expect(screen.copied == ["jkl"])
  }

  @Test("is used harmlessly while there is no room for it")
  func noRoom() {
    let screen = screen()
    screen.resize(columns: 16, rows: 1)
    screen.change { $0.log = Log("one") }
    screen.press(.left, .up, Key.up.with(.shift), .enter, .escape)
    screen.resize(columns: 16, rows: 6)
    #expect(screen.picture.contains("one"))
  }

  @Test("keeps arrows at its ends, so that the next letter goes to nothing beside it")
  func ends() {
    let screen = TestScreen(WithField(), columns: 16, rows: 5)
    screen.press(.down, .end, .down, .pageDown)
    #expect(screen.focused?.role == .log)
    screen.press(.home, .up, .pageUp)
    #expect(screen.focused?.role == .log)
  }

  // MARK: - Extremes

  @Test(
    "shows a line of megabytes in pieces, and reaches both of its ends",
    arguments: [1_000_000, 10_000_000])
  func longLine(bytes: Int) {
    let screen = screen(1...1, columns: 20, rows: 8)
    screen.change { state in
      state.log.append("begin" + String(repeating: "x", count: bytes) + "end")
    }
    #expect(screen.picture.contains("xend"))
    screen.press(.home)
    #expect(screen.picture.contains("beginx"))
  }

  @Test("shows invalid UTF-8 and controls harmlessly", arguments: 0..<40)
  func hostile(seed: Int) {
    let screen = screen(1...1, columns: 12, rows: 5)
    let bytes = (0..<200).map { UInt8(truncatingIfNeeded: ($0 + 7) &* (seed &+ 3) &* 37) }
    screen.change { $0.log.append(String(decoding: bytes, as: UTF8.self)) }
    for row in screen.picture.unicodeScalars where row != "\n" { #expect(row.value >= 0x20) }
    for key in [Key.home, .end, .up, .down] { screen.press(key) }
    for size in 1...6 { screen.resize(columns: size, rows: size) }
  }
}
