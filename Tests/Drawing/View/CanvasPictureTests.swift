import Recurse
import RecurseDrawing
import RecurseTesting
import Testing

@MainActor @Suite("A canvas") struct CanvasPictureTests {
  private func picture(
    _ style: DotStyle, columns: Int = 8, rows: Int = 4,
    _ draw: @escaping @MainActor (inout DrawingContext, DotSize) -> Void
  ) -> String {
    TestScreen(CanvasPage(style, draw), columns: columns, rows: rows).picture
  }

  @Test("fills its room, in the dots of each style")
  func styles() {
    #expect(
      picture(.braille, drawCross) == """
        ⠑⢄    ⡠⠊
          ⠑⢄⡠⠊
          ⡠⠊⠑⢄
        ⡠⠊    ⠑⢄
        """)
    #expect(
      picture(.halfBlocks, drawCross) == """
        ▀▄    ▄▀
          ▀▄▄▀
          ▄▀▀▄
        ▄▀    ▀▄
        """)
    #expect(
      picture(.quadrants, columns: 4, rows: 4, drawCross) == """
        ▚  ▞
         ▚▞
         ▞▚
        ▞  ▚
        """)
    #expect(
      picture(.ascii, drawCross) == """
        **    ++
          **++
          ++**
        ++    **
        """)
  }

  @Test("gets its size in dots", arguments: DotStyle.allCases)
  func size(style: DotStyle) {
    let page = CanvasPage(style, drawCross)
    let screen = TestScreen(page, columns: 5, rows: 3, isStrict: false)
    screen.resize(columns: 4, rows: 7)
    #expect(
      page.calls.sizes == [style.size(columns: 5, rows: 3), style.size(columns: 4, rows: 7)])
  }

  @Test("has the size of its frame, and shares a stack")
  func frame() {
    struct Page: Component {
      func render(state: Void) -> Node {
        Canvas(.ascii) { context, size in
          context.fill(Path(width: size.width, height: size.height), with: .accent)
        }
        .frame(width: 6, height: 2)
        HStack(spacing: 0) {
          Text("[")
          Canvas(.ascii) { context, size in
            context.fill(Path(width: size.width, height: size.height), with: .accent)
          }
          Text("]")
        }
        .frame(width: 10, height: 1)
      }
    }
    let screen = TestScreen(Page(), columns: 12, rows: 4)
    #expect(screen.picture == "******\n******\n[********]")
  }

  @Test("is as large as the viewport in a scroll view")
  func scrolling() {
    struct Page: Component {
      func render(state: Void) -> Node {
        ScrollView {
          Canvas(.ascii) { context, size in
            context.fill(Path(width: 3, height: size.height), with: .accent)
          }
          Text("below")
        }
      }
    }
    let screen = TestScreen(Page(), columns: 8, rows: 3)
    #expect(screen.picture.hasPrefix("***"))
    screen.press(.end)
    #expect(screen.shows("below"))
  }

  @Test("shows text in its cells, and what is behind it where nothing is drawn")
  func texts() {
    struct Page: Component {
      func render(state: Void) -> Node {
        ZStack {
          Text("behind the picture")
          Canvas { context, _ in
            context.fill(Path(width: 4, height: 4), with: .accent)
            context.draw("日本", at: Dot(x: 6, y: 0))
          }
        }
      }
    }
    let screen = TestScreen(Page(), columns: 20, rows: 1)
    #expect(screen.picture == "⣿⣿e日本 the picture")
  }

  @Test("lets no control of a text reach the terminal, and no text leave its room")
  func hostile() {
    let screen = TestScreen(
      CanvasPage { context, size in
        let text = "a\u{1B}[2Jb\u{7}\u{9B}c\u{202E}d\r\ne\u{200F}界界界界"
        context.draw(text, at: .zero)
        context.draw(text, at: Dot(x: -1e308, y: .infinity))
        context.draw(text, at: Dot(x: size.width - 2, y: size.height - 1))
      }, columns: 12, rows: 2)
    #expect(screen.picture == "a[2Jbcde界界\n           a")
  }

  @Test("survives any number")
  func numbers() {
    let most = Double.greatestFiniteMagnitude
    let screen = TestScreen(
      CanvasPage { context, _ in
        for number in [
          0, -0.0, 1, most, -most, .infinity, -.infinity, .nan, .leastNonzeroMagnitude,
        ] {
          let dot = Dot(x: number, y: -number)
          let path = Path { path in
            path.move(to: dot)
            path.addLine(to: .zero)
            path.addCurve(to: dot, control1: .zero, control2: dot)
            path.addArc(
              center: dot, radius: number, startAngle: Angle(radians: number), endAngle: .zero,
              clockwise: true)
            path.addEllipse(in: DotRect(x: 0, y: 0, width: number, height: number))
          }
          context.stroke(path, with: .accent)
          context.fill(path, with: .accent)
          context.clip(to: path)
        }
      }, columns: 9, rows: 4)
    screen.resize(columns: 1, rows: 1)
    screen.resize(columns: 0, rows: 0)
    screen.resize(columns: 120, rows: 30)
    #expect(screen.failure == nil && screen.reports == [])
  }

  @Test("is found by its role and its label")
  func accessibility() throws {
    struct Page: Component {
      func render(state: Void) -> Node {
        Canvas { _, _ in }.accessibilityLabel("Load")
      }
    }
    let screen = TestScreen(Page(), columns: 9, rows: 2)
    #expect(try screen.element(.canvas, "Load").value == nil)
    #expect(screen.picture.isEmpty)
  }
}
