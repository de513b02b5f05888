import FileWork
import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import file_manager

@MainActor @Suite("A search in files of the file manager") struct FileManagerContentTests {
  /// A screen with a search, in a folder with a file of many lines.
  private func search(_ lines: Int = 400) async throws -> FileManagerScreen {
    let manager = try await FileManagerScreen(columns: 130, rows: 30, showsTree: false)
    let text = (1...lines).map { $0.isMultiple(of: 100) ? "id \($0) here" : "line \($0)" }
    try manager.folder.write(text.joined(separator: "\n"), to: "tree/docs/many.log")
    manager.screen.press(.alt("?"))
    return manager
  }

  @Test("shows each line below the name of its file, and goes to it in the preview")
  func lines() async throws {
    let manager = try await search()
    let screen = manager.screen
    screen.type("here")
    screen.press(.enter)
    try await manager.waitToShow("4 lines in 1 file of 6")
    #expect(screen.shows("docs/many.log") && screen.shows("   300  id 300 here"))
    screen.press(.down, .down, .enter)
    try await manager.waitToShow("299 line 299")
    #expect(screen.state.main.currentEntry?.name == "many.log")
    #expect(screen.shows("300 id 300 here") && !screen.shows("id 200 here"))
    // Another folder, and the file is shown from its beginning again.
    screen.press(.backspace)
    try await manager.waitForWork()
    screen.press(.enter)
    try await manager.waitForWork()
    try manager.select("many.log")
    try await manager.waitToShow("line 1")
    #expect(!screen.shows("id 300 here"))
  }

  @Test("shows the whole number of a line in a long file")
  func longNumber() async throws {
    let manager = try await search()
    let text = String(repeating: "\n", count: 1_234_566) + "the needle is here\n"
    try manager.folder.write(text, to: "tree/empty/long.txt")
    manager.screen.type("needle")
    manager.screen.press(.enter)
    try await manager.waitToShow(" 1234567  the needle is here")
  }

  @Test("takes a regular expression, and says what is wrong with one")
  func expression() async throws {
    let manager = try await search()
    let screen = manager.screen
    screen.type("id ([12]00")
    try screen.press("Regular expression")
    screen.press(.shiftTab, .shiftTab, .enter)
    try await manager.waitToShow("“id ([12]00” is no regular expression.")
    screen.press(.control("u"))
    screen.type("id ([12]00)")
    screen.press(.enter)
    try await manager.waitToShow("2 lines in 1 file of 6")
    #expect(screen.shows("id 200 here") && !screen.shows("id 300 here"))
  }

  @Test("tells capital letters apart when it is asked to")
  func capitals() async throws {
    let manager = try await search()
    let screen = manager.screen
    try manager.folder.write("Here\nhere\n", to: "tree/empty/case.txt")
    screen.type("here")
    screen.press(.enter)
    try await manager.waitToShow("6 lines in 2 files of 7")
    try screen.press("Match case")
    screen.press(.shiftTab, .shiftTab, .shiftTab, .enter)
    try await manager.waitToShow("5 lines in 2 files of 7")
  }

  @Test("is shown again after it led to a line, until another one begins")
  func again() async throws {
    let manager = try await search()
    let screen = manager.screen
    let root = screen.state.main.folder
    screen.type("here")
    screen.press(.enter)
    try await screen.waitUntil("the search has ended", timeout: .seconds(10)) {
      screen.shows("4 lines in 1 file of 6") && !screen.shows("searching")
    }
    screen.press(.down, .down, .enter)
    try await manager.waitForWork()
    #expect(screen.state.main.folder == root.appending("docs"))
    screen.press(.alt("?"))
    #expect(screen.shows("Find in files below \(root)") && screen.shows("4 lines in 1 file of 6"))
    // The next line is one key away.
    screen.press(.down, .function(3))
    try await manager.waitToShow("399 line 399")
    #expect(screen.shows("400 id 400 here"))
    // From another folder, the lines are still there, and a new search begins in that folder.
    screen.press(.backspace)
    try await manager.waitForWork()
    screen.change { $0.enter(root.appending("empty"), on: .main) }
    try await manager.waitForWork()
    screen.press(.alt("?"))
    try await manager.waitToShow("4 lines in 1 file of 6, below \(root)")
    screen.press(.enter)
    try await screen.waitUntil("the new search has ended", timeout: .seconds(10)) {
      screen.shows("0 files of 0") && !screen.shows("searching")
    }
    screen.press(.escape)
    await screen.settle()
    screen.press(.alt("?"))
    // What was found last is shown again.
    try await manager.waitToShow("No file has it")
    #expect(screen.shows(" here ") && !screen.shows("id 300"))
    screen.type("x")
    #expect(screen.shows("Enter begins the search"))
  }

  @Test("has the focus in its text when it is shown again, which letters replace")
  func focus() async throws {
    let manager = try await search()
    let screen = manager.screen
    screen.type("here")
    screen.press(.enter)
    try await screen.waitUntil("the search has ended", timeout: .seconds(10)) {
      screen.shows("4 lines in 1 file of 6") && !screen.shows("searching")
    }
    screen.press(.enter)
    try await manager.waitForWork()
    screen.type("f")
    screen.type("second")
    screen.press(.enter)
    try await manager.waitToShow("     2  second line")
    try await manager.waitToShow("1 line in 1 file of 6")
  }

  @Test("is stopped where it led to a line before its end")
  func stopped() throws {
    var state = ContentSearchSheet.State()
    let row = FoundRow(path: RawPath("/a/b"), number: 3, content: .file("b"))
    (state.rows, state.stage, state.counts.lines) = ([row], .searching, 1)
    let kept = state.kept(at: row)
    #expect(kept.stage == .stopped && kept.selected == row.id && kept.focus == .text)
    #expect(kept.rows == [row])
  }

  @Test("shows the line beside the list that keeps the focus, until Escape")
  func beside() async throws {
    let manager = try await FileManagerScreen(columns: 90, rows: 30, showsTree: false)
    let screen = manager.screen
    screen.press(.alt("?"))
    screen.type("answer")
    screen.press(.enter)
    try await manager.waitToShow("1 line in 1 file")
    screen.press(.enter)
    try await manager.waitToShow("let answer = 42")
    #expect(screen.state.focus == .main && screen.state.main.currentEntry?.name == "main.swift")
    screen.press(.escape)
    #expect(!screen.shows("let answer") && screen.state.focus == .main)
  }

  @Test("names the lines of a file that it does not show")
  func limit() async throws {
    let manager = try await search(600)
    let screen = manager.screen
    screen.type("line")
    screen.press(.tab, .control("u"))
    screen.type("many*")
    screen.press(.enter)
    try await manager.waitToShow("200+ lines in 1 file of 1")
    screen.press(.end)
    #expect(screen.shows("line 202") && screen.shows("… more than 200 lines"))
  }

  @Test("names the file beside each line where one row is shown")
  func small() async throws {
    let manager = try await FileManagerScreen(columns: 20, rows: 5, showsTree: false)
    let screen = manager.screen
    screen.press(.alt("?"))
    screen.type("second")
    screen.press(.enter)
    try await screen.waitUntil("the line is shown with its file", timeout: .seconds(10)) {
      screen.text.contains(/notes.txt seco/)
    }
  }
}
