/// A name as a person sorts it: "file2" before "File10". Names that differ only in case, in accents
/// or in zeros before a number are in the order of their bytes.
///
/// The work is done once for a name: two keys compare as plain bytes.
struct NaturalKey: Comparable, Hashable, Sendable {
  /// The folded name and, after a zero, which no name has, the bytes of the name.
  private let bytes: [UInt8]

  init(_ name: [UInt8]) {
    bytes = Self.withMeasuredNumbers(Self.folded(name)) + [0] + name
  }

  static func < (first: NaturalKey, second: NaturalKey) -> Bool {
    first.bytes.lexicographicallyPrecedes(second.bytes)
  }

  private static func folded(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.allSatisfy({ $0 < 0x80 }) {
      return bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    }
    let text = String(decoding: bytes, as: UTF8.self).lowercased()
    var folded = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      // Accents that follow their letter.
      case 0x300...0x36F: break
      case 0xE0...0x17F: folded.append(baseLetters[Int(scalar.value) - 0xE0])
      default: folded.append(scalar)
      }
    }
    return Array(String(folded).utf8)
  }

  /// The letters without their accents from U+00E0 to U+017F, as Unicode decomposes them. A letter
  /// that has none stands for itself.
  private static let baseLetters = Array(
    """
    aaaaaaæceeeeiiiiðnooooo÷øuuuuyþyaaaaaaccccccccddđđeeeeeeeeeegggggggghhħħiiiiiiii\
    iıĳĳjjkkĸllllllŀŀłłnnnnnnŉŋŋooooooœœrrrrrrssssssssttttŧŧuuuuuuuuuuuuwwyyyzzzzzzſ
    """.unicodeScalars)

  /// Spells each number as "0", one more than the count of its digits, and the digits without zeros
  /// in front: the longer number is the greater one, and any number sorts where a digit does.
  private static func withMeasuredNumbers(_ bytes: [UInt8]) -> [UInt8] {
    var key: [UInt8] = []
    key.reserveCapacity(bytes.count + 4)
    var index = 0
    while index < bytes.count {
      guard isDigit(bytes[index]) else {
        key.append(bytes[index])
        index += 1
        continue
      }
      let end = bytes[index...].firstIndex { !isDigit($0) } ?? bytes.count
      let digits = bytes[index..<end].drop { $0 == UInt8(ascii: "0") }
      // A name has at most 255 bytes.
      key += [UInt8(ascii: "0"), UInt8(min(digits.count, 254) + 1)] + digits
      index = end
    }
    return key
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
