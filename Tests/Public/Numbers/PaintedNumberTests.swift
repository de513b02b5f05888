import Recurse
import RecurseTesting
import Testing

/// Drawing at any position and of any size is clipped to the widget.
@MainActor
@Suite("Painting with any number") struct PaintedNumberTests {
  /// Paints on its context, four columns wide and two rows high.
  struct Painting: WidgetElement {
    static func == (left: Painting, right: Painting) -> Bool { true }
    let paint: @MainActor @Sendable (GraphicsContext) -> Void

    func makeWidget(_ sender: EventSender<Painting>) -> ElementWidget<Painting> {
      PaintingWidget(self, sender)
    }
  }

  final class PaintingWidget: ElementWidget<Painting> {
    override func measure(_ proposal: LayoutProposal) -> CellSize {
      CellSize(columns: 4, rows: 2)
    }

    override func paint(_ context: GraphicsContext) { element.paint(context) }
  }

  private struct Page: Component {
    let paint: @MainActor @Sendable (GraphicsContext) -> Void
    func render(state: Void) -> Node {
      HStack {
        Text("a")
        VirtualNode(Painting(paint: paint))
        Text("z")
      }
    }
  }

  private func screen(_ paint: @escaping @MainActor @Sendable (GraphicsContext) -> Void)
    -> TestScreen<Page>
  {
    TestScreen(Page(paint: paint), columns: 8, rows: 2)
  }

  @Test("Text is clipped to the context", arguments: OddNumbers.ints)
  func text(number: Int) {
    for other in OddNumbers.ints {
      let page = screen { $0.draw("日本x", column: number, row: other) }
      #expect(page.text.hasPrefix("a"))
    }
    #expect(screen { $0.draw("x", column: -1, row: 0) }.text == "a      z")
    #expect(screen { $0.draw("xy", column: -1, row: 1) }.text == "a      z\n  y")
  }

  @Test(
    "Filled and restyled rectangles are clipped to the context", arguments: OddNumbers.ints)
  func rectangles(number: Int) {
    for other in OddNumbers.ints {
      let rects = [
        CellRect(column: number, row: 0, columns: other, rows: 1),
        CellRect(column: 0, row: number, columns: 1, rows: other),
        CellRect(column: number, row: other, columns: other, rows: number),
      ]
      _ = screen { context in
        for rect in rects {
          context.fill(rect, style: CellStyle(background: .red))
          context.restyle(rect, adding: .bold)
        }
      }
    }
    let page = screen {
      $0.fill(
        CellRect(column: -1, row: 1, columns: .max, rows: .max), style: CellStyle(background: .red))
    }
    #expect(page.style(row: 1, column: 1).background == nil)
    #expect(page.style(row: 1, column: 2).background == .red)
    #expect(page.style(row: 1, column: 5).background == .red)
    #expect(page.style(row: 1, column: 6).background == nil)
    #expect(page.style(row: 0, column: 2).background == nil)
  }

  @Test("Rectangles of any numbers are moved, joined and clipped", arguments: OddNumbers.ints)
  func geometry(number: Int) {
    for other in OddNumbers.ints {
      let rect = CellRect(column: number, row: other, columns: other, rows: number)
      let seen = CellRect(column: 0, row: 0, columns: 80, rows: 24)
      for length in OddNumbers.ints {
        let moved = rect.offset(columns: length, rows: number)
        let cut = moved.intersection(seen)
        #expect(cut.isEmpty || cut.intersection(seen) == cut)
        #expect(seen.union(rect.intersection(seen)) == seen)
        let wide = CellRect(column: length, row: number, columns: number, rows: other)
        let both = moved.union(wide)
        #expect(moved.isEmpty || wide.isEmpty || both == wide.union(moved))
        _ = both.contains(CellPoint(column: length, row: other))
        _ = wide.intersection(moved)
      }
    }
    let whole = CellRect(column: .min, row: 0, columns: .max, rows: 1)
    #expect(whole.union(CellRect(column: .max, row: 0, columns: 1, rows: 1)).columns == .max)
    #expect(
      CellRect(column: 3, row: 4, columns: 2, rows: 2).offset(columns: .max, rows: .min).isEmpty
        == false)
  }

  @Test("A grid clips texts at any position", arguments: OddNumbers.ints)
  func grid(number: Int) {
    let grid = CellGrid(size: CellSize(columns: 4, rows: 2))
    for other in OddNumbers.ints {
      let point = CellPoint(column: number, row: other)
      grid.draw(grid.glyphs.encode("日本")[...], at: point, style: CellStyle())
    }
  }

  @Test("Drawing a grid changes at most its cells", arguments: OddNumbers.ints)
  func sizes(number: Int) {
    for other in [Int.min, -1, 0, 1, 100, 32_767, 65_536, .max] {
      let size = CellSize(columns: number, rows: other)
      let grid = CellGrid(size: CellSize(columns: 1, rows: 1))
      grid.resize(size)
      #expect(grid.size.columns * grid.size.rows <= 2_097_152)
      #expect(grid.size.columns <= max(0, number) && grid.size.rows <= max(0, other))
      #expect(MemoryScreen(size: size).size == grid.size)
    }
    func painted(_ columns: Int, _ rows: Int) -> CellSize {
      CellGrid(size: CellSize(columns: columns, rows: rows)).size
    }
    #expect(painted(2_000, 1_000) == CellSize(columns: 2_000, rows: 1_000))
    #expect(painted(5_000, 5_000) == CellSize(columns: 1_448, rows: 1_448))
    #expect(painted(32_767, 100) == CellSize(columns: 20_971, rows: 100))
    #expect(painted(10, 40_000) == CellSize(columns: 10, rows: 32_767))
  }

  @Test("A widget of any size works in a window of any size", arguments: OddNumbers.ints)
  func measures(number: Int) {
    struct Measured: WidgetElement {
      let number: Int
      func makeWidget(_ sender: EventSender<Measured>) -> ElementWidget<Measured> {
        MeasuredWidget(self, sender)
      }
    }
    final class MeasuredWidget: ElementWidget<Measured> {
      override func measure(_ proposal: LayoutProposal) -> CellSize {
        CellSize(columns: element.number, rows: element.number)
      }
      override func baseline(in size: CellSize) -> Int? { element.number }
    }
    struct Page: Component {
      let number: Int
      func render(state: Void) -> Node {
        ScrollView {
          HStack(alignment: .firstTextBaseline) {
            Text("a").lineLimit(number)
            VirtualNode(Measured(number: number))
            Text("b c d").lineLimit(min(number, 1)...max(number, 1))
          }
          .scrollIndicators(.automatic)
        }
      }
    }
    let page = TestScreen(Page(number: number), columns: 20, rows: 5)
    page.press(.down, .end, .pageUp, .home)
    page.mouse(
      MouseEvent(.press(.left), at: CellPoint(column: number, row: number)),
      MouseEvent(.drag(.left), at: CellPoint(column: .max, row: .min)),
      MouseEvent(.release(.left), at: CellPoint(column: .min, row: .max)),
      MouseEvent(.wheelDown, at: CellPoint(column: number, row: 0)))
    #expect(page.failure == nil)
    if abs(max(number, -1_000)) < 1_000 { page.resize(columns: number, rows: number) }
  }
}
