import RecurseLayout
import TestSupport
import Testing

@Suite("A row", .blocking)
struct RowTests {
  @Test("Children are side by side and stretch across")
  func sideBySide() {
    #expect(
      picture(row(box(2), box(3)), 8, 2) == """
        aabbb···
        aabbb···
        """)
  }

  @Test("Children that grow take the free space, in proportion")
  func grows() {
    #expect(
      picture(row(box(1), box { $0.flexGrow = 1 }, box { $0.flexGrow = 2 }), 10, 1)
        == "abbbcccccc")
  }

  @Test("Percentages that are no whole cells leave no gap and no overlap")
  func thirds() {
    func third() -> LayoutNode { box { $0.flexGrow = 1 } }
    #expect(picture(row(third(), third(), third()), 10, 1) == "aaabbbbccc")
    #expect(picture(row(third(), third(), third()), 11, 1) == "aaaabbbcccc")
    #expect(picture(row(third(), third(), third()), 2, 1) == "ac")
  }

  @Test("Children that may shrink do so in proportion to their size")
  func shrinks() {
    #expect(picture(row(box(8), box(4), box(2) { $0.flexShrink = 0 }), 8, 1) == "aaaabbcc")
  }

  @Test(
    "Free space is distributed by justifyContent",
    arguments: [
      (JustifyContent.start, "aabb······"), (.end, "······aabb"), (.center, "···aabb···"),
      (.spaceBetween, "aa······bb"), (.spaceAround, "··aa···bb·"), (.spaceEvenly, "··aa··bb··"),
    ])
  func justified(content: JustifyContent, expected: String) {
    #expect(picture(row(box(2), box(2)) { $0.justifyContent = content }, 10, 1) == expected)
  }

  @Test("A reversed row starts at the right")
  func reversed() {
    #expect(
      picture(
        row(box(1), box(2)) {
          $0.direction = .rowReverse
          $0.gap = LayoutGap(column: 1)
        }, 6, 1) == "··bb·a")
  }

  @Test(
    "Children are aligned by alignItems",
    arguments: [
      (AlignItems.start, "a\n·\n·"), (.center, "·\na\n·"), (.end, "·\n·\na"), (.stretch, "a\na\na"),
    ])
  func aligned(items: AlignItems, expected: String) {
    let height: LayoutLength = items == .stretch ? .auto : 1
    #expect(picture(row(box(1, height)) { $0.alignItems = items }, 1, 3) == expected)
  }

  @Test("A text that grows takes the free space, and breaks where that is too little")
  func growingText() {
    let name = Label("Name:") { $0.flexShrink = 0 }
    let value = Label("a value of many words") { $0.flexGrow = 1 }
    let root = row(name.node, value.node) { $0.gap = LayoutGap(column: 1) }
    let engine = LayoutEngine()
    engine.layout(root, width: 30, height: nil)
    #expect(Picture.of(root) == "aaaaa·bbbbbbbbbbbbbbbbbbbbbbbb")
    engine.layout(root, width: 17, height: nil)
    #expect(
      Picture.of(root) == """
        aaaaa·bbbbbbbbbbb
        aaaaa·bbbbbbbbbbb
        """)
    value.text = "short"
    engine.layout(root, width: 17, height: nil)
    #expect(Picture.of(root) == "aaaaa·bbbbbbbbbbb")
    withExtendedLifetime((name, value)) {}
  }

  @Test("Texts share the baseline, whatever is around them")
  func baselines() {
    let plain = Label("ab ab") { $0.width = 2 }
    let padded = Label("cd") { $0.padding = Edges(vertical: 1) }
    let root = row(plain.node, padded.node) { $0.alignItems = .baseline }
    LayoutEngine().layout(root, width: 4, height: 4)
    withExtendedLifetime((plain, padded)) {
      #expect(plain.node.frame == CellRect(column: 0, row: 1, columns: 2, rows: 2))
      #expect(padded.node.frame == CellRect(column: 2, row: 0, columns: 2, rows: 3))
    }
  }

  @Test("An auto margin takes the free space before children are justified")
  func autoMargin() {
    #expect(
      picture(row(box(1), box(2) { $0.margin.left = .auto }) { $0.justifyContent = .center }, 6, 1)
        == "a···bb")
  }

  @Test("A container that scrolls never shrinks its children")
  func scrolls() {
    let root = row(box(4), box(4)) { $0.overflow = .scroll }
    LayoutEngine().layout(root, width: 4, height: 1)
    #expect(root.children.map(\.frame.columns) == [4, 4])
    #expect(root.children[1].frame.column == 4)
  }
}
