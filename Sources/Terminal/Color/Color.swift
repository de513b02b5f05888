/// A color: a role such as `.accent`, one of the terminal's sixteen names, one of its 256 numbers,
/// or RGB.
///
/// ```swift
/// Text("late").foreground(.error)
/// Text("5 new").foreground(.onAccent).background(.accent)
/// Text("night").background(.rgb(0x1e, 0x1e, 0x2e))
/// ```
///
/// A `Theme` determines the look of a role. A terminal with fewer colors shows the nearest one.
public struct Color: Hashable, Sendable {
  /// `0x1000000 + i` is color `i` of the palette; a smaller number is RGB; a larger one is a role.
  package var code: UInt32

  package init(code: UInt32) { self.code = code }

  /// Returns one of the 256 colors of the terminal's palette.
  public static func indexed(_ number: UInt8) -> Color {
    Color(code: 0x100_0000 + UInt32(number))
  }

  /// Returns a 24-bit color.
  public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color {
    Color(code: UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }

  /// Returns a 24-bit color from a number in hexadecimal, as in CSS: `.rgb(0x1e1e2e)`.
  public static func rgb(_ number: UInt32) -> Color { Color(code: number & 0xFF_FFFF) }

  /// The palette's black.
  public static let black = indexed(0)
  /// The palette's red.
  public static let red = indexed(1)
  /// The palette's green.
  public static let green = indexed(2)
  /// The palette's yellow.
  public static let yellow = indexed(3)
  /// The palette's blue.
  public static let blue = indexed(4)
  /// The palette's magenta.
  public static let magenta = indexed(5)
  /// The palette's cyan.
  public static let cyan = indexed(6)
  /// The palette's white.
  public static let white = indexed(7)
  /// The palette's bright black.
  public static let brightBlack = indexed(8)
  /// The palette's bright red.
  public static let brightRed = indexed(9)
  /// The palette's bright green.
  public static let brightGreen = indexed(10)
  /// The palette's bright yellow.
  public static let brightYellow = indexed(11)
  /// The palette's bright blue.
  public static let brightBlue = indexed(12)
  /// The palette's bright magenta.
  public static let brightMagenta = indexed(13)
  /// The palette's bright cyan.
  public static let brightCyan = indexed(14)
  /// The palette's bright white.
  public static let brightWhite = indexed(15)
  /// Bright black, which most terminals show as gray.
  public static let gray = indexed(8)

  /// The number in the palette, or `nil` for RGB and roles.
  public var index: UInt8? {
    code >= 0x100_0000 && isConcrete ? UInt8(code - 0x100_0000) : nil
  }
}
