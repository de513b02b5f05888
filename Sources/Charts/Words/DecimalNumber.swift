/// A whole number times a power of ten, which has none of the noise of binary fractions.
struct DecimalNumber: Equatable, Sendable {
  var digits: Int
  var exponent: Int

  init(_ digits: Int, exponent: Int = 0) {
    self.digits = digits
    self.exponent = exponent
  }

  /// The nearest decimal with some significant digits, and with all digits before the point.
  ///
  /// - Parameter value: a finite number.
  init(_ value: Double, significantDigits count: Int) {
    guard value != 0 else {
      self.init(0)
      return
    }
    let magnitude = Int(commonLogarithm(abs(value)).rounded(.down))
    // Smaller than half of the last digit.
    guard count >= 0 else {
      self.init(0)
      return
    }
    // More than 15 digits would be noise, and fewer than those before the point would be zeros.
    let wanted = min(max(count, magnitude + 1), 15)
    let exponent = max(magnitude + 1 - wanted, -300)
    let scaled =
      exponent < 0 ? value * power(ofTen: -exponent) : value / power(ofTen: exponent)
    self.init(Int(scaled.rounded()), exponent: exponent)
  }

  /// The nearest decimal with some digits after the point, as far as 15 significant digits reach.
  init(_ value: Double, places: Int) {
    guard value.isFinite, value != 0 else {
      self.init(0)
      return
    }
    let magnitude = Int(commonLogarithm(abs(value)).rounded(.down))
    self.init(value, significantDigits: min(magnitude + 1 + places, 15))
  }

  /// The nearest double: exact rounding for exponents of at most 22.
  var value: Double {
    exponent < 0
      ? Double(digits) / power(ofTen: -exponent) : Double(digits) * power(ofTen: exponent)
  }

  /// The power of ten of the first digit, or `nil` for zero.
  var magnitude: Int? {
    digits == 0 ? nil : String(digits.magnitude).count - 1 + exponent
  }

  /// All digits, without zeros at the end of a fraction.
  var plain: String {
    guard digits != 0 else { return "0" }
    let sign = digits < 0 ? "-" : ""
    var text = String(digits.magnitude)
    guard exponent < 0 else { return sign + text + String(repeating: "0", count: exponent) }
    if text.count <= -exponent {
      text = String(repeating: "0", count: 1 - exponent - text.count) + text
    }
    let whole = text.dropLast(-exponent)
    var fraction = text.suffix(-exponent)
    while fraction.last == "0" { fraction.removeLast() }
    return sign + whole + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// The plain form with a number of digits after the point.
  func fixed(_ places: Int) -> String {
    let text = plain
    guard places > 0 else { return text }
    let fraction = text.split(separator: ".", maxSplits: 1).dropFirst().first?.count ?? 0
    let zeros = String(repeating: "0", count: max(0, places - fraction))
    return fraction == 0 ? text + "." + zeros : text + zeros
  }

  /// The digits with the power of ten behind them, such as `2.5e20`.
  var scientific: String {
    guard let magnitude else { return "0" }
    return DecimalNumber(digits, exponent: exponent - magnitude).plain + "e\(magnitude)"
  }

  /// The plain form, or the scientific one if that has too many digits.
  var text: String {
    guard let magnitude else { return "0" }
    return (-5...14).contains(magnitude) ? plain : scientific
  }

  func shifted(by places: Int) -> DecimalNumber {
    DecimalNumber(digits, exponent: exponent + places)
  }
}
