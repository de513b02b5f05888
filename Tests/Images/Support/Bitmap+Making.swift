import RecurseImages
import TestSupport

extension Bitmap {
  /// A bitmap whose pixels a closure says, as `0xRRGGBBAA`.
  init(_ width: Int, _ height: Int, _ pixel: (_ x: Int, _ y: Int) -> UInt32) throws {
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let color = pixel(x, y)
        bytes += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: color >> $0) }
      }
    }
    try self.init(width: width, height: height, pixels: bytes)
  }

  /// Random bytes.
  static func noise(_ width: Int, _ height: Int, seed: UInt64, opaque: Bool = false) throws
    -> Bitmap
  {
    var random = SplitMix64(seed: seed)
    return try Bitmap(width, height) { _, _ in
      UInt32(truncatingIfNeeded: random.next()) | (opaque ? 255 : 0)
    }
  }

  /// The four bytes of a pixel.
  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    let place = 4 * (y * width + x)
    return Array(pixels[place..<(place + 4)])
  }
}
