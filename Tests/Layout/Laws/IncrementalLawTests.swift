import RecurseLayout
import RecurseTesting
import TestSupport
import Testing

@Suite("An incremental layout equals the layout of a fresh tree", .blocking)
struct IncrementalLawTests {
  @Test("After any number of random changes between two layouts", arguments: 0..<300)
  func anyChange(seed: UInt64) {
    let tree = RandomTree(seed: seed)
    var random = SplitMix64(seed: seed &+ 7919)
    let engine = LayoutEngine()
    var width: Int? = 40
    var height: Int? = 12
    for step in 0..<25 {
      engine.layout(tree.root, width: width, height: height)
      let fresh = RandomTree.copy(of: tree.root)
      LayoutEngine().layout(fresh, width: width, height: height)
      guard firstDifference(tree.root, fresh) == nil else {
        Issue.record("seed \(seed) step \(step): \(firstDifference(tree.root, fresh)!)")
        return
      }
      for _ in 0..<(random.chance(70) ? 1 : 4) { tree.change() }
      if random.chance(15) {
        width = random.chance(80) ? Int.random(in: 0...60, using: &random) : nil
      }
      if random.chance(15) {
        height = random.chance(80) ? Int.random(in: 0...20, using: &random) : nil
      }
    }
  }

  @Test("After changes of texts in boxes that become narrower and wider again", arguments: 0..<60)
  func widths(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let labels = (0..<3).map { _ in Label("a") { $0.flexShrink = 0 } }
    let lines = labels.map { label in
      column(column(column(label.node) { $0.flexShrink = 0 }) { $0.flexShrink = 0 })
    }
    let root = column(lines[0], lines[1], lines[2])
    let engine = LayoutEngine()
    for step in 0..<60 {
      for (line, label) in zip(lines, labels) {
        if random.chance(50) { line.style.margin.right = random.chance(50) ? 0 : 1 }
        if random.chance(30) { label.text = random.pick(["a b", "a bc", "abc de", "ab cd ef"]) }
      }
      engine.layout(root, width: 6, height: 12)
      let fresh = RandomTree.copy(of: root)
      LayoutEngine().layout(fresh, width: 6, height: 12)
      let difference = firstDifference(root, fresh)
      #expect(difference == nil, "seed \(seed) step \(step)")
      if difference != nil { return }
    }
  }

  @Test("The reported changes are exactly the frames that differ", arguments: 0..<100)
  func reportedChanges(seed: UInt64) {
    let tree = RandomTree(seed: seed)
    let engine = LayoutEngine()
    engine.layout(tree.root, width: 40, height: 12)
    for _ in 0..<20 {
      var before: [ObjectIdentifier: CellRect] = [:]
      collect(tree.root, into: &before)
      tree.change()
      var inserted: [ObjectIdentifier: CellRect] = [:]
      collect(tree.root, into: &inserted)
      let report = engine.layout(tree.root, width: 40, height: 12)
      var after: [ObjectIdentifier: CellRect] = [:]
      collect(tree.root, into: &after)
      let expected = Set(after.keys.filter { after[$0] != inserted[$0] })
      #expect(Set(engine.changes.map { ObjectIdentifier($0.node) }) == expected, "seed \(seed)")
      #expect(report.framesChanged == expected.count)
      for change in engine.changes {
        #expect(change.oldFrame == before[ObjectIdentifier(change.node)] ?? .zero)
      }
    }
  }

  @Test("A second layout with no change does nothing", arguments: 0..<50)
  func idle(seed: UInt64) {
    let tree = RandomTree(seed: seed)
    let engine = LayoutEngine()
    engine.layout(tree.root, width: 40, height: 12)
    #expect(engine.layout(tree.root, width: 40, height: 12) == LayoutReport())
  }
}

private func collect(_ node: LayoutNode, into frames: inout [ObjectIdentifier: CellRect]) {
  frames[ObjectIdentifier(node)] = node.frame
  for child in node.children { collect(child, into: &frames) }
}

private func firstDifference(_ node: LayoutNode, _ fresh: LayoutNode, path: String = "root")
  -> String?
{
  guard node.frame == fresh.frame else {
    return "\(path): \(node.frame), fresh \(fresh.frame)"
  }
  for (index, pair) in zip(node.children, fresh.children).enumerated() {
    if let found = firstDifference(pair.0, pair.1, path: "\(path).\(index)") { return found }
  }
  return nil
}
