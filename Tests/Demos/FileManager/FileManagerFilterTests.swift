import FileWork
import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import file_manager

@MainActor @Suite("A list of the file manager") struct FileManagerFilterTests {
  @Test("is narrowed to names that match, until Escape")
  func filter() async throws {
    let manager = try await FileManagerScreen(showsTree: false)
    let screen = manager.screen
    screen.type("&")
    screen.type("t")
    try await manager.wait("names with a t are shown") {
      $0.main.entries.map(\.name.description) == ["empty", "data.bin", "main.swift", "notes.txt"]
    }
    screen.type("xt")
    try await manager.wait("one is left") { $0.main.entries.count == 1 }
    #expect(screen.shows("1 of 5 with “txt”"))
    // It has the cursor, and takes commands.
    screen.press(.enter)
    #expect(screen.state.focus == .main)
    #expect(screen.state.main.currentEntry?.name == "notes.txt")
    screen.type(" ")
    #expect(screen.shows("1 marked"))
    screen.press(.escape)
    try await manager.wait("all are shown") { $0.main.entries.count == 5 }
    #expect(screen.state.main.filter == nil && !screen.shows("Filter"))
    #expect(screen.state.main.marked.count == 1)
  }

  @Test("is narrowed by a pattern, and as a whole again in another folder")
  func pattern() async throws {
    let manager = try await FileManagerScreen(showsTree: false)
    let screen = manager.screen
    screen.type("&")
    screen.type("*.??i*")
    try await manager.wait("one matches") { $0.main.entries.map(\.name) == ["main.swift"] }
    screen.press(.escape)
    try await manager.wait("all are shown") { $0.main.entries.count == 5 }
    #expect(screen.state.focus == .main)
    screen.type("&")
    screen.type("DOC")
    try await manager.wait("nothing matches") { $0.main.entries.isEmpty }
    screen.press(.control("u"))
    screen.type("doc")
    try await manager.wait("one matches") { $0.main.entries.map(\.name) == ["docs"] }
    screen.press(.down, .enter)
    try await manager.wait("the folder is shown") {
      $0.main.entries.map(\.name) == ["deep", "guide.md"]
    }
    #expect(screen.state.main.filter == nil)
  }

  @Test("has entries marked by Shift and an arrow")
  func arrows() async throws {
    let manager = try await FileManagerScreen(showsTree: false)
    let screen = manager.screen
    try manager.select("data.bin")
    let (up, down) = (Key.up.with(.shift), Key.down.with(.shift))
    screen.press(down, down)
    #expect(screen.state.main.chosen.map(\.name) == ["data.bin", "main.swift"])
    #expect(screen.state.main.currentEntry?.name == "notes.txt")
    screen.press(up, up)
    #expect(screen.state.main.chosen.map(\.name) == ["data.bin", "notes.txt"])
    #expect(screen.state.main.currentEntry?.name == "data.bin")
  }

