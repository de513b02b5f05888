import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import FileWork
@testable import file_manager

@MainActor @Suite("A sheet of the file manager") struct FileManagerSheetTests {
  @Test("undoes by Ctrl+Z what a notice above it offers")
  func undo() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    try manager.select("notes.txt")
    screen.press(.delete)
    try await manager.waitToShow("Ctrl+Z undoes it.")
    screen.press(.function(7), .control("z"))
    try await manager.waitToShow("Undone. Ctrl+Y redoes it.")
    #expect(manager.exists("notes.txt") && screen.state.prompt == .newFolder)
    screen.press(.control("y"))
    try await manager.waitToShow("Redone.")
    #expect(!manager.exists("notes.txt") && screen.unhandled.isEmpty)
  }

  @Test("keeps Ctrl+Z if nothing is offered: it takes back what is typed there, and no files")
  func kept() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    try manager.select("notes.txt")
    screen.press(.delete)
    try await manager.waitForWork()
    screen.change { $0.notice = nil }
    screen.press(.function(7))
    screen.type("a")
    screen.press(.control("z"), .control("z"), .control("z"))
    try await manager.waitForWork()
    #expect(screen.state.typed.isEmpty && !manager.exists("notes.txt"))
    #expect(screen.unhandled.isEmpty && screen.state.prompt == .newFolder)
  }

  @Test("keeps Ctrl+Z where rights are chosen: it takes back no change that was made before")
  func rights() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    try manager.select("notes.txt")
    screen.press(.delete)
    try await manager.waitForWork()
    screen.change { $0.notice = nil }
    try manager.select("main.swift")
    screen.type("i")
    #expect(screen.state.described != nil)
    screen.press(.space, .control("z"))
    try await manager.waitForWork()
    #expect(!manager.exists("notes.txt") && screen.state.described != nil)
  }

  @Test("explains the signs in the new names of several items")
  func signs() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    screen.type("+")
    screen.type("*.txt *.bin")
    screen.press(.enter, .function(2))
    #expect(screen.shows("* is the old one, # a number"))
    // The notice before would lie over the names.
    #expect(screen.shows("Rename 2 items") && !screen.shows("2 names match."))
  }
}

@MainActor @Suite("A search for a name in the file manager") struct FileManagerSearchTests {
  private func item(_ name: String) -> TreeNames.Item {
    TreeNames.Item(
      FileEntry(
        path: RawPath("/a/\(name)"), kind: .file, size: 0, modified: .now, permissions: 0,
        isReadable: true, isEnterable: false))
  }

  @Test("never has fewer names than before, while they are read")
  func growing() {
    var state = SearchSheet.State(names: ["a", "b", "c"].map(item))
    state.take([item("a"), item("b")])
    #expect(state.names.map(\.text) == ["a", "b", "c"])
    state.take(["a", "b", "c", "d"].map(item))
    #expect(state.names.count == 4 && !state.isRead)
  }

  @Test("knows the path of the selected one, and looks through no names for it")
  func path() {
    let item = item("b")
    var state = SearchSheet.State(names: [])
    #expect(state.path == nil)
    state.selected = item.id
    #expect(state.path == item.path)
  }

  @Test("goes to a name of the folder that is shown without reading that again")
  func sameFolder() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    screen.type("/")
    screen.type("data")
    try await manager.waitToShow("data.bin")
    let reads = screen.state.main.reads
    screen.press(.enter)
    #expect(!screen.state.isSearching && screen.state.main.reads == reads)
    #expect(screen.state.main.currentEntry?.name == "data.bin")
  }
}

@MainActor @Suite("The line below the lists of the file manager") struct StatusLineTests {
  @Test("says that work is being cancelled, and no more how far it is")
  func cancelling() {
    let root = RawPath("/")
    var state = FileManagerState(
      root, second: root, kept: KeptPlaces(), showsHidden: false, limit: nil)
    state.start(.undo)
    state.jobs[1]?.progress = FileProgress(itemsTotal: 60_001)
    #expect(TestScreen(StatusLine(state), columns: 80, rows: 1).text.contains("Undoing 0/60001"))
    state.cancel(1)
    let screen = TestScreen(StatusLine(state), columns: 80, rows: 1)
    #expect(screen.text.contains("Cancelling…") && !screen.text.contains("60001"))
  }
}
