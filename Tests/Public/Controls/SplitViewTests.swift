import Recurse
import RecurseTesting
import TestSupport
import Testing

private struct Panes: Component {
  struct State: Equatable {
    var sizes: SplitSizes = ["files": .cells(6)]
    var isReading = true
    var isDisabled = false
    var unused = 0
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    HSplitView(\.sizes) {
      Pane("files", min: 4, collapses: true) { Button("a") { _ in } }
      if state.isReading {
        Pane("diff", min: 5) { Button("b") { _ in } }
      }
      Pane("log", min: 4) { Button("c") { _ in } }
    }
    .disabled(state.isDisabled)
    .onKey(.character("=")) { $0.unused += 1 }
  }
}

private struct Texts: Component {
  var initialState: SplitSizes { ["files": .cells(6)] }

  func render(state: SplitSizes) -> Node {
    HSplitView(\.self) {
      Pane("files", min: 4) { Text("files") }
      Pane("diff") { Text("diff") }
      Pane("log") { Text("log") }
    }
  }
}

@MainActor @Suite("A split with panes") struct SplitViewTests {
  private func screen(columns: Int = 22, state: Panes.State = .init()) -> TestScreen<Panes> {
    TestScreen(Panes(), state: state, columns: columns, rows: 3)
  }

  /// The number of cells before each divider, by the id of the pane there.
  private func widths(_ screen: TestScreen<Panes>) throws -> [String?] {
    try ["files", "diff"].map { try screen.element(.separator, $0).value }
  }

