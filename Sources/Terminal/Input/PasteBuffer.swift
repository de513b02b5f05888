/// The text of a bracketed paste while it arrives, up to `ESC [ 2 0 1 ~`. Linear for any sizes of
/// the reads.
///
/// Controls other than newline and tab are dropped; CR and CR LF become newlines.
struct PasteBuffer {
  /// The longest text that is kept, in bytes.
  static let capacity = 16 << 20
  private static let end: [UInt8] = Array("\u{1b}[201~".utf8)

  private let capacity: Int
  private var bytes: [UInt8] = []
  private var isTruncated = false
  /// The bytes of the end mark that have arrived.
  private var matched = 0
  private var lastWasReturn = false

  /// The bytes of the text.
  var count: Int { bytes.count }

  init(capacity: Int = PasteBuffer.capacity) { self.capacity = capacity }

  /// Adds bytes from a position, which is moved to their end. Returns the paste when its end
  /// arrives.
  mutating func take(_ input: UnsafeBufferPointer<UInt8>, at position: inout Int) -> Paste? {
    while position < input.count {
      let byte = input[position]
      position += 1
      if byte == PasteBuffer.end[matched] {
        matched += 1
        if matched == PasteBuffer.end.count { return finish() }
      } else if matched == 0 {
        keep(byte)
      } else {
        keepUnmatched()
        if byte == PasteBuffer.end[0] { matched = 1 } else { keep(byte) }
      }
    }
    return nil
  }

  /// Ends a paste whose end has not arrived.
  mutating func abandon() -> Paste {
    keepUnmatched()
    isTruncated = true
    return finish()
  }

  /// Keeps the start of a false end mark without its escape, like every control.
  private mutating func keepUnmatched() {
    if matched > 1 { for byte in PasteBuffer.end[1..<matched] { keep(byte) } }
    matched = 0
  }

  @inline(__always)
  private mutating func keep(_ byte: UInt8) {
    if byte >= 0x20, byte != 0x7f {
      lastWasReturn = false
      append(byte)
    } else {
      keepControl(byte)
    }
  }

  private mutating func keepControl(_ byte: UInt8) {
    defer { lastWasReturn = byte == 0x0d }
    switch byte {
    case 0x0d, 0x09: append(byte == 0x0d ? 0x0a : byte)
    case 0x0a where !lastWasReturn: append(byte)
    default: break
    }
  }

  @inline(__always)
  private mutating func append(_ byte: UInt8) {
    if bytes.count < capacity { bytes.append(byte) } else { isTruncated = true }
  }

  private mutating func finish() -> Paste {
    if isTruncated { dropPartialScalar() }
    dropUpperControls()
    let paste = Paste(String(decoding: bytes, as: UTF8.self), isTruncated: isTruncated)
    self = PasteBuffer(capacity: capacity)
    return paste
  }

  /// Drops a scalar that was cut.
  private mutating func dropPartialScalar() {
    var start = bytes.count
    while start > 0, bytes.count - start < 3, bytes[start - 1] & 0xc0 == 0x80 { start -= 1 }
    guard start > 0 else { return }
    let length = UTF8.width(startingWith: bytes[start - 1])
    if bytes.count - start + 1 < length { bytes.removeSubrange((start - 1)...) }
  }

  /// C1 controls are two bytes, 0xc2 and one of 0x80 to 0x9f.
  private mutating func dropUpperControls() {
    guard bytes.contains(0xc2) else { return }
    var kept = 0
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0xc2, index + 1 < bytes.count, bytes[index + 1] & 0xe0 == 0x80 {
        index += 2
        continue
      }
      bytes[kept] = bytes[index]
      kept += 1
      index += 1
    }
    bytes.removeSubrange(kept...)
  }
}

extension UTF8 {
  /// The bytes of a scalar by its first byte; 1 if that starts none.
  static func width(startingWith byte: UInt8) -> Int {
    byte < 0xc2 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : byte < 0xf5 ? 4 : 1
  }
}
