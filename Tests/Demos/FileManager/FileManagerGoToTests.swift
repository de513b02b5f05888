import FileWork
import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import file_manager

@MainActor @Suite("Going to a path in the file manager") struct FileManagerGoToTests {
  @Test("stays and keeps the text if nothing is there, and goes on when it is corrected")
  func refused() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    let root = screen.state.main.folder
    screen.type("g")
    screen.type("dosc")
    screen.press(.enter)
    try await manager.waitToShow("exist.")
    #expect(screen.state.prompt == .goTo && screen.state.typed == "dosc")
    #expect(screen.state.main.folder == root && !screen.shows("▸ dosc"))
    #expect(screen.text.split(separator: "exist.").count == 2)
    screen.press(.control("u"))
    screen.type("docs")
    screen.press(.enter)
    try await manager.wait("the folder is read") { $0.prompt == nil && !$0.main.isLoading }
    #expect(screen.state.main.folder == root.appending("docs") && screen.state.problem == nil)
    screen.type("g")
    screen.type("dosc")
    screen.press(.enter)
    try await manager.waitToShow("exist.")
    screen.press(.escape)
    #expect(!screen.shows("exist.") && screen.state.problem == nil)
  }

  @Test("goes up by two dots, and puts the cursor on a file that the path names")
  func files() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    let root = screen.state.main.folder
    screen.change { $0.enter($0.main.folder.appending("docs"), on: .main) }
    try await manager.waitForWork()
    screen.type("g")
    screen.type("../notes.txt")
    screen.press(.enter)
    try await manager.wait("the folder is read") { $0.prompt == nil && !$0.main.isLoading }
    #expect(screen.state.main.folder == root)
    #expect(screen.state.main.currentEntry?.name.description == "notes.txt")
  }

  @Test("asks where a copy goes with a text that goes on below the folder")
  func copy() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    try manager.select("notes.txt")
    screen.press(.function(5))
    screen.type("list.txt")
    screen.press(.enter)
    try await manager.waitForWork()
    #expect(manager.exists("list.txt") && manager.exists("notes.txt"))
  }

  @Test("completes by Tab what several folders have in common, and then shows them")
  func common() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    for name in ["work-a1", "work-a2", "other"] {
      try FileManager.default.createDirectory(
        atPath: manager.folder.path("tree/\(name)"), withIntermediateDirectories: false)
    }
    screen.type("g")
    screen.type("wo")
    try await manager.wait("the folder is read") { !$0.suggestions.isEmpty }
    #expect(screen.state.suggestions == ["work-a", "work-a1/", "work-a2/"])
    screen.press(.tab)
    #expect(screen.state.typed == "work-a")
    #expect(screen.state.suggestions == ["work-a1/", "work-a2/"])
    screen.type("2")
    screen.press(.tab)
    #expect(screen.state.typed == "work-a2/")
  }

  @Test("takes a tilde for the folder that HOME names")
  func home() async throws {
    #expect(RawPath.home(in: ["HOME": "/tmp/me"]) == RawPath("/tmp/me"))
    let known = RawPath.home(in: [:])
    #expect(RawPath.home(in: ["HOME": "me"]) == known && known.bytes.first == UInt8(ascii: "/"))
  }

  @Test("completes by a Tab that comes before the folder is read, and files, too")
  func early() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    let root = screen.state.main.folder
    screen.type("g")
    screen.type("dc")
    screen.press(.tab)
    try await manager.wait("it is completed") { $0.typed == "docs/" }
    screen.type("gui")
    screen.press(.tab)
    try await manager.wait("the file is completed") { $0.typed == "docs/guide.md" }
    screen.press(.enter)
    try await manager.wait("the folder is read") { $0.prompt == nil && !$0.main.isLoading }
    #expect(screen.state.main.folder == root.appending("docs"))
    #expect(screen.state.main.currentEntry?.name == "guide.md")
    // What is typed after Tab is meant as it is.
    screen.type("g")
    screen.type("../no")
    screen.press(.tab)
    screen.type("x")
    try await manager.wait("the folder is read") { !$0.suggestions.isEmpty || $0.typed != "../nox" }
    #expect(screen.state.typed == "../nox")
  }

  @Test("offers folders alone where a copy goes")
  func target() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    try manager.select("notes.txt")
    screen.press(.function(5))
    try await manager.wait("the folder is read") { !$0.suggestions.isEmpty }
    #expect(screen.state.suggestions.allSatisfy { $0.hasSuffix("/") })
  }
}
