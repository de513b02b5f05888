extension Color {
  /// The colors of the palette that users do not change: the cube and the grays.
  package static let unchanging = (16..<256).map { Color.indexed(UInt8($0)) }

  private static let luminances = (0..<256).map { Color.indexed(UInt8($0)).luminance }

  /// ``contrast(with:)`` of two colors of the palette, without computing it from RGB.
  package func contrast256(with other: Color) -> Double {
    guard let first = index, let second = other.index else { return contrast(with: other) }
    let (one, two) = (Color.luminances[Int(first)], Color.luminances[Int(second)])
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }
}

extension Oklab {
  /// Returns the Oklab value of a color, for the palette's colors from a table.
  package static func of(_ color: Color) -> Oklab {
    color.index.map { palette[Int($0)] } ?? Oklab(color.rgb)
  }

  /// Returns the difference of two colors. The hue counts for more than the lightness, which has to
  /// change if a color would be unreadable.
  package func difference(from other: Oklab) -> Float {
    let lighter = lightness - other.lightness
    return distance(to: other) * 1.5 - lighter * lighter * 0.5
  }

  /// Returns the difference of hue, from 0 to 2: 1 is a quarter turn. A gray is a quarter turn from
  /// every hue.
  package func turn(from other: Oklab) -> Float {
    guard other.chroma > 0.01 else { return 0 }
    guard chroma > 0.01 else { return 1 }
    let product = greenRed * other.greenRed + blueYellow * other.blueYellow
    return 1 - product / (chroma * other.chroma)
  }

  /// Whether a color is still called the same: at most 30° further around, and not gray.
  ///
  /// - Parameters:
  ///   - gray: the chroma below which the other one is gray: it stays so, or keeps its tint.
  ///   - share: how much of its chroma has to stay.
  package func keepsHue(of other: Oklab, gray: Float = 0.06, share: Float = 0.45) -> Bool {
    let isGray = other.chroma < gray
    if isGray, chroma < 0.01 { return true }
    guard isGray ? chroma < 1.5 * other.chroma + 0.01 : chroma >= share * other.chroma else {
      return false
    }
    let product = greenRed * other.greenRed + blueYellow * other.blueYellow
    return product >= 0.866 * chroma * other.chroma
  }
}
