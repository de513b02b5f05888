/// Valid UTF-8 in the storage of a text.
package typealias UTF8Bytes = UnsafeBufferPointer<UInt8>

extension UnsafeBufferPointer<UInt8> {
  /// The scalar at a position, which is moved to its end. The bytes of a `String` are valid.
  @inline(__always)
  func scalar(at position: inout Int) -> UInt32 {
    let base = baseAddress.unsafelyUnwrapped
    let first = UInt32(base[position])
    if first < 0x80 {
      position += 1
      return first
    }
    @inline(__always) func tail(_ offset: Int) -> UInt32 { UInt32(base[position + offset]) & 0x3f }
    if first < 0xe0 {
      defer { position += 2 }
      return (first & 0x1f) << 6 | tail(1)
    }
    if first < 0xf0 {
      defer { position += 3 }
      return (first & 0xf) << 12 | tail(1) << 6 | tail(2)
    }
    defer { position += 4 }
    return (first & 7) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The number of bytes at the start that are printable ASCII and that no following mark joins.
  @inline(__always)
  var plainPrefix: Int {
    var end = 0
    while end < count, self[end] &- 0x20 < 0x5f { end += 1 }
    // A following mark belongs to the last byte.
    return end < count && self[end] >= 0x80 ? Swift.max(0, end - 1) : end
  }
}

extension StringProtocol {
  /// Calls `body` with the text's UTF-8 in one piece, copied only if the storage is not contiguous.
  @inline(__always)
  func withBytes<Result>(_ body: (UTF8Bytes) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = String(self)
    return copy.withUTF8(body)
  }
}
