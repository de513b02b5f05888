/// The size that a PNG claims, which is looked at before any memory is taken for pixels.
///
/// The format is that of the PNG Specification, third edition, sections 5.2, 5.3 and 11.2.1.
struct PNGHeader: Equatable {
  let width: Int
  let height: Int

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The signature, the length and the name of the first chunk, its 13 bytes and its check sum.
  private static let length = 33

  /// Reads the header. O(1).
  init(_ bytes: [UInt8]) throws(ImageError) {
    guard bytes.starts(with: Self.signature) else { throw .notPNG }
    guard bytes.count >= Self.length else { throw .broken("it ends early") }
    guard Self.number(bytes, 8) == 13, bytes[12..<16].elementsEqual("IHDR".utf8) else {
      throw .broken("it has no header")
    }
    width = Self.number(bytes, 16)
    height = Self.number(bytes, 20)
  }

  /// Throws an error if the picture has more pixels than wanted.
  func check(maximumPixels: Int) throws(ImageError) {
    let (count, overflows) = width.multipliedReportingOverflow(by: height)
    guard !overflows, count <= maximumPixels, max(width, height) <= ImageError.longestSide else {
      throw .tooLarge(width: width, height: height, maximumPixels: maximumPixels)
    }
  }

  private static func number(_ bytes: [UInt8], _ place: Int) -> Int {
    bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
  }
}
