import RecurseImages
import Testing

@Suite("The limits of a picture") struct LimitTests {
  private func header(_ width: Int, _ height: Int) -> [UInt8] {
    PNGWriter.signature
      + PNGWriter.chunk(
        "IHDR", PNGWriter.number(width) + PNGWriter.number(height) + [8, 6, 0, 0, 0])
      + PNGWriter.chunk("IDAT", [0x78, 0x01]) + PNGWriter.chunk("IEND", [])
  }

  @Test(
    "refuse what a header claims, before there is memory for it",
    arguments: [
      (Int(Int32.max), Int(Int32.max)), (Int(UInt32.max), Int(UInt32.max)), (10_000, 10_000),
      (1_000_001, 1), (1, 50_000_001),
    ])
  func claims(width: Int, height: Int) {
    #expect(throws: ImageError.tooLarge(width: width, height: height, maximumPixels: 50_000_000)) {
      try Bitmap(png: header(width, height))
    }
  }

  @Test("are the app's")
  func adjustable() throws {
    let file = PNGWriter(width: 4, height: 3) { _, _ in [1, 2, 3, 4] }.bytes
    #expect(try Bitmap(png: file, maximumPixels: 12).width == 4)
    #expect(throws: ImageError.tooLarge(width: 4, height: 3, maximumPixels: 11)) {
      try Bitmap(png: file, maximumPixels: 11)
    }
    #expect(throws: ImageError.tooLarge(width: 4, height: 3, maximumPixels: -1)) {
      try Bitmap(png: file, maximumPixels: -1)
    }
  }

  @Test(
    "leave a header without pixels to the decoder, which refuses it", arguments: [(0, 5), (5, 0)])
  func empty(width: Int, height: Int) {
    #expect(throws: ImageError.broken("Invalid IHDR data")) {
      try Bitmap(png: header(width, height))
    }
  }

  @Test("are those of the pixels that an app has")
  func ownPixels() throws {
    #expect(try Bitmap(width: 0, height: 0, pixels: []) == .empty)
    #expect(try Bitmap(width: 0, height: 9, pixels: []).isEmpty)
    for (width, height, count) in [
      (1, 1, 3), (1, 1, 5), (-1, -1, 4), (0, 0, 4), (.max, .max, 4), (.max, 2, 0), (-1, 0, 0),
    ] {
      #expect(throws: ImageError.wrongCount(bytes: count, width: width, height: height)) {
        try Bitmap(width: width, height: height, pixels: Array(repeating: 0, count: count))
      }
    }
  }
}
