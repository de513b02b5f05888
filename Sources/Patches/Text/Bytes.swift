extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let space = UInt8(ascii: " ")
  static let plus = UInt8(ascii: "+")
  static let minus = UInt8(ascii: "-")
  static let backslash = UInt8(ascii: "\\")
  static let quote = UInt8(ascii: "\"")

  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}

extension ArraySlice<UInt8> {
  func starts(with text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard count >= length else { return false }
    for offset in 0..<length where self[startIndex + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }

  /// Returns what follows a text, or nil if the bytes do not start with it.
  func after(_ text: StaticString) -> ArraySlice<UInt8>? {
    starts(with: text) ? dropFirst(text.utf8CodeUnitCount) : nil
  }

  var withoutCarriageReturn: ArraySlice<UInt8> {
    last == UInt8(ascii: "\r") ? dropLast() : self
  }

  var string: String { String(decoding: self, as: UTF8.self) }
}
