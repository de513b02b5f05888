import RecurseTerminal

/// The characters that show a picture without colors, or without UTF-8: from the one with the least
/// ink to the one with the most.
enum ImageCharacters {
  private static let ramp = Array(" .:-=+*#%@".utf8)

  /// Returns the cells of a picture, row by row from the left; `nil` shows what is behind.
  ///
  /// - Parameter isDark: whether ink is light, on a dark background. Otherwise it is dark.
  static func cells(of bitmap: Bitmap, isDark: Bool, _ style: CellStyle) -> [ImageCell?] {
    let rows = (bitmap.height + 1) / 2
    return (0..<(bitmap.width * rows)).map { cell -> ImageCell? in
      let upper = 4 * (2 * (cell / bitmap.width) * bitmap.width + cell % bitmap.width)
      let lower = upper + 4 * bitmap.width
      let places = lower < bitmap.pixels.count ? [upper, lower] : [upper]
      guard places.contains(where: { bitmap.pixels[$0 + 3] > 0 }) else { return nil }
      // What is not covered has no ink.
      let total = places.reduce(0) { $0 + ink(bitmap.pixels, $1, isDark) }
      let most = 2 * 255 * 255 * 10_000
      return ImageCell(character: ramp[(total * (ramp.count - 1) + most / 2) / most], style)
    }
  }

  /// The ink of a pixel: its luma (ITU-R BT.709) by its opacity.
  private static func ink(_ bytes: [UInt8], _ place: Int, _ isDark: Bool) -> Int {
    let luma =
      2_126 * Int(bytes[place]) + 7_152 * Int(bytes[place + 1]) + 722 * Int(bytes[place + 2])
    return Int(bytes[place + 3]) * (isDark ? luma : 255 * 10_000 - luma)
  }
}
