/// The text of a bracketed paste while it arrives, up to `ESC [ 2 0 1 ~`. Linear for any sizes of
/// the reads.
///
/// Line breaks of any kind become newlines: CR, CR LF, VT, FF, NEL, and Unicode's separators. Other
/// controls but tabs are dropped.
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

  /// The number of bytes that are kept so far.
  var count: Int { bytes.count }

  init(capacity: Int = PasteBuffer.capacity) { self.capacity = capacity }

  /// Takes the bytes after a position, up to the end of the paste or of the input, and moves the
  /// position there.
  ///
  /// - Returns: the paste, if its end has arrived.
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

  /// Ends a paste of which no end mark will arrive: it counts as cut.
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
    case 0x09: append(byte)
    case 0x0b...0x0d: append(0x0a)
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
    replaceUpperControls()
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

  /// C1 controls are two bytes, 0xc2 and one of 0x80 to 0x9f; NEL is a line break. The separators
  /// of lines and paragraphs are three: 0xe2, 0x80, and 0xa8 or 0xa9.
  private mutating func replaceUpperControls() {
    guard bytes.contains(where: { $0 == 0xc2 || $0 == 0xe2 }) else { return }
    var kept = 0
    var index = 0
    func isNext(_ offset: Int, _ byte: UInt8) -> Bool {
      index + offset < bytes.count && bytes[index + offset] == byte
    }
    while index < bytes.count {
      var byte = bytes[index]
      var width = 1
      if byte == 0xc2, index + 1 < bytes.count, bytes[index + 1] & 0xe0 == 0x80 {
        guard isNext(1, 0x85) else {
          index += 2
          continue
        }
        (byte, width) = (0x0a, 2)
      } else if byte == 0xe2, isNext(1, 0x80), isNext(2, 0xa8) || isNext(2, 0xa9) {
        (byte, width) = (0x0a, 3)
      }
      bytes[kept] = byte
      kept += 1
      index += width
    }
    bytes.removeSubrange(kept...)
  }
}

extension UTF8 {
  /// Returns the number of bytes of a scalar by its first byte; 1 for a byte that begins none.
  static func width(startingWith byte: UInt8) -> Int {
    byte < 0xc2 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : byte < 0xf5 ? 4 : 1
  }
}
