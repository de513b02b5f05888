import RecurseLayout
import TestSupport
import Testing

@Suite("A container that wraps", .blocking)
struct WrapTests {
  private func words(_ change: (inout LayoutStyle) -> Void) -> LayoutNode {
    row(box(2, 1), box(3, 1), box(2, 1)) {
      $0.wrap = .wrap
      change(&$0)
    }
  }

  @Test("Children that no longer fit start a new line")
  func lines() {
    #expect(
      picture(words { $0.alignContent = .start }, 6, 3) == """
        aabbb·
        cc····
        ······
        """)
  }

  @Test("The gap between columns counts when a line is filled")
  func gap() {
    #expect(
      picture(words { $0.gap = LayoutGap(row: 1, column: 2) }, 6, nil) == """
        aa····
        ······
        bbb···
        ······
        cc····
        """)
  }

  @Test("Reversed lines start at the bottom")
  func reversed() {
    #expect(
      picture(
        words {
          $0.wrap = .wrapReverse
          $0.alignContent = .start
        }, 6, 3) == """
          ······
          cc····
          aabbb·
          """)
  }

  @Test("Lines share the free height")
  func stretch() {
    let root = row(box(2), box(3), box(2)) { $0.wrap = .wrap }
    #expect(
      picture(root, 5, 4) == """
        aabbb
        aabbb
        cc···
        cc···
        """)
  }

  @Test("A column's lines are side by side")
  func columns() {
    let root = column(box(1, 2), box(1, 2), box(2, 1)) {
      $0.wrap = .wrap
      $0.alignContent = .start
    }
    #expect(
      picture(root, 4, 3) == """
        ab··
        ab··
        ·cc·
        """)
  }
}
