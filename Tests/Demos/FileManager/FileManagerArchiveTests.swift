import FileWork
import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import file_manager

@MainActor @Suite("An archive in a list") struct FileManagerArchiveTests {
  /// A screen with `docs.tgz`, which has `docs/guide.md` and `docs/deep/note.txt`.
  private func screen(places: String? = nil, mostUnasked: Int64 = 1 << 30) async throws
    -> FileManagerScreen
  {
    let manager = try await FileManagerScreen(
      showsTree: false, places: places, mostUnasked: mostUnasked)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["tar", "-czf", "docs.tgz", "docs"]
    process.currentDirectoryURL = URL(fileURLWithPath: manager.folder.path("tree"))
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    manager.screen.press(.control("r"))
    try await manager.waitForWork()
    try manager.select("docs.tgz")
    return manager
  }

  private func cache(_ manager: FileManagerScreen) throws -> [String] {
    let path = manager.folder.path("cache")
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    return try FileManager.default.subpathsOfDirectory(atPath: path)
  }

  @Test("is entered like a folder, under its own path, and left to where it is")
  func enter() async throws {
    let manager = try await screen(places: "{}")
    let screen = manager.screen
    let root = screen.state.main.folder
    screen.press(.enter)
    try await manager.wait("it is unpacked") { !$0.main.isLoading && $0.main.folder != root }
    #expect(manager.names() == ["docs"])
    #expect(screen.shows("docs.tgz") && !screen.shows("cache"))
    screen.press(.down, .enter)
    try await manager.wait("its folder is read") { !$0.main.isLoading && $0.main.rows.count == 3 }
    #expect(manager.names() == ["deep", "guide.md"])
    #expect(screen.shows("docs.tgz/docs"))
    // The preview reads what is there.
    try manager.select("guide.md")
    try await manager.waitToShow("Guide")
    screen.press(.backspace)
    try await manager.waitForWork()
    screen.press(.backspace)
    try await manager.waitForWork()
    let state = screen.state
    #expect(state.main.folder == root && state.main.currentEntry?.name == "docs.tgz")
    #expect(state.archives.all.isEmpty && state.main.next == nil)
    try await manager.wait("what it left is removed") { $0.archives.left.isEmpty }
    #expect(try !cache(manager).contains { $0.hasSuffix("guide.md") })
    // Nothing that is kept for later knows its folder.
    #expect(!state.kept.places.recent.contains { $0.description.contains("cache") })
  }

  @Test("gives its items to copies")
  func copy() async throws {
    let manager = try await screen()
    let screen = manager.screen
    screen.press(.enter)
    try await manager.wait("it is unpacked") { $0.main.entries.count == 1 }
    screen.press(.down)
    screen.change { $0.enter(RawPath(manager.folder.path("tree/empty")), on: .other) }
    try await manager.waitForWork()
    screen.press(.function(5), .enter)
    try await manager.waitForWork()
    #expect(try manager.text("empty/docs/deep/note.txt") == "deep\n")
    screen.press(.control("z"))
    try await manager.waitForWork()
    #expect(!manager.exists("empty/docs"))
  }

  @Test("is found by its path, and “..” leads out")
  func path() async throws {
    let manager = try await screen()
    let screen = manager.screen
    let root = screen.state.main.folder
    screen.press(.enter)
    try await manager.wait("it is unpacked") { $0.main.entries.count == 1 }
    screen.type("g")
    screen.type("\(root)/docs.tgz/docs")
    screen.press(.enter)
    try await manager.wait("the folder is read") { $0.main.entries.count == 2 }
    screen.type("g")
    screen.type("../..")
    screen.press(.enter)
    try await manager.wait("it is left") { $0.main.folder == root }
    #expect(screen.state.archives.all.isEmpty)
  }

  @Test("of which much comes out is unpacked when a person wants it")
  func large() async throws {
    let manager = try await screen(mostUnasked: 1 << 10)
    let screen = manager.screen
    let root = screen.state.main.folder
    screen.press(.enter)
    try await manager.waitToShow("Unpack all?")
    screen.press(.escape)
    try await manager.waitForWork()
    #expect(screen.state.main.folder == root && screen.state.archives.all.isEmpty)
    screen.press(.enter)
    try await manager.waitToShow("Unpack all?")
    try screen.press("Unpack all")
    try await manager.wait("it is unpacked") { $0.main.entries.count == 1 }
    #expect(manager.names() == ["docs"])
  }

  @Test("that is none says why, in its folder")
  func none() async throws {
    let manager = try await FileManagerScreen(showsTree: false)
    try manager.folder.write("no archive", to: "tree/a.zip")
    manager.screen.press(.control("r"))
    try await manager.waitForWork()
    try manager.select("a.zip")
    manager.screen.press(.right)
    try await manager.waitToShow("“a.zip” cannot be unpacked")
    try await manager.waitForWork()
    #expect(manager.screen.state.main.currentEntry?.name == "a.zip")
  }

  @Test("is unpacked on the way to a path in it, of a folder or a file")
  func way() async throws {
    let manager = try await screen()
    let screen = manager.screen
    let root = screen.state.main.folder
    screen.type("g")
    screen.type("\(root)/docs.tgz/docs/deep/note.txt")
    screen.press(.enter)
    try await manager.wait("the file is shown") { $0.main.currentEntry?.name == "note.txt" }
    #expect(screen.shows("docs.tgz/docs/deep") && screen.state.problem == nil)
    screen.type("g")
    screen.type(root.description)
    screen.press(.enter)
    try await manager.wait("it is left") { $0.main.folder == root && $0.archives.all.isEmpty }
    screen.type("g")
    screen.type("docs.tgz/")
    screen.press(.enter)
    try await manager.wait("it is unpacked") { $0.isInArchive && $0.main.entries.count == 1 }
    #expect(manager.names() == ["docs"] && screen.state.prompt == nil)
  }

  @Test("tells a path that is not in it, by the path that a person knows")
  func noWay() async throws {
    let manager = try await screen()
    let screen = manager.screen
    let root = screen.state.main.folder
    screen.type("g")
    screen.type("docs.tgz/docs/nowhere")
    screen.press(.enter)
    try await manager.waitToShow("tree/docs.tgz/docs/nowhere” does not")
    #expect(screen.state.prompt == nil && screen.state.isInArchive)
    try await manager.waitForWork()
    #expect(manager.names() == ["docs"])
    // What is no archive is no folder either, and the text stays.
    screen.change { $0.enter(root, on: .main) }
    try await manager.waitForWork()
    screen.type("g")
    screen.type("notes.txt/a")
    screen.press(.enter)
    try await manager.waitToShow("is not a folder.")
    #expect(screen.state.typed == "notes.txt/a" && screen.state.prompt == .goTo)
  }

  @Test("is left if a person does not want all of it, and nobody goes there later")
  func largeWay() async throws {
    let manager = try await screen(mostUnasked: 1 << 10)
    let screen = manager.screen
    let root = screen.state.main.folder
    screen.type("g")
    screen.type("docs.tgz/docs/deep")
    screen.press(.enter)
    try await manager.waitToShow("Unpack all?")
    screen.press(.escape)
    try await manager.waitForWork()
    #expect(screen.state.main.folder == root && screen.state.destination == nil)
    screen.type("g")
    screen.type("docs.tgz/docs/deep")
    screen.press(.enter)
    try await manager.waitToShow("Unpack all?")
    try screen.press("Unpack all")
    try await manager.wait("its folder is read") { $0.main.entries.first?.name == "note.txt" }
  }
}
