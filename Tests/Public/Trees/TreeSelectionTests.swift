import Recurse
import RecurseTesting
import TestSupport
import Testing

private struct Marked: Component {
  struct State {
    var files = Folder.sample
    var open: Set<String> = ["Sources"]
    var marked: Set<String> = []
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    List(\.files, children: \.children, expanded: \.open, selection: \.marked) { Text($0.id) }
      .onKey("1") { $0.open = [] }
  }
}

private struct Unselected: Component {
  struct State {
    var files = Folder.sample
    var open: Set<String> = []
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    List(\.files, children: \.children, expanded: \.open) { Text($0.id) }
      .onKey("1") { $0.open = [] }
  }
}

/// A tree in which the same id is below two parents.
private struct Paths: Component {
  struct State {
    var files = [
      Folder("a", [Folder("x", [Folder("1")])]), Folder("b", [Folder("x", [Folder("1")])]),
    ]
    var open: Set<[String]> = []
    var selected: [String]?
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    List(\.files, children: \.children, expanded: \.open, selection: \.selected) { Text($0.id) }
  }
}

@MainActor
@Suite("The selection of a tree") struct TreeSelectionTests {
  @Test("is a set of rows at any depth, which stay selected when they are hidden")
  func several() {
    let screen = TestScreen(Marked(), columns: 24, rows: 6)
    screen.press([.down, .space, Key.down.with(.shift), Key.down.with(.shift)])
    #expect(screen.state.marked == ["Core", "Empty", "main.swift"])
    #expect(screen.text.contains(" ✓ │   main.swift"))
    screen.press(.character("1"))
    #expect(screen.state.marked == ["Core", "Empty", "main.swift"])
    #expect(screen.cursorRow == "Sources")
    screen.press([.right, .down, .space])
    #expect(screen.state.marked == ["Empty", "main.swift"])
  }

  @Test("has a cursor alone, where it selects nothing; then a click opens and closes")
  func none() {
    let screen = TestScreen(Unselected(), columns: 24, rows: 6)
    screen.click(column: 6, row: 0)
    #expect(screen.state.open == ["Sources"])
    screen.click(column: 6, row: 0)
    // The second press of a double click closes nothing that the first one opened.
    #expect(screen.state.open == ["Sources"])
    screen.press([.down, .right, .down])
    #expect(screen.cursorRow == "App.swift")
    screen.press(.character("1"))
    #expect(screen.cursorRow == "Sources")
  }

  @Test("tells nodes with the same id apart by their paths")
  func paths() {
    let screen = TestScreen(Paths(), columns: 24, rows: 8)
    screen.press([.down, .down])
    screen.type("*")
    #expect(screen.state.open == [["b"], ["b", "x"]])
    #expect(screen.text == " ▸ a\n ▾ b\n │ ▾ x\n │ │   1")
    screen.press([.up, .right, .right])
    #expect(screen.state.selected == ["a", "x"])
    #expect(screen.text == " ▾ a\n │ ▸ x\n ▾ b\n │ ▾ x\n │ │   1")
    screen.press([.down, .down])
    #expect(screen.state.selected == ["b", "x"])
  }
}

extension TestScreen {
  fileprivate var cursorRow: String? { rows.first { $0.isCursor }?.text }
}
