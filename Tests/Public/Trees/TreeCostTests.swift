import Recurse
import RecurseTesting
import TestSupport
import Testing

private struct Leaf: Identifiable {
  var id: Int
}

private struct Large: Component {
  let nodes: Int

  struct State {
    var tree: TreeRows<Leaf>
    var selected: Int?
  }

  /// A root with all other nodes below it, open, of which each tenth has ten children, closed.
  var initialState: State {
    var tree = TreeRows([Leaf(id: 0)])
    let below = nodes - 1
    tree.setChildren(TreeBranch((1...below).map { Leaf(id: $0) }), of: 0)
    tree.setChildren(TreeBranch((1...10).map { Leaf(id: nodes + $0) }), of: below / 2)
    tree.expand(0)
    return State(tree: tree, selected: below / 2 - 3)
  }

  func render(state: State) -> Node {
    List(tree: \.tree, selection: \.selected) { Text("\($0.id)") }
  }
}

@MainActor
@Suite("The cost of a tree") struct TreeCostTests {
  @Test("of a million nodes is that of a thousand: for a key, and for opening a node")
  func million() {
    #expect(records(of: 1_000_000) == records(of: 1_000))
  }

  private func records(of nodes: Int) -> [[Int]] {
    let screen = TestScreen(Large(nodes: nodes), columns: 20, rows: 10, isStrict: false)
    _ = screen.takeRecord()
    let keys: [Key] = [.down, .down, .down, .right, .right, .down, .left, .left]
    return keys.map { key in
      screen.press(key)
      let record = screen.takeRecord()
      return [record.update.renders, record.laidOut, record.painted]
    }
  }
}
