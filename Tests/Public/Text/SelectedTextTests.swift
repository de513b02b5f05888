import Recurse
import RecurseTesting
import Testing

private struct Labels: Component {
  struct State {
    var name = "the second line"
    var log: [String] = []
    var columns = false
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    Text("the token is 1234\nand no more")
    Text(state.name)
    HStack(spacing: 2) {
      Text("left")
      Text("right")
    }
    Button("Press me") { $0.log.append("pressed") }
    Text("tap me").onTapGesture { $0.log.append("tapped") }
    Text("漢字 wide").textSelection(.enabled).onTapGesture { $0.log.append("wide") }
    Text("never this").textSelection(.disabled)
  }
}

/// Selecting with the mouse, from cell to cell.
@MainActor @Suite("A selection of text") struct SelectedTextTests {
  private func screen() -> TestScreen<Labels> { TestScreen(Labels(), columns: 30, rows: 10) }

  private func at(_ column: Int, _ row: Int) -> CellPoint { CellPoint(column: column, row: row) }

  /// The cells that a row shows selected: where its style is reversed.
  private func marked(_ screen: TestScreen<Labels>, _ row: Int) -> String {
    String(
      (0..<30).map {
        screen.style(row: row, column: $0).attributes.contains(.reverse) ? "#" : "."
      })
  }

  private func copied(
    _ screen: TestScreen<some Component>, from start: CellPoint, to end: CellPoint
  ) -> String? {
    screen.drag(from: start, to: end)
    let count = screen.copied.count
    screen.press(.control("c"))
    return screen.copied.count > count ? screen.copied.last : nil
  }

  @Test("is from one cell to another, in either direction, and is copied by Ctrl-C")
  func cells() {
    let screen = screen()
    screen.drag(from: at(13, 0), to: at(2, 1))
    #expect(screen.copied.isEmpty)
    #expect(marked(screen, 0) == ".............####.............")
    #expect(marked(screen, 1) == "###...........................")
    screen.press(.control("c"))
    #expect(screen.copied == ["1234\nand"])
    #expect(!marked(screen, 0).contains("#") && !marked(screen, 1).contains("#"))
    #expect(copied(screen, from: at(2, 0), to: at(0, 0)) == "the")
    #expect(copied(screen, from: at(2, 1), to: at(13, 0)) == "1234\nand")
  }

