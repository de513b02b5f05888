import RecurseTerminal
import Testing

@testable import RecurseImages

@Suite("The cells of a picture") struct ColorTests {
  /// The pairs of colors of cells.
  private func pairs(_ cells: [ImageCell?]) -> Set<[Color?]> {
    Set(cells.compactMap { cell in cell.map { [$0.style.foreground, $0.style.background] } })
  }

  @Test("have two pixels each, or show what is behind")
  func halves() throws {
    let picture = try Bitmap(3, 3) { x, y in
      [
        [0xFF00_00FF, 0x00FF_00FF, 0x0000_0000],
        [0x0000_FFFF, 0x00FF_00FF, 0x0102_03FF],
        [0x0405_06FF, 0x0000_0000, 0x0708_09FF],
      ][y][x]
    }
    let cells = ImageColors(level: .trueColor, backdrop: nil).cells(of: picture)
    let shown = cells.map { cell in
      cell.map { "\(Unicode.Scalar($0.glyph.rawValue) ?? " ") \($0.style)" }
    }
    #expect(
      shown == [
        "▀ #ff0000 on #0000ff", "█ #00ff00 on #00ff00", "▄ #010203",
        "▀ #040506", nil, "▀ #070809",
      ])
  }

  @Test("mix what is partly opaque with what is behind, if that is known")
  func opacity() throws {
    let picture = try Bitmap(1, 2) { _, y in y == 0 ? 0xFF80_0080 : 0xFFFF_FF7F }
    let known = ImageColors(level: .trueColor, backdrop: 0x0000FF).cells(of: picture)
    #expect(
      known.first??.style
        == CellStyle(
          foreground: .rgb(0x80407F), background: .rgb(0x7F7FFF)))
    let unknown = ImageColors(level: .trueColor, backdrop: nil).cells(of: picture)
    #expect(unknown.first??.style == CellStyle(foreground: .rgb(0xFF8000)))
  }

  @Test(
    "have few pairs of colors, whatever the picture", arguments: ColorLevel.allCases.dropFirst())
  func pairs(level: ColorLevel) throws {
    let picture = try Bitmap.noise(200, 200, seed: 5, opaque: true)
    let cells = ImageColors(level: level, backdrop: 0).cells(of: picture)
    #expect(cells.count == 20_000 && !cells.contains(nil))
    let count = pairs(cells).count
    switch level {
    // All pairs of different colors once, and each color alone.
    case .ansi8: #expect(count <= 8 * 7 / 2 + 8)
    case .ansi16: #expect(count <= 16 * 15 / 2 + 16)
    default: #expect(count <= ImageColors.maximumPairs && count > 1_000)
    }
  }

  @Test("have the exact colors if the pairs are few")
  func exact() throws {
    let picture = try Bitmap(200, 200) { x, _ in UInt32(x) << 24 | 0x0102_01FF & 0xFFFFFF }
    let cells = ImageColors(level: .trueColor, backdrop: nil).cells(of: picture)
    #expect(pairs(cells).count == 200)
    #expect(cells[77]?.style.foreground == .rgb(77, 2, 1))
  }

  @Test("get coarser only as far as they must")
  func steps() throws {
    let picture = try Bitmap(64, 64) { x, y in UInt32(x * 4) << 24 | UInt32(y * 4) << 16 | 255 }
    let colors = ImageColors(level: .trueColor, backdrop: nil)
    var last = 0
    for most in [64, 200, 500, 1_000, 2_048] {
      let count = pairs(colors.cells(of: picture, maximumPairs: most)).count
      #expect(count <= most && count >= last)
      last = count
    }
    #expect(last == 2_048)
  }

  @Test("have the nearest color of a palette")
  func palette() throws {
    let picture = try Bitmap(1, 2) { _, y in y == 0 ? 0xFF00_00FF : 0x0808_08FF }
    let cell = ImageColors(level: .palette256, backdrop: nil).cells(of: picture).first ?? nil
    #expect(cell?.style == CellStyle(foreground: .indexed(196), background: .indexed(232)))
    let few = ImageColors(level: .ansi8, backdrop: nil).cells(of: picture).first ?? nil
    #expect(few?.style == CellStyle(foreground: .black, background: .red))
    #expect(few?.glyph == Glyph(rawValue: 0x2584))
  }
}
