import TestSupport
import Testing

@testable import RecurseTerminal

@Suite("Color levels", .blocking)
struct ColorLevelTests {
  @Test(
    "NO_COLOR, the app, FORCE_COLOR, COLORTERM, TERM, the entry: the first one with a level wins",
    arguments: [
      ([:], 256, nil, .palette256), ([:], 8, nil, .ansi8), ([:], 16, nil, .ansi16),
      ([:], 0, nil, .none),
      ([:], -1, nil, .none), ([:], 1 << 24, nil, .trueColor),
      (["NO_COLOR": "1", "FORCE_COLOR": "3", "COLORTERM": "truecolor"], 256, .trueColor, .none),
      (["NO_COLOR": ""], 256, nil, .palette256),
      (["FORCE_COLOR": "0"], 256, .ansi16, .ansi16), (["FORCE_COLOR": "0"], 256, nil, .none),
      (["FORCE_COLOR": "3"], 0, nil, .trueColor), (["FORCE_COLOR": "1"], 0, nil, .ansi16),
      (["FORCE_COLOR": "1"], 256, nil, .palette256), (["FORCE_COLOR": ""], 8, nil, .ansi8),
      (["COLORTERM": "truecolor"], 256, nil, .trueColor),
      (["COLORTERM": "24bit"], 8, nil, .trueColor),
      (["COLORTERM": "truecolor"], 0, nil, .none), (["COLORTERM": "yes"], 8, nil, .ansi8),
      (["TERM": "xterm-kitty"], 256, nil, .trueColor),
      (["TERM": "vte-direct"], 256, nil, .trueColor),
      (["TERM": "xterm-256color"], 256, nil, .palette256),
    ] as [([String: String], Int, ColorLevel?, ColorLevel)])
  func detected(
    environment: [String: String], colors: Int, wanted: ColorLevel?, expected: ColorLevel
  ) {
    #expect(
      ColorLevel.detect(environment: environment, terminfoColors: colors, wanted: wanted)
        == expected)
  }

  @Test(
    "a terminal that says which program it is may have more colors than its environment tells",
    arguments: [
      ([41, 379, 0], true), ([41, 330, 0], false), ([65, 7203, 1], true), ([61, 6800, 1], true),
      ([1, 4200, 0], true), ([1, 95, 0], false), ([77, 30602, 0], true), ([77, 10102, 0], false),
      // Terminal of macOS, tmux, GNU Screen, and nothing.
      ([1, 95, 0], false), ([84, 0, 0], false), ([83, 40900, 0], false), ([0, 100, 0], false),
      ([65], false), ([], false),
    ])
  func program(values: [Int], hasTrueColor: Bool) {
    #expect(TerminalReply.secondaryAttributes(values).hasTrueColor == hasTrueColor)
    #expect(!TerminalReply.primaryAttributes(values).hasTrueColor)
  }

  @Test("a color of the terminal is its own nearest color")
  func exact() {
    for number in UInt8.min...255 {
      let color = Color.indexed(number)
      #expect(ColorLevel.palette256.nearest(color) == color)
      #expect(ColorLevel.trueColor.nearest(color) == color)
      #expect(ColorLevel.none.nearest(color) == nil)
      if number < 16 { #expect(ColorLevel.ansi16.nearest(color) == color) }
      // The cube and the grays share a few colors: the same color, maybe with another
      // number.
      let nearest = ColorLevel.palette256.nearest(Color(code: color.rgb))
      if number >= 16 { #expect(nearest?.rgb == color.rgb) }
    }
  }

  @Test(
    "RGB becomes the color that looks nearest",
    arguments: [
      (0xff0000, 196, 9, 1), (0x1e1e2e, 234, 0, 0), (0x00cd00, 40, 2, 2), (0x808080, 244, 8, 7),
      (0xfafafa, 231, 15, 7), (0x0000ee, 21, 4, 4),
    ] as [(UInt32, UInt8, UInt8, UInt8)])
  func nearest(rgb: UInt32, palette: UInt8, ansi: UInt8, eight: UInt8) {
    #expect(ColorLevel.palette256.nearest(Color(code: rgb)) == .indexed(palette))
    #expect(ColorLevel.ansi16.nearest(Color(code: rgb)) == .indexed(ansi))
    #expect(ColorLevel.ansi8.nearest(Color(code: rgb)) == .indexed(eight))
  }

  @Test("with eight colors a bright one becomes the normal one, and no number is above seven")
  func eight() {
    #expect(ColorLevel.ansi8.nearest(Color.brightRed) == .red)
    #expect(ColorLevel.ansi8.nearest(Color.gray) == .white)
    for number in UInt8.min...255 {
      #expect(ColorLevel.ansi8.nearest(Color.indexed(number))!.index! < 8)
      #expect(ColorLevel.ansi16.nearest(Color.indexed(number))!.index! < 16)
    }
  }

  @Test("a gray stays a gray")
  func grays() {
    for level in UInt8.min...255 {
      let gray = Color.rgb(level, level, level)
      #expect([.black, .white].contains(ColorLevel.ansi8.nearest(gray)))
      #expect([.black, .white, .gray, .brightWhite].contains(ColorLevel.ansi16.nearest(gray)))
      let shown = ColorLevel.palette256.nearest(gray)!.rgb
      #expect(shown & 255 == shown >> 8 & 255 && shown & 255 == shown >> 16)
    }
  }

  @Test("text stays readable if both of its colors become the same")
  func readable() {
    let style = CellStyle(foreground: .rgb(0xcd, 0, 0), background: .rgb(0xd0, 0, 0))
    #expect(
      ColorLevel.ansi16.nearest(style)
        == CellStyle(foreground: .brightWhite, background: .red))
    let same = CellStyle(foreground: .red, background: .red, attributes: .bold)
    #expect(ColorLevel.ansi16.nearest(same) == same)
    #expect(ColorLevel.none.nearest(style) == CellStyle())
    #expect(ColorLevel.none.nearest(same).attributes == .bold)
  }
}