  @Test("has entries marked by clicks with Control and with Shift")
  func clicks() async throws {
    let manager = try await FileManagerScreen(showsTree: false)
    let screen = manager.screen
    func click(_ text: String, _ modifiers: Key.Modifiers) throws {
      let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
      // The left list shows a folder in which nothing is.
      let row = try #require(lines.firstIndex { $0.contains(" \(text)") })
      let point = CellPoint(column: 60, row: row)
      screen.mouse(
        MouseEvent(.press(.left), at: point, modifiers: modifiers),
        MouseEvent(.release(.left), at: point, modifiers: modifiers))
    }
    screen.change { $0.enter($0.main.folder.appending("empty"), on: .other) }
    try await manager.waitForWork()
    try manager.select("docs")
    try click("data.bin", .control)
    #expect(screen.state.main.chosen.map(\.name) == ["data.bin"])
    try click("notes.txt", .shift)
    #expect(
      screen.state.main.chosen.map(\.name) == ["data.bin", "main.swift", "notes.txt"])
    try click("main.swift", .control)
    #expect(screen.state.main.chosen.map(\.name) == ["data.bin", "notes.txt"])
    // Without them, a click moves the cursor alone.
    try click("docs/", [])
    #expect(screen.state.main.currentEntry?.name == "docs" && screen.state.main.marked.count == 2)
  }

  @Test("marks the entries over which the right button is dragged, and those only")
  func drag() async throws {
    let manager = try await FileManagerScreen(showsTree: false)
    let screen = manager.screen
    try manager.select("docs")
    let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains(" data.bin") })
    func event(_ kind: MouseEvent.Kind, _ below: Int) {
      screen.mouse(MouseEvent(kind, at: CellPoint(column: 60, row: row + below)))
    }
    func marked() -> [String] {
      let main = screen.state.main
      return main.entries.filter { main.marked.contains($0.id) }.map(\.name.description)
    }
    event(.press(.right), 0)
    event(.drag(.right), 1)
    event(.drag(.right), 2)
    #expect(marked() == ["data.bin", "main.swift", "notes.txt"])
    event(.drag(.right), 1)
    event(.release(.right), 1)
    #expect(marked() == ["data.bin", "main.swift"])
    #expect(screen.state.main.currentEntry?.name == "main.swift")
    // A drag that begins on a marked entry takes marks.
    event(.press(.right), 1)
    event(.drag(.right), 2)
    #expect(marked() == ["data.bin"])
    screen.press(.escape)
    event(.release(.right), 2)
    #expect(marked() == ["data.bin", "main.swift"])
    #expect(screen.layers(.menu).isEmpty)
    event(.press(.right), 2)
    event(.release(.right), 2)
    #expect(screen.layers(.menu).count == 1)
  }

  @Test("finds files with the number of those that match")
  func counts() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    screen.press(.control("p"))
    try await manager.waitToShow("8 names")
    screen.type("note")
    try await manager.waitToShow("2 of 8 names")
  }

  @Test("has a preview that says what a JPEG is, and reads UTF-16")
  func previews() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    let jpeg: [UInt8] =
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 11, 8, 0x04, 0x38, 0x07, 0x80, 1]
    for (name, bytes) in [
      ("a.jpg", jpeg), ("little.txt", [0xFF, 0xFE, 0x48, 0, 0xE9, 0]),
      ("big.txt", [0xFE, 0xFF, 0, 0x48, 0, 0xE8]),
    ] as [(String, [UInt8])] {
      try Data(bytes).write(to: URL(filePath: manager.folder.path("tree/\(name)")))
    }
    screen.press(.control("r"))
    try await manager.wait("the folder is read") { $0.main.entries.count == 8 }
    for (name, text) in [
      ("a.jpg", "JPEG, 1920 × 1080, 18 bytes"), ("little.txt", "Hé"), ("big.txt", "Hè"),
    ] {
      try manager.select(name)
      try await manager.waitToShow(text)
    }
    #expect(JPEGSize(header: Array(jpeg.prefix(10)))?.pixels == nil)
    #expect(JPEGSize(header: [0xFF, 0xD8]) == nil)
    #expect(UTF16Text([0xFF, 0xFE, 0x00, 0xDC]) == nil)
    // Half of a character at the end of what was read is left out.
    #expect(UTF16Text([0xFF, 0xFE, 0x41, 0, 0x3D, 0xD8])?.text == "A")
  }

  @Test("has a preview of a folder without hidden entries, unless they are shown")
  func hidden() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    try manager.folder.write("x", to: "tree/empty/.hidden")
    try manager.select("empty")
    screen.press(.control("r"))
    try await manager.waitToShow("│ 1 hidden")
    screen.type(".")
    try await manager.waitToShow(".hidden")
  }

  @Test("keeps the places that two programs store at once")
  func places() async throws {
    let folder = try TemporaryFolder()
    let path = RawPath(folder.path("places.json"))
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<24 {
        group.addTask {
          _ = try? await PlaceFile(path).apply([.add(RawPath("/folder \(number)"))])
        }
      }
    }
    #expect(try PlaceFile(path).read().bookmarks.count == 24)
  }
}
