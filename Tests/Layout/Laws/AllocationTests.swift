import RecurseLayout
import RecurseMeasuring
import RecurseTesting
import TestSupport
import Testing

@Suite("Layouts after the first allocate nothing", .blocking)
struct AllocationTests {
  /// Content whose measuring allocates nothing itself.
  private final class Block: LayoutContent {
    var cells: Int
    init(cells: Int) { self.cells = cells }

    func measure(_ proposal: LayoutProposal) -> CellSize {
      guard cells > 0 else { return .zero }
      switch proposal.width {
      case .unbounded: return CellSize(columns: cells, rows: 1)
      case .exactly(let space), .atMost(let space):
        let width = max(1, min(cells, space))
        return CellSize(columns: width, rows: (cells + width - 1) / width)
      }
    }
  }

  // In a process of its own: the count reaches into the runtime of all its threads.
  @Test(
    "A thousand nodes change and are resized without allocating one object",
    .enabled(if: ObjectCount.isAvailable, "The runtime has no entry to count objects by"))
  func none() async {
    await #expect(processExitsWith: .success) {
      let blocks = (0..<500).map { Block(cells: $0 % 40) }
      let (root, leaves) = Self.tree(of: blocks)
      let engine = LayoutEngine()
      // Every fourth leaf is in the row of a grid.
      #expect(engine.layout(root, width: 80, height: 24).nodesLaidOut == 1_126)

      let widths = [80, 60, 30, 80]
      let changing = [7, 8, 99, 100, 250]
      var changed = 0
      let objects = ObjectCount.during {
        for width in widths {
          for index in changing {
            blocks[index].cells += 11
            leaves[index].setNeedsLayout()
          }
          changed += engine.layout(root, width: width, height: 24).framesChanged
        }
      }
      #expect(objects == 0)
      #expect(changed > 500)
      withExtendedLifetime(blocks) {}
    }
  }

  @Test("The count counts", .enabled(if: ObjectCount.isAvailable))
  func counts() async {
    await #expect(processExitsWith: .success) {
      var blocks: [Block] = []
      blocks.reserveCapacity(3)
      #expect(ObjectCount.during { for _ in 0..<3 { blocks.append(Block(cells: 1)) } } == 3)
    }
  }

  private static func tree(of blocks: [Block]) -> (root: LayoutNode, leaves: [LayoutNode]) {
    let root = column()
    var leaves: [LayoutNode] = []
    for (index, block) in blocks.enumerated() {
      let leaf = LayoutNode()
      leaf.content = block
      leaves.append(leaf)
      let container: LayoutNode
      if index.isMultiple(of: 4) {
        container = column(row(leaf) { $0.display = .gridRow }) { $0.display = .grid }
      } else {
        container = index.isMultiple(of: 3) ? layers(leaf) : row(leaf)
      }
      if index.isMultiple(of: 5) { container.style.wrap = .wrap }
      root.insert(container, at: index)
    }
    return (root, leaves)
  }
}
