import CRecurse

/// A color in a space in which equal distances look equal (Björn Ottosson, 2020).
package struct Oklab {
  package var lightness: Float
  package var greenRed: Float
  package var blueYellow: Float

  package init(_ rgb: UInt32) {
    let red = Oklab.linear(rgb >> 16 & 255)
    let green = Oklab.linear(rgb >> 8 & 255)
    let blue = Oklab.linear(rgb & 255)
    let long = cbrtf(0.412_221_47 * red + 0.536_332_54 * green + 0.051_445_993 * blue)
    let medium = cbrtf(0.211_903_5 * red + 0.680_699_55 * green + 0.107_396_96 * blue)
    let short = cbrtf(0.088_302_46 * red + 0.281_718_84 * green + 0.629_978_7 * blue)
    lightness = 0.210_454_26 * long + 0.793_617_8 * medium - 0.004_072_047 * short
    greenRed = 1.977_998_5 * long - 2.428_592_2 * medium + 0.450_593_7 * short
    blueYellow = 0.025_904_037 * long + 0.782_771_77 * medium - 0.808_675_77 * short
  }

  private init(lightness: Float, greenRed: Float, blueYellow: Float) {
    self.lightness = lightness
    self.greenRed = greenRed
    self.blueYellow = blueYellow
  }

  /// The color of this hue in another lightness, with as much of a chroma as a screen can show
  /// there.
  ///
  /// - Parameter most: the chroma; `nil` is this one's.
  package func color(lightness: Float, chroma most: Float? = nil) -> Color {
    let whole = chroma > 0 ? min(1, (most ?? chroma) / chroma) : 0
    for step in 0..<20 {
      let share = whole * (1 - Float(step) / 20)
      let candidate = Oklab(
        lightness: lightness, greenRed: greenRed * share, blueYellow: blueYellow * share)
      if let color = candidate.color { return color }
    }
    return Oklab(lightness: lightness, greenRed: 0, blueYellow: 0).color ?? .rgb(0)
  }

  /// The color in RGB; `nil` if no screen can show it.
  private var color: Color? {
    func cube(_ value: Float) -> Float { value * value * value }
    let long = cube(lightness + 0.396_337_78 * greenRed + 0.215_803_76 * blueYellow)
    let medium = cube(lightness - 0.105_561_346 * greenRed - 0.063_854_17 * blueYellow)
    let short = cube(lightness - 0.089_484_18 * greenRed - 1.291_485_5 * blueYellow)
    let parts = [
      4.076_741_7 * long - 3.307_711_6 * medium + 0.230_969_94 * short,
      -1.268_438 * long + 2.609_757_4 * medium - 0.341_319_38 * short,
      -0.004_196_086 * long - 0.703_418_6 * medium + 1.707_614_7 * short,
    ].map(Oklab.encoded)
    guard parts.allSatisfy({ (-0.5...255.5).contains($0) }) else { return nil }
    let bytes = parts.map { UInt8(max(0, min(255, $0.rounded()))) }
    return .rgb(bytes[0], bytes[1], bytes[2])
  }

  /// The distance from gray.
  package var chroma: Float { (greenRed * greenRed + blueYellow * blueYellow).squareRoot() }

  /// The square of the distance.
  package func distance(to other: Oklab) -> Float {
    let (first, second, third) = (
      lightness - other.lightness, greenRed - other.greenRed, blueYellow - other.blueYellow
    )
    return first * first + second * second + third * third
  }

  /// xterm's 256 colors.
  static let palette: [Oklab] = (0..<256).map { Oklab(Color.indexed(UInt8($0)).rgb) }

  /// A part of a color as a screen takes it, from 0 to 255.
  private static func encoded(_ value: Float) -> Float {
    255 * (value <= 0.003_130_8 ? value * 12.92 : 1.055 * powf(value, 1 / 2.4) - 0.055)
  }

  private static func linear(_ value: UInt32) -> Float {
    let value = Float(value) / 255
    return value <= 0.04045 ? value / 12.92 : powf((value + 0.055) / 1.055, 2.4)
  }
}
