/// Reads the little-endian parts of a compiled entry; `nil` past the end.
struct TerminfoReader {
  private let source: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { source = bytes }

  mutating func bytes(_ count: Int) -> [UInt8]? {
    guard count >= 0, position + count <= source.count else { return nil }
    defer { position += count }
    return Array(source[position..<position + count])
  }

  mutating func shorts(_ count: Int) -> [Int]? {
    guard let raw = bytes(count * 2) else { return nil }
    return (0..<count).map { Int(Int16(truncatingIfNeeded: Self.little(raw, $0 * 2, 2))) }
  }

  mutating func numbers(_ count: Int, isWide: Bool) -> [Int32]? {
    guard isWide else { return shorts(count)?.map { Int32($0) } }
    guard let raw = bytes(count * 4) else { return nil }
    return (0..<count).map { Int32(truncatingIfNeeded: Self.little(raw, $0 * 4, 4)) }
  }

  /// Numbers start at an even offset.
  mutating func align() { position += position & 1 }

  mutating func rest() -> [UInt8] {
    defer { position = source.count }
    return position < source.count ? Array(source[position...]) : []
  }

  private static func little(_ raw: [UInt8], _ start: Int, _ width: Int) -> Int {
    (0..<width).reduce(0) { $0 | Int(raw[start + $1]) << (8 * $1) }
  }
}
