import Testing

@testable import file_manager

@Suite("The preview of bytes") struct HexDumpTests {
  @Test("shows bytes as numbers and characters")
  func bytes() {
    #expect(
      HexDump.lines(Array("Hello\0 you".utf8)) == [
        "000000  48 65 6c 6c 6f 00 20 79  |Hello. y|", "000008  6f 75                    |ou|",
      ])
  }

  @Test("fills a line, and leaves a column for the scrollbar")
  func widths() {
    for columns in 16...120 {
      let count = HexDump.perLine(in: columns)
      let line = HexDump.lines([UInt8](repeating: 65, count: 16), perLine: count)[0]
      #expect(line.count < columns)
      let next = HexDump.lines([UInt8](repeating: 65, count: 32), perLine: 2 * count)[0]
      #expect(count == 16 || next.count >= columns)
    }
  }
}
