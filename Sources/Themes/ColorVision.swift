import RecurseTerminal

/// A way of seeing colors: with all cones, or without those for red or for green. The model is that
/// of Machado, Oliveira, Fernandes, "A physiologically-based model for simulation of color vision
/// deficiency", 2009, with a severity of 1.
enum ColorVision: CaseIterable {
  case full, protanopia, deuteranopia

  /// Returns a color as it is seen.
  func seen(_ color: Color) -> Oklab {
    guard self != .full else { return Oklab.of(color) }
    let rgb = color.rgb
    let parts = [rgb >> 16, rgb >> 8, rgb].map { Self.linear[Int($0 & 255)] }
    let bytes = matrix.map { row in
      Self.encoded(zip(row, parts).reduce(0) { $0 + $1.0 * $1.1 })
    }
    return Oklab(bytes[0] << 16 | bytes[1] << 8 | bytes[2])
  }

  /// The parts of red, green and blue, in linear light, that are seen as red, as green and as blue.
  private var matrix: [[Float]] {
    switch self {
    case .full: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .protanopia:
      [
        [0.152_286, 1.052_583, -0.204_868], [0.114_503, 0.786_281, 0.099_216],
        [-0.003_882, -0.048_116, 1.051_998],
      ]
    case .deuteranopia:
      [
        [0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413],
        [-0.011_820, 0.042_940, 0.968_881],
      ]
    }
  }

  /// The linear light of each value of a byte, from the luminance of greens.
  private static let linear: [Float] = (0..<256).map {
    Float(Color.rgb(UInt32($0) << 8).luminance / Color.rgb(0x00FF00).luminance)
  }

  /// The byte whose linear light is nearest below or at a part.
  private static func encoded(_ part: Float) -> UInt32 {
    let index = linear.firstIndex { $0 > part } ?? 256
    return UInt32(max(0, index - 1))
  }
}
