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
}
