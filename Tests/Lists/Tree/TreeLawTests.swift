import Recurse
import TestSupport
import Testing

@testable import RecurseLists

@MainActor
@Suite("Rows of a tree") struct TreeLawTests {
  @Test("of each small tree, with each set of open nodes, are those of the recursive picture")
  func exhaustive() {
    for count in 0...4 {
      for forest in Branch.forests(count) {
        for bits in 0..<(1 << count) {
          let open = Set((0..<count).filter { bits & 1 << $0 != 0 })
          let expected = Branch.rows(forest, open)
          let lines = TreeLines(
            forest, branch: { $0.children.map { TreeBranch($0) } }, identity: { $1.id },
            isExpanded: open.contains)
          #expect(lines.plainRows(id: \.id) == expected)
          var tree = TreeRows(forest, children: \.children)
          for id in open { tree.expand(id) }
          #expect(tree.source.plainRows(id: \.id) == expected)
          checkPlaces(lines)
          checkPlaces(tree.source)
        }
      }
    }
  }

  /// Compares parents, places and keys with what a scan of the rows finds.
  private func checkPlaces(_ source: some TreeSource) {
    for index in 0..<source.count {
      let depth = source.branch(at: index).depth
      let parent = (0..<index).last { source.branch(at: $0).depth < depth }
      #expect(source.parent(of: index) == parent)
      var above: [Int] = []
      var current = parent
      while let row = current {
        above.append(row)
        current = source.parent(of: row)
      }
      #expect(source.ancestors(of: index) == above.map(source.key))
      guard let place = source.place(at: index) else { continue }
      #expect(place.parent == parent)
      let siblings = (0..<source.count).filter {
        source.parent(of: $0) == parent && source.place(at: $0) != nil
      }
      #expect(siblings.firstIndex(of: index) == place.index && siblings.count == place.count)
      #expect(source.index(of: source.key(at: index)) == index)
    }
  }

  @Test("after any edits are those of a tree that is made anew", arguments: 0..<24)
  func edits(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var model: [Branch] = []
    var open: Set<Int> = []
    var tree = TreeRows<Branch.Item>()
    var next = 0
    for _ in 0..<200 {
      var ids: [Int] = []
      visit(model) { ids.append($0.id) }
      let id = ids.randomElement(using: &random)
      switch Int.random(in: 0..<9, using: &random) {
      case 0, 1:
        let parent = Bool.random(using: &random) ? id : nil
        let index = Int.random(in: -1...4, using: &random)
        insert(Branch(id: next), into: parent, at: index, of: &model)
        tree.insert(Branch.Item(id: next), into: parent, at: index)
        next += 1
      case 2:
        guard let id, ids.count > 6 else { continue }
        _ = take(id, from: &model)
        tree.remove(id)
      case 3:
        guard let id else { continue }
        let parent = Bool.random(using: &random) ? ids.randomElement(using: &random) : nil
        let index = Int.random(in: 0...4, using: &random)
        tree.move(id, into: parent, at: index)
        if let parent, isInside(parent, id, model) { continue }
        if let node = take(id, from: &model) { insert(node, into: parent, at: index, of: &model) }
      case 4:
        guard let id, node(id, in: model)?.children != nil else { continue }
        if open.contains(id) { tree.collapse(id) } else { tree.expand(id) }
        open.formSymmetricDifference([id])
      case 5:
        guard let id, node(id, in: model)?.children != nil else { continue }
        let status: TreeBranch<Branch.Item>.Status =
          Bool.random(using: &random) ? .loading : .failed("no")
        change(id, in: &model) { $0.status = status }
        tree.setStatus(status, of: id)
      case 6:
        guard let id else { continue }
        let isLeaf = Int.random(in: 0..<4, using: &random) == 0
        let old = node(id, in: model)?.children ?? []
        var nodes = old.filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
        nodes.append(Branch(id: next))
        next += 1
        change(id, in: &model) {
          ($0.children, $0.status) = (isLeaf ? nil : nodes, .complete)
        }
        if isLeaf { open.remove(id) }
        tree.setChildren(isLeaf ? nil : TreeBranch(nodes.map { Branch.Item(id: $0.id) }), of: id)
      case 7:
        guard let id, node(id, in: model)?.children != nil else { continue }
        var below: [Int] = []
        node(id, in: model).map { visit([$0]) { if $0.children != nil { below.append($0.id) } } }
        open.formUnion(below)
        tree.expandAll(below: id)
      default:
        // A node of elsewhere comes along.
        guard let id, let other = ids.randomElement(using: &random), other != id,
          !isInside(id, other, model)
        else { continue }
        guard let moved = take(other, from: &model), let old = node(id, in: model) else { continue }
        let nodes = [moved] + (old.children ?? [])
        change(id, in: &model) { ($0.children, $0.status) = (nodes, .complete) }
        tree.setChildren(TreeBranch(nodes.map { Branch.Item(id: $0.id) }), of: id)
      }
      var left: Set<Int> = []
      visit(model) { left.insert($0.id) }
      open.formIntersection(left)
      #expect(tree.source.plainRows(id: \.id) == Branch.rows(model, open))
      #expect(tree.count == left.count)
    }
    checkPlaces(tree.source)
  }

