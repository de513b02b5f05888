import Files
import Foundation
import Recurse
import RecurseEditor
import RecurseTesting
import TestSupport
import Testing

@testable import editor

@MainActor @Suite("A file that is opened") struct OpeningTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("is named with the part that is read, and then has the cursor at its line")
  func opening() async throws {
    try folder.write("one\ntwo\nthree", to: "a.txt")
    let path = FilePath(folder.path("a.txt"))
    let screen = TestScreen(
      EditorApp([EditedFile(id: 0, opening: path, atLine: 2)]), columns: 40, rows: 8)
    #expect(screen.shows("Opening a.txt…"))
    screen.press(.control("s"))
    try await screen.waitUntil("the text") { screen.shows("three") }
    #expect(!screen.shows("Opening"))
    screen.type("2 ")
    #expect(screen.shows("2 two"))
  }

  @Test("leaves the app when it is asked to while it is read")
  func leaving() async throws {
    try folder.write("one", to: "a.txt")
    let screen = TestScreen(
      EditorApp([EditedFile(id: 0, opening: FilePath(folder.path("a.txt")))]), columns: 40,
      rows: 8)
    screen.press(.control("q"))
    await screen.settle()
    #expect(screen.quitStatus == 0)
  }

  @Test("makes room for the tab before it where it cannot be read")
  func failing() async throws {
    try folder.write("one", to: "a.txt")
    let path = FilePath(folder.path("a.txt"))
    let files = [
      EditedFile(id: 0, path: path, contents: try TextFile.read(path)), EditedFile(id: 1),
    ]
    let screen = TestScreen(EditorApp(files), columns: 100, rows: 8)
    screen.press(.control("o"))
    screen.type(folder.path(""))
    screen.press(.enter)
    try await screen.waitUntil("the reason") { screen.shows("is a folder") }
    #expect(screen.shows("one") && screen.shows("1:1"))
    screen.type("!")
    #expect(screen.shows("!one"))
  }

  @Test("is read by parts, and not to its end where that is not wanted")
  func parts() throws {
    let bytes = [UInt8](repeating: 0x61, count: 9 << 20)
    let path = FilePath(folder.path("a.txt"))
    try Data(bytes).write(to: URL(fileURLWithPath: path.text))
    #expect(try TextFile.isLarge(path))
    var parts: [Double] = []
    let contents = try TextFile.read(path) {
      parts.append($0)
      return true
    }
    #expect(contents?.document.byteCount == bytes.count)
    #expect(parts == parts.sorted() && parts.contains(0.5) && parts.last ?? 0 > 0.9)
    #expect(throws: FileProblem.self) { _ = try TextFile.read(path) { _ in false } }
  }
}
