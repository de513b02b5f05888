import Testing

@testable import inspect

@Suite("The tree of an inspector") struct TreeNodeTests {
  private func lines(_ depths: [Int]) -> [TreeLine] {
    depths.enumerated().map { TreeLine(id: $0, depth: $1, kind: "element", name: "node \($0)") }
  }

  /// The tree as lines: each node is followed by the nodes below it.
  private func flat(_ nodes: [TreeNode], _ depth: Int = 0) -> [[Int]] {
    nodes.flatMap { [[$0.id, depth]] + flat($0.children ?? [], depth + 1) }
  }

  @Test("has the nodes of the lines below each other")
  func nests() {
    let nodes = TreeNode.nodes(of: lines([0, 1, 2, 2, 1, 0]), nil)
    #expect(flat(nodes) == [[0, 0], [1, 1], [2, 2], [3, 2], [4, 1], [5, 0]])
    #expect(nodes.last?.children == nil)
  }

  @Test("has every line once and in order, whatever the depths")
  func whole() {
    for number in 0..<256 {
      let depths = (0..<4).map { number >> (2 * $0) & 3 }
      let nodes = TreeNode.nodes(of: lines(depths), nil)
      #expect(flat(nodes).map { $0[0] } == [0, 1, 2, 3], "\(depths)")
    }
  }

  @Test("marks what the step has rendered")
  func reasons() {
    var step = Step(number: 0, cause: "")
    step.renders = [.init(path: "A", reason: "state", node: 1, microseconds: 3)]
    let nodes = TreeNode.nodes(of: lines([0, 1, 1]), step)
    #expect(nodes[0].reason == nil && nodes[0].children?.map(\.reason) == ["state", nil])
  }

  @Test("knows the nodes above a node")
  func ancestors() {
    let lines = lines([0, 1, 2, 1, 2])
    #expect(lines.ancestors(of: 4) == [3, 0])
    #expect(lines.ancestors(of: 0) == [] && lines.ancestors(of: 9) == [])
  }

  @Test("finds a text from the selected node on, behind it and before it, around the ends")
  func search() {
    var lines = lines([0, 0, 0, 0])
    lines[0].name = "Apple"
    lines[2].state = ["name = \"apple\""]
    #expect(lines.match("APPLE", from: nil, 0) == 0)
    #expect(lines.match("apple", from: 0, 0) == 0)
    #expect(lines.match("apple", from: 0, 1) == 2)
    #expect(lines.match("apple", from: 2, 1) == 0)
    #expect(lines.match("apple", from: 0, -1) == 2)
    #expect(lines.match("pear", from: 0, 1) == nil && lines.match("", from: 0, 1) == nil)
  }
}
