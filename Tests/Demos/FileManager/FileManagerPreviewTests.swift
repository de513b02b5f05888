import FileWork
import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import file_manager

@MainActor @Suite("The preview beside a list of the file manager") struct FileManagerPreviewTests {
  /// A screen with the root on the left and `docs` on the right.
  private func manager(columns: Int = 80) async throws -> FileManagerScreen {
    let manager = try await FileManagerScreen(columns: columns, rows: 24, showsTree: false)
    manager.screen.change { $0.enter($0.main.folder.appending("docs"), on: .main) }
    try await manager.waitForWork()
    return manager
  }

  @Test("shows the item of the left list in place of the right one, without the focus")
  func left() async throws {
    let manager = try await manager()
    let screen = manager.screen
    screen.change { state in
      state.go(to: .left)
      state.other.current = state.other.entries.first { $0.name == "notes.txt" }?.id
    }
    screen.press(.function(3))
    try await manager.waitToShow("second line")
    #expect(screen.state.focus == .left && screen.state.active == .other)
    #expect(screen.shows("main.swift") && !screen.shows("guide.md"))
    // It follows the cursor, and takes the focus by Tab.
    screen.press(.up)
    try await manager.waitToShow("let answer = 42")
    screen.press(.tab)
    #expect(screen.state.focus == .preview && screen.shows("notes.txt"))
    screen.press(.tab)
    #expect(screen.state.focus == .left)
    screen.press(.function(3))
    #expect(screen.state.focus == .left && screen.shows("guide.md"))
    #expect(!screen.shows("let answer"))
  }

  @Test("shows the item of the right list in place of the left one, and goes with F9")
  func right() async throws {
    let manager = try await manager()
    let screen = manager.screen
    try manager.select("guide.md")
    screen.press(.function(3))
    try await manager.waitToShow("Guide")
    #expect(screen.state.focus == .main && !screen.shows("notes.txt"))
    screen.press(.function(9))
    #expect(screen.state.showsTree && screen.shows("▾ tree"))
    // In place of the tree, which shows no items, it is about the list.
    screen.press(.tab, .function(3))
    #expect(screen.state.focus == .main)
    try await manager.waitToShow("Guide")
  }

  @Test("takes the focus where it is always there, or has all the room", arguments: [50, 120])
  func other(columns: Int) async throws {
    let manager = try await manager(columns: columns)
    let screen = manager.screen
    try manager.select("guide.md")
    screen.press(.function(3))
    try await manager.waitToShow("Guide")
    #expect(screen.state.focus == .preview)
    screen.press(.function(3))
    #expect(screen.state.focus == .main)
  }
}
