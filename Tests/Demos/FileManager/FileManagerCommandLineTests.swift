import FileWork
import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import file_manager

@MainActor @Suite("The line below the panes of the file manager")
struct FileManagerCommandLineTests {
  private func manager(columns: Int = 80, rows: Int = 24) async throws -> FileManagerScreen {
    let manager = try await FileManagerScreen(columns: columns, rows: rows, showsTree: false)
    try await manager.waitForWork()
    return manager
  }

  private func lines(_ manager: FileManagerScreen) -> [String] {
    manager.screen.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test("is there from 24 rows and 60 columns on, above the function keys")
  func always() async throws {
    let manager = try await manager()
    let screen = manager.screen
    let line = try #require(lines(manager).firstIndex { $0.contains("/tree $") })
    #expect(line == 22 && lines(manager)[23].contains("5Copy"))
    for (columns, rows) in [(80, 23), (59, 24), (20, 5)] {
      screen.resize(columns: columns, rows: rows)
      #expect(!screen.shows("/tree $"), "\(columns)×\(rows)")
    }
    screen.resize(columns: 200, rows: 60)
    #expect(lines(manager)[58].contains("/tree $"))
    // A text is read in the whole window.
    try manager.select("notes.txt")
    screen.type("v")
    #expect(!screen.shows("/tree $"))
  }

  @Test("takes what is typed after a click on it, and keeps the function keys")
  func click() async throws {
    let manager = try await manager()
    let screen = manager.screen
    screen.click(column: 40, row: 22)
    screen.type("make q")
    #expect(screen.state.command.text == "make q" && !screen.state.isDone)
    #expect(lines(manager)[22].contains("/tree $ make q") && lines(manager)[23].contains("5Copy"))
    screen.press(.escape)
    #expect(screen.state.focus == .main && !screen.shows("make q"))
  }

  @Test(
    "stays in use after a command, until it is left empty", arguments: [Key.enter, .tab, .escape])
  func stays(key: Key) async throws {
    let manager = try await manager()
    let screen = manager.screen
    screen.type(":make new")
    screen.press(.enter)
    await screen.settle()
    try await manager.waitForWork()
    #expect(screen.programs.count == 1 && screen.state.command.text.isEmpty)
    screen.type("ls q")
    #expect(screen.state.command.text == "ls q" && screen.state.focus == .command)
    // Tab completes names, and does not leave what is typed.
    screen.press(.tab)
    #expect(screen.state.focus == .command)
    screen.press(.control("u"), .up)
    #expect(screen.state.command.text == "make new")
    screen.press(.down, .down, .control("u"))
    #expect(screen.state.command.text.isEmpty && screen.state.focus == .command)
    screen.press(key)
    #expect(screen.state.focus == .main && !screen.state.command.isOpen)
    screen.type(".")
    try await manager.wait("a letter is a command again") { $0.main.showsHidden }
  }

  @Test("lets the keys of pages, marks and functions act on the list")
  func list() async throws {
    let manager = try await manager()
    let screen = manager.screen
    for number in 10..<60 { try manager.folder.write("", to: "tree/x\(number)") }
    screen.press(.control("r"))
    try await manager.waitForWork()
    screen.type(":")
    let first = screen.state.main.current
    screen.press(.pageDown)
    let current = try #require(screen.state.main.currentEntry)
    #expect(current.name.description.hasPrefix("x") && screen.shows(current.name.description))
    screen.press(.pageUp)
    #expect(screen.state.main.current == first && screen.state.focus == .command)
    screen.press(.pageDown, .insert)
    #expect(screen.state.main.marked == [current.id] && screen.state.focus == .command)
    screen.press(.function(5))
    #expect(screen.state.prompt == .copy([current.path]))
    screen.press(.escape)
    #expect(screen.state.focus == .command)
  }

  @Test("runs a command in the folder that the list shows by then")
  func folder() async throws {
    let manager = try await manager()
    let screen = manager.screen
    screen.type(":ls")
    screen.change { $0.enter($0.main.folder.appending("docs"), on: .main) }
    screen.press(.enter)
    await screen.settle()
    #expect(screen.programs.last?.directory?.hasSuffix("/tree/docs") == true)
    #expect(screen.shows("/docs $"))
  }
}
