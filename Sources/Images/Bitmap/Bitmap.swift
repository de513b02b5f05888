/// The pixels of a picture.
///
/// ```swift
/// let chess = try Bitmap(
///   width: 2, height: 2,
///   pixels: [
///     255, 255, 255, 255, 0, 0, 0, 255,
///     0, 0, 0, 255, 255, 255, 255, 255,
///   ])
/// ```
///
/// A pixel is four bytes in sRGB: red, green, blue and opacity. Colors are not multiplied by their
/// opacity. Copies share their pixels, and copies of one bitmap are compared in O(1).
public struct Bitmap: Equatable, Sendable {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows of pixels.
  public let height: Int
  /// The bytes of all pixels, row by row from the upper left one.
  public let pixels: [UInt8]

  /// Creates a bitmap of pixels that something else has decoded.
  ///
  /// - Parameter pixels: four bytes for each pixel: red, green, blue and opacity.
  /// - Throws: ``ImageError/wrongCount(bytes:width:height:)`` if there are more or fewer bytes, or
  ///   a side is negative.
  public init(width: Int, height: Int, pixels: [UInt8]) throws(ImageError) {
    let (count, overflows) = width.multipliedReportingOverflow(by: height)
    guard width >= 0, height >= 0, !overflows, pixels.count % 4 == 0, pixels.count / 4 == count
    else { throw .wrongCount(bytes: pixels.count, width: width, height: height) }
    self.init(width, height, pixels)
  }

  init(_ width: Int, _ height: Int, _ pixels: [UInt8]) {
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  /// A bitmap without pixels.
  public static let empty = Bitmap(0, 0, [])

  /// A Boolean value that indicates whether the bitmap has no pixels.
  public var isEmpty: Bool { pixels.isEmpty }
}

/// Without the pixels.
extension Bitmap: CustomStringConvertible {
  /// The size, such as `640×480 pixels`.
  public var description: String { "\(width)×\(height) pixels" }
}
