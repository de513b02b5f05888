import RecurseLayout
import TestSupport
import Testing

@Suite("An absolute child", .blocking)
struct AbsoluteTests {
  private func beside(
    _ width: LayoutLength = .auto, _ height: LayoutLength = .auto,
    with change: (inout LayoutStyle) -> Void = { _ in }
  ) -> LayoutNode {
    box(width, height) {
      $0.position = .absolute
      change(&$0)
    }
  }

  @Test("Insets count from the container's border, whatever the padding")
  func insets() {
    let root = row(
      beside(2, 1) {
        $0.inset.right = 0
        $0.inset.bottom = 1
      }
    ) {
      $0.border = 1
      $0.padding = 2
    }
    #expect(
      picture(root, 6, 5) == """
        ······
        ······
        ···aa·
        ······
        ······
        """)
  }

  @Test("Two opposite insets stretch it")
  func stretched() {
    #expect(
      picture(row(beside(.auto, 1) { $0.inset = Edges(1) }), 6, 3) == "······\n·aaaa·\n······")
  }

  @Test("Without insets it is where it would be alone")
  func alone() {
    let root = row(box(2, 1), beside(2, 1)) {
      $0.justifyContent = .end
      $0.alignItems = .center
    }
    LayoutEngine().layout(root, width: 8, height: 3)
    #expect(root.children.map(\.frame.column) == [6, 6])
    #expect(root.children.map(\.frame.row) == [1, 1])
  }

  @Test("Auto margins centre it between two insets")
  func centred() {
    let root = row(
      beside(3, 1) {
        $0.inset = 0
        $0.margin = Edges(.auto)
      })
    #expect(picture(root, 9, 3) == "·········\n···aaa···\n·········")
  }

  @Test("Its percentages refer to the container's padding box")
  func shares() {
    let root = row(
      beside(.percent(50), .percent(100)) {
        $0.inset.left = .percent(25)
        $0.inset.top = 0
      }
    ) { $0.padding = 1 }
    #expect(picture(root, 8, 2) == "··aaaa··\n··aaaa··")
  }

  @Test("It does not affect the size of its container")
  func outside() {
    let root = row(box(2, 1), beside(9, 9))
    LayoutEngine().layout(root, width: nil, height: nil)
    #expect(root.frame == CellRect(column: 0, row: 0, columns: 2, rows: 1))
  }
}
