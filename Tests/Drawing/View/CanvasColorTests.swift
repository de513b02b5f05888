import Recurse
import RecurseDrawing
import RecurseTesting
import Testing

@MainActor @Suite("The colors of a canvas") struct CanvasColorTests {
  /// A canvas of four cells: on the left two colors above each other, then one, then the other.
  private func screen(
    _ style: DotStyle = .halfBlocks, _ upper: Color = .red, _ lower: Color = .green,
    colors: ColorLevel = .trueColor
  ) -> TestScreen<CanvasPage> {
    let page = CanvasPage(style) { context, size in
      let (wide, high) = (size.width / 4, size.height / 2)
      context.fill(Path(DotRect(x: 0, y: 0, width: 2 * wide, height: high)), with: upper)
      context.fill(Path(DotRect(x: 0, y: high, width: wide, height: high)), with: lower)
      context.fill(Path(DotRect(x: 2 * wide, y: high, width: wide, height: high)), with: lower)
    }
    return TestScreen(page, columns: 4, rows: 1, colorScheme: .dark, colors: colors)
  }

  @Test("are two in a half block, and one in Braille")
  func cells() {
    let blocks = screen()
    #expect(blocks.picture == "▀▀▄")
    #expect(blocks.style(row: 0, column: 0).foreground == .red)
    #expect(blocks.style(row: 0, column: 0).background == .green)
    #expect(blocks.style(row: 0, column: 1).foreground == .red)
    #expect(blocks.style(row: 0, column: 1).background == Theme.standard.dark.background)
    #expect(blocks.style(row: 0, column: 2).foreground == .green)
    let braille = screen(.braille)
    #expect(braille.picture == "⣿⠛⣤")
    #expect(braille.style(row: 0, column: 0).foreground == .green)
    #expect(braille.style(row: 0, column: 0).background == Theme.standard.dark.background)
  }

  @Test("are behind a cell that one of them fills, too, as fonts leave gaps between rows")
  func grounds() {
    let same = screen(.halfBlocks, .accent, .accent)
    #expect(same.picture == "█▀▄")
    #expect(same.style(row: 0, column: 0).background == Theme.standard.dark.accent)
    #expect(same.style(row: 0, column: 1).background == Theme.standard.dark.background)
    let quadrants = screen(.quadrants, .red, .red)
    #expect(quadrants.style(row: 0, column: 0).background == .red)
  }

  @Test("are those of the theme, also behind others", arguments: Theme.all)
  func roles(theme: Theme) {
    let page = CanvasPage(.halfBlocks) { context, _ in
      context.fill(Path(width: 1, height: 1), with: .accent)
      context.fill(Path(DotRect(x: 0, y: 1, width: 1, height: 1)), with: .warning)
    }
    let screen = TestScreen(page, columns: 1, rows: 1, theme: theme, colorScheme: .dark)
    #expect(screen.picture == "▀")
    #expect(screen.style(row: 0, column: 0).foreground == theme.dark.accent)
    #expect(screen.style(row: 0, column: 0).background == theme.dark.warning)
  }

  @Test("fill a cell with one of them where the terminal has none")
  func withoutColors() {
    #expect(screen(colors: .none).picture == "█▀▄")
    #expect(screen(.quadrants, colors: .none).picture == "█▀▄")
    #expect(screen(.halfBlocks, .accent, .accent).picture == "█▀▄")
  }

  @Test("stay in a cell with the terminal's color of text")
  func terminalColor() {
    let above = screen(.halfBlocks, .terminal, .green)
    #expect(above.picture == "▀▀▄")
    #expect(above.style(row: 0, column: 0).foreground == nil)
    #expect(above.style(row: 0, column: 0).background == .green)
    let below = screen(.halfBlocks, .red, .terminal)
    #expect(below.picture == "▄▀▄")
    #expect(below.style(row: 0, column: 0).foreground == nil)
    #expect(below.style(row: 0, column: 0).background == .red)
  }

  @Test("of a text are its own, on the color of a solid cell")
  func texts() {
    let page = CanvasPage(.halfBlocks) { context, _ in
      context.fill(Path(width: 2, height: 2), with: .blue)
      context.draw("abc", at: .zero, with: .yellow)
    }
    let screen = TestScreen(page, columns: 4, rows: 1, colorScheme: .dark)
    #expect(screen.picture == "abc")
    #expect(screen.style(row: 0, column: 0).foreground == .yellow)
    #expect(screen.style(row: 0, column: 0).background == .blue)
    #expect(screen.style(row: 0, column: 2).foreground == .yellow)
    #expect(screen.style(row: 0, column: 2).background == Theme.standard.dark.background)
  }

  @Test("change in a disabled canvas, and all of it is on a selection")
  func disabled() {
    struct Page: Component {
      var initialState: Bool { false }
      func render(state: Bool) -> Node {
        Canvas(.halfBlocks) { context, size in
          context.fill(Path(width: size.width, height: size.height), with: .accent)
          context.fill(Path(width: size.width, height: 1), with: .error)
        }
        .disabled(state)
      }
    }
    let screen = TestScreen(Page(), columns: 1, rows: 1, colorScheme: .dark)
    #expect(screen.picture == "▀")
    screen.change { $0 = true }
    #expect(screen.picture == "█")
  }
}
