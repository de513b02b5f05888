import RecurseLayout
import RecurseTesting
import TestSupport
import Testing

@Suite("Boxes keep to their container", .blocking)
struct GeometryLawTests {
  /// A row or column of random children with whole sizes, that may grow and shrink without bounds.
  private struct Flow {
    let root: LayoutNode
    let isRow: Bool
    let space: Int
    let gap: Int
    let grows: Bool

    init(seed: UInt64) {
      var random = SplitMix64(seed: seed)
      isRow = random.chance(50)
      space = Int.random(in: 0...50, using: &random)
      gap = Int.random(in: 0...2, using: &random)
      root = LayoutNode()
      root.style.direction = isRow ? .row : .column
      root.style.gap = LayoutGap(row: .cells(Double(gap)), column: .cells(Double(gap)))
      let content: [JustifyContent] = [.start, .end, .center, .spaceBetween, .spaceEvenly]
      root.style.justifyContent = content.randomElement(using: &random)!
      var grows = false
      for index in 0..<Int.random(in: 1...9, using: &random) {
        var style = LayoutStyle()
        let size = LayoutLength.cells(Double(Int.random(in: 0...12, using: &random)))
        if isRow { style.width = size } else { style.height = size }
        style.flexGrow = random.chance(30) ? Float(Int.random(in: 1...3, using: &random)) : 0
        grows = grows || style.flexGrow > 0
        root.insert(LayoutNode(style: style), at: index)
      }
      self.grows = grows
    }

    func spans() -> [Range<Int>] {
      LayoutEngine().layout(root, width: isRow ? space : 5, height: isRow ? 5 : space)
      return root.children.map {
        isRow
          ? $0.frame.column..<($0.frame.column + $0.frame.columns)
          : $0.frame.row..<($0.frame.row + $0.frame.rows)
      }
    }

    var gaps: Int { gap * (root.children.count - 1) }
  }

  @Test("Neighbours never overlap, and are as far apart as the gap says", arguments: 0..<500)
  func neighbours(seed: UInt64) {
    let flow = Flow(seed: seed)
    let spans = flow.spans()
    for (one, next) in zip(spans, spans.dropFirst()) {
      #expect(next.lowerBound >= one.upperBound, "seed \(seed)")
      // Where a child grows there is no free space: only the gap is between children.
      if flow.grows, flow.space >= flow.gaps {
        #expect(next.lowerBound - one.upperBound == flow.gap, "seed \(seed)")
      }
    }
  }

  @Test("Children that may grow and shrink fill the container exactly", arguments: 0..<500)
  func sums(seed: UInt64) {
    let flow = Flow(seed: seed)
    let spans = flow.spans()
    guard flow.grows, flow.space >= flow.gaps else { return }
    #expect(spans.first?.lowerBound == 0, "seed \(seed)")
    #expect(spans.last?.upperBound == flow.space, "seed \(seed)")
    #expect(spans.reduce(flow.gaps) { $0 + $1.count } == flow.space, "seed \(seed)")
  }

  @Test(
    "Thirds of thirds of thirds cover every cell once", arguments: 0..<45, [0, 1, 2, 7, 11, 40])
  func tiles(width: Int, height: Int) {
    func thirds(_ depth: Int) -> LayoutNode {
      let node = LayoutNode()
      node.style.flexGrow = 1
      node.style.flexBasis = 0
      node.style.direction = depth.isMultiple(of: 2) ? .row : .column
      guard depth > 0 else { return node }
      for index in 0..<3 { node.insert(thirds(depth - 1), at: index) }
      return node
    }
    let drawn = picture(thirds(3), width, height)
    #expect(!drawn.contains("#") && !drawn.contains("·"), "\(drawn)")
  }

  @Test("No box of any tree has a negative size", arguments: 0..<200)
  func sizes(seed: UInt64) {
    let tree = RandomTree(seed: seed)
    LayoutEngine().layout(tree.root, width: Int(seed % 50), height: Int(seed % 13))
    expectNoNegativeSize(tree.root)
  }

  @Test("A text that may not shrink keeps the cells of its longest word", arguments: 0..<200)
  func texts(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let root = row()
    var labels: [Label] = []
    for index in 0..<Int.random(in: 1...6, using: &random) {
      let label = Label(String(repeating: "x", count: Int.random(in: 1...9, using: &random))) {
        $0.flexShrink = 0
      }
      labels.append(label)
      let spring = box { $0.flexGrow = 1.3 }
      root.insert(spring, at: 2 * index)
      root.insert(label.node, at: 2 * index + 1)
    }
    LayoutEngine().layout(root, width: 61, height: 2)
    for label in labels { #expect(label.node.frame.columns == label.text.count, "seed \(seed)") }
  }
}