  @Test("of a tree that is deeper than a stack are made without recursion")
  func deep() {
    let count = 100_000
    var tree = TreeRows<Branch.Item>([Branch.Item(id: 0)])
    for id in 1..<count { tree.insert(Branch.Item(id: id), into: id - 1) }
    tree.expandAll(below: 0, limit: count)
    #expect(tree.source.count == count)
    #expect(tree.source.branch(at: 50_000).depth == 50_000)
    tree.remove(0)
    #expect(tree.count == 0 && tree.source.count == 0)
  }

  @Test("stop at ten thousand nodes when all below one open, level by level")
  func limit() {
    var tree = TreeRows((0..<1).map { Branch.Item(id: $0) }) { item in
      item.id < 30_000 / 3 * 3
        ? TreeBranch((1...3).map { Branch.Item(id: item.id * 3 + $0) }) : nil
    }
    tree.expandAll(below: 0)
    let opened = (0..<tree.source.count).count { tree.source.branch(at: $0).kind == .expanded }
    #expect(opened == 10_000)
  }

  @Test("of a node that is below itself end there, although it is open")
  func circle() {
    let below = [1: [2, 3], 2: [3, 1]]
    let lines = TreeLines(
      [Branch.Item(id: 1)],
      branch: { item in below[item.id].map { TreeBranch($0.map { Branch.Item(id: $0) }) } },
      identity: { $1.id }, isExpanded: { _ in true })
    let rows = [
      Branch.Row(id: 1, depth: 0, kind: .expanded), Branch.Row(id: 2, depth: 1, kind: .expanded),
      Branch.Row(id: 3, depth: 2, kind: .leaf), Branch.Row(id: 1, depth: 2, kind: .closed),
      Branch.Row(id: 3, depth: 1, kind: .leaf),
    ]
    #expect(lines.plainRows(id: \.id) == rows)
  }

  @Test("belong to copies that are equal until one of them changes")
  func equality() {
    var tree = TreeRows([Branch.Item(id: 1)])
    let copy = tree
    #expect(tree == copy)
    tree.insert(Branch.Item(id: 2))
    #expect(tree != copy && copy.count == 1)
  }
}

// MARK: - The model

private func visit(_ nodes: [Branch], _ body: (Branch) -> Void) {
  for node in nodes {
    body(node)
    visit(node.children ?? [], body)
  }
}

private func node(_ id: Int, in nodes: [Branch]) -> Branch? {
  var found: Branch?
  visit(nodes) { if $0.id == id { found = $0 } }
  return found
}

private func isInside(_ id: Int, _ other: Int, _ nodes: [Branch]) -> Bool {
  var isFound = false
  node(other, in: nodes).map { visit([$0]) { isFound = isFound || $0.id == id } }
  return isFound
}

private func change(_ id: Int, in nodes: inout [Branch], _ body: (inout Branch) -> Void) {
  for index in nodes.indices {
    if nodes[index].id == id { return body(&nodes[index]) }
    if nodes[index].children != nil { change(id, in: &nodes[index].children!, body) }
  }
}

private func take(_ id: Int, from nodes: inout [Branch]) -> Branch? {
  if let index = nodes.firstIndex(where: { $0.id == id }) { return nodes.remove(at: index) }
  for index in nodes.indices where nodes[index].children != nil {
    if let found = take(id, from: &nodes[index].children!) { return found }
  }
  return nil
}

private func insert(_ node: Branch, into parent: Int?, at index: Int, of nodes: inout [Branch]) {
  guard let parent else {
    return nodes.insert(node, at: min(max(0, index), nodes.count))
  }
  change(parent, in: &nodes) {
    var children = $0.children ?? []
    children.insert(node, at: min(max(0, index), children.count))
    $0.children = children
  }
}
