import Foundation

/// A name as a person sorts it: "file2" before "File10". Names that differ only in case, accents
/// or zeros before a number are in the order of their bytes.
///
/// The work is done once for a name: two keys compare as plain bytes.
struct NaturalKey: Comparable, Sendable {
  private let key: [UInt8]
  private let bytes: [UInt8]

  init(_ name: RawName) {
    bytes = name.bytes
    key = Self.withMeasuredNumbers(Self.folded(name.bytes))
  }

  static func < (first: NaturalKey, second: NaturalKey) -> Bool {
    let order = compare(first.key, second.key)
    return (order == 0 ? compare(first.bytes, second.bytes) : order) < 0
  }

  private static func folded(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.allSatisfy({ $0 < 0x80 }) {
      return bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive]
    return Array(text.folding(options: options, locale: nil).utf8)
  }

  /// Spells each number as "0", the count of its digits, and the digits without zeros in front:
  /// the longer number is the greater one, and any number sorts where a digit does.
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
      key += [UInt8(ascii: "0"), UInt8(min(digits.count, 255))] + digits
      index = end
    }
    return key
  }

  private static func compare(_ first: [UInt8], _ second: [UInt8]) -> Int {
    let order = memcmp(first, second, min(first.count, second.count))
    return order == 0 ? first.count - second.count : Int(order)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
