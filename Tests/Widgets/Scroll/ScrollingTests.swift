import Recurse
import RecurseTesting
import Testing
import WidgetFixture

private struct Page: Equatable {
  var count = 20
  var version = 0
  var text = ""
}

@MainActor
@Suite("Scrolling by hand") struct ScrollingTests {
  private func top(_ screen: TestScreen<Fixture<Int>>) -> String {
    let row = screen.text.split(separator: "\n").first ?? ""
    return row.split(separator: " ").prefix(2).joined(separator: " ")
  }

  @Test("Keys scroll by lines, pages and to the ends, and bubble at an end")
  func keys() {
    let screen = lines(20, columns: 10, rows: 5)
    let steps: [(Key, Int)] = [
      (.down, 1), (.down, 2), (.up, 1), (.pageDown, 5), (.pageUp, 1), (.end, 15), (.pageUp, 11),
      (Key(.down, modifiers: .alt), 15), (Key(.up, modifiers: .alt), 11), (.home, 0),
    ]
    for (key, line) in steps {
      screen.press(key)
      #expect(top(screen) == "line \(line)")
    }
    #expect(screen.unhandled.isEmpty)
    screen.press(.up, .pageUp, .home, .left)
    #expect(screen.unhandled.count == 4)
    screen.press(.end, .end, .down, .pageDown)
    #expect(screen.unhandled.count == 7)
    #expect(top(screen) == "line 15")
  }

  @Test("The wheel scrolls three lines a notch, and bubbles at an end")
  func wheel() {
    let screen = lines(10, columns: 10, rows: 5)
    screen.wheel(.down, column: 2, row: 2)
    #expect(top(screen) == "line 3")
    screen.wheel(.down, notches: 5, column: 2, row: 2)
    #expect(top(screen) == "line 5")
    #expect(screen.unhandled.count == 4)
    screen.wheel(.up, notches: 2, column: 9, row: 0)
    #expect(top(screen) == "line 0")
    screen.wheel(.up, column: 2, row: 2)
    screen.wheel(.right, column: 2, row: 2)
    #expect(screen.unhandled.count == 6)
  }

  @Test("With Shift the wheel and the long keys scroll horizontally")
  func sideways() {
    let screen = still(5, 3) {
      ScrollView([.horizontal, .vertical]) { Text("0123456789abcdefghij") }
    }
    func start() -> Character { screen.text.first! }
    screen.wheel(.down, column: 0, row: 0, modifiers: .shift)
    #expect(start() == "6")
    screen.wheel(.up, column: 0, row: 0, modifiers: .shift)
    #expect(start() == "0")
    let steps: [(Key, Character)] = [
      (Key(.end, modifiers: .shift), "f"), (Key(.home, modifiers: .shift), "0"),
      (Key(.pageDown, modifiers: .shift), "4"), (Key(.pageUp, modifiers: .shift), "0"),
      (Key(.right, modifiers: .alt), "4"), (.right, "5"), (.left, "4"),
      (Key(.left, modifiers: .shift), "0"),
    ]
    for (key, first) in steps {
      screen.press(key)
      #expect(start() == first)
    }
  }

  @Test("The thumb can be dragged to every position, and a click in the track scrolls a page")
  func bar() {
    let screen = lines(40, columns: 10, rows: 10)
    let column = 9
    screen.drag(from: CellPoint(column: column, row: 0), to: CellPoint(column: column, row: 9))
    #expect(top(screen) == "line 30")
    screen.drag(from: CellPoint(column: column, row: 9), to: CellPoint(column: 3, row: 0))
    #expect(top(screen) == "line 0")
    screen.click(column: column, row: 8)
    #expect(top(screen) == "line 9")
    screen.click(column: column, row: 0)
    #expect(top(screen) == "line 0")
    var seen: Set<String> = []
    screen.mouse(MouseEvent(.press(.left), at: CellPoint(column: column, row: 1)))
    for row in 1...9 {
      screen.mouse(MouseEvent(.drag(.left), at: CellPoint(column: 0, row: row)))
      seen.insert(top(screen))
    }
    screen.mouse(MouseEvent(.release(.left), at: CellPoint(column: 0, row: 20)))
    #expect(seen.count == 8)
    screen.mouse(MouseEvent(.drag(.left), at: CellPoint(column: 0, row: 1)))
    #expect(top(screen) == "line 30")
  }

  @Test("The horizontal bar can be dragged")
  func lowerBar() {
    let screen = still(10, 2) { ScrollView(.horizontal) { Text("0123456789abcdefghij") } }
    #expect(screen.text == "0123456789\n▄▄▄▄▄▁▁▁▁▁")
    screen.drag(from: CellPoint(column: 0, row: 1), to: CellPoint(column: 9, row: 1))
    #expect(screen.text.hasPrefix("abcdefghij"))
    screen.click(column: 0, row: 1)
    #expect(screen.text.hasPrefix("1"))
  }

  @Test("The offset stays while the content changes, clamped to the content")
  func offsetStays() {
    let screen = TestScreen(
      Fixture(Page()) { page in
        ScrollView {
          ForEach(0..<page.count, id: \.self) { Text("line \($0) \(page.version)") }
        }
      }, columns: 12, rows: 4)
    screen.wheel(.down, notches: 4, column: 0, row: 0)
    #expect(screen.text.hasPrefix("line 12 0"))
    screen.change { $0.version = 1 }
    #expect(screen.text.hasPrefix("line 12 1"))
    screen.change { $0.count = 10 }
    #expect(screen.text.hasPrefix("line 6 1"))
    screen.change { $0.count = 20 }
    #expect(screen.text.hasPrefix("line 6 1"))
    screen.resize(columns: 12, rows: 15)
    #expect(screen.text.hasPrefix("line 5 1"))
    screen.change { $0.count = 2 }
    #expect(screen.text == "line 0 1\nline 1 1")
  }

  @Test("Keys that nothing inside handles scroll what is around")
  func keysFromInside() {
    let screen = TestScreen(
      Fixture(Page()) { page in
        ScrollView {
          TextField("field", text: \.text)
          ForEach(0..<20, id: \.self) { Text("line \($0)") }
        }
      }, columns: 12, rows: 4)
    #expect(screen.focused?.role == .textField)
    screen.type("ab")
    screen.press(.left)
    screen.press(.down, .down)
    #expect(screen.state.text == "ab")
    #expect(screen.text.hasPrefix("line 1"))
    #expect(screen.cursor == nil)
    // Where one types is seen.
    screen.type("c")
    #expect(screen.text.hasPrefix("acb"))
    #expect(screen.cursor == CellPoint(column: 2, row: 0))
  }

  @Test("It is focusable where nothing inside is")
  func focus() {
    let screen = TestScreen(
      Fixture(Page()) { _ in
        Button("before") { _ in }
        ScrollView { ForEach(0..<20, id: \.self) { Text("line \($0)") } }
        ScrollView { Button("in") { _ in } }
      }, columns: 12, rows: 5)
    #expect(screen.focused?.label == "before")
    #expect(screen.text.contains("▕") && !screen.styledText.contains(": bold\n"))
    screen.press(.tab)
    #expect(screen.focused?.role == .scrollView)
    #expect(screen.text.contains("▕") && screen.styledText.contains(": bold #3b70e1"))
    screen.press(.tab)
    #expect(screen.focused?.label == "in")
    screen.click(column: 2, row: 2)
    #expect(screen.focused?.role == .scrollView)
  }
}
