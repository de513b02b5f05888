import Recurse
import RecurseTesting
import Testing

@testable import RecurseFiles

@MainActor @Suite("The cursor of a picker") struct CursorTests {
  private let home = Home()

  private func folders(_ names: Range<Int>) -> FolderNews {
    .entries(names.map { FileEntry(Array("folder \($0)".utf8), .folder) })
  }

  /// A picker that reads a folder which does not answer: a test tells what has come.
  private func screen(_ picker: FilePicker) async throws -> TestScreen<FilePicker> {
    home.fake.hang("/home/me")
    let screen = home.screen(picker)
    try await screen.waitUntil("it is asked") { home.fake.listed.count == 1 }
    return screen
  }

  private func arrive(_ names: Range<Int>, on screen: TestScreen<FilePicker>) {
    screen.change { state in
      if let reading = state.reading { state.take(folders(names), of: reading) }
    }
  }

  @Test("stays on the row that was shown while more of the folder comes")
  func portions() async throws {
    defer { home.fake.answer() }
    let screen = try await screen(FilePicker())
    for first in [17, 5, 1] {
      arrive(first..<30, on: screen)
      #expect(screen.state.currentRow?.text == "folder 17")
    }
    screen.press(.down)
    arrive(0..<30, on: screen)
    #expect(screen.state.currentRow?.text == "folder 18")
    // The best of a query is chosen anew.
    screen.type("3")
    #expect(screen.state.currentRow == screen.state.rows.first)
  }

  @Test("stays on the folder itself where a folder is chosen")
  func here() async throws {
    defer { home.fake.answer() }
    let screen = try await screen(FilePicker(allowing: .folders))
    for first in [17, 5, 1] {
      arrive(first..<30, on: screen)
      #expect(screen.state.currentRow == .here)
    }
  }

  @Test("waits for the folder that was left")
  func left() async throws {
    home.fake.hang("/home")
    defer { home.fake.answer() }
    let screen = try await home.openScreen()
    screen.press(.left)
    screen.change { state in
      if let reading = state.reading {
        state.take(.entries([FileEntry(Array("a".utf8), .folder)]), of: reading)
      }
    }
    #expect(screen.state.current == nil)
    home.fake.answer()
    try await screen.waitUntilRead()
    #expect(screen.state.currentRow?.text == "me")
  }
}
