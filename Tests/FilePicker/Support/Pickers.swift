import Recurse
import RecurseTesting

@testable import RecurseFiles

/// A home folder with some files, and pickers that show it.
@MainActor
struct Home {
  let fake = FakeDisk()

  init() {
    fake.add("/home", .folder)
    fake.add("/home/me", .folder)
    fake.add("/home/me/docs", .folder)
    fake.add("/home/me/docs/deep", .folder)
    fake.add("/home/me/docs/plan.md", size: 70)
    fake.add("/home/me/music", .folder)
    fake.add("/home/me/.profile")
    fake.add("/home/me/notes.txt", size: 3500)
    fake.add("/home/me/photo.png", size: 5 << 20)
    fake.add("/home/me/todo.txt")
  }

  func screen(
    _ picker: FilePicker = FilePicker(), columns: Int = 40, rows: Int = 16
  ) -> TestScreen<FilePicker> {
    var picker = picker
    picker.disk = fake.disk()
    return TestScreen(picker, columns: columns, rows: rows)
  }

  /// A picker that shows all of its first folder.
  func openScreen(
    _ picker: FilePicker = FilePicker(), columns: Int = 40, rows: Int = 16
  ) async throws -> TestScreen<FilePicker> {
    let screen = screen(picker, columns: columns, rows: rows)
    try await screen.waitUntilRead()
    return screen
  }
}

extension TestScreen<FilePicker> {
  /// Waits until nothing is read and nothing is looked at.
  func waitUntilRead() async throws {
    try await waitUntil("all is read") {
      state.reading == nil && state.check == nil
    }
  }

  /// What was chosen, as texts.
  var chosen: [[String?]] {
    outputs.compactMap { output in
      if case .chosen(let files) = output { files.map(\.string) } else { nil }
    }
  }
}
