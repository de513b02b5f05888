/// The file beside an item in the trash that records where it came from.
///
///     trash entry 1
///     origin /home/ada/a%0Ab
///     deleted 1764240000123
///
/// A path may hold any byte, so those without a plain character are spelled "%0A".
struct TrashSidecar: Hashable, Sendable {
  let origin: RawPath
  /// The time of the deletion since 1970.
  let milliseconds: Int64

  init(origin: RawPath, milliseconds: Int64) {
    self.origin = origin
    self.milliseconds = milliseconds
  }

  var bytes: [UInt8] {
    var path = ""
    for byte in origin.bytes {
      let scalar = Unicode.Scalar(byte)
      if Self.isPlain(byte) {
        path.unicodeScalars.append(scalar)
      } else {
        path += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return Array("\(Self.title)\norigin \(path)\ndeleted \(milliseconds)\n".utf8)
  }

  /// Reads a sidecar; nil if it is damaged.
  init?(bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard lines.count == 3, lines[0] == Self.title, lines[1].hasPrefix("origin "),
      lines[2].hasPrefix("deleted "),
      let milliseconds = Int64(lines[2].dropFirst("deleted ".count)),
      let path = Self.decoded(lines[1].dropFirst("origin ".count).utf8)
    else { return nil }
    origin = RawPath(bytes: path)
    self.milliseconds = milliseconds
  }

  private static func decoded(_ text: Substring.UTF8View) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard digits.utf8.count == 2, let value = UInt8(digits, radix: 16) else { return nil }
      bytes.append(value)
      rest.removeFirst(2)
    }
    return bytes
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "/._-".utf8.contains(byte)
    }
  }

  private static let title = "trash entry 1"
}
