import Foundation
import RecurseTerminal
import RecurseThemes
import RecurseWidgets
import Testing

/// Eyes that have all cones, or lack those for red, green or blue (Machado, Oliveira, Fernandes, "A
/// physiologically-based model for simulation of color vision deficiency", 2009, at severity 1).
private enum Eyes: CaseIterable {
  case full, withoutRed, withoutGreen, withoutBlue

  var matrix: [[Double]] {
    switch self {
    case .full: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .withoutRed:
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    case .withoutGreen:
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    case .withoutBlue:
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    }
  }

  /// The color that others see as these eyes see this one.
  func seen(_ color: Color) -> Color {
    let parts = [16, 8, 0].map { shift in
      let value = Double(color.rgb >> UInt32(shift) & 255) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let bytes = matrix.map { row in
      let light = min(max(0, zip(row, parts).map(*).reduce(0, +)), 1)
      let value = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
      return UInt8((255 * value).rounded())
    }
    return .rgb(bytes[0], bytes[1], bytes[2])
  }

  /// The least distance of two colors in Oklab. Just noticeable is about 0.02.
  func leastDistance(_ colors: [Color]) -> Float {
    let seen = colors.map { Oklab(self.seen($0).rgb) }
    var least = Float.infinity
    for first in seen.indices {
      for second in seen[(first + 1)...] {
        least = min(least, seen[first].distance(to: second).squareRoot())
      }
    }
    return least
  }
}

@Suite("The colors of series") struct SeriesColorTests {
  @Test(
    "are eight hues that everybody tells apart", arguments: Theme.all, ColorScheme.allCases)
  func apart(_ theme: Theme, _ scheme: ColorScheme) {
    let colors = ColorRole.series.map(theme.palette(scheme).color)
    for (eyes, least) in zip(Eyes.allCases, [0.09, 0.088, 0.088, 0.055] as [Float]) {
      let distance = eyes.leastDistance(colors)
      #expect(distance >= least, "\(eyes)")
    }
    let hues = colors.map { color in
      let oklab = Oklab(color.rgb)
      return atan2(Double(oklab.blueYellow), Double(oklab.greenRed)) * 180 / .pi
    }.sorted()
    for (hue, next) in zip(hues, hues.dropFirst() + [hues[0] + 360]) {
      #expect(next - hue >= 15)
    }
    #expect(colors[0] == theme.palette(scheme).accent)
  }

  @Test(
    "have a contrast of 3 with what they are on, and are other than text", arguments: Theme.all,
    ColorScheme.allCases)
  func contrast(_ theme: Theme, _ scheme: ColorScheme) {
    let palette = theme.palette(scheme)
    for color in ColorRole.series.map(palette.color) {
      for ground in [palette.background, palette.surface, palette.raised] {
        #expect(color.contrast(with: ground) >= 3)
      }
      #expect(Oklab(color.rgb).distance(to: Oklab(palette.text.rgb)).squareRoot() >= 0.08)
    }
  }

  @Test("of the standard theme are calm: none is near a pure color")
  func calm() {
    for color in Theme.standard.dark.series {
      let oklab = Oklab(color.rgb)
      #expect(hypot(oklab.greenRed, oklab.blueYellow) < 0.14, "\(color)")
    }
  }

  @Test("are told apart with 256 colors, too", arguments: Theme.all, ColorScheme.allCases)
  func quantized(_ theme: Theme, _ scheme: ColorScheme) {
    let all = QuantizedPalette(theme.palette(scheme)).colors
    let colors = ColorRole.series.map { all[Int($0.rawValue)] }
    for eyes in [Eyes.full, .withoutRed, .withoutGreen] {
      #expect(eyes.leastDistance(colors) >= 0.065, "\(eyes)")
    }
  }

  @Test("of a theme that sets none are the accent and seven that can be read")
  func derived() {
    let accent = Color.rgb(0x50E0A0)
    let palette = Palette(background: .rgb(0x102030), text: .rgb(0xFFFFFF), accent: accent)
    #expect(palette.series.count == 8 && palette.series[0] == accent)
    #expect(Eyes.full.leastDistance(palette.series) >= 0.08)
    #expect(palette.unreadablePairs() == [])
    var few = palette
    few.series = [.red, .blue]
    #expect(few.color(of: .series3) == .blue)
    few.series = []
    #expect(few.color(of: .series3) == few.text)
  }

  @Test("begin again after eight, in both directions")
  func numbers() {
    #expect(Color.series(9) == .series(1) && Color.series(-1) == .series(7))
    #expect(Set((0..<8).map(Color.series)).count == 8)
  }
}
