import Recurse
import RecurseTesting
import TestSupport
import Testing

private struct Entry: Identifiable, Equatable {
  var id: String
}

/// A tree that the state holds with its open nodes, whose nodes can be moved.
private struct Outline: Component {
  struct State {
    var tree: TreeRows<Entry>
    var selected: String?
  }

  static func tree() -> TreeRows<Entry> {
    let below = ["a": ["a1", "a2"], "b": ["b1"]]
    return TreeRows([Entry(id: "a"), Entry(id: "b"), Entry(id: "c")]) { entry in
      below[entry.id].map { TreeBranch($0.map { Entry(id: $0) }) }
    }
  }

  var initialState: State { State(tree: Self.tree(), selected: "c") }

  func render(state: State) -> Node {
    List(tree: \.tree, selection: \.selected) { entry in
      Text(entry.id).onTreeMove { (state, move: TreeMove<String>) in
        state.tree.move(move.id, into: move.parent, at: move.index)
      }
    }
  }
}

/// A tree of plain values whose nodes are identified by their paths, and can be moved.
private struct PathOutline: Component {
  struct State {
    var roots = [Folder("a", [Folder("a1")]), Folder("b"), Folder("c")]
    var open: Set<[String]> = []
    var selected: [String]?

    mutating func move(_ move: TreeMove<[String]>) {
      guard let name = move.id.last else { return }
      for index in roots.indices { roots[index].children?.removeAll { $0.id == name } }
      roots.removeAll { $0.id == name }
      if let parent = move.parent?.last, let index = roots.firstIndex(where: { $0.id == parent }) {
        let count = roots[index].children?.count ?? 0
        roots[index].children?.insert(Folder(name), at: min(move.index, count))
      } else {
        roots.insert(Folder(name), at: min(move.index, roots.count))
      }
    }
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    List(\.roots, children: \.children, expanded: \.open, selection: \.selected) { folder in
      Text(folder.id).onTreeMove { (state, move: TreeMove<[String]>) in state.move(move) }
    }
  }
}

@MainActor
@Suite("A node of a tree that is moved") struct TreeMoveTests {
  private func names(_ screen: TestScreen<Outline>) -> [String] {
    screen.text.split(separator: "\n").map { String($0.dropFirst()) }
  }

  @Test("passes its siblings by Alt+↑ and Alt+↓, and leaves its parent at the ends")
  func siblings() {
    let screen = TestScreen(Outline(), columns: 20, rows: 8)
    let (up, down) = (Key.up.with(.alt), Key.down.with(.alt))
    screen.press(up)
    #expect(names(screen) == ["▸ a", "  c", "▸ b"])
    screen.press(up)
    screen.press(up)
    #expect(names(screen) == ["  c", "▸ a", "▸ b"] && screen.state.selected == "c")
    screen.press([.down, .right, .right, down])
    #expect(names(screen) == ["  c", "▾ a", "│   a2", "│   a1", "▸ b"])
    screen.press(down)
    #expect(names(screen) == ["  c", "▾ a", "│   a2", "  a1", "▸ b"])
    #expect(screen.state.selected == "a1")
  }

  @Test("goes into the sibling above by Alt+→, and out of its parent by Alt+←")
  func levels() {
    let screen = TestScreen(Outline(), columns: 20, rows: 8)
    screen.press(Key.right.with(.alt))
    #expect(names(screen) == ["▸ a", "▾ b", "│   b1", "│   c"])
    #expect(screen.state.selected == "c")
    screen.press(Key.left.with(.alt))
    #expect(names(screen) == ["▸ a", "▾ b", "│   b1", "  c"])
    screen.press([.up, Key.right.with(.alt)])
    // There is no sibling above.
    #expect(names(screen) == ["▸ a", "▾ b", "│   b1", "  c"])
  }

  @Test("follows the mouse, into what is open, and back by Escape")
  func drag() {
    let screen = TestScreen(Outline(), columns: 20, rows: 8)
    screen.change { $0.tree.expand("a") }
    #expect(names(screen) == ["▾ a", "│   a1", "│   a2", "▸ b", "  c"])
    screen.drag(from: CellPoint(column: 6, row: 4), to: CellPoint(column: 6, row: 1))
    #expect(names(screen) == ["▾ a", "│   c", "│   a1", "│   a2", "▸ b"])
    screen.drag(from: CellPoint(column: 6, row: 1), to: CellPoint(column: 6, row: 4))
    #expect(names(screen) == ["▾ a", "│   a1", "│   a2", "▸ b", "  c"])
  }

  @Test("stays under the cursor where a path identifies it")
  func paths() {
    let screen = TestScreen(PathOutline(), columns: 20, rows: 8)
    screen.press([.down, .down])
    #expect(screen.state.selected == ["b"])
    screen.press(Key.right.with(.alt))
    #expect(screen.state.selected == ["a", "b"])
    screen.press(Key.left.with(.alt))
    #expect(screen.state.selected == ["b"] && screen.state.roots.map(\.id) == ["a", "b", "c"])
    screen.change { $0.open = [["a"]] }
    screen.drag(from: CellPoint(column: 6, row: 2), to: CellPoint(column: 6, row: 1))
    #expect(screen.state.selected == ["a", "b"])
    #expect(screen.state.roots[0].children?.map(\.id) == ["b", "a1"])
  }

  @Test("never goes below itself")
  func cycle() {
    var tree = Outline.tree()
    let before = tree
    tree.move("a", into: "a1")
    tree.move("a", into: "a")
    #expect(tree == before)
    #expect(tree.parent(of: "a1")?.id == "a")
  }
}
