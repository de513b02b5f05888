import RecurseImages
import TestSupport
import Testing

@Suite("A broken PNG") struct BrokenFileTests {
  private let file = PNGWriter(width: 5, height: 4) { x, y in [x * 50, y * 60, 7, 200] }.bytes

  /// The error of bytes, or `nil` if they are a picture.
  private func error(of bytes: [UInt8], maximumPixels: Int = 50_000_000) -> ImageError? {
    do throws(ImageError) {
      _ = try Bitmap(png: bytes, maximumPixels: maximumPixels)
      return nil
    } catch {
      return error
    }
  }

  @Test("is an error wherever it ends")
  func cut() {
    #expect(error(of: file) == nil)
    for count in file.indices {
      let found = error(of: Array(file[..<count]))
      switch found {
      case .notPNG: #expect(count < 8)
      case .broken(let reason): #expect(count >= 8 && !reason.isEmpty)
      default: Issue.record("\(count) bytes: \(String(describing: found))")
      }
    }
  }

  @Test("is an error wherever a byte is another")
  func changedByte() {
    for place in file.indices {
      for change: UInt8 in [1, 2, 4, 8, 16, 32, 64, 128, 255] {
        var bytes = file
        bytes[place] ^= change
        #expect(error(of: bytes) != nil, "byte \(place) ^ \(change)")
      }
    }
  }

  @Test("is an error or a picture of its size, whatever its bytes are", arguments: 0..<8)
  func noise(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let files = [
      file,
      PNGWriter(width: 13, height: 9, color: .rgba, depth: 16, isInterlaced: true) { x, y in
        [x * 5_000, y * 7_000, 60_000, x * y * 500]
      }.bytes,
      PNGWriter(
        width: 11, height: 10, color: .palette, depth: 4, isInterlaced: true,
        palette: (0..<48).map { UInt8($0 * 5) }, transparency: [1, 2, 3]
      ) { x, y in [(x + y) % 16] }.bytes,
    ]
    for _ in 0..<400 {
      var bytes = files.randomElement(using: &random) ?? file
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.removeSubrange(8..<Int.random(in: 8...min(40, bytes.count), using: &random))
        case 1: bytes.insert(UInt8.random(in: 0...255, using: &random), at: bytes.count / 2)
        default:
          guard let place = bytes.indices.randomElement(using: &random) else { continue }
          bytes[place] = UInt8.random(in: 0...255, using: &random)
        }
      }
      if let bitmap = try? Bitmap(png: bytes, maximumPixels: 1_000_000) {
        #expect(bitmap.pixels.count == 4 * bitmap.width * bitmap.height)
      }
    }
  }

  @Test("with right check sums around wrong content is an error or a picture", arguments: 0..<8)
  func wrongContent(seed: Int) {
    var random = SplitMix64(seed: UInt64(100 + seed))
    let size = PNGWriter.number(6) + PNGWriter.number(5)
    for _ in 0..<200 {
      let facts = [
        [1, 2, 4, 8, 16].randomElement(using: &random) ?? 8,
        [0, 2, 3, 4, 6].randomElement(using: &random) ?? 0, 0, 0,
        UInt8.random(in: 0...1, using: &random),
      ]
      let data = (0..<Int.random(in: 0...80, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      // A stored block that is shorter than the picture.
      let length = UInt8(data.count)
      let stored = [0x78, 0x01, 1, length, 0, ~length, 0xFF] + data
      var bytes = PNGWriter.signature + PNGWriter.chunk("IHDR", size + facts)
      if Bool.random(using: &random) {
        bytes += PNGWriter.chunk("PLTE", Array(data.prefix(data.count / 3 * 3)))
      }
      if Bool.random(using: &random) { bytes += PNGWriter.chunk("tRNS", Array(data.prefix(7))) }
      bytes += PNGWriter.chunk("IDAT", Bool.random(using: &random) ? stored : data)
      bytes += PNGWriter.chunk("IEND", [])
      if let bitmap = try? Bitmap(png: bytes) {
        #expect(bitmap.width == 6 && bitmap.height == 5 && bitmap.pixels.count == 120)
      }
    }
  }

  @Test("of another format is told as such")
  func otherFormats() {
    for text in ["", "GIF89a", "\u{89}PNG", "<svg/>", String(repeating: "x", count: 1_000)] {
      #expect(error(of: Array(text.utf8)) == .notPNG)
    }
    #expect(error(of: [0xFF, 0xD8, 0xFF, 0xE0]) == .notPNG)
  }

  @Test("has a message that says what is wrong with it")
  func messages() {
    #expect(ImageError.notPNG.description == "The picture is not a PNG.")
    #expect(
      error(of: file.dropLast(12))?.description
        == "The picture is damaged: it ends early.")
    var bytes = file
    bytes[30] ^= 1
    #expect(error(of: bytes)?.description == "The picture is damaged: IHDR: CRC error.")
    #expect(
      ImageError.tooLarge(width: 9, height: 8, maximumPixels: 71).description
        == "The picture has 9×8 pixels. At most 71 can be shown, and 1000000 on a side.")
  }
}
