/// Bytes as a line of hexadecimal numbers and characters.
///
///     000000  48 65 6c 6c 6f 00        Hello.
struct HexLine: Equatable {
  let address: String
  /// A number for each byte, with two digits.
  let numbers: [String]
  /// A character for each byte: a dot for one that is none.
  let characters: [Character]
  private let perLine: Int

  /// - Parameters:
  ///   - place: the place of the first byte in the file.
  ///   - count: the bytes of a whole line.
  ///   - width: the digits of an address.
  init(_ bytes: some Collection<UInt8>, at place: Int, perLine count: Int, digits width: Int = 6) {
    address = Self.padded(place, to: width)
    numbers = bytes.map { Self.padded($0, to: 2) }
    characters = bytes.map {
      (0x20..<0x7F).contains($0) ? Character(Unicode.Scalar($0)) : "."
    }
    perLine = count
  }

  /// The spaces of the bytes that a line at the end lacks.
  var padding: String { String(repeating: " ", count: 3 * (perLine - numbers.count)) }

  var text: String {
    "\(address)  \(numbers.joined(separator: " "))\(padding)  \(String(characters))"
  }

  /// The number of bytes in a line for which a width has room, beside a scrollbar.
  static func perLine(in columns: Int, digits: Int = 6) -> Int {
    // An address, and for each byte a number and a character.
    [32, 16, 8, 4, 2].first { digits + 4 + 4 * $0 <= columns } ?? 1
  }

  /// The digits of the addresses in a file.
  static func digits(ofSize size: Int) -> Int {
    max(6, String(max(0, size - 1), radix: 16).utf8.count)
  }

  private static func padded(_ number: some BinaryInteger, to width: Int) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}

/// A place in a file as a person types it: `8000`, `0x1f40` or `50%`.
enum HexOffset {
  /// The place; `nil` if the text is none in a file of a size.
  static func place(_ text: String, in size: Int) -> Int? {
    switch number(text) {
    case .part(let part) where (0...100).contains(part) && size > 0:
      min(size - 1, Int(Double(size) * part / 100))
    case .offset(let offset) where (0..<size).contains(offset): offset
    case .part, .offset, nil: nil
    }
  }

  /// Why a text is no place in a file of a size.
  static func flaw(of text: String, in size: Int) -> String {
    number(text) == nil
      ? "A number is wanted: 8000, 0x1f40 or 50%." : "The bytes are 0 to \(size - 1)."
  }

  private enum Number: Equatable {
    case offset(Int)
    case part(Double)
  }

  private static func number(_ text: String) -> Number? {
    let text = text.filter { $0 != " " && $0 != "_" }.lowercased()
    if text.hasSuffix("%") { return Double(text.dropLast()).map { .part($0) } }
    let offset = text.hasPrefix("0x") ? Int(text.dropFirst(2), radix: 16) : Int(text)
    return offset.map { .offset($0) }
  }
}
