import RecurseLayout
import TestSupport
import Testing

@Suite("Layers do not affect each other", .blocking)
struct LayersLawTests {
  /// A random tree whose root has layers, with all of them or only one. (Layers that align by their
  /// baseline do affect each other.)
  private func layers(of tree: RandomTree, only index: Int? = nil) -> LayoutNode {
    let root = RandomTree.copy(of: tree.root)
    root.style.display = .layers
    if root.style.alignItems == .baseline { root.style.alignItems = .center }
    for child in root.children where child.style.alignSelf == .baseline {
      child.style.alignSelf = .auto
    }
    guard let index else { return root }
    while root.children.count > index + 1 { root.remove(at: index + 1) }
    while root.children.count > 1 { root.remove(at: 0) }
    return root
  }

  @Test("Each is where it would be alone", arguments: 0..<300)
  func alone(seed: UInt64) {
    let tree = RandomTree(seed: seed)
    let together = layers(of: tree)
    let size = (width: Int(seed % 50), height: Int(seed % 13))
    LayoutEngine().layout(together, width: size.width, height: size.height)
    for (index, child) in together.children.enumerated() {
      let single = layers(of: tree, only: index)
      LayoutEngine().layout(single, width: size.width, height: size.height)
      #expect(frames(child) == frames(single.children[0]), "seed \(seed) child \(index)")
    }
  }

  @Test("Their container is as large as the largest of them needs", arguments: 0..<300)
  func size(seed: UInt64) {
    let tree = RandomTree(seed: seed)
    let together = layers(of: tree)
    let singles = together.children.indices.map { layers(of: tree, only: $0) }
    for width in [nil, 0, 5, Int(seed % 50)] {
      for root in singles + [together] { LayoutEngine().layout(root, width: width, height: 0) }
      #expect(together.frame.columns == singles.map(\.frame.columns).max(), "seed \(seed)")
      guard let width else { continue }
      for root in singles + [together] { LayoutEngine().layout(root, width: width, height: nil) }
      #expect(together.frame.rows == singles.map(\.frame.rows).max(), "seed \(seed)")
    }
  }
}

private func frames(_ node: LayoutNode) -> [CellRect] {
  [node.frame] + node.children.flatMap(frames)
}
