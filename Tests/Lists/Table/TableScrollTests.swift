import Recurse
import RecurseTesting
import Testing
import WidgetFixture

@MainActor
@Suite("A table whose columns do not fit") struct TableScrollTests {
  private func screen(
    columns: Int = 17, rows: Int = 6, indicators: ScrollIndicatorVisibility = .automatic
  ) -> TestScreen<Fixture<Files>> {
    TestScreen(
      Fixture(Files.few) { _ in
        Table(\.files, columns: \.columns) {
          TableColumn("Name", value: \.name).width(8)
          TableColumn("Kind", value: \.kind).width(7)
          TableColumn("Size", sortedBy: \.size) { Text("\($0.size)") }.width(6)
            .alignment(.trailing)
        }
        .scrollIndicators(indicators)
      }, columns: columns, rows: rows)
  }

  @Test("shows as many as there is room for, above a scrollbar")
  func picture() {
    #expect(
      screen().text == """
         Name     Kind
        ▌readme   text
         an arti… text
         logo     picture

        ▄▄▄▄▄▄▄▄▄▄▄▄▁▁▁▁▁
        """)
    #expect(!screen(columns: 24).text.contains("▄"))
    #expect(!screen(indicators: .hidden).text.contains("▄"))
  }

  @Test("brings the column of the cursor into view, its title too")
  func cursor() {
    let screen = screen()
    screen.press(.left)
    #expect(screen.state.columns.cursor == "Size")
    #expect(
      screen.text == """
           Kind      Size
        ▌  text        20
         … text      1000
           picture    300

        ▁▁▁▁▁▄▄▄▄▄▄▄▄▄▄▄▄
        """)
    screen.press(.left)
    #expect(screen.text.hasPrefix("   Kind      Size"))
    screen.press(.left)
    #expect(screen.text.hasPrefix(" Name     Kind"))
    screen.change { $0.columns.cursor = "Size" }
    #expect(screen.text.hasPrefix("   Kind      Size"))
  }

  @Test("is scrolled by keys, by the wheel and by its scrollbar")
  func scrolling() {
    let screen = screen()
    screen.press(Key.right.with(.shift))
    #expect(screen.text.hasPrefix("   Kind      Size"))
    screen.press(Key.left.with(.shift))
    #expect(screen.text.hasPrefix(" Name     Kind"))
    screen.press(Key.end.with(.shift))
    #expect(screen.text.hasPrefix("   Kind      Size"))
    screen.press(Key.home.with(.shift))
    screen.wheel(.right, column: 3, row: 2)
    #expect(screen.text.hasPrefix("    Kind"))
    screen.wheel(.left, column: 3, row: 2)
    screen.drag(from: CellPoint(column: 1, row: 5), to: CellPoint(column: 9, row: 5))
    #expect(screen.text.hasPrefix("   Kind      Size"))
    screen.click(column: 0, row: 5)
    #expect(screen.text.hasPrefix(" Name     Kind"))
    #expect(screen.unhandled.isEmpty)
  }

  @Test("has its titles under the mouse where they are seen")
  func mouse() {
    let screen = screen()
    screen.press(Key.end.with(.shift))
    screen.click(column: 14, row: 0)
    #expect(screen.state.columns.sort == .init(column: "Size"))
    screen.click(column: 4, row: 2)
    #expect(screen.state.columns.cursor == "Kind")
    screen.drag(from: CellPoint(column: 10, row: 0), to: CellPoint(column: 11, row: 0))
    #expect(screen.state.columns.widths == ["Kind": 8])
  }

  @Test("keeps its place in rows that come, and holds it to what there is")
  func rows() {
    let files = Files((0..<50).map { File(id: $0, name: "file \($0)", kind: "text", size: $0) })
    let screen = TestScreen(
      Fixture(files) { _ in
        Table(\.files, columns: \.columns) {
          TableColumn("Name", value: \.name).width(12)
          TableColumn("Size", sortedBy: \.size) { Text("\($0.size)") }.width(12)
        }
        .scrollIndicators(.hidden)
      }, columns: 15, rows: 3)
    screen.press(.left, .pageDown, .end)
    #expect(screen.text == "   Size\n   48\n▌  49")
    screen.resize(columns: 21, rows: 3)
    #expect(screen.text == "         Size\n …8      48\n▌…9      49")
    screen.resize(columns: 40, rows: 3)
    #expect(screen.text == " Name         Size\n file 48      48\n▌file 49      49")
  }
}
