import FileWork
import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import file_manager

@MainActor @Suite("An archive that is changed in a list") struct FileManagerArchiveChangeTests {
  /// A screen that shows `docs.zip` on the right, with `docs/guide.md` and `docs/deep/note.txt`.
  private func screen(_ name: String = "docs.zip") async throws -> FileManagerScreen {
    let manager = try await FileManagerScreen(showsTree: false)
    let path = RawPath(manager.folder.path("tree")).appending(RawName(name))
    manager.start(.pack([path.parent.appending("docs")], to: path))
    try await manager.waitForWork()
    try manager.select(name)
    manager.screen.press(.enter)
    try await manager.wait("it is unpacked") { $0.isInArchive && $0.main.entries.count == 1 }
    manager.screen.press(.down, .enter)
    try await manager.wait("its folder is read") { $0.main.rows.count == 3 }
    return manager
  }

  @Test("takes copies from the other list, makes folders and deletes; Ctrl+Z brings the old one back")
  func changes() async throws {
    let manager = try await screen()
    let screen = manager.screen
    // From the list on the left, by a path that a person knows.
    screen.press(.tab)
    let notes = try #require(screen.state.other.entries.first { $0.name == "notes.txt" })
    screen.change { $0.other.current = notes.id }
    screen.press(.function(5))
    #expect(screen.state.typed.hasSuffix("/tree/docs.zip/docs/"))
    screen.press(.enter)
    try await manager.waitForWork()
    #expect(screen.shows("Copied 1 item. Ctrl+Z undoes it."))
    #expect(manager.names() == ["deep", "guide.md", "notes.txt"])
    #expect(try manager.listing("docs.zip") == [
      "docs/", "docs/deep/", "docs/deep/note.txt", "docs/guide.md", "docs/notes.txt",
    ])
    screen.press(.tab, .function(7))
    screen.type("x/y")
    screen.press(.enter)
    try await manager.waitForWork()
    #expect(screen.state.main.currentEntry?.name == "x")
    try manager.select("guide.md")
    screen.press(.function(8))
    try await manager.waitForWork()
    #expect(screen.shows("Deleted 1 item. Ctrl+Z undoes it."))
    #expect(manager.names() == ["deep", "x", "notes.txt"])
    #expect(try !manager.listing("docs.zip").contains("docs/guide.md"))
    screen.press(.control("z"))
    try await manager.wait("it is unpacked again") { $0.main.entries.count == 4 }
    #expect(manager.names() == ["deep", "x", "guide.md", "notes.txt"])
    #expect(screen.state.main.currentEntry?.name == "notes.txt")
    #expect(try manager.listing("docs.zip").contains("docs/guide.md"))
    screen.press(.control("y"))
    try await manager.wait("it is unpacked again") { $0.main.entries.count == 3 }
    try await manager.wait("what it left is removed") { $0.archives.left.isEmpty }
    #expect(screen.state.archives.all.count == 1)
  }

  @Test("gives its items other names, one in its row and many by a pattern")
  func names() async throws {
    let manager = try await screen()
    let screen = manager.screen
    try manager.select("guide.md")
    screen.press(.function(2))
    screen.press(.control("u"))
    screen.type("book.md")
    screen.press(.enter)
    try await manager.wait("it has its name") { $0.main.currentEntry?.name == "book.md" }
    try await manager.waitForWork()
    screen.type("*")
    screen.press(.function(2))
    screen.type("old-*")
    screen.press(.enter)
    try await manager.waitForWork()
    #expect(manager.names() == ["old-deep", "old-book.md"])
    #expect(try manager.listing("docs.zip") == [
      "docs/", "docs/old-book.md", "docs/old-deep/", "docs/old-deep/note.txt",
    ])
    // A name that is taken is told by the path that a person knows.
    screen.press(.escape)
    try manager.select("old-book.md")
    screen.press(Key.function(6).with(.shift))
    screen.press(.control("u"))
    screen.type("old-deep")
    screen.press(.enter)
    try await manager.wait("it is refused") { $0.jobs.running.isEmpty && $0.problem != nil }
    #expect(screen.state.problem?.hasSuffix("/tree/docs.zip/docs/old-deep” already exists.") == true)
  }

  @Test("gives its items to another folder, and keeps them no more")
  func moves() async throws {
    let manager = try await screen("docs.tar.gz")
    let screen = manager.screen
    try manager.select("guide.md")
    screen.press(.function(6), .enter)
    try await manager.waitForWork()
    #expect(screen.shows("Moved 1 item"))
    #expect(try manager.text("guide.md") == "# Guide\n")
    #expect(try manager.listing("docs.tar.gz") == ["docs/", "docs/deep/", "docs/deep/note.txt"])
    screen.press(.control("z"))
    try await manager.wait("it is unpacked again") { $0.main.entries.count == 2 }
    #expect(!manager.exists("guide.md"))
  }

  @Test("takes what an editor has written to one of its files, and only that")
  func edited() async throws {
    let manager = try await screen()
    let screen = manager.screen
    try manager.select("guide.md")
    screen.press(.function(4))
    try await manager.wait("the editor has ended") { $0.program == nil && $0.edited == nil }
    try await manager.waitForWork()
    let trash = manager.folder.path("trash")
    #expect(!FileManager.default.fileExists(atPath: trash))
    screen.onProgram = { program in
      let path = program.arguments.last ?? ""
      try? "# Another guide\n".write(toFile: path, atomically: true, encoding: .utf8)
      return .success(ChildExit())
    }
    screen.press(.function(4))
    try await manager.waitToShow("Wrote “guide.md” into its archive. Ctrl+Z undoes it.")
    try await manager.wait("it is unpacked again") { $0.main.currentEntry?.size == 16 }
    try await manager.waitForWork()
    #expect(screen.state.main.currentEntry?.name == "guide.md")
    #expect(screen.state.main.currentEntry?.size == 16)
    #expect(try manager.listing("docs.zip") == ["docs/", "docs/deep/", "docs/deep/note.txt", "docs/guide.md"])
  }

  @Test("is the same in two lists, of which one leaves a folder that is gone")
  func twoLists() async throws {
    let manager = try await screen()
    let screen = manager.screen
    screen.press(.alt("i"))
    try await manager.waitForWork()
    screen.press(.function(7))
    screen.type("new")
    screen.press(.enter)
    try await manager.waitForWork()
    #expect(manager.names(.other) == ["deep", "new", "guide.md"])
    let new = try #require(screen.state.main.entries.first { $0.name == "new" })
    screen.change { $0.open(new, on: .main) }
    try await manager.waitForWork()
    screen.press(.control("z"))
    try await manager.wait("the folder is left") { $0.main.entries.count == 2 }
    #expect(manager.names(.other) == ["deep", "guide.md"])
    #expect(screen.shows("docs.zip/docs"))
  }

  @Test("shows an undo and a redo in the folder that it has, without unpacking")
  func undone() async throws {
    let manager = try await screen()
    let screen = manager.screen
    let open = screen.state.archives.all
    try manager.select("guide.md")
    screen.press(.function(8))
    try await manager.waitForWork()
    screen.press(.control("z"))
    try await manager.waitToShow("Undone.")
    try await manager.waitForWork()
    #expect(manager.names() == ["deep", "guide.md"] && screen.state.archives.all == open)
    screen.press(.control("y"))
    try await manager.waitToShow("Redone.")
    try await manager.waitForWork()
    #expect(manager.names() == ["deep"] && screen.state.archives.all == open)
  }

  @Test("says that it is unpacked again as soon as that begins, and why nothing is changed then")
  func unpackedAgain() async throws {
    let manager = try await screen()
    let screen = manager.screen
    let archive = try #require(screen.state.archives.all.first)
    try manager.select("guide.md")
    // Nothing is awaited, so nothing of it is unpacked.
    screen.change { $0.refresh(archive) }
    #expect(screen.shows("docs.zip/docs  Unpacking again…"))
    screen.press(.function(8))
    let reason = "“docs.zip”: it has changed, and is being unpacked again"
    #expect(screen.state.refusal?.contains(reason) == true && screen.state.jobs.running.isEmpty)
    screen.press(.enter)
    let new = try #require(screen.state.archives.pending.first?.archive)
    let half = FileProgress(itemsDone: 2, bytesDone: 1, bytesTotal: 2)
    screen.change { $0.note(half, of: new) }
    #expect(screen.shows("Unpacking… 50%, 2 items") && manager.names().count == 2)
    try await manager.wait("it is shown again") { $0.archives.all == [new] && !$0.main.isLoading }
    #expect(!screen.shows("Unpacking") && manager.names() == ["deep", "guide.md"])
  }

  @Test("is unpacked again when another program has changed it, and the change is refused")
  func changedOutside() async throws {
    let manager = try await screen("docs.tar")
    let screen = manager.screen
    let path = manager.folder.path("tree")
    try FileManager.default.removeItem(atPath: path + "/docs.tar")
    try manager.folder.write("more\n", to: "tree/docs/more.txt")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["tar", "-cf", "docs.tar", "docs"]
    process.currentDirectoryURL = URL(fileURLWithPath: path)
    try process.run()
    process.waitUntilExit()
    try manager.select("guide.md")
    screen.press(.function(8))
    try await manager.waitToShow("“docs.tar” has changed since it was unpacked")
    try await manager.wait("it is unpacked again") { $0.main.entries.count == 3 }
    #expect(manager.names() == ["deep", "guide.md", "more.txt"])
    #expect(screen.state.main.currentEntry?.name == "guide.md")
  }

  @Test("of a form that is only read, or in another archive, says why nothing is changed")
  func refused() async throws {
    let manager = try await screen()
    let screen = manager.screen
    let path = RawPath(manager.folder.path("tree"))
    manager.start(.copy([path.appending("docs.zip")], into: screen.state.main.folder))
    try await manager.waitForWork()
    try manager.select("docs.zip")
    screen.press(.enter)
    try await manager.wait("it is unpacked") { $0.main.entries.count == 1 }
    screen.press(.down)
    // What a person types for a name does nothing, and Enter ends it.
    for (key, name) in [(7, "q"), (6, "t"), (8, ""), (2, "J"), (4, "")] {
      screen.press(.function(key))
      #expect(screen.shows("“docs.zip”: it is in another archive"))
      screen.type(name)
      #expect(screen.state.refusal != nil && !screen.state.isDone)
      screen.press(.enter)
      #expect(!screen.state.hasSheet && screen.state.place == .main)
    }
    for key in ["n", "c"] {
      screen.type(key + "q")
      #expect(screen.state.refusal?.contains("it is in another archive") == true)
      screen.press(.escape)
      #expect(!screen.state.hasSheet)
    }
    screen.press(.tab, .function(5))
    #expect(screen.state.refusal?.contains("it is in another archive") == true)
    screen.press(.enter)
    let head = "!<arch>\nfile/           0           0     0     100644  4         `\n"
    try manager.folder.write(head + "text", to: "tree/a.deb")
    screen.press(.control("r"))
    try await manager.waitForWork()
    let deb = try #require(screen.state.other.entries.first { $0.name == "a.deb" })
    screen.change { $0.open(deb, on: .other) }
    try await manager.wait("it is unpacked") { $0.other.entries.count == 1 }
    screen.press(.down, .function(8))
    #expect(screen.state.refusal?.contains("“a.deb”: its form is only read") == true)
  }

  @Test("that has changed tells where the edited text is, and nothing lies over that")
  func editedInVain() async throws {
    let manager = try await screen()
    let screen = manager.screen
    let folder = manager.folder
    screen.onProgram = { program in
      let path = program.arguments.last ?? ""
      try? "# Mine\n".write(toFile: path, atomically: true, encoding: .utf8)
      try? folder.write("another one", to: "tree/docs.zip")
      return .success(ChildExit())
    }
    try manager.select("guide.md")
    screen.press(.function(4))
    try await manager.wait("it is saved") { _ in manager.exists("guide.md") }
    try await manager.wait("it is told") { $0.problem != nil }
    #expect(screen.shows("tree/guide.md” now.") && screen.state.notice == nil)
    #expect(try manager.text("guide.md") == "# Mine\n")
  }
}
