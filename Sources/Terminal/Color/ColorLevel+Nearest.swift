extension ColorLevel {
  /// The nearest color of the terminal; `nil` if it has none.
  ///
  /// Distances are measured in Oklab, as the eye sees them. For RGB only the cube and the grays of
  /// the palette are used, because users change the first sixteen colors. Terminals with sixteen or
  /// eight colors are assumed to have xterm's. O(colors).
  package func nearest(_ color: Color) -> Color? {
    switch self {
    case .none: return nil
    case .trueColor: return color
    case .palette256: return color.index == nil ? nearest(color, in: 16..<256) : color
    case .ansi16, .ansi8:
      let count = self == .ansi8 ? 8 : 16
      if let index = color.index, Int(index) < count { return color }
      // With eight colors, a bright color becomes the normal one.
      if let index = color.index, index < 16 { return index == 8 ? .white : .indexed(index - 8) }
      return nearest(color, in: 0..<count)
    }
  }

  /// A style in the colors of the terminal. If both colors of a text become the same, the text
  /// becomes black or white.
  package func nearest(_ style: CellStyle) -> CellStyle {
    if self == .trueColor { return style }
    var result = style
    result.foreground = style.foreground.flatMap(nearest)
    result.background = style.background.flatMap(nearest)
    if let background = result.background, result.foreground == background,
      style.foreground != style.background
    {
      let isLight = Oklab(background.rgb).lightness > 0.6
      result.foreground = isLight ? .black : self == .ansi8 ? .white : .brightWhite
    }
    return result
  }

  private func nearest(_ color: Color, in range: Range<Int>) -> Color {
    let wanted = Oklab(color.rgb)
    // With few colors the steps of lightness are large: a gray must not become cyan between two.
    let mustBeGray = range.count <= 16 && wanted.chroma < 0.04
    var best = range.lowerBound
    var least = Float.infinity
    for index in range where !mustBeGray || Oklab.palette[index].chroma < 0.04 {
      let distance = wanted.distance(to: Oklab.palette[index])
      if distance < least {
        least = distance
        best = index
      }
    }
    return .indexed(UInt8(best))
  }
}

extension Color {
  /// Red, green and blue in a number; colors of the palette have xterm's values.
  package var rgb: UInt32 {
    guard let index = index.map(Int.init) else { return code & 0xFF_FFFF }
    if index < 16 { return Color.firstSixteen[index] }
    if index >= 232 {
      let gray = UInt32(8 + 10 * (index - 232))
      return gray << 16 | gray << 8 | gray
    }
    func level(_ step: Int) -> UInt32 { step == 0 ? 0 : UInt32(55 + 40 * step) }
    let cube = index - 16
    return level(cube / 36) << 16 | level(cube / 6 % 6) << 8 | level(cube % 6)
  }

  private static let firstSixteen: [UInt32] = [
    0x000000, 0xcd0000, 0x00cd00, 0xcdcd00, 0x0000ee, 0xcd00cd, 0x00cdcd, 0xe5e5e5,
    0x7f7f7f, 0xff0000, 0x00ff00, 0xffff00, 0x5c5cff, 0xff00ff, 0x00ffff, 0xffffff,
  ]
}
