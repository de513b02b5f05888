/// A text in bytes that is looked for in others.
///
/// Sixteen places are compared at a time, by the first and the last byte of the text. Source: W.
/// Muła, "SIMD-friendly algorithms for substring searching".
struct ByteText: Sendable {
  private typealias Lanes = SIMD16<UInt8>

  private let bytes: [UInt8]
  /// The bit of each byte that may be set or not: that between a small letter of ASCII and its
  /// capital one, if either matches.
  private let free: [UInt8]

  init(_ text: some Sequence<UInt8>, ignoresCase: Bool) {
    let free = text.map { ignoresCase && $0 | 0x20 &- 0x61 < 26 ? UInt8(0x20) : 0 }
    bytes = zip(text, free).map { $0 | $1 }
    self.free = free
  }

  var count: Int { bytes.count }

  /// Returns the first place of the text at or after an offset. O(n) for most texts.
  func firstPlace(in text: UnsafeBufferPointer<UInt8>, from offset: Int = 0) -> Int? {
    guard let first = bytes.first, let last = bytes.last else { return nil }
    let distance = bytes.count - 1
    let heads = (byte: Lanes(repeating: first), free: Lanes(repeating: free[0]))
    let tails = (byte: Lanes(repeating: last), free: Lanes(repeating: free[distance]))
    let raw = UnsafeRawBufferPointer(text)
    var place = offset
    while place + distance + Lanes.scalarCount <= raw.count {
      let head = raw.loadUnaligned(fromByteOffset: place, as: Lanes.self) | heads.free
      let tail = raw.loadUnaligned(fromByteOffset: place + distance, as: Lanes.self) | tails.free
      let differences = (head ^ heads.byte) | (tail ^ tails.byte)
      if differences.min() == 0 {
        for lane in 0..<Lanes.scalarCount
        where differences[lane] == 0 && isText(text, at: place + lane) {
          return place + lane
        }
      }
      place += Lanes.scalarCount
    }
    while place + distance < text.count {
      if isText(text, at: place) { return place }
      place += 1
    }
    return nil
  }

  private func isText(_ text: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    for index in bytes.indices where text[place + index] | free[index] != bytes[index] {
      return false
    }
    return true
  }
}
