/// A colour of the terminal: one of its sixteen names, one of its 256 numbers, or RGB.
///
/// ```swift
/// Text("late").foreground(.red)
/// Text("night").background(.rgb(0x1e, 0x1e, 0x2e))
/// ```
///
/// A terminal with fewer colours shows the nearest one it has.
public struct Color: Hashable, Sendable {
  /// `0x1000000 + i` is the palette's colour `i`; anything below is RGB.
  package var code: UInt32

  package init(code: UInt32) { self.code = code }

  /// One of the terminal's 256 palette colours.
  public static func indexed(_ number: UInt8) -> Color {
    Color(code: 0x100_0000 + UInt32(number))
  }

  /// 24-bit colour.
  public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color {
    Color(code: UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }

  public static let black = indexed(0)
  public static let red = indexed(1)
  public static let green = indexed(2)
  public static let yellow = indexed(3)
  public static let blue = indexed(4)
  public static let magenta = indexed(5)
  public static let cyan = indexed(6)
  public static let white = indexed(7)
  public static let brightBlack = indexed(8)
  public static let brightRed = indexed(9)
  public static let brightGreen = indexed(10)
  public static let brightYellow = indexed(11)
  public static let brightBlue = indexed(12)
  public static let brightMagenta = indexed(13)
  public static let brightCyan = indexed(14)
  public static let brightWhite = indexed(15)
  public static let gray = indexed(8)

  /// The number in the palette, where this is a palette colour.
  public var index: UInt8? { code >= 0x100_0000 ? UInt8(code - 0x100_0000) : nil }
}
