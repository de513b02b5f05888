import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import file_manager

@MainActor @Suite("The bytes of a file") struct HexLineTests {
  @Test("are shown as numbers and characters")
  func bytes() {
    let bytes = Array("Hello\0 you".utf8)
    #expect(
      HexLine(bytes[..<8], at: 0, perLine: 8).text == "000000  48 65 6c 6c 6f 00 20 79  Hello. y")
    #expect(
      HexLine(bytes[8...], at: 8, perLine: 8).text == "000008  6f 75                    ou")
  }

  @Test("fill a line, and leave a column for the scrollbar")
  func widths() {
    for columns in 16...160 {
      let count = HexLine.perLine(in: columns)
      let bytes = [UInt8](repeating: 65, count: 64)
      #expect(HexLine(bytes[..<count], at: 0, perLine: count).text.count < columns)
      let next = HexLine(bytes[..<(2 * count)], at: 0, perLine: 2 * count).text
      #expect(count == 32 || next.count >= columns)
    }
  }

  @Test(
    "have places that are typed in three ways",
    arguments: [
      ("80", 80), ("0x1f", 31), ("0X1F", 31), ("50%", 50), ("100%", 99), ("0", 0), ("99", 99),
      ("100", nil), ("0x64", nil), ("-1", nil), ("101%", nil), ("", nil), ("f", nil),
    ] as [(String, Int?)])
  func places(text: String, place: Int?) {
    #expect(HexOffset.place(text, in: 100) == place)
  }

  /// A file of 300 MB, of which the disk has only the last bytes.
  private func large(_ manager: FileManagerScreen) throws {
    let file = manager.folder.path("tree/large")
    try manager.folder.write("", to: "tree/large")
    let handle = try #require(FileHandle(forWritingAtPath: file))
    try handle.truncate(atOffset: 300_000_000)
    try handle.seek(toOffset: 299_999_990)
    try handle.write(contentsOf: Data("needle".utf8))
    try handle.close()
  }

  @Test("are shown to the end of a file of any size")
  func whole() async throws {
    let manager = try await FileManagerScreen(columns: 160)
    let screen = manager.screen
    try large(manager)
    screen.press(.control("r"))
    try await manager.wait("the folder is read") { $0.main.entries.count == 6 }
    try manager.select("large")
    try await manager.waitToShow("00000000  00 00")
    screen.press(.function(3))
    screen.type("v")
    screen.press(.end)
    #expect(screen.shows("6e 65 65 64 6c 65") && screen.shows("needle"))
    screen.type(":")
    screen.type("0x1000010")
    screen.press(.enter)
    #expect(screen.text.contains(/01000000  00.*\n/) && !screen.shows("needle"))
    screen.type(":")
    screen.type("300000000")
    screen.press(.enter)
    #expect(screen.shows("The bytes are 0 to 299999999."))
    screen.press(.control("u"))
    screen.type("299999990")
    screen.press(.enter)
    #expect(screen.shows("needle") && !screen.shows("0x1f40"))
  }

  @Test("are those of a text, too, when a person asks for them")
  func text() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    try manager.select("notes.txt")
    try await manager.waitToShow("second line")
    screen.type("x")
    try await manager.waitToShow("66 69 72 73 74")
    // Another file is shown as what it is.
    try manager.select("main.swift")
    try await manager.waitToShow("let answer = 42")
    try manager.select("notes.txt")
    try await manager.waitToShow("66 69 72 73 74")
    screen.type("x")
    try await manager.waitToShow("second line")
  }
}
