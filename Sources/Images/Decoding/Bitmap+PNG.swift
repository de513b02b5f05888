import CImages

extension Bitmap {
  /// Decodes a PNG: of any colors and depth, also interlaced or with a palette.
  ///
  /// ```swift
  /// let picture = try Bitmap(png: bytes)
  /// ```
  ///
  /// Decoding takes milliseconds for each million pixels, so an app decodes large pictures in a
  /// task. Of an animation the first picture is read. A profile of colors is left out, and 16 bits
  /// become 8.
  ///
  /// - Parameters:
  ///   - bytes: all bytes of the file. Bytes after its end are ignored.
  ///   - maximumPixels: the largest number of pixels that memory is taken for, at 4 bytes each.
  /// - Throws: ``ImageError/notPNG``, ``ImageError/broken(_:)``, also for a file that ends early,
  ///   or ``ImageError/tooLarge(width:height:maximumPixels:)``, which takes the size from the
  ///   header and decodes nothing.
  /// - Complexity: O(bytes + pixels)
  public init(
    png bytes: some Collection<UInt8>, maximumPixels: Int = 50_000_000
  ) throws(ImageError) {
    let bytes = Array(bytes)
    let header = try PNGHeader(bytes)
    try header.check(maximumPixels: maximumPixels)
    let total = 4 * header.width * header.height
    var message = [CChar](repeating: 0, count: Int(RECURSE_PNG_MESSAGE))
    var isRead = false
    // Unsafe for libpng, which writes the pixels. A cleared array would write 200 MB for 50 million
    // of them once more.
    let pixels = [UInt8](unsafeUninitializedCapacity: total) { buffer, count in
      isRead = recurse_png_read(
        bytes, bytes.count, UInt32(header.width), UInt32(header.height), buffer.baseAddress,
        &message)
      count = isRead ? total : 0
    }
    guard isRead else {
      let reason = message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      throw .broken(String(decoding: reason, as: UTF8.self))
    }
    self.init(header.width, header.height, pixels)
  }

  /// Reads and decodes a PNG from a file.
  ///
  /// ```swift
  /// let picture = try Bitmap(pngFile: "cat.png", maximumPixels: 4_000_000)
  /// ```
  ///
  /// - Parameters:
  ///   - path: the path of a regular file. The call never waits for a pipe or a device.
  ///   - maximumPixels: the largest number of pixels, as for ``init(png:maximumPixels:)``.
  ///   - maximumBytes: the largest number of bytes that are read.
  /// - Throws: ``ImageError/cannotRead(path:reason:)``,
  ///   ``ImageError/fileTooLarge(path:maximumBytes:)``, or an error of
  ///   ``init(png:maximumPixels:)``.
  public init(
    pngFile path: String, maximumPixels: Int = 50_000_000, maximumBytes: Int = 64 << 20
  ) throws(ImageError) {
    let bytes = try ImageFile(path: path).bytes(maximum: maximumBytes)
    try self.init(png: bytes, maximumPixels: maximumPixels)
  }
}
