/// The address of a link as a terminal takes it: printable ASCII without spaces.
package struct Hyperlink: Hashable, Sendable {
  /// The address. All other bytes of the destination are percent-encoded, so that it can neither
  /// end the sequence that it is sent in nor begin another.
  package let address: String

  /// The most bytes of an address: VTE ignores longer ones.
  package static let mostBytes = 2083

  /// - Returns: `nil` if there is no address, or if it is too long.
  package init?(_ destination: String) {
    guard !destination.isEmpty, destination.utf8.count <= Self.mostBytes else { return nil }
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(destination.utf8.count)
    for byte in destination.utf8 {
      if (0x21..<0x7F).contains(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    guard bytes.count <= Self.mostBytes else { return nil }
    address = String(decoding: bytes, as: UTF8.self)
  }

  /// The bytes after which what is written is linked: OSC 8. Parts with the same number are one
  /// link, which a terminal shows as one.
  var opening: [UInt8] {
    // FNV-1a.
    let number = address.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return Array("\u{1b}]8;id=\(String(number, radix: 36));\(address)\u{1b}\\".utf8)
  }

  /// The bytes after which nothing is.
  static let closing = Array("\u{1b}]8;;\u{1b}\\".utf8)
}
