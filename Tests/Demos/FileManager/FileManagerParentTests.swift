import FileWork
import Recurse
import RecurseTesting
import Testing

@testable import file_manager

@MainActor @Suite("The row that leads up in the file manager") struct FileManagerParentTests {
  @Test("is the first one, and leads to the folder above")
  func leading() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    let root = screen.state.main.folder
    screen.change { $0.enter(root.appending("docs"), on: .main) }
    try await manager.waitForWork()
    #expect(screen.state.main.currentEntry?.name.description == "deep")
    screen.press(.up, .enter)
    try await manager.waitForWork()
    #expect(screen.state.main.folder == root)
    #expect(screen.state.main.currentEntry?.name.description == "docs")
    screen.change { $0.enter(root.appending("empty"), on: .main) }
    try await manager.waitForWork()
    #expect(screen.state.main.current == screen.state.main.rows.first?.id)
    screen.press(.enter)
    try await manager.waitForWork()
    #expect(screen.state.main.folder == root)
  }

  @Test("does not lead out of the folder in which the app stays")
  func limit() async throws {
    let manager = try await FileManagerScreen(staysInside: true)
    let screen = manager.screen
    let root = screen.state.main.folder
    screen.press(.up, .enter)
    try await manager.waitForWork()
    #expect(screen.state.main.folder == root)
    try await manager.waitToShow("is outside of")
    screen.type("g")
    screen.type("/")
    screen.press(.enter)
    try await manager.wait("the path is known") { $0.destination == nil }
    #expect(screen.state.main.folder == root)
    #expect(screen.state.prompt == .goTo && screen.state.typed == "/")
    try await manager.waitToShow("is outside of")
    screen.press(.escape)
    screen.change { $0.enter(root.appending("docs"), on: .main) }
    try await manager.waitForWork()
    #expect(screen.state.main.folder == root.appending("docs") && screen.state.problem == nil)
  }

  @Test("is neither marked, copied, renamed nor deleted")
  func untouched() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    screen.press(.up)
    let parent = try #require(screen.state.main.rows.first)
    #expect(parent.isParent && screen.state.main.current == parent.id)
    for key in [Key.function(5), .function(6), .function(8), .delete, .function(4), .function(2)] {
      screen.press(key)
      #expect(screen.state.prompt == nil && screen.state.doomed == nil)
      #expect(screen.state.jobs.running.isEmpty)
      #expect(screen.state.program == nil)
      #expect(screen.state.problem == "“..” is the folder above, and no item of this one.")
      screen.change { $0.problem = nil }
    }
    screen.press(.space)
    #expect(screen.state.main.marked.isEmpty)
    #expect(screen.state.main.currentEntry?.name.description == "docs")
    screen.type("*")
    #expect(screen.state.main.marked.count == 5)
    screen.type("+")
    screen.type("*")
    screen.press(.enter)
    #expect(screen.state.main.marked.count == 5 && !screen.state.main.marked.contains(parent.id))
  }
}
