/// The name of an object: the hexadecimal digits of its hash.
package struct GitID: Hashable, Sendable {
  /// The digits, in lower case.
  package let text: String

  /// The name of these digits; nil if they are no full SHA-1 or SHA-256.
  package init?(_ text: some StringProtocol) { self.init(bytes: Array(text.utf8)) }

  init?(bytes: some Collection<UInt8>) {
    guard bytes.count == 40 || bytes.count == 64, bytes.allSatisfy(Self.isDigit) else { return nil }
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// The first digits, for people.
  package var short: String { String(text.prefix(7)) }

  /// Whether it names nothing, as the old side of a new file does.
  package var isZero: Bool { text.utf8.allSatisfy { $0 == UInt8(ascii: "0") } }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
  }
}

extension GitID: CustomStringConvertible {
  package var description: String { text }
}
