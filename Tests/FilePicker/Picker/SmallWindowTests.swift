import Recurse
import RecurseTesting
import Testing

@testable import RecurseFiles

@MainActor @Suite("A picker in a small window") struct SmallWindowTests {
  private let home = Home()

  @Test("keeps the field, which tells the folder, and the list")
  func small() async throws {
    let screen = try await home.openScreen(columns: 20, rows: 5)
    #expect(
      screen.text == """
        me/
         ../               ▐
         docs/             ▐
         music/            ▐
         notes.txt         ▕
        """)
    screen.type("todo")
    #expect(
      screen.text == """
        todo
         todo.txt
        """)
  }

  @Test("has a line for a failure, and only then")
  func failure() async throws {
    home.fake.fail("/home/me/docs", .noPermission)
    let screen = try await home.openScreen(columns: 30, rows: 5)
    screen.press(.enter)
    try await screen.waitUntilRead()
    #expect(screen.text.split(separator: "\n").last == "You do not have…home/me/docs”.")
    screen.press(.backspace)
    try await screen.waitUntilRead()
    #expect(screen.state.folder == FileLocation("/home"))
  }

  @Test("is usable in windows of any size")
  func sizes() async throws {
    for columns in [1, 20, 34, 50, 120] {
      for rows in [3, 5, 8, 10, 16, 40] {
        let screen = try await home.openScreen(columns: columns, rows: rows)
        screen.type("todo")
        screen.press(.enter)
        try await screen.waitUntilRead()
        #expect(screen.chosen == [["/home/me/todo.txt"]] && screen.reports == [])
      }
    }
  }
}
