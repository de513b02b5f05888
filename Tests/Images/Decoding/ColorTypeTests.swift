import RecurseImages
import TestSupport
import Testing

@Suite("A PNG") struct ColorTypeTests {
  /// Numbers of a depth that differ from pixel to pixel.
  private static func number(_ x: Int, _ y: Int, _ channel: Int, depth: Int) -> Int {
    (x * 3 + y * 5 + channel * 7 + 1) * 2_654_435_761 >> 7 & (1 << depth - 1)
  }

  private static func byte(_ number: Int, depth: Int) -> UInt8 {
    UInt8((number * 255 + (1 << depth - 1) / 2) / (1 << depth - 1))
  }

  private func pixels(
    _ color: PNGWriter.Color, depth: Int, width: Int, height: Int, isInterlaced: Bool
  ) -> (file: [UInt8], pixels: [UInt8]) {
    let writer = PNGWriter(
      width: width, height: height, color: color, depth: depth, isInterlaced: isInterlaced
    ) { x, y in
      (0..<color.channels).map { Self.number(x, y, $0, depth: depth) }
    }
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let bytes = (0..<color.channels).map {
          Self.byte(Self.number(x, y, $0, depth: depth), depth: depth)
        }
        switch color {
        case .gray, .palette: pixels += [bytes[0], bytes[0], bytes[0], 255]
        case .grayAlpha: pixels += [bytes[0], bytes[0], bytes[0], bytes[1]]
        case .rgb: pixels += bytes + [255]
        case .rgba: pixels += bytes
        }
      }
    }
    return (writer.bytes, pixels)
  }

  @Test(
    "of any colors and depth has its pixels, also interlaced",
    arguments: [
      (PNGWriter.Color.gray, 1), (.gray, 2), (.gray, 4), (.gray, 8), (.gray, 16), (.rgb, 8),
      (.rgb, 16), (.grayAlpha, 8), (.grayAlpha, 16), (.rgba, 8), (.rgba, 16),
    ], [false, true])
  func colors(_ kind: (PNGWriter.Color, Int), isInterlaced: Bool) throws {
    for (width, height) in [(1, 1), (2, 3), (7, 5), (8, 8), (9, 17), (33, 2)] {
      let (file, expected) = pixels(
        kind.0, depth: kind.1, width: width, height: height, isInterlaced: isInterlaced)
      let bitmap = try Bitmap(png: file)
      #expect(bitmap.width == width && bitmap.height == height)
      #expect(zip(bitmap.pixels, expected).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
      // Only what is rounded may be rounded in another way.
      if kind.1 < 16 { #expect(bitmap.pixels == expected) }
    }
  }

  @Test("with a palette has its colors, and their opacity", arguments: [1, 2, 4, 8])
  func palette(depth: Int) throws {
    let count = 1 << depth
    let entries: [[UInt8]] = (0..<count).map { index in
      [UInt8(index), UInt8(255 - index), UInt8(truncatingIfNeeded: 3 * index)]
    }
    let writer = PNGWriter(
      width: 19, height: 6, color: .palette, depth: depth, palette: entries.flatMap { $0 },
      transparency: [0, 100]
    ) { x, y in [(x + y * 7) % count] }
    let bitmap = try Bitmap(png: writer.bytes)
    for y in 0..<6 {
      for x in 0..<19 {
        let index = (x + y * 7) % count
        let opacity: UInt8 = index == 0 ? 0 : index == 1 ? 100 : 255
        #expect(bitmap.pixel(x, y)[3] == opacity)
        if index > 1 { #expect(bitmap.pixel(x, y) == entries[index] + [255]) }
      }
    }
  }

  @Test("with a transparent color has pixels that are transparent")
  func transparentColor() throws {
    let writer = PNGWriter(
      width: 2, height: 1, color: .rgb, transparency: [0, 9, 0, 8, 0, 7]
    ) { x, _ in x == 0 ? [9, 8, 7] : [9, 8, 6] }
    let bitmap = try Bitmap(png: writer.bytes)
    #expect(bitmap.pixel(0, 0)[3] == 0)
    #expect(bitmap.pixel(1, 0) == [9, 8, 6, 255])
  }

  @Test("of 16 bits and without a gamma has the values of sRGB")
  func deepColors() throws {
    for isInterlaced in [false, true] {
      let writer = PNGWriter(
        width: 256, height: 3, color: .rgb, depth: 16, isInterlaced: isInterlaced
      ) { x, _ in [257 * x, 257 * (255 - x), 0] }
      let bitmap = try Bitmap(png: writer.bytes)
      for x in 0..<256 { #expect(bitmap.pixel(x, 2) == [UInt8(x), UInt8(255 - x), 0, 255]) }
    }
  }

  @Test("may be any collection of bytes, and have more after its end")
  func collections() throws {
    let file = PNGWriter(width: 2, height: 2) { x, y in [x, y, 3, 4] }.bytes
    let bitmap = try Bitmap(png: file)
    #expect(try Bitmap(png: ([1, 2, 3] + file)[3...]) == bitmap)
    #expect(try Bitmap(png: file + Array("more".utf8)) == bitmap)
  }

  @Test("of several blocks and chunks is read whole")
  func large() throws {
    let writer = PNGWriter(width: 300, height: 200, color: .rgb) { x, y in [x & 255, y, x ^ y] }
    let bitmap = try Bitmap(png: writer.bytes)
    for (x, y) in [(0, 0), (299, 199), (150, 77)] {
      #expect(bitmap.pixel(x, y) == [UInt8(x & 255), UInt8(y), UInt8((x ^ y) & 255), 255])
    }
  }
}
