import RecurseLayout
import RecurseTesting
import TestSupport

/// A random tree, random changes to it, and a copy without cached layouts.
final class RandomTree {
  private var random: SplitMix64
  private var words: [ObjectIdentifier: Words] = [:]
  let root: LayoutNode

  init(seed: UInt64, depth: Int = 4) {
    random = SplitMix64(seed: seed)
    root = LayoutNode()
    root.style = style()
    fill(root, depth: depth)
  }

  private func fill(_ node: LayoutNode, depth: Int) {
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      node.insert(branch(depth: depth - 1), at: node.children.count)
    }
  }

  private func branch(depth: Int) -> LayoutNode {
    let node = LayoutNode(style: style())
    if depth > 0, random.chance(60) {
      fill(node, depth: depth)
    } else if random.chance(70) {
      give(Words(text()), to: node)
    }
    return node
  }

  private func give(_ content: Words, to node: LayoutNode) {
    words[ObjectIdentifier(content)] = content
    node.content = content
  }

  private func text() -> String {
    (0..<Int.random(in: 0...6, using: &random))
      .map { _ in String(repeating: "x", count: Int.random(in: 1...7, using: &random)) }
      .joined(separator: " ")
  }

  func style() -> LayoutStyle { RandomStyle.make(&random) }

  /// Makes a random change.
  func change() {
    let node = anyNode()
    switch Int.random(in: 0..<6, using: &random) {
    case 0: node.style = style()
    case 1: RandomStyle.change(&node.style, &random)
    case 2:
      node.insert(branch(depth: 2), at: Int.random(in: 0...node.children.count, using: &random))
    case 3 where !node.children.isEmpty:
      node.remove(at: Int.random(in: node.children.indices, using: &random))
    case 4 where node.children.count > 1:
      node.move(
        from: Int.random(in: node.children.indices, using: &random),
        to: Int.random(in: node.children.indices, using: &random))
    default:
      if let content = node.content as? Words {
        content.text = text()
        node.setNeedsLayout()
      } else if node.children.isEmpty {
        give(Words(text()), to: node)
      }
    }
  }

  private func anyNode() -> LayoutNode {
    var node = root
    while !node.children.isEmpty, random.chance(75) {
      node = node.children.randomElement(using: &random)!
    }
    return node
  }

  static func copy(of node: LayoutNode) -> LayoutNode {
    let copy = LayoutNode(style: node.style, children: node.children.map(copy(of:)))
    copy.content = node.content
    return copy
  }
}