  @Test("shows panes in their sizes, and gives the rest to those without one")
  func picture() {
    let screen = TestScreen(Texts(), columns: 22, rows: 3)
    #expect(
      screen.text == """
        files │diff   │log
              │       │
              │       │
        """)
  }

  @Test("has dividers that join each other and the border around them")
  func joins() {
    struct Nested: Component {
      var initialState: SplitSizes { SplitSizes() }
      func render(state: SplitSizes) -> Node {
        HSplitView(\.self) {
          Pane("a") { Text("a") }
          Pane("b") {
            VSplitView(\.self) {
              Pane("c") { Text("c") }
              Pane("d") { Text("d") }
            }
          }
        }
        .border()
      }
    }
    #expect(
      TestScreen(Nested(), columns: 20, rows: 7).text == """
        ┌─────────┬────────┐
        │a        │c       │
        │         │        │
        │         ├────────┤
        │         │d       │
        │         │        │
        └─────────┴────────┘
        """)
    struct Crossing: Component {
      func render(state: Void) -> Node {
        VSplitView {
          Pane("upper") {
            HSplitView {
              Pane("a") { Text("a") }
              Pane("b") { Text("b") }
            }
          }
          Pane("lower") {
            HSplitView {
              Pane("c") { Text("c") }
              Pane("d") { Text("d") }
            }
          }
        }
      }
    }
    #expect(
      TestScreen(Crossing(), columns: 11, rows: 5).text == """
        a    │b
             │
        ─────┼─────
        c    │d
             │
        """)
  }

  @Test("is divided where a person drags a divider, down to the minimums of two panes")
  func dragging() throws {
    let screen = screen()
    #expect(try widths(screen) == ["6", "7"])
    screen.drag(from: CellPoint(column: 6, row: 1), to: CellPoint(column: 7, row: 2))
    #expect(screen.state.sizes["files"] == .cells(7))
    #expect(try widths(screen) == ["7", "6"])
    screen.drag(from: CellPoint(column: 7, row: 1), to: CellPoint(column: 15, row: 1))
    #expect(try widths(screen) == ["8", "5"])
    screen.drag(from: CellPoint(column: 14, row: 1), to: CellPoint(column: 30, row: 1))
    #expect(try widths(screen) == ["8", "8"])
    // Beyond the end of a drag, the mouse moves nothing.
    screen.mouse(MouseEvent(.drag(.left), at: CellPoint(column: 10, row: 1)))
    #expect(try widths(screen) == ["8", "8"])
  }

  @Test("takes a drag back by Escape, with what it hid on its way")
  func abandoned() throws {
    let screen = screen()
    let before = screen.state
    screen.mouse(
      MouseEvent(.press(.left), at: CellPoint(column: 6, row: 2)),
      MouseEvent(.drag(.left), at: CellPoint(column: 4, row: 2)),
      MouseEvent(.drag(.left), at: CellPoint(column: 0, row: 2)))
    #expect(screen.state.sizes.isCollapsed("files"))
    screen.press(.escape)
    #expect(screen.state == before)
    #expect(try widths(screen) == ["6", "7"])
  }

  @Test("is divided by the keys of its dividers, which Tab alone reaches, each after its pane")
  func keys() throws {
    let screen = screen()
    #expect(screen.focused?.label == "a")
    screen.click(column: 6, row: 1)
    #expect(screen.focused?.label == "a")
    screen.press(.tab)
    #expect(screen.focused?.role == .separator && screen.focused?.label == "files")
    screen.press(.right)
    #expect(try widths(screen) == ["7", "6"])
    screen.press(Key.right.with(.shift))
    #expect(try widths(screen) == ["8", "5"])
    // Keys go to the minimum, and hide nothing.
    screen.press(.pageUp)
    #expect(try widths(screen) == ["4", "9"])
    screen.press(.left)
    #expect(try widths(screen) == ["4", "9"] && screen.focused?.role == .separator)
    screen.press(.end)
    #expect(try widths(screen) == ["8", "5"])
    screen.press(.home, .pageDown, .left)
    #expect(try widths(screen) == ["7", "6"])
    screen.press(.tab)
    #expect(screen.focused?.label == "b")
    screen.press(.tab)
    #expect(screen.focused?.role == .separator && screen.focused?.label == "diff")
    screen.press(.tab)
    #expect(screen.focused?.label == "c")
  }

  @Test("moves rows by the arrows up and down")
  func rows() throws {
    struct Rows: Component {
      var initialState: SplitSizes { SplitSizes() }
      func render(state: SplitSizes) -> Node {
        VSplitView(\.self) {
          Pane("a") { Button("a") { _ in } }
          Pane("b", min: 2) { Button("b") { _ in } }
        }
      }
    }
    let screen = TestScreen(Rows(), columns: 8, rows: 9)
    func height() -> String? { screen.separator?.value }
    #expect(height() == "4")
    screen.press(.tab, .down)
    #expect(height() == "5" && screen.focused?.role == .separator)
    screen.press(.end)
    #expect(height() == "6")
    screen.drag(from: CellPoint(column: 3, row: 6), to: CellPoint(column: 7, row: 2))
    #expect(height() == "2")
  }

  @Test("hides a pane that is dragged below half of its minimum, and brings it back")
  func collapsing() throws {
    let screen = screen()
    screen.drag(from: CellPoint(column: 6, row: 1), to: CellPoint(column: 2, row: 1))
    #expect(try widths(screen) == ["4", "9"])
    screen.drag(from: CellPoint(column: 4, row: 1), to: CellPoint(column: 1, row: 1))
    #expect(screen.state.sizes.isCollapsed("files") && screen.state.sizes["files"] == .cells(4))
    #expect(try screen.element(.separator, "files").value == "collapsed")
    #expect(try screen.element(.separator, "files").frame?.column == 0)
    screen.drag(from: CellPoint(column: 0, row: 0), to: CellPoint(column: 1, row: 0))
    #expect(screen.state.sizes.isCollapsed("files"))
    screen.drag(from: CellPoint(column: 0, row: 0), to: CellPoint(column: 5, row: 0))
    #expect(!screen.state.sizes.isCollapsed("files"))
    #expect(try widths(screen)[0] == "5")
  }

  @Test("hides and brings back a pane by Enter, an arrow and a click, in the size that it had")
  func toggling() throws {
    let screen = screen()
    screen.press(.tab)
    for back in [Key.enter, .space, .right, .left] {
      screen.press(.enter)
      #expect(screen.state.sizes.isCollapsed("files"))
      #expect(screen.focused?.role == .separator)
      screen.press(back)
      #expect(try widths(screen) == ["6", "7"])
    }
    screen.press(.enter)
    screen.click(column: 0, row: 2)
    #expect(try widths(screen) == ["6", "7"])
    screen.change { $0.sizes.collapse("files") }
    #expect(try screen.element(.separator, "files").frame?.column == 0)
    screen.change { $0.sizes.expand("files") }
    #expect(try widths(screen) == ["6", "7"])
  }

  @Test("has one divider for a pane that is hidden between others")
  func middle() throws {
    let screen = TestScreen(Texts(), columns: 22, rows: 3)
    screen.change { $0.collapse("diff") }
    #expect(
      screen.text == """
        files │log
              ›
              │
        """)
    // It is on the side that the divider leaves, and follows the mouse further on.
    screen.drag(from: CellPoint(column: 6, row: 0), to: CellPoint(column: 11, row: 0))
    #expect(screen.text.hasPrefix("files │diff│log"))
  }

  @Test("is evened out by a double click and by =")
  func even() throws {
    let screen = screen()
    screen.click(column: 6, row: 1, count: 2)
    #expect(screen.state.sizes == SplitSizes())
    #expect(try widths(screen) == ["7", "7"])
    screen.press(.tab, .right)
    #expect(try widths(screen) == ["8", "6"])
    screen.press(.character("="))
    #expect(try widths(screen) == ["7", "7"] && screen.state.unused == 0)
    // There is nothing to even out.
    screen.press(.character("="))
    #expect(screen.state.unused == 1)
  }

  @Test("shows what there is room for, the pane in use in any case, and writes nothing")
  func small() throws {
    let screen = screen()
    let before = screen.state
    screen.resize(columns: 17, rows: 3)
    #expect(try widths(screen) == ["6", "5"])
    screen.resize(columns: 15, rows: 3)
    #expect(try widths(screen) == ["4", "5"])
    screen.resize(columns: 10, rows: 3)
    #expect(screen.text == "[ a ]    │\n         ›\n         │")
    for columns in [1, 2, 3, 20, 300, 22] { screen.resize(columns: columns, rows: 3) }
    #expect(screen.state == before && screen.focused?.label == "a")
    #expect(try widths(screen) == ["6", "7"])
    screen.press(.tab, .tab)
    #expect(screen.focused?.label == "b")
    screen.resize(columns: 10, rows: 3)
    #expect(screen.text == "│[ b ]   │\n‹        ›\n│        │")
    #expect(screen.focused?.label == "b")
  }

  @Test("leads to a pane without room by its divider")
  func request() {
    let screen = screen(columns: 10)
    let before = screen.state
    screen.press(.tab)
    #expect(screen.focused?.role == .separator)
    screen.press(.enter)
    #expect(screen.text == "│[ b ]   │\n‹        ›\n│        │")
    #expect(screen.focused?.label == "b")
    screen.click(column: 9, row: 0)
    #expect(screen.text.hasPrefix("│[ c ]") && screen.focused?.label == "c")
    screen.resize(columns: 22, rows: 3)
    #expect(screen.state == before)
  }

  @Test("keeps the size of a pane that goes, for when it returns")
  func returning() throws {
    let screen = screen()
    screen.drag(from: CellPoint(column: 14, row: 1), to: CellPoint(column: 16, row: 1))
    #expect(try widths(screen) == ["6", "9"])
    let sizes = screen.state.sizes
    screen.change { $0.isReading = false }
    #expect(try screen.element(.separator, "files").value == "6")
    screen.drag(from: CellPoint(column: 6, row: 1), to: CellPoint(column: 8, row: 1))
    #expect(screen.state.sizes["diff"] == sizes["diff"])
    screen.drag(from: CellPoint(column: 8, row: 1), to: CellPoint(column: 6, row: 1))
    screen.change { $0.isReading = true }
    #expect(try widths(screen) == ["6", "9"])
  }

  @Test("is moved by no wheel, no other button, and not while it is disabled")
  func unmoved() throws {
    let screen = screen()
    let before = screen.state
    screen.wheel(.up, notches: 3, column: 6, row: 1)
    screen.wheel(.right, column: 6, row: 1)
    screen.mouse(
      MouseEvent(.press(.right), at: CellPoint(column: 6, row: 1)),
      MouseEvent(.drag(.right), at: CellPoint(column: 8, row: 1)),
      MouseEvent(.release(.right), at: CellPoint(column: 8, row: 1)))
    screen.moveMouse(column: 6, row: 1)
    #expect(screen.state == before)
    screen.change { $0.isDisabled = true }
    screen.drag(from: CellPoint(column: 6, row: 1), to: CellPoint(column: 8, row: 1))
    screen.click(column: 6, row: 1, count: 2)
    #expect(screen.state.sizes == before.sizes)
    #expect(Array(screen.text.split(separator: "\n")[1])[6] == "┊")
  }

  @Test("follows a mouse that leaves the window, and holds its own sizes")
  func own() throws {
    struct Own: Component {
      func render(state: Void) -> Node {
        HSplitView {
          Pane("a", min: 2) { Text("a") }
          Pane("b", min: 3) { Text("b") }
        }
      }
    }
    let screen = TestScreen(Own(), columns: 11, rows: 2)
    func width() -> String? { screen.separator?.value }
    #expect(width() == "5")
    screen.drag(from: CellPoint(column: 5, row: 0), to: CellPoint(column: 60, row: 9))
    #expect(width() == "7")
    screen.drag(from: CellPoint(column: 7, row: 0), to: CellPoint(column: 0, row: 5))
    #expect(width() == "2")
    screen.resize(columns: 21, rows: 2)
    #expect(width() == "4")
  }

  @Test("is sound in any window and after any input", arguments: 0..<4 as Range<UInt64>)
  func random(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let screen = screen()
    let keys: [Key] = [
      .tab, .shiftTab, .left, .right, .home, .end, .enter, .pageUp, .pageDown, .character("="),
    ]
    for _ in 0..<150 {
      switch random.below(8) {
      case 0: screen.resize(columns: 1 + random.below(40), rows: 1 + random.below(5))
      case 1...3: screen.press(random.pick(keys))
      case 4: screen.click(column: random.below(30), row: random.below(3), count: 2)
      case 5:
        let isReading = random.chance(60)
        screen.change { $0.isReading = isReading }
      default:
        screen.drag(
          from: CellPoint(column: random.below(30), row: 0),
          to: CellPoint(column: random.below(30), row: 1))
      }
      #expect(screen.failure == nil && screen.reports == [])
    }
    screen.resize(columns: 300, rows: 80)
    let sizes = screen.state.sizes
    screen.resize(columns: 20, rows: 5)
    screen.resize(columns: 300, rows: 80)
    #expect(screen.state.sizes == sizes && screen.failure == nil)
  }
}

extension TestScreen {
  /// The only divider.
  fileprivate var separator: FoundElement? { all(.separator).first }
}
