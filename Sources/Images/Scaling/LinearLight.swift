import CRecurse

/// The amount of light of sRGB's values, from 0 to 65,535 (IEC 61966-2-1).
enum LinearLight {
  static let most = 65_535

  /// The light of each value.
  static let ofValues: [UInt64] = (0..<256).map { value in
    let share = Double(value) / 255
    let light = share <= 0.040_45 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    return UInt64((light * Double(most)).rounded())
  }

  /// The nearest value of each amount. The darkest values are 20 apart, so an amount that was
  /// rounded has the value that it had before.
  static let values: [UInt8] = (0...most).map { light in
    let share = Double(light) / Double(most)
    let value = share <= 0.003_130_8 ? share * 12.92 : 1.055 * pow(share, 1 / 2.4) - 0.055
    return UInt8((value * 255).rounded())
  }

  /// Returns the value of the average of a sum.
  static func value(_ sum: UInt64, of count: UInt64) -> UInt8 {
    values[min(most, Int((sum + count / 2) / count))]
  }
}
