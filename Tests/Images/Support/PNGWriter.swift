/// Writes PNGs of every kind, uncompressed: chunks with check sums around stored blocks (PNG
/// Specification, third edition; RFC 1950 and 1951).
struct PNGWriter {
  /// The color types of the format.
  enum Color: UInt8 {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6

    var channels: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }
  }

  var width: Int
  var height: Int
  var color = Color.rgba
  var depth = 8
  var isInterlaced = false
  /// The entries of a palette, three bytes each.
  var palette: [UInt8] = []
  /// The opacity of the entries, or the color that is transparent.
  var transparency: [UInt8] = []
  /// The number that each channel of a pixel has, from the left and the top.
  var samples: (_ x: Int, _ y: Int) -> [Int]

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  var bytes: [UInt8] {
    var file = Self.signature
    let facts: [UInt8] = [UInt8(depth), color.rawValue, 0, 0, isInterlaced ? 1 : 0]
    file += Self.chunk("IHDR", Self.number(width) + Self.number(height) + facts)
    if !palette.isEmpty { file += Self.chunk("PLTE", palette) }
    if !transparency.isEmpty { file += Self.chunk("tRNS", transparency) }
    file += Self.chunk("IDAT", Self.deflate(lines))
    return file + Self.chunk("IEND", [])
  }

  /// The lines of all passes, each after the number of its filter, which is none.
  private var lines: [UInt8] {
    // The first pixel and the step of each pass, across and down.
    let passes =
      isInterlaced
      ? [
        (0, 8, 0, 8), (4, 8, 0, 8), (0, 4, 4, 8), (2, 4, 0, 4), (0, 2, 2, 4), (1, 2, 0, 2),
        (0, 1, 1, 2),
      ] : [(0, 1, 0, 1)]
    var result: [UInt8] = []
    for (left, across, top, down) in passes where left < width {
      for y in stride(from: top, to: height, by: down) {
        let numbers = stride(from: left, to: width, by: across).flatMap { samples($0, y) }
        result += [0] + Self.packed(numbers, depth)
      }
    }
    return result
  }

  /// Puts numbers of some bits after each other, from the highest bit of the first byte.
  private static func packed(_ numbers: [Int], _ depth: Int) -> [UInt8] {
    var bits = numbers.flatMap { number in
      (0..<depth).reversed().map { UInt8(truncatingIfNeeded: number >> $0 & 1) }
    }
    while bits.count % 8 > 0 { bits.append(0) }
    return stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<(start + 8)].reduce(0) { $0 << 1 | $1 }
    }
  }

  static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    return number(content.count) + named + number(Int(checkSum(named)))
  }

  static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// Blocks that are stored as they are.
  private static func deflate(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var rest = bytes[...]
    repeat {
      let part = rest.prefix(65_535)
      rest = rest.dropFirst(65_535)
      let (low, high) = (UInt8(part.count & 255), UInt8(part.count >> 8))
      result += [rest.isEmpty ? 1 : 0, low, high, ~low, ~high] + part
    } while !rest.isEmpty
    var (first, second) = (1, 0)
    for byte in bytes {
      first = (first + Int(byte)) % 65_521
      second = (second + first) % 65_521
    }
    return result + number(second << 16 | first)
  }

  /// CRC-32.
  private static func checkSum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1) * 0xEDB8_8320 }
    }
  }
}
