/// The size of a JPEG as its header tells it.
struct JPEGSize: Hashable {
  /// The columns and rows of pixels; `nil` if the header is longer than what is known of it.
  let pixels: (columns: Int, rows: Int)?

  /// - Parameter bytes: the beginning of a file; `nil` is returned if that is no JPEG.
  init?(header bytes: [UInt8]) {
    guard bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
    var place = 2
    while place + 9 < bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      // What begins a frame is between 0xC0 and 0xCF, beside three tables.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        func number(_ offset: Int) -> Int {
          Int(bytes[place + offset]) << 8 | Int(bytes[place + offset + 1])
        }
        pixels = (number(7), number(5))
        return
      }
      // A byte that only fills, or a mark without contents.
      if marker == 0xFF || marker == 0x01 || (0xD0...0xD8).contains(marker) {
        place += marker == 0xFF ? 1 : 2
        continue
      }
      place += 2 + Int(bytes[place + 2]) << 8 + Int(bytes[place + 3])
    }
    pixels = nil
  }

  var words: String { pixels.map { "\($0.columns) × \($0.rows)" } ?? "of an unknown size" }

  static func == (first: JPEGSize, second: JPEGSize) -> Bool { first.words == second.words }

  func hash(into hasher: inout Hasher) { hasher.combine(words) }
}
