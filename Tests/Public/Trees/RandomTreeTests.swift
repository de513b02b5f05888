import Recurse
import RecurseTesting
import TestSupport
import Testing

private struct Item: Identifiable, Equatable {
  var id: Int
}

/// A tree whose nodes the test knows in another form, too.
private struct Items: Component {
  struct State {
    var tree = TreeRows<Item>()
    var selected: Int?
    var marked: Set<Int> = []
  }
  let several: Bool
  var initialState: State { State() }

  func render(state: State) -> Node {
    if several {
      List(tree: \.tree, selection: \.marked, row: row)
    } else {
      List(tree: \.tree, selection: \.selected, row: row)
    }
  }

  private func row(_ item: Item) -> Node {
    Text("n\(item.id)").onTreeMove { (state, move: TreeMove<Int>) in
      state.tree.move(move.id, into: move.parent, at: move.index)
    }
  }
}

@MainActor
@Suite("A tree after any keys, clicks and changes") struct RandomTreeTests {
  @Test("is the picture of its nodes, with a cursor on one of them", arguments: 0..<16)
  func random(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let screen = TestScreen(
      Items(several: seed % 2 == 0), columns: 26, rows: 7, isStrict: true)
    var next = 0
    let keys: [Key] = [
      .up, .down, .left, .right, .right, .enter, .home, .end, .pageDown, .space,
      .character("*"), Key.up.with(.alt), Key.down.with(.alt), Key.left.with(.alt),
      Key.right.with(.alt), Key.down.with(.shift),
    ]
    for _ in 0..<120 {
      let ids = (0..<next).filter { screen.state.tree[id: $0] != nil }
      let id = ids.randomElement(using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0, 1:
        let item = Item(id: next)
        screen.change { $0.tree.insert(item, into: id, at: 0) }
        next += 1
      case 2:
        guard ids.count > 12, let id else { continue }
        screen.change { $0.tree.remove(id) }
      case 3:
        guard let id else { continue }
        screen.change {
          if $0.tree.isExpanded(id) { $0.tree.collapse(id) } else { $0.tree.expand(id) }
        }
      case 4:
        let (column, row) = (
          Int.random(in: 0..<26, using: &random), Int.random(in: 0..<7, using: &random)
        )
        screen.click(column: column, row: row)
      case 5:
        guard let id, screen.state.tree.status(of: id) != nil else { continue }
        let status: TreeBranch<Item>.Status =
          Bool.random(using: &random) ? .loading : .complete
        screen.change { $0.tree.setStatus(status, of: id) }
      default: screen.press(keys.randomElement(using: &random)!)
      }
      check(screen)
    }
  }

  /// Compares the rows in view with the nodes of the tree.
  private func check(_ screen: TestScreen<Items>) {
    var all: [String] = []
    func visit(_ items: [Item], _ depth: Int) {
      for item in items {
        let tree = screen.state.tree
        let isOpen = tree.isExpanded(item.id)
        all.append("n\(item.id)")
        guard isOpen else { continue }
        visit(tree.children(of: item.id), depth + 1)
        if tree.status(of: item.id) == .loading { all.append("Loading…") }
      }
    }
    visit(screen.state.tree.roots, 0)
    let shown = screen.rows.map(\.text)
    // Rows beside the window, and the row with the cursor, are mounted, too.
    var place = all.startIndex
    for text in shown where text != "Loading…" {
      guard let found = all[place...].firstIndex(of: text) else {
        Issue.record("\(text) is not in \(all)")
        return
      }
      place = found + 1
    }
    let lines = screen.text.split(separator: "\n").map { line in
      String(line.drop { " ▌✓│▸▾⣿".contains($0) }.prefix { !" ▕▐".contains($0) })
    }
    #expect(
      all.isEmpty
        || (0...(max(0, all.count - lines.count))).contains {
          all[$0..<min(all.count, $0 + lines.count)].elementsEqual(lines)
        }, "\(lines) in \(all)")
    #expect(screen.rows.count(where: \.isCursor) <= 1)
  }
}
