import FileWork
import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import file_manager

@MainActor @Suite("The tasks of a file manager") struct FileManagerTaskTests {
  @Test("copy a file under another name in one step")
  func copyAs() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    try manager.select("notes.txt")
    screen.press(.function(5))
    try await manager.waitToShow("Copy “notes.txt” to")
    screen.change { $0.typed = "empty/list.txt" }
    screen.press(.enter)
    try await manager.waitForWork()
    #expect(try manager.text("empty/list.txt").hasPrefix("first") && manager.exists("notes.txt"))
    screen.press(.control("z"))
    try await manager.waitForWork()
    #expect(!manager.exists("empty/list.txt"))
  }

  @Test("make folders in each other, and keep what was typed when that is refused")
  func nestedFolders() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    screen.press(.function(7))
    screen.type("a/../c")
    screen.press(.enter)
    try await manager.waitForWork()
    #expect(screen.state.prompt == .newFolder && screen.state.typed == "a/../c")
    #expect(screen.shows("has a meaning of its own") && !manager.exists("a"))
    screen.change { $0.typed = "a/b/c" }
    screen.press(.enter)
    try await manager.waitForWork()
    #expect(screen.state.prompt == nil && manager.exists("a/b/c"))
    #expect(screen.state.main.currentEntry?.name.description == "a")
    screen.press(.control("z"))
    try await manager.waitForWork()
    #expect(!manager.exists("a"))
  }

  @Test("empty the trash, after it has said that nothing brings it back")
  func emptyTrash() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    try manager.select("notes.txt")
    screen.press(.delete)
    try await manager.waitForWork()
    screen.type("t")
    try await manager.waitToShow("tree/notes.txt")
    try screen.press("Empty the trash…")
    #expect(screen.shows("gone for good"))
    screen.press(.escape)
    try await manager.waitToShow("tree/notes.txt")
    try screen.press("Empty the trash…")
    try screen.press("Empty")
    try await manager.waitToShow("The trash is empty.")
    screen.press(.control("z"))
    try await manager.waitForWork()
    #expect(!manager.exists("notes.txt") && screen.state.problem == nil)
  }

  @Test("mark names by a pattern")
  func pattern() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    screen.type("+")
    screen.type("*.txt *.sw?ft")
    screen.press(.enter)
    #expect(screen.state.main.chosen.map(\.name.description) == ["main.swift", "notes.txt"])
    #expect(screen.shows("2 names match.") && screen.shows("2 marked, 39 bytes"))
    screen.type("*")
    #expect(screen.shows("3 marked, 4 bytes"))
    screen.type("-")
    screen.type("d* *.txt")
    screen.press(.enter)
    #expect(screen.shows("2 marks were taken.") && screen.shows("1 marked"))
    #expect(screen.state.main.chosen.map(\.name.description) == ["empty"])
    screen.press(.escape)
    #expect(!screen.shows("1 marked"))
  }

  @Test(
    "match patterns of names",
    arguments: [
      ("*", "", true), ("*", "a", true), ("", "", false), ("a*c", "abc", true),
      ("a*c", "abcd", false), ("*a*b", "xaxbxb", true), ("?", "é", true), ("??", "é", false),
      ("*.txt", "a.txt", true), ("*.txt", "txt", false), ("a b", "b", true), ("a?", "a", false),
    ])
  func patterns(pattern: String, name: String, matches: Bool) {
    #expect(NamePattern(pattern).matches(Array(name.utf8)) == matches)
  }

  @Test("reverse the order by a key")
  func reverse() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    let names = manager.names()
    screen.type("r")
    try await manager.wait("they are reversed") {
      $0.main.entries.last?.name == "data.bin"
    }
    screen.type("r")
    try await manager.wait("they are as before") {
      $0.main.entries.map(\.name.description) == names
    }
  }

  @Test("tell the rights, the owner and the size of a folder")
  func properties() async throws {
    let manager = try await FileManagerScreen()
    try manager.select("docs")
    manager.screen.type("i")
    // deep, note.txt and guide.md.
    try await manager.waitToShow("Items")
    try await manager.waitToShow("rwx")
    #expect(manager.screen.text.contains(/Items +3/))
    #expect(manager.screen.text.contains(/Size +13 bytes/))
    manager.screen.press(.escape)
    try manager.select("empty")
    manager.screen.type("i")
    try await manager.waitToShow("0 bytes")
    #expect(manager.screen.text.contains(/Items +0/))
    manager.screen.press(.escape)
    try manager.select("notes.txt")
    manager.screen.type("i")
    try await manager.waitToShow("23 bytes")
    #expect(!manager.screen.shows("Items "))
  }

  @Test("show the same folder in the other pane, and swap the panes")
  func panes() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    let root = screen.state.main.folder
    screen.change { $0.enter($0.main.folder.appending("docs"), on: .main) }
    try await manager.waitForWork()
    screen.press(.alt("i"))
    try await manager.waitForWork()
    #expect(!screen.state.showsTree && screen.state.other.folder == root.appending("docs"))
    screen.press(.backspace)
    try await manager.waitForWork()
    screen.press(.control("u"))
    try await manager.waitForWork()
    #expect(screen.state.main.folder == root.appending("docs"))
    #expect(screen.state.other.folder == root && screen.state.active == .main)
    #expect(manager.names() == ["deep", "guide.md"])
  }

  @Test("go to the folder before, and forward again")
  func history() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    let root = screen.state.main.folder
    screen.change { $0.enter($0.main.folder.appending("docs"), on: .main) }
    screen.change { $0.enter(root.appending("empty"), on: .main) }
    try await manager.waitForWork()
    screen.press(.alt("y"), .alt("y"))
    try await manager.waitForWork()
    #expect(screen.state.main.folder == root)
    #expect(screen.state.main.currentEntry?.name.description == "docs")
    screen.press(.alt("u"))
    try await manager.waitForWork()
    #expect(screen.state.main.folder == root.appending("docs"))
  }

  @Test("find a name of the folder shown before anything is read")
  func searchHere() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    screen.type("/")
    screen.type("data")
    #expect(screen.shows("data.bin"))
    screen.press(.enter)
    try await manager.wait("the folder is read") { !$0.main.isLoading && !$0.isSearching }
    #expect(screen.state.main.currentEntry?.name.description == "data.bin")
  }

  @Test("ask for the pattern of marks to take also without marks, and say so")
  func noMarks() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    screen.type("-*.t")
    #expect(screen.state.prompt == .unmark && screen.state.typed == "*.t")
    #expect(screen.shows("Nothing is marked."))
    screen.press(.enter)
    #expect(screen.state.prompt == nil && screen.state.problem == nil)
    #expect(screen.state.main.marked.isEmpty && !screen.state.isShowingTrash)
  }
}
