import Recurse
import RecurseTesting
import Testing
import WidgetFixture

@MainActor
@Suite("A flexbox has all properties of CSS's") struct FlexBoxTests {
  /// Three letters in a flexbox that has a room of its own.
  private func letters(
    _ columns: Int, _ rows: Int, _ direction: FlexDirection = .row, _ wrap: FlexWrap = .nowrap,
    _ justify: JustifyContent = .start, items: AlignItems = .start,
    content: AlignContent = .start, rowGap: LayoutLength = 0, columnGap: LayoutLength = 0
  ) -> String {
    picture(columns, rows) {
      FlexBox(
        direction: direction, wrap: wrap, justifyContent: justify, alignItems: items,
        alignContent: content, rowGap: rowGap, columnGap: columnGap
      ) {
        Text("aa")
        Text("bb")
        Text("cc")
      }
      .frame(width: columns, height: rows)
    }
  }

  @Test("Directions begin at either end")
  func directions() {
    #expect(letters(8, 3, .row) == "aabbcc")
    #expect(letters(8, 3, .rowReverse) == "  ccbbaa")
    #expect(letters(8, 3, .column) == "aa\nbb\ncc")
    #expect(letters(8, 4, .columnReverse) == "\ncc\nbb\naa")
  }

  @Test("Lines follow each other down, or up")
  func wraps() {
    #expect(letters(5, 3, .row, .wrap) == "aabb\ncc")
    #expect(letters(5, 3, .row, .wrapReverse) == "\ncc\naabb")
    #expect(letters(5, 3, .rowReverse, .wrapReverse) == "\n   cc\n bbaa")
    #expect(letters(5, 2, .column, .wrap) == "aacc\nbb")
    #expect(letters(5, 2, .columnReverse, .wrapReverse) == "   bb\n cc" + "aa")
  }

  @Test(
    "Free space along a line is shared by each value",
    arguments: [
      (JustifyContent.start, "aabbcc"), (.end, "      aabbcc"), (.center, "   aabbcc"),
      (.safeCenter, "   aabbcc"), (.spaceBetween, "aa   bb   cc"), (.spaceAround, " aa  bb  cc"),
      (.equalCenters, "aa   bb   cc"),
    ])
  func justifies(_ justify: JustifyContent, _ expected: String) {
    #expect(letters(12, 1, .row, .nowrap, justify) == expected)
  }

  @Test("Evenly distributed, edges are as wide as gaps")
  func evenly() {
    #expect(letters(14, 1, .row, .nowrap, .spaceEvenly) == "  aa  bb  cc")
  }

  @Test(
    "Free space across is shared among lines by each value",
    arguments: [
      (AlignContent.start, "aabb\ncc"), (.end, "\n\n\n\naabb\ncc"), (.center, "\n\naabb\ncc"),
      (.stretch, "aabb\n\n\ncc"), (.spaceBetween, "aabb\n\n\n\n\ncc"),
      (.spaceAround, "\naabb\n\n\ncc"),
    ])
  func contents(_ content: AlignContent, _ expected: String) {
    #expect(letters(5, 6, .row, .wrap, content: content) == expected)
  }

  @Test("Evenly distributed, lines have equal room above, between and below")
  func linesEvenly() {
    #expect(letters(5, 8, .row, .wrap, content: .spaceEvenly) == "\n\naabb\n\n\ncc")
  }

  @Test("Nodes are aligned across their line, each by its own alignment if it has one")
  func items() {
    func items(_ items: AlignItems, _ own: AlignSelf = .auto) -> String {
      picture(9, 4) {
        FlexBox(alignItems: items) {
          Text("a").border().frame(width: 3)
          VStack { Text("b") }.padding(.top).frame(width: 3)
          Text("c").frame(width: 3).alignSelf(own)
        }
        .frame(width: 9, height: 4)
      }
    }
    #expect(items(.start) == "┌─┐   c\n│a│b\n└─┘")
    #expect(items(.end) == "\n┌─┐\n│a│\n└─┘b  c")
    #expect(items(.center) == "\n┌─┐\n│a│b  c\n└─┘")
    #expect(items(.stretch) == "┌─┐   c\n│a│b\n│ │\n└─┘")
    #expect(items(.safeCenter) == items(.center))
    #expect(items(.start, .end) == "┌─┐\n│a│b\n└─┘\n      c")
    #expect(items(.end, .start) == "      c\n┌─┐\n│a│\n└─┘b")
    #expect(items(.baseline) == "┌─┐\n│a│b  c\n└─┘")
  }

  @Test("Gaps of rows and columns are cells or percentages, and overlap below zero")
  func gaps() {
    #expect(letters(8, 3, .row, .wrap, rowGap: 1, columnGap: 3) == "aa   bb\n\ncc")
    #expect(letters(10, 1, .row, columnGap: .percent(20)) == "aa  bb  cc")
    #expect(letters(10, 1, .row, columnGap: .cells(-1)) == "abcc")
  }

  @Test("Nodes keep their size with overflow scroll, else they shrink")
  func overflow() {
    @MainActor func box(_ overflow: LayoutOverflow) -> String {
      picture(6, 3) {
        FlexBox(overflow: overflow) {
          Text("one two")
          Text("three")
        }
        .frame(width: 6, height: 3)
      }
    }
    #expect(box(.scroll) == "one tw")
    #expect(box(.hidden) == box(.visible))
    #expect(box(.hidden) != box(.scroll))
  }

  @Test("A change of each property updates one widget")
  func updates() {
    let screen = TestScreen(
      Fixture(false) { other in
        FlexBox(
          direction: other ? .columnReverse : .row, wrap: other ? .wrap : .nowrap,
          justifyContent: other ? .end : .start, rowGap: other ? 1 : 0
        ) {
          Text("a")
          Text("b")
        }
        .onKey(.enter) { $0.toggle() }
      }, columns: 4, rows: 4)
    #expect(screen.text == "ab")
    _ = screen.takeRecord()
    screen.press(.enter)
    #expect(screen.text == "b\n\na")
    let record = screen.takeRecord().update
    #expect(record.updated == 1 && record.made == 0 && record.moved == 0)
  }

  @Test("Tab follows the order of the nodes, and a hit test what is painted")
  func focus() throws {
    let screen = TestScreen(
      Fixture("") { _ in
        FlexBox(direction: .rowReverse) {
          Button("One") { $0 += "1" }
          Button("Two") { $0 += "2" }
        }
        .frame(width: 20)
      }, columns: 20, rows: 1)
    screen.press(.enter, .tab, .enter)
    #expect(screen.state == "12")
    try screen.click("Two")
    try screen.click("One")
    #expect(screen.state == "1221")
  }
}
