import CRecurse

extension Color {
  /// Returns the contrast of two colors, from 1 to 21: WCAG 2.2's contrast ratio. Colors of the
  /// palette count as xterm's.
  package func contrast(with other: Color) -> Double {
    let (first, second) = (luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The relative luminance, from 0 to 1 (WCAG 2.2).
  package var luminance: Double {
    func linear(_ value: UInt32) -> Double {
      let value = Double(value & 255) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let rgb = rgb
    return 0.2126 * linear(rgb >> 16) + 0.7152 * linear(rgb >> 8) + 0.0722 * linear(rgb)
  }

  /// The color at a part of the way to another one, from 0 to 1.
  package func mixed(_ part: Double, with other: Color) -> Color {
    let (from, to) = (rgb, other.rgb)
    func between(_ shift: UInt32) -> UInt8 {
      let (first, last) = (Double(from >> shift & 255), Double(to >> shift & 255))
      return UInt8((first + (last - first) * part).rounded())
    }
    return .rgb(between(16), between(8), between(0))
  }

  /// The color, or the nearest one on the way to `limit` that can be read on all of some
  /// backgrounds.
  package func readable(
    on backgrounds: [Color], towards limit: Color, contrast: Double = 4.5
  ) -> Color {
    for step in 0...20 {
      let candidate = step == 0 ? self : mixed(Double(step) / 20, with: limit)
      if backgrounds.allSatisfy({ candidate.contrast(with: $0) >= contrast }) { return candidate }
    }
    return limit
  }
}
