import RecurseTerminal
import Testing

@testable import RecurseImages

@Suite("The characters of a picture") struct CharacterTests {
  private func text(_ picture: Bitmap, isDark: Bool = true) -> String {
    let cells = ImageCharacters.cells(of: picture, isDark: isDark, CellStyle())
    return String(
      String.UnicodeScalarView(
        cells.map { cell in cell.flatMap { Unicode.Scalar($0.glyph.rawValue) } ?? "_" }))
  }

  @Test("have more ink for more light, or for less on a light background")
  func ramp() throws {
    let picture = try Bitmap(10, 2) { x, _ in UInt32(x * 255 / 9) * 0x0101_0100 | 255 }
    #expect(text(picture) == " .:-=+*#%@")
    #expect(text(picture, isDark: false) == "@%#*+=-:. ")
  }

  @Test("have the average of both pixels, and no ink for what is transparent")
  func halves() throws {
    let picture = try Bitmap(4, 2) { x, y in
      [[0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FF80, 0], [0xFF, 0, 0xFFFF_FF80, 0]][y][x]
    }
    #expect(text(picture) == "+++_")
    #expect(text(try Bitmap(1, 1) { _, _ in 0xFFFF_FFFF }) == "+")
  }

  @Test("see green as lighter than red, and red as lighter than blue")
  func luma() throws {
    let picture = try Bitmap(3, 2) { x, _ in [0x00FF_00FF, 0xFF00_00FF, 0x0000_FFFF][x] }
    #expect(text(picture) == "*:.")
  }
}
