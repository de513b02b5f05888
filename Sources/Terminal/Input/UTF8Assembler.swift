/// Assembles scalars from single bytes. Each maximal subpart that is not UTF-8 becomes U+FFFD
/// (Unicode 15, table 3-7 and section 3.9).
struct UTF8Assembler {
  enum Step: Equatable {
    case more
    case scalar(UInt32)
    /// The bytes are no scalar; the last one was not consumed and may start another.
    case broken
  }

  private var value: UInt32 = 0
  private var missing = 0
  private var lower: UInt8 = 0x80
  private var upper: UInt8 = 0xbf

  var isInside: Bool { missing > 0 }

  mutating func reset() { missing = 0 }

  /// Adds a byte from 0x80 on, or, inside a scalar, any byte.
  mutating func take(_ byte: UInt8) -> Step {
    if missing == 0 { return start(byte) }
    guard byte >= lower, byte <= upper else {
      missing = 0
      return .broken
    }
    lower = 0x80
    upper = 0xbf
    value = value << 6 | UInt32(byte & 0x3f)
    missing -= 1
    return missing == 0 ? .scalar(value) : .more
  }

  private mutating func start(_ byte: UInt8) -> Step {
    lower = 0x80
    upper = 0xbf
    switch byte {
    case 0xc2...0xdf:
      missing = 1
      value = UInt32(byte & 0x1f)
    case 0xe0...0xef:
      missing = 2
      value = UInt32(byte & 0xf)
      if byte == 0xe0 { lower = 0xa0 }
      if byte == 0xed { upper = 0x9f }
    case 0xf0...0xf4:
      missing = 3
      value = UInt32(byte & 7)
      if byte == 0xf0 { lower = 0x90 }
      if byte == 0xf4 { upper = 0x8f }
    default:
      return .scalar(0xfffd)
    }
    return .more
  }
}
