import Foundation
import Recurse
import RecurseTesting
import Testing

/// What is told apart by its background has one that a person sees.
@MainActor @Suite("Backgrounds that are beside each other") struct VisibleDifferenceTests {
  private struct Layer: Component {
    func render(state: Void) -> Node { VStack { Text("x") }.background(.raised) }
  }

  private struct Two: Component {
    func render(state: Void) -> Node {
      Button("one") { _ in }
      Button("two") { _ in }
    }
  }

  @Test(
    "a layer is seen on its theme's background and on a plain one", arguments: Theme.all,
    ColorScheme.allCases)
  func raised(_ theme: Theme, _ scheme: ColorScheme) throws {
    let screen = TestScreen(Layer(), columns: 2, rows: 1, theme: theme, colorScheme: scheme)
    // On white in high contrast the border of a layer is what is seen.
    if theme.name == "high-contrast", scheme == .light { return }
    let raised = try #require(screen.style(row: 0, column: 0).background)
    let own = theme.palette(scheme).background
    // Terminals are black and white more often than anything else.
    let plain: Color = scheme == .dark ? .rgb(0x000000) : .rgb(0xFFFFFF)
    for ground in theme.keepsTerminalBackground ? [own, plain] : [own] {
      #expect(contrast(raised, ground) >= 1.08, "\(raised) on \(ground)")
    }
  }

  @Test(
    "a button below the mouse is another than the one beside it", arguments: Theme.all,
    ColorScheme.allCases)
  func hover(_ theme: Theme, _ scheme: ColorScheme) throws {
    let screen = TestScreen(Two(), columns: 10, rows: 2, theme: theme, colorScheme: scheme)
    let still = try #require(screen.style(row: 1, column: 3).background)
    screen.mouse(MouseEvent(.move, at: CellPoint(column: 3, row: 1)))
    let hovered = screen.style(row: 1, column: 3)
    let background = try #require(hovered.background)
    #expect(contrast(still, background) >= 1.25, "\(still) and \(background)")
    let text = try #require(hovered.foreground)
    #expect(contrast(text, background) >= (theme.name == "high-contrast" ? 7 : 4.5))
  }

  private func contrast(_ first: Color, _ second: Color) -> Double {
    func luminance(_ color: Color) -> Double {
      let digits = UInt32("\(color)".dropFirst(), radix: 16) ?? 0
      let parts = [16, 8, 0].map { (shift: UInt32) in
        let value = Double(digits >> shift & 255) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    let (one, other) = (luminance(first), luminance(second))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }
}
