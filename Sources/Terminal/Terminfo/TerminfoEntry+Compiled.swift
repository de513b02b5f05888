extension TerminfoEntry {
  /// Returns the bytes of the entry, in the format with numbers of 32 bits.
  package func compiled() -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(names.count + table.count + offsets.count * 2 + numbers.count * 4 + 256)
    for value in [
      Self.wideMagic, names.count, booleans.count, numbers.count, offsets.count, table.count,
    ] { Self.append(value, width: 2, to: &result) }
    result += names
    result += booleans
    Self.align(&result)
    for number in numbers { Self.append(Int(number), width: 4, to: &result) }
    for offset in offsets { Self.append(offset, width: 2, to: &result) }
    result += table
    guard let named else { return result }
    Self.align(&result)
    for count in named.counts { Self.append(count, width: 2, to: &result) }
    result += named.booleans
    Self.align(&result)
    for number in named.numbers { Self.append(Int(number), width: 4, to: &result) }
    result += named.rest
    return result
  }

  /// The entry as a value of the variable `TERMINFO`, for ncurses.
  package var environmentValue: String {
    var bytes = compiled()
    // ncurses 6.4 refuses a value that ends in padding, and ignores bytes after the entry.
    while bytes.count % 3 != 0 { bytes.append(0) }
    return "b64:" + base64(bytes)
  }

  private static func append(_ value: Int, width: Int, to result: inout [UInt8]) {
    for byte in 0..<width { result.append(UInt8(truncatingIfNeeded: value >> (8 * byte))) }
  }

  private static func align(_ result: inout [UInt8]) {
    if result.count & 1 == 1 { result.append(0) }
  }
}

/// Returns bytes in base 64 with padding (RFC 4648).
func base64(_ bytes: [UInt8]) -> String {
  let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var result: [UInt8] = []
  result.reserveCapacity((bytes.count + 2) / 3 * 4)
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let group = (0..<3).reduce(0) {
      $0 << 8 | (start + $1 < bytes.count ? Int(bytes[start + $1]) : 0)
    }
    for digit in 0..<4 {
      let isPadding = start + digit > bytes.count
      result.append(isPadding ? 0x3d : alphabet[group >> (18 - 6 * digit) & 63])
    }
  }
  return String(decoding: result, as: UTF8.self)
}
