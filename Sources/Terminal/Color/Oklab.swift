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

  /// The distance from gray.
  var chroma: Float { (greenRed * greenRed + blueYellow * blueYellow).squareRoot() }

  /// The square of the distance.
  package func distance(to other: Oklab) -> Float {
    let (first, second, third) = (
      lightness - other.lightness, greenRed - other.greenRed, blueYellow - other.blueYellow
    )
    return first * first + second * second + third * third
  }

  /// xterm's 256 colors.
  static let palette: [Oklab] = (0..<256).map { Oklab(Color.indexed(UInt8($0)).rgb) }

  private static func linear(_ value: UInt32) -> Float {
    let value = Float(value) / 255
    return value <= 0.04045 ? value / 12.92 : powf((value + 0.055) / 1.055, 2.4)
  }
}
