import RecurseLayout
import TestSupport
import Testing

@Suite("A column", .blocking)
struct ColumnTests {
  @Test("Padding, border and gap keep their cells free")
  func edges() {
    #expect(
      picture(
        column(box(.auto, 1), box(.auto, 1)) {
          $0.border = 1
          $0.padding = Edges(horizontal: 1)
          $0.gap = LayoutGap(row: 1)
        }, 7, 5) == """
          ·······
          ··aaa··
          ·······
          ··bbb··
          ·······
          """)
  }

  @Test("Text breaks in the width it gets, and the column grows by its lines")
  func wrapsText() {
    let label = Label("one two three")
    let root = column(label.node, box(.auto, 1))
    LayoutEngine().layout(root, width: 7, height: nil)
    #expect(label.node.frame == CellRect(column: 0, row: 0, columns: 7, rows: 2))
    #expect(root.frame.rows == 3)
  }

  @Test("Text that is centred is as wide as its longest line may be")
  func fits() {
    let label = Label("one two three")
    let root = column(label.node) { $0.alignItems = .center }
    LayoutEngine().layout(root, width: 20, height: nil)
    #expect(label.node.frame == CellRect(column: 4, row: 0, columns: 13, rows: 1))
  }

  @Test("Content that is centred but too wide takes the available width, down to its longest word")
  func fitsNarrow() {
    let label = Label("one two three")
    let inner = row(label.node)
    let root = column(inner) { $0.alignItems = .center }
    let engine = LayoutEngine()
    engine.layout(root, width: 9, height: nil)
    #expect(inner.frame == CellRect(column: 0, row: 0, columns: 9, rows: 2))
    engine.layout(root, width: 3, height: nil)
    #expect(inner.frame == CellRect(column: -1, row: 0, columns: 5, rows: 3))
  }

  @Test("A percentage of a height that follows from the content counts as auto")
  func percentOfUnknown() {
    let root = column(box(1, .percent(50)), box(1, 2))
    LayoutEngine().layout(root, width: 4, height: nil)
    #expect(root.children.map(\.frame.rows) == [0, 2])
    LayoutEngine().layout(root, width: 4, height: 8)
    #expect(root.children.map(\.frame.rows) == [4, 2])
  }

  @Test("A ratio turns the height a child has into its width")
  func ratio() {
    #expect(
      picture(
        column(box(.auto, 2) { $0.aspectRatio = 2 }) { $0.alignItems = .start }, 6, 2) == """
          aaaa··
          aaaa··
          """)
  }

  @Test("A hidden child takes no space, and is shown again with all its content")
  func hidden() {
    let hidden = column(box(2, 1))
    let root = column(hidden, box(2, 1))
    let engine = LayoutEngine()
    engine.layout(root, width: 2, height: 2)
    hidden.style.display = .none
    engine.layout(root, width: 2, height: 2)
    #expect(Picture.of(root) == "bb\n··")
    #expect(hidden.frame == .zero)
    hidden.children[0].style.height = 2
    engine.layout(root, width: 2, height: 2)
    hidden.style.display = .flex
    hidden.style.flexShrink = 0
    root.children[1].style.flexShrink = 0
    engine.layout(root, width: 2, height: 3)
    #expect(Picture.of(root) == "aa\naa\nbb")
  }

  @Test(
    "A layout in any small size ends without a negative size",
    arguments: [(0, 0), (1, 1), (0, 5), (5, 0)])
  func tiny(width: Int, height: Int) {
    let label = Label("words that do not fit")
    let root = column(row(label.node, box(10, 10)), box(3, 3)) {
      $0.border = 1
      $0.padding = 2
      $0.gap = LayoutGap(row: 3, column: 3)
    }
    LayoutEngine().layout(root, width: width, height: height)
    #expect(root.frame == CellRect(column: 0, row: 0, columns: width, rows: height))
    expectNoNegativeSize(root)
  }
}

func expectNoNegativeSize(_ node: LayoutNode) {
  #expect(node.frame.columns >= 0 && node.frame.rows >= 0)
  node.children.forEach(expectNoNegativeSize)
}
