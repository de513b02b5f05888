/// What kind of number a person typed, if it is any. O(n).
struct NumberReading {
  /// The number as the standard library reads it: without spaces around it and with an ASCII minus.
  let text: String
  /// Whether the text is digits, with a sign, a point, or an exponent.
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
  /// Removes the digits that the text begins with.
  ///
  /// - Returns: how many there were.
  fileprivate mutating func removeDigits() -> Int {
    let rest = drop { (48...57).contains($0) }
    let count = self.count - rest.count
    self = rest
    return count
  }

  /// Removes the first character if it is one of some.
  fileprivate mutating func removeFirst(in characters: String) -> Bool {
    guard let first, characters.utf8.contains(first) else { return false }
    removeFirst()
    return true
  }
}
