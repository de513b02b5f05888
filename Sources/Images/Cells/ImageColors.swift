import RecurseTerminal

/// The colors of a terminal that a picture is shown in.
struct ImageColors: Equatable {
  /// The number of colors.
  let level: ColorLevel
  /// The color behind the picture, if it is known.
  let backdrop: UInt32?

  /// The most pairs of colors in a picture. A screen shows 32,767 at once, and a pair beyond these
  /// would have no background. This leaves room for two large pictures, and for all else.
  static let maximumPairs = 15_000

  /// The steps of each part of a color, in bits, that a picture has if it has few pairs. The 256
  /// colors of a palette are further apart than 64 steps.
  private var mostBits: Int { level == .trueColor ? 8 : 6 }
  /// With four steps there are 64 colors, and no more pairs than allowed.
  private static let leastBits = 2

  /// Returns the cells of a picture, row by row from the left; `nil` shows what is behind.
  func cells(of bitmap: Bitmap, maximumPairs: Int = maximumPairs) -> [ImageCell?] {
    let rows = (bitmap.height + 1) / 2
    var cells: [ImageCell?] = []
    cells.reserveCapacity(bitmap.width * rows)
    let colors = colors(of: bitmap, maximumPairs)
    let isOrdered = level <= .ansi16
    for row in 0..<rows {
      for column in 0..<bitmap.width {
        let upper = 2 * row * bitmap.width + column
        let lower = upper + bitmap.width
        cells.append(
          ImageCell(
            colors[upper], lower < colors.count ? colors[lower] : nil, isOrdered: isOrdered))
      }
    }
    return cells
  }

  /// Returns the color of each pixel, with as many steps as keep the pairs few.
  private func colors(of bitmap: Bitmap, _ maximumPairs: Int) -> [Color?] {
    let pixels = (0..<(bitmap.width * bitmap.height)).map { rgb(bitmap.pixels, 4 * $0) }
    for bits in stride(from: mostBits, through: Self.leastBits, by: -1) {
      let colors = shown(pixels, bits)
      if bits == Self.leastBits { return colors }
      if Self.hasPairs(colors, bitmap.width, atMost: maximumPairs) { return colors }
    }
    return []
  }

  /// The color of a pixel on what is behind it; `nil` if that is all one sees.
  ///
  /// Where it is not known what is behind, a wrong guess would be a halo, so a pixel is either
  /// solid or transparent.
  private func rgb(_ bytes: [UInt8], _ place: Int) -> UInt32? {
    let opacity = UInt32(bytes[place + 3])
    let color =
      UInt32(bytes[place]) << 16 | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2])
    guard opacity > 0, opacity < 255 else { return opacity == 0 ? nil : color }
    guard let backdrop else { return opacity < 128 ? nil : color }
    return Self.mapParts(color) { front, shift in
      let behind = backdrop >> shift & 255
      return (front * opacity + behind * (255 - opacity) + 127) / 255
    }
  }

  /// Returns a color whose red, green and blue are others.
  private static func mapParts(
    _ color: UInt32, _ change: (_ part: UInt32, _ shift: UInt32) -> UInt32
  ) -> UInt32 {
    var result: UInt32 = 0
    for shift: UInt32 in [16, 8, 0] { result |= change(color >> shift & 255, shift) << shift }
    return result
  }

  /// Returns the terminal's colors of pixels with a number of bits for each part.
  private func shown(_ pixels: [UInt32?], _ bits: Int) -> [Color?] {
    var known: [UInt32: Color?] = [:]
    let steps = UInt32(1 << bits) - 1
    return pixels.map { pixel in
      guard let pixel else { return nil }
      let rounded = Self.mapParts(pixel) { part, _ in
        let step = (part * steps + 127) / 255
        return (step * 255 + steps / 2) / steps
      }
      if let color = known[rounded] { return color }
      let color = level.nearest(.rgb(rounded))
      known[rounded] = color
      return color
    }
  }

  /// Whether there are few pairs of pixels above each other.
  private static func hasPairs(_ colors: [Color?], _ width: Int, atMost most: Int) -> Bool {
    guard colors.count > 2 * most else { return true }
    var pairs: Set<UInt64> = []
    for upper in colors.indices where upper / width % 2 == 0 {
      let lower = upper + width < colors.count ? colors[upper + width] : nil
      let codes = [colors[upper], lower].map { UInt64($0?.code ?? .max) }
      pairs.insert(codes[0] << 32 | codes[1])
      if pairs.count > most { return false }
    }
    return true
  }
}
