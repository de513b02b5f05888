import Testing

@testable import RecurseImages

@Suite("A scaled picture") struct ScalingTests {
  @Test("is what its definition says, for all sizes up to 8", arguments: 1...8)
  func smallSizes(width: Int) throws {
    for height in 1...8 {
      let picture = try Bitmap.noise(width, height, seed: UInt64(width * 8 + height))
      for newWidth in 1...8 {
        for newHeight in 1...8 {
          let scaled = picture.scaled(width: newWidth, height: newHeight)
          let plain = try PlainScaling.scaled(picture, newWidth, newHeight)
          let differs = isOther(scaled, plain)
          #expect(scaled.pixels.count == plain.pixels.count && !differs)
        }
      }
    }
  }

  /// Whether a color that one sees, or an opacity, differs by more than what is rounded.
  private func isOther(_ scaled: Bitmap, _ plain: Bitmap) -> Bool {
    scaled.pixels.indices.contains { place in
      let isSeen = place % 4 == 3 || plain.pixels[place / 4 * 4 + 3] > 0
      return isSeen && abs(Int(scaled.pixels[place]) - Int(plain.pixels[place])) > 1
    }
  }

  @Test("is a part of the whole, for every part")
  func parts() throws {
    let picture = try Bitmap.noise(5, 7, seed: 3)
    for (width, height) in [(3, 4), (5, 7), (9, 2), (11, 13)] {
      let whole = picture.scaled(width: width, height: height)
      for (columns, rows) in [(0..<width, 1..<2), (1..<3, 0..<height), (0..<1, 0..<1)] {
        let part = picture.scaled(width: width, height: height, columns: columns, rows: rows)
        #expect(part.width == columns.count && part.height == rows.count)
        for (y, row) in rows.enumerated() {
          for (x, column) in columns.enumerated() {
            #expect(part.pixel(x, y) == whole.pixel(column, row))
          }
        }
      }
    }
  }

  @Test("keeps each value of a plain picture")
  func plain() throws {
    for value in 0..<UInt32(256) {
      let picture = try Bitmap(3, 3) { _, _ in value << 24 | value << 16 | value << 8 | 255 }
      let bytes = Array(repeating: UInt8(value), count: 3) + [255]
      #expect(picture.scaled(width: 2, height: 2).pixel(1, 0) == bytes)
    }
  }

  @Test("has half the light of a chessboard, which is 188 in sRGB")
  func light() throws {
    let chess = try Bitmap(8, 8) { x, y in (x + y) % 2 == 0 ? 0xFFFF_FFFF : 0xFF }
    #expect(chess.scaled(width: 1, height: 1).pixels == [188, 188, 188, 255])
  }

  @Test("has no color of pixels that are transparent")
  func opacity() throws {
    let picture = try Bitmap(2, 1) { x, _ in x == 0 ? 0xFF00_00FF : 0x00FF_0000 }
    #expect(picture.scaled(width: 1, height: 1).pixels == [255, 0, 0, 128])
    let clear = try Bitmap(2, 2) { _, _ in 0x1234_5600 }
    #expect(clear.scaled(width: 1, height: 1).pixels == [0, 0, 0, 0])
  }

  @Test("may be empty")
  func empty() throws {
    let picture = try Bitmap.noise(2, 2, seed: 1)
    for (width, height) in [(0, 4), (4, 0), (-1, 3), (.min, .max)] {
      #expect(picture.scaled(width: width, height: height).isEmpty)
    }
    #expect(Bitmap.empty.scaled(width: 9, height: 9).isEmpty)
  }
}