  @Test("reaches over several texts: those beside each other with a space between")
  func texts() {
    let screen = screen()
    #expect(
      copied(screen, from: at(4, 1), to: at(2, 3)) == "no more\nthe second line\nlef")
    #expect(copied(screen, from: at(8, 3), to: at(0, 3)) == "left rig")
    #expect(copied(screen, from: at(4, 2), to: at(29, 3)) == "second line\nleft right")
  }

  @Test("begins and ends beside texts, too, and passes over what hears presses")
  func beside() {
    let screen = screen()
    #expect(
      copied(screen, from: at(25, 2), to: at(2, 0))
        == "e token is 1234\nand no more\nthe second line")
    #expect(copied(screen, from: at(0, 3), to: at(29, 9)) == "left right\n漢字 wide")
    #expect(screen.state.log.isEmpty)
  }

  @Test("is none where something hears presses, or a modifier says so")
  func off() {
    let screen = screen()
    #expect(copied(screen, from: at(0, 4), to: at(8, 4)) == nil)
    #expect(copied(screen, from: at(0, 5), to: at(4, 5)) == nil)
    #expect(copied(screen, from: at(0, 7), to: at(4, 7)) == nil)
  }

  @Test("is where a modifier says so: a press that leaves its cell is none")
  func enabled() {
    let screen = screen()
    screen.click(column: 1, row: 6)
    #expect(screen.state.log == ["wide"])
    #expect(copied(screen, from: at(1, 6), to: at(2, 6)) == "漢字")
    #expect(copied(screen, from: at(6, 6), to: at(3, 6)) == "字 wi")
    #expect(screen.state.log == ["wide"])
  }

  @Test("is of a word by two presses, of a line by three, and grows by as much")
  func units() {
    let screen = screen()
    screen.click(column: 5, row: 0)
    screen.click(column: 5, row: 0)
    #expect(marked(screen, 0) == "....#####.....................")
    screen.click(column: 5, row: 0)
    #expect(marked(screen, 0) == "#################.............")
    #expect(marked(screen, 1) == "..............................")
    screen.press(.escape)
    #expect(!marked(screen, 0).contains("#"))
    screen.mouse(
      MouseEvent(.press(.left), at: at(5, 1)), MouseEvent(.release(.left), at: at(5, 1)),
      MouseEvent(.press(.left), at: at(5, 1)), MouseEvent(.drag(.left), at: at(5, 2)),
      MouseEvent(.release(.left), at: at(5, 2)))
    screen.press(.control("c"))
    #expect(screen.copied.last == "no more\nthe second")
  }

  private struct MenuAround: Component {
    var initialState: Int { 0 }
    func render(state: Int) -> Node {
      ScrollView { Text("in a scroll view") }.contextMenu { Button("Other") { $0 += 1 } }
    }
  }

  @Test("is copied from a menu that is declared around its scroll view, too")
  func menuAround() throws {
    let screen = TestScreen(MenuAround(), columns: 24, rows: 8)
    screen.drag(from: at(0, 0), to: at(3, 0))
    screen.mouse(
      MouseEvent(.press(.right), at: at(1, 0)), MouseEvent(.release(.right), at: at(1, 0)))
    try screen.press("Copy")
    #expect(screen.copied == ["in a"])
  }

  private struct Comment: Component {
    var initialState: Int { 0 }
    func render(state: Int) -> Node { Text("// a note, see below\n\n(end)") }
  }

  @Test("is of signs that stand together, and of the last word beside a line, by two presses")
  func signs() async {
    let screen = TestScreen(Comment(), columns: 30, rows: 4)
    for (point, word) in [
      (at(1, 0), "//"), (at(2, 0), " "), (at(9, 0), ","), (at(0, 2), "("),
      (at(15, 2), ")"),
    ] {
      screen.click(column: point.column, row: point.row, count: 2)
      screen.press(.control("c"))
      #expect(screen.copied.last == word, "\(point)")
      await screen.advance(by: .seconds(1))
    }
    screen.click(column: 3, row: 1, count: 2)
    #expect(!screen.style(row: 1, column: 0).attributes.contains(.reverse))
  }

  @Test("ends when its text changes, by Escape, and by a press")
  func ends() {
    let screen = screen()
    screen.drag(from: at(0, 0), to: at(4, 2))
    screen.change { $0.name = "another" }
    #expect(!(0..<4).contains { marked(screen, $0).contains("#") })
    screen.drag(from: at(0, 0), to: at(4, 2))
    screen.press(.escape)
    #expect(!(0..<4).contains { marked(screen, $0).contains("#") })
    screen.drag(from: at(0, 0), to: at(4, 2))
    screen.click(column: 20, row: 9)
    #expect(!(0..<4).contains { marked(screen, $0).contains("#") })
  }

  private struct Long: Component {
    var initialState: Int { 0 }
    func render(state: Int) -> Node {
      Text("above")
      ScrollView {
        ForEach(0..<20, id: \.self) { Text("line \($0)") }
      }
      .frame(height: 4)
      Text("below")
    }
  }

  @Test("stays in its scroll view, which scrolls while the mouse is beyond an edge")
  func scrolling() async {
    let screen = TestScreen(Long(), columns: 12, rows: 7)
    screen.mouse(
      MouseEvent(.press(.left), at: at(0, 2)), MouseEvent(.drag(.left), at: at(3, 6)))
    #expect(screen.shows("line 4") && !screen.shows("line 8"))
    for _ in 0..<4 { await screen.advance(by: .milliseconds(50)) }
    #expect(screen.shows("line 8"))
    screen.mouse(MouseEvent(.release(.left), at: at(3, 6)))
    await screen.advance(by: .seconds(1))
    #expect(screen.shows("line 8") && !screen.shows("line 9"))
    screen.press(.control("c"))
    #expect(screen.copied.last == (1..<8).map { "line \($0)\n" }.joined() + "line")
  }

  private struct Truncated: Component {
    var initialState: Int { 0 }
    func render(state: Int) -> Node {
      Text("a text that is too long for its line").lineLimit(1)
      Text("words that wrap over lines")
    }
  }

  @Test("takes what an ellipsis hides, and no line breaks of wrapping")
  func hidden() {
    let screen = TestScreen(Truncated(), columns: 14, rows: 4)
    #expect(
      copied(screen, from: at(2, 0), to: at(13, 0)) == "text that is too long for its line")
    #expect(copied(screen, from: at(0, 0), to: at(5, 0)) == "a text")
    #expect(copied(screen, from: at(0, 1), to: at(8, 2)) == "words that wrap over")
  }

  private func rightClick(_ screen: TestScreen<Menus>, _ column: Int, _ row: Int) {
    screen.mouse(
      MouseEvent(.press(.right), at: at(column, row)),
      MouseEvent(.release(.right), at: at(column, row)))
  }

  private struct Menus: Component {
    var initialState: [String] { [] }
    func render(state: [String]) -> Node {
      Text("the first text")
      Text("the second text").contextMenu { Button("Other") { $0.append("other") } }
    }
  }

  @Test("is copied by the first item of a context menu, an app's or one of its own")
  func menus() throws {
    let screen = TestScreen(Menus(), columns: 24, rows: 10)
    rightClick(screen, 2, 0)
    #expect(!screen.shows("Copy"))
    screen.drag(from: at(4, 0), to: at(9, 1))
    rightClick(screen, 2, 0)
    #expect(screen.shows("Copy") && !screen.shows("Other"))
    try screen.press("Copy")
    #expect(screen.copied == ["first text\nthe second"] && !screen.shows("Copy"))
    rightClick(screen, 2, 1)
    #expect(screen.text.contains(/Copy[^✂]*Other/))
    try screen.press("Copy")
    #expect(screen.copied.count == 2)
    screen.press(.escape)
    rightClick(screen, 5, 1)
    #expect(!screen.shows("Copy") && screen.shows("Other"))
  }

  private struct Grid: Component {
    var initialState: Int { 0 }
    func render(state: Int) -> Node {
      Text("ab")
      Text("c")
      Text("")
      Text("def")
    }
  }

  /// The text of lines from one cell to another, each of which is in it.
  private func text(of lines: [String], from start: CellPoint, to end: CellPoint) -> String {
    let (start, end) =
      (start.row, start.column) <= (end.row, end.column) ? (start, end) : (end, start)
    return (start.row...end.row).map { row in
      let line = lines[row]
      let first = row == start.row ? min(start.column, line.count) : 0
      let last = row == end.row ? min(end.column + 1, line.count) : line.count
      return String(line.dropFirst(first).prefix(max(0, last - first)))
    }.joined(separator: "\n")
  }

  @Test("between any two cells is the text between them")
  func law() {
    let screen = TestScreen(Grid(), columns: 5, rows: 4)
    let lines = ["ab", "c", "", "def"]
    let cells = (0..<4).flatMap { row in (0..<5).map { at($0, row) } }
    for start in cells {
      for end in cells where end != start {
        let expected = text(of: lines, from: start, to: end)
        let shown = expected.allSatisfy { $0 == "\n" } ? nil : expected
        #expect(copied(screen, from: start, to: end) == shown, "\(start) \(end)")
      }
    }
  }

  private struct Rows: Component {
    struct State {
      var selected: Int?
    }
    var initialState: State { State() }
    func render(state: State) -> Node {
      List((0..<3).map { $0 }, id: \.self) { Text("plain row \($0)") }
        .frame(height: 3)
      List(Array(0..<3), id: \.self, selection: \.selected) { row in
        Text("row \(row) of the list").textSelection(.enabled)
      }
    }
  }

  @Test("is in the row of a list where a modifier says so")
  func rows() {
    let screen = TestScreen(Rows(), columns: 30, rows: 8)
    let (start, end) = (at(1, 4), at(5, 4))
    screen.drag(from: start, to: end)
    #expect(screen.state.selected == 1)
    #expect(!screen.style(row: 4, column: 3).attributes.contains(.reverse))
    #expect(screen.style(row: 4, column: 8).attributes.contains(.reverse))
    screen.press(.control("c"))
    #expect(screen.copied == ["row 1"])
    #expect(copied(screen, from: at(1, 1), to: at(5, 1)) == nil)
  }

  private struct Lines: Component {
    struct State {
      var names = (0..<40).map { "name \($0)" }
      var pressed: Int?
    }
    var initialState: State { State() }
    func render(state: State) -> Node {
      List(Array(state.names.indices), id: \.self, selection: \.pressed) { row in
        HStack(spacing: 3) {
          Text(state.names[row]).textSelection(.enabled)
          Text("of 40")
        }
      }
    }
  }

  private func isMarked(_ screen: TestScreen<Lines>, _ row: Int) -> Bool {
    screen.style(row: row, column: 12).attributes.contains(.reverse)
  }

  @Test("is of whole rows once a drag leaves its row in a list, in either direction")
  func wholeRows() {
    let screen = TestScreen(Lines(), columns: 24, rows: 6)
    #expect(copied(screen, from: at(3, 1), to: at(4, 3)) == (1...3).map { "name \($0) of 40" }
      .joined(separator: "\n"))
    screen.drag(from: at(3, 4), to: at(20, 2))
    #expect((0..<6).map { isMarked(screen, $0) } == [false, false, true, true, true, false])
    // The row of the press is the selected one.
    screen.press(.escape)
    #expect((0..<6).map { isMarked(screen, $0) } == [false, false, false, false, true, false])
    // Back in its row, it stays of the whole row.
    screen.mouse(
      MouseEvent(.press(.left), at: at(3, 1)), MouseEvent(.drag(.left), at: at(3, 2)),
      MouseEvent(.drag(.left), at: at(4, 1)), MouseEvent(.release(.left), at: at(4, 1)))
    screen.press(.control("c"))
    #expect(screen.copied.last == "name 1 of 40")
  }

  @Test("scrolls its list at an edge, and copies rows that are out of view")
  func scrollingRows() async {
    let screen = TestScreen(Lines(), columns: 24, rows: 6)
    screen.mouse(
      MouseEvent(.press(.left), at: at(3, 5)), MouseEvent(.drag(.left), at: at(3, 4)))
    screen.mouse(MouseEvent(.drag(.left), at: at(3, 6)))
    for _ in 0..<60 { await screen.advance(by: .milliseconds(50)) }
    #expect(screen.shows("name 39"))
    screen.mouse(MouseEvent(.release(.left), at: at(3, 6)))
    screen.press(.control("c"))
    #expect(
      screen.copied.last == (5..<40).map { "name \($0) of 40" }.joined(separator: "\n"))
  }

  @Test("of whole rows ends by a press, and when its rows leave")
  func rowsEnd() {
    let screen = TestScreen(Lines(), columns: 24, rows: 6)
    screen.drag(from: at(3, 1), to: at(3, 3))
    screen.click(column: 20, row: 5)
    #expect((0..<6).map { isMarked(screen, $0) } == [false, false, false, false, false, true])
    screen.drag(from: at(3, 1), to: at(3, 3))
    screen.change { $0.names.removeLast(38) }
    let count = screen.copied.count
    screen.press(.control("c"))
    #expect(screen.copied.count == count)
  }
}
