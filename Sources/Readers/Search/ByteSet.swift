/// A set of bytes of ASCII.
struct ByteSet: Hashable, Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  static let digits = ByteSet(0x30...0x39)

  init() {}

  init(_ bytes: ClosedRange<UInt8>) { insert(bytes) }

  mutating func insert(_ bytes: ClosedRange<UInt8>) {
    for byte in bytes where byte < 128 {
      if byte < 64 { low |= 1 << byte } else { high |= 1 << (byte - 64) }
    }
  }

  mutating func formUnion(_ other: ByteSet) {
    low |= other.low
    high |= other.high
  }

  func contains(_ byte: UInt8) -> Bool {
    byte < 128 && (byte < 64 ? low >> byte : high >> (byte - 64)) & 1 == 1
  }

  /// The set with the other case of its letters.
  var ignoringCase: ByteSet {
    // Small letters are 32 bytes behind the capital ones, which are the bits from 1 to 26 here.
    let letters = (high | high >> 32) & 0x07FF_FFFE
    var set = self
    set.high |= letters | letters << 32
    return set
  }
}
