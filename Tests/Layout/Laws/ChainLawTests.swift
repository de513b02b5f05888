import RecurseLayout
import RecurseTesting
import TestSupport
import Testing

/// Nested boxes, each with the next of a few styles, and their siblings.
private struct Chain {
  private let styles: [LayoutStyle]
  private let neighbours: [Int]
  private(set) var words: [Words] = []

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let period = Int.random(in: 1...4, using: &random)
    styles = (0..<period).map { _ in
      var style = RandomStyle.make(&random)
      // A hidden box would end the chain.
      if style.display == .none { style.display = .flex }
      // Lines side by side have a width for each height that is possible.
      if style.direction == .column || style.direction == .columnReverse { style.wrap = .nowrap }
      return style
    }
    neighbours = (0..<period).map { _ in Int.random(in: 0...2, using: &random) }
  }

  mutating func node(of levels: Int) -> LayoutNode {
    var node = text()
    for level in 0..<levels {
      let box = LayoutNode(style: styles[level % styles.count])
      box.insert(node, at: 0)
      for _ in 0..<neighbours[level % styles.count] { box.insert(text(), at: 0) }
      node = box
    }
    return node
  }

  private mutating func text() -> LayoutNode {
    let content = Words("some words")
    words.append(content)
    let node = LayoutNode()
    node.content = content
    return node
  }
}

@Suite("Boxes in boxes", .blocking) struct ChainLawTests {
  /// The steps of the first layout of a chain, and of one after a change of its innermost box.
  private func steps(seed: UInt64, levels: Int) -> (first: Int, change: Int) {
    var chain = Chain(seed: seed)
    let root = chain.node(of: levels)
    let engine = LayoutEngine()
    let first = engine.layout(root, width: 60, height: 30).steps
    var inner = root
    while let last = inner.children.last { inner = last }
    chain.words[0].text = "so many more words than before"
    inner.setNeedsLayout()
    let change = engine.layout(root, width: 60, height: 30).steps
    return withExtendedLifetime(chain) { (first, change) }
  }

  /// Twice as many boxes take little more than twice the steps, or both take few for each.
  @Test("are laid out in steps in proportion to their number", arguments: 0..<20)
  func linear(part: Int) {
    for seed in UInt64(part * 100)..<UInt64(part * 100 + 100) {
      let (small, large) = (steps(seed: seed, levels: 32), steps(seed: seed, levels: 64))
      for (small, large) in [(small.first, large.first), (small.change, large.change)] {
        #expect(large * 10 <= small * 22 || large <= 64 * 80, "seed \(seed): \(small) \(large)")
      }
    }
  }
}
