import CRecurse

/// The columns that ncurses gives each glyph: those of the running C library, looked up once for
/// each.
struct GlyphWidths {
  private static let pageSize = 256
  /// Pages of widths: 0xff is unknown yet, 3 is a scalar that the library does not know. A glyph
  /// with a mark whose width is not 0 there also has ``unknownMark``.
  private var pages: [[UInt8]?] = []

  /// The library does not know one of the marks, or gives it a width.
  static let unknownMark: UInt8 = 4

  /// The columns of a glyph: 0, 1, 2, or 3 if the library does not know it; with ``unknownMark``.
  mutating func columns(of glyph: Glyph, _ scalars: GlyphScalars) -> UInt8 {
    let page = Int(glyph.rawValue) / Self.pageSize
    let slot = Int(glyph.rawValue) % Self.pageSize
    if page >= pages.count { pages += Array(repeating: nil, count: page + 1 - pages.count) }
    if pages[page] == nil { pages[page] = Array(repeating: 0xff, count: Self.pageSize) }
    // Safe: the page was made above.
    let known = pages[page].unsafelyUnwrapped[slot]
    if known != 0xff { return known }
    let width = recurse_column_width(scalars.base)
    var answer: UInt8 = width < 0 ? 3 : UInt8(min(width, 2))
    for index in 1..<scalars.count where recurse_column_width(scalars[index]) != 0 {
      answer |= Self.unknownMark
    }
    pages[page]?[slot] = answer
    return answer
  }
}

/// The placeholders for glyphs that the terminal cannot show.
enum Substitute {
  /// The replacement character, and for two columns the geta mark.
  static let narrow: UInt32 = 0xFFFD
  static let wide: UInt32 = 0x3013

  /// A text with the nearest ASCII character for each other one.
  static func ascii(for text: String) -> String {
    let bytes = text.unicodeScalars.map {
      UInt8(truncatingIfNeeded: $0.isASCII ? $0.value : ascii(for: $0.value))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The nearest ASCII character for lines and arrows; `?` for all others.
  static func ascii(for scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x2500, 0x2501, 0x2504, 0x2505, 0x2508, 0x2509, 0x254C, 0x254D, 0x2550, 0x2574, 0x2576,
      0x2578, 0x257A, 0x257C, 0x257E, 0x2010...0x2015, 0x2212:
      0x2D
    case 0x2502, 0x2503, 0x2506, 0x2507, 0x250A, 0x250B, 0x254E, 0x254F, 0x2551, 0x2575, 0x2577,
      0x2579, 0x257B, 0x257D, 0x257F, 0x258F, 0x2595:
      0x7C
    case 0x2581: 0x5F
    case 0x2571: 0x2F
    case 0x2572: 0x5C
    case 0x250C...0x257F: 0x2B
    case 0x2580, 0x2582...0x258E, 0x2590...0x2594, 0x2596...0x259F, 0x25A0, 0x25AE: 0x23
    case 0x2190, 0x25C0, 0x25C2, 0x2039: 0x3C
    case 0x2192, 0x25B6, 0x25B8, 0x203A: 0x3E
    case 0x2191, 0x25B2, 0x25B4: 0x5E
    case 0x2193, 0x25BC, 0x25BE: 0x76
    case 0x2022, 0x25CF, 0x2605: 0x2A
    case 0x25CB, 0x25E6: 0x6F
    case 0x00B7, 0x2026: 0x2E
    case 0x2713, 0x2714: 0x78
    case 0x2018, 0x2019: 0x27
    case 0x201C, 0x201D: 0x22
    case 0x00A0: 0x20
    // The frames of a spinner.
    case 0x287F, 0x28FE: 0x7C
    case 0x28DF, 0x28FD: 0x2F
    case 0x28EF, 0x28FB: 0x2D
    case 0x28BF, 0x28F7: 0x5C
    case 0x28FF: 0x2A
    default: 0x3F
    }
  }
}
