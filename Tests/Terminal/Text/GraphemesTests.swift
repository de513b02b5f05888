import Foundation
import RecurseTesting
import TestSupport
import Testing

@testable import RecurseTerminal

private let breakTest = "/usr/share/unicode/auxiliary/GraphemeBreakTest.txt"

@Suite("Grapheme clusters", .blocking)
struct GraphemesTests {
  @Test(
    "every line of Unicode's own test passes (skipped where the package unicode-data is missing)",
    .enabled(if: FileManager.default.fileExists(atPath: breakTest)))
  func unicodeTest() throws {
    let file = try String(contentsOfFile: breakTest, encoding: .utf8)
    #expect(file.contains("GraphemeBreakTest-\(Graphemes.unicodeVersion).txt"))
    var lines = 0
    for line in file.split(separator: "\n") where !line.hasPrefix("#") {
      var text = ""
      var expected: [Int] = []
      for word in line.prefix(while: { $0 != "#" }).split(whereSeparator: \.isWhitespace) {
        switch word {
        case "÷": expected.append(text.utf8.count)
        case "×": break
        default: text.unicodeScalars.append(Unicode.Scalar(UInt32(word, radix: 16)!)!)
        }
      }
      #expect(boundaries(of: text) == expected, "\(line)")
      lines += 1
    }
    #expect(lines > 500)
  }

  @Test("a joined pictograph takes exactly one joiner")
  func twoJoiners() {
    #expect(Graphemes.clusters(of: "👩\u{200D}💻").count == 1)
    #expect(Graphemes.clusters(of: "👩\u{200D}\u{200D}💻").count == 2)
    #expect(Graphemes.clusters(of: "👩\u{301}\u{200D}💻").count == 1)
    #expect(Graphemes.clusters(of: "a\u{200D}💻").count == 2)
  }

  @Test("stepping back finds the boundaries of stepping forward, from any start")
  func backwards() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<400 {
      let text = randomText(12, &random)
      let boundaries = boundaries(of: text)
      for offset in 0...text.utf8.count {
        let start = scalarStart(offset, in: text)
        let before = boundaries.last { $0 < start } ?? 0
        #expect(Graphemes.boundary(before: offset, in: text) == before)
        let nearest = boundaries.first { $0 >= start }
        #expect(Graphemes.boundary(atOrAfter: offset, in: text) == nearest)
      }
      for (boundary, next) in zip(boundaries, boundaries.dropFirst()) {
        #expect(Graphemes.boundary(after: boundary, in: text) == next)
      }
    }
  }

  @Test("offsets outside the text, or inside a scalar, are not an error")
  func oddOffsets() {
    #expect(Graphemes.boundary(after: 99, in: "aé") == 3)
    #expect(Graphemes.boundary(before: -1, in: "aé") == 0)
    #expect(Graphemes.boundary(after: 2, in: "aé") == 3)
    #expect(Graphemes.boundary(before: 99, in: "") == 0)
    #expect(Graphemes.wordEnd(after: 5, in: "") == 0)
    #expect(Graphemes.word(at: 7, in: "abc") == 3..<3)
  }

  @Test(
    "words are runs of letters, of Han, of Hiragana or of Katakana",
    arguments: [
      ("one  two", [3, 8], [5, 0]),
      ("a.b_c 12", [1, 5, 8], [6, 2, 0]),
      ("漢字かなカナ!", [6, 12, 18, 19], [12, 6, 0]),
      ("  ", [2], [0]),
      ("e\u{301}te\u{301} x", [7, 9], [8, 0]),
    ])
  func words(text: String, ends: [Int], starts: [Int]) {
    var offset = 0
    for end in ends {
      offset = Graphemes.wordEnd(after: offset, in: text)
      #expect(offset == end)
    }
    offset = text.utf8.count
    for start in starts {
      offset = Graphemes.wordStart(before: offset, in: text)
      #expect(offset == start)
    }
  }

  @Test("a double click selects the run under it")
  func wordAtOffset() {
    #expect(Graphemes.word(at: 1, in: "one  two") == 0..<3)
    #expect(Graphemes.word(at: 3, in: "one  two") == 3..<5)
    #expect(Graphemes.word(at: 6, in: "one  two") == 5..<8)
  }

  @Test("columns and offsets translate into each other")
  func columns() {
    let text = "a日e\u{301}b"
    #expect(Graphemes.width(of: text) == 5)
    #expect([0, 1, 4, 7, 8].map { Graphemes.column(of: $0, in: text) } == [0, 1, 3, 4, 5])
    #expect((0...6).map { Graphemes.offset(nearest: $0, in: text) } == [0, 1, 1, 4, 7, 8, 8])
  }

  @Test("the width of a text is the number of its encoded cells")
  func widths() {
    var random = SplitMix64(seed: 2)
    let table = GlyphTable()
    for _ in 0..<500 {
      let text = randomText(10, &random)
      let column = Int.random(in: 0..<9, using: &random)
      let cells = table.encode(text, column: column)
      #expect(Graphemes.width(of: text, column: column) == cells.count)
    }
  }

  private func boundaries(of text: String) -> [Int] {
    [0] + Graphemes.clusters(of: text).map(\.range.upperBound)
  }

  private func scalarStart(_ offset: Int, in text: String) -> Int {
    let bytes = Array(text.utf8)
    var offset = offset
    while offset > 0, offset < bytes.count, bytes[offset] & 0xc0 == 0x80 { offset -= 1 }
    return offset
  }
}
