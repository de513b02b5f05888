import Recurse
import RecurseCore
import RecurseImages
import RecurseTerminal
import RecurseTesting
import Testing

@MainActor @Suite("An image on a terminal") struct ImageTerminalTests {
  private let ramp: Bitmap

  init() throws { ramp = try Bitmap(10, 2) { x, _ in UInt32(x * 255 / 9) * 0x0101_0100 | 255 } }

  @Test("has characters without colors")
  func withoutColors() {
    let screen = TestScreen(ImagePage(ramp), columns: 10, rows: 1, colors: .none)
    #expect(screen.picture == " .:-=+*#%@")
  }

  @Test("has characters without UTF-8")
  func ascii() {
    let screen = MemoryScreen(size: CellSize(columns: 10, rows: 2), isUTF8: false)
    let stage = Stage(
      ImagePage(ramp), on: screen, clock: AppClock(timeline: Timeline { .zero }))
    stage.present()
    #expect(screen.text == " .:-=+*#%@")
  }

  @Test("has other characters on a light background, when the terminal tells of it")
  func light() {
    let screen = TestScreen(
      ImagePage(ramp), columns: 10, rows: 1, colorScheme: .light, colors: .none)
    #expect(screen.picture == "@%#*+=-:.")
  }

  @Test(
    "has the nearest colors of a terminal", arguments: [ColorLevel.ansi8, .ansi16, .palette256])
  func fewColors(level: ColorLevel) throws {
    let picture = try Bitmap.noise(9, 8, seed: 2, opaque: true)
    let screen = TestScreen(ImagePage(picture), columns: 9, rows: 4, colors: level)
    let most = level == .ansi8 ? 8 : level == .ansi16 ? 16 : 256
    for row in 0..<4 {
      for column in 0..<9 {
        let style = screen.style(row: row, column: column)
        for color in [style.foreground, style.background] {
          #expect(color.flatMap(\.index).map(Int.init) ?? most < most)
        }
      }
    }
  }
}
