/// The kind of number that the user typed, if the text is a number. O(n).
struct NumberReading {
  /// The number in the form that the standard library reads: without surrounding spaces, and with
  /// an ASCII minus.
  let text: String
  /// Whether the text consists of digits, with an optional sign, point or exponent.
  let isNumber: Bool
  /// Whether the number has no point and no exponent.
  let isWhole: Bool

  init(_ typed: String) {
    var rest = typed[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    var text = ""
    if let sign = rest.first, "+-−".contains(sign) {
      if sign != "+" { text = "-" }
      rest.removeFirst()
    }
    text += rest
    self.text = text

    var digits = rest.utf8[...]
    let whole = digits.removeDigits()
    var fraction = 0
    var hasExponent = false
    let hasPoint = digits.removeFirst(in: ".")
    if hasPoint { fraction = digits.removeDigits() }
    var isNumber = whole + fraction > 0
    if isNumber, digits.removeFirst(in: "eE") {
      hasExponent = true
      _ = digits.removeFirst(in: "+-")
      isNumber = digits.removeDigits() > 0
    }
    self.isNumber = isNumber && digits.isEmpty
    isWhole = !hasPoint && !hasExponent
  }
}

extension Substring.UTF8View {
  /// Removes the digits at the start of the text.
  ///
  /// - Returns: the number of digits removed.
  fileprivate mutating func removeDigits() -> Int {
    let rest = drop { (48...57).contains($0) }
    let count = self.count - rest.count
    self = rest
    return count
  }

  /// Removes the first character if it is one of the given characters.
  fileprivate mutating func removeFirst(in characters: String) -> Bool {
    guard let first, characters.utf8.contains(first) else { return false }
    removeFirst()
    return true
  }
}
