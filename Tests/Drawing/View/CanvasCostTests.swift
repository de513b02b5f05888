import Recurse
import RecurseDrawing
import RecurseTesting
import Testing

@MainActor @Suite("The cost of a canvas") struct CanvasCostTests {
  @Test("A render that draws the same paints nothing")
  func equal() {
    let page = CanvasPage(.braille, drawCross)
    let screen = TestScreen(page, columns: 20, rows: 6, isStrict: false)
    _ = screen.takeRecord()
    screen.change { $0.renders += 1 }
    let record = screen.takeRecord()
    #expect(record.renders == 1 && record.painted == 0 && record.cells == 0 && record.laidOut == 0)
    #expect(page.calls.sizes.count == 2)
  }

  @Test("Another drawing paints the canvas, and sends the cells that differ")
  func different() {
    let screen = TestScreen(CanvasPage(.braille, drawCross), columns: 20, rows: 6, isStrict: false)
    _ = screen.takeRecord()
    screen.change { state in
      state.draw = { context, size in
        drawCross(&context, size)
        context.draw("x", at: .zero)
      }
    }
    let record = screen.takeRecord()
    #expect(record.painted == 1 && record.cells == 1 && record.laidOut == 0)
    #expect(screen.picture.hasPrefix("x"))
  }

  @Test("Another style draws in other dots, even if the list of steps is equal")
  func style() {
    let screen = TestScreen(
      CanvasPage(.braille) { context, _ in context.fill(Path(width: 2, height: 2), with: .accent) },
      columns: 3, rows: 2)
    #expect(screen.picture == "⠛")
    screen.change { $0.style = .ascii }
    #expect(screen.picture == "**\n**")
    screen.change { $0.style = .quadrants }
    #expect(screen.picture == "█")
  }

  @Test("What is painted again for another reason is not drawn again")
  func repaint() {
    let page = CanvasPage(.braille, drawCross)
    let screen = TestScreen(page, columns: 20, rows: 6, isStrict: false)
    let picture = screen.picture
    screen.changeTerminalBackground(to: .rgb(0xffffff))
    #expect(screen.takeRecord().painted >= 1)
    #expect(screen.picture == picture)
    #expect(page.calls.sizes.count == 1)
  }

  @Test("A change beside a canvas does not draw it")
  func beside() {
    struct Counter: Component {
      var initialState: Int { 0 }
      func render(state: Int) -> Node { Button("\(state)") { $0 += 1 } }
    }
    struct Page: Component {
      let calls = CanvasPage.Calls()
      func render(state: Void) -> Node {
        Counter()
        Canvas { [calls] context, size in
          calls.sizes.append(size)
          drawCross(&context, size)
        }
      }
    }
    let page = Page()
    let screen = TestScreen(page, columns: 20, rows: 6, isStrict: false)
    screen.press(.enter)
    #expect(screen.shows("1"))
    #expect(page.calls.sizes.count == 1)
  }
}
