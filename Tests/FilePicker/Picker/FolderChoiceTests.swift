import Recurse
import RecurseTesting
import Testing

@testable import RecurseFiles

@MainActor @Suite("A picker of folders") struct FolderChoiceTests {
  private let home = Home()

  @Test("shows folders alone, and chooses the one that is shown by its first row or the button")
  func choosing() async throws {
    let screen = try await home.openScreen(FilePicker(allowing: .folders))
    #expect(!screen.shows("todo.txt") && screen.shows("./ this folder"))
    screen.press(.down, .down, .enter)
    try await screen.waitUntilRead()
    #expect(screen.state.folder == FileLocation("/home/me/docs") && screen.chosen == [])
    screen.press(.enter)
    try await screen.waitUntilRead()
    #expect(screen.chosen == [["/home/me/docs"]])
    try screen.press("Choose")
    try await screen.waitUntilRead()
    #expect(screen.chosen == [["/home/me/docs"], ["/home/me/docs"]])
  }

  @Test("chooses several that are marked")
  func several() async throws {
    let screen = try await home.openScreen(
      FilePicker(allowing: .folders, allowsMultipleSelection: true))
    screen.press(.down, .down, .space, .space)
    try screen.press("Choose")
    try await screen.waitUntilRead()
    #expect(screen.chosen == [["/home/me/docs", "/home/me/music"]])
  }

  @Test("refuses a file that is typed")
  func file() async throws {
    let screen = try await home.openScreen(FilePicker(allowing: .folders), columns: 60)
    screen.type("./todo.txt")
    screen.press(.enter)
    try await screen.waitUntilRead()
    #expect(screen.shows("“/home/me/todo.txt” is not a folder.") && screen.chosen == [])
  }
}
