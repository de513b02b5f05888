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
    screen.change { [folder] in $0.open(FilePath(folder.path(""))) }
    try await screen.waitUntil("the reason") { screen.shows("is a folder") }
    #expect(screen.shows("one") && screen.shows("Line 1 of 1"))
    screen.type("!")
    #expect(screen.shows("!one"))
  }

  @Test("is chosen among those of the folder of the file that is shown")
  func choosing() async throws {
    try folder.write("one", to: "a.txt")
    try folder.write("two", to: "b.txt")
    let path = FilePath(folder.path("a.txt"))
    let file = EditedFile(id: 0, path: path, contents: try TextFile.read(path))
    let screen = TestScreen(EditorApp([file]), columns: 100, rows: 20)
    screen.press(.control("o"))
    try await screen.waitUntil("the files") { screen.shows("b.txt") }
    screen.type("b.txt")
    screen.press(.enter)
    try await screen.waitUntil("the text") { screen.shows("two") }
    #expect(screen.state.files.map(\.name) == ["a.txt", "b.txt"])
    screen.change { [folder] in $0.open(FilePath(folder.path("a.txt"))) }
    #expect(screen.state.files.count == 2 && screen.state.selected == 0)
  }

  @Test("is told to be binary if it has bytes that no text has")
  func binary() throws {
    try Data([0x53, 0x51, 0x4C, 0x20, 0, 1, 2]).write(
      to: URL(fileURLWithPath: folder.path("shop.sql")))
    let path = FilePath(folder.path("shop.sql"))
    let file = EditedFile(id: 0, path: path, contents: try TextFile.read(path))
    let screen = TestScreen(EditorApp([file]), columns: 100, rows: 8)
    #expect(screen.shows("This is a binary file.") && !screen.shows("SQL  Line"))
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
