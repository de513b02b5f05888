import Recurse
import RecurseTesting
import Testing

@testable import RecurseFiles

private struct Documents: Component {
  struct State: Equatable {
    var isOpening = false
    var isSaving = false
    var files: [FileLocation] = []
    var recents: [FileLocation] = [FileLocation("/")]
  }
  enum Output: Equatable { case saved(FileLocation) }
  var initialState: State { State() }

  private let folder = FileLocation(#filePath).parent

  func render(state: State) -> Node {
    Button("Open…") { $0.isOpening = true }
      .fileImporter(
        isPresented: \.isOpening, allowing: ["swift"], in: folder, recents: \.recents
      ) { state, files in
        state.files += files
      }
    Text("Files")
      .fileExporter(isPresented: \.isSaving, defaultName: "new.txt", in: folder) {
        state, file, emit in
        state.files.append(file)
        emit(.saved(file))
      }
  }
}

@MainActor @Suite("A file dialog") struct FileDialogTests {
  private let folder = FileLocation(#filePath).parent

  @Test("chooses files in a sheet, closes it, and keeps the folder")
  func importing() async throws {
    let screen = TestScreen(Documents(), columns: 60, rows: 20)
    try screen.press("Open…")
    try await screen.waitUntil("the folder is read") { screen.shows("FileDialogTests.swift") }
    #expect(screen.shows("│ Open "))
    screen.type("FileDialogT")
    screen.press(.enter)
    try await screen.waitUntil("a file is chosen") { !screen.state.files.isEmpty }
    #expect(screen.sheet == nil && !screen.state.isOpening)
    #expect(screen.state.files == [FileLocation(#filePath)])
    #expect(screen.state.recents == [folder, FileLocation("/")])
    #expect(screen.focused?.label == "Open…")
  }

  @Test("closes by Escape and by Cancel, without a choice")
  func cancelling() async throws {
    let screen = TestScreen(Documents(), columns: 60, rows: 20)
    for _ in 0..<2 {
      try screen.press("Open…")
      #expect(screen.sheet != nil && screen.focused?.role == .list)
      screen.press(.escape)
      #expect(screen.sheet == nil && !screen.state.isOpening)
    }
    try screen.press("Open…")
    try screen.press("Cancel")
    #expect(screen.sheet == nil && screen.state == Documents.State())
  }

  @Test("chooses the name of a new file, for a transition that may emit")
  func exporting() async throws {
    let screen = TestScreen(Documents(), columns: 60, rows: 20)
    screen.change { $0.isSaving = true }
    #expect(screen.focused?.label == "Name")
    screen.press(.enter)
    let file = folder.appending("new.txt".utf8)
    try await screen.waitUntil("a name is chosen") { !screen.state.files.isEmpty }
    #expect(screen.sheet == nil && screen.outputs == [.saved(file)])
  }

  @Test("is left alone at the size of its content, and fills a small window")
  func sizes() async throws {
    for (columns, rows, height) in [(20, 5, 5), (80, 24, 24), (200, 50, 32)] {
      let screen = TestScreen(Documents(), columns: columns, rows: rows)
      screen.change { $0.isOpening = true }
      let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
      let top = try #require(lines.firstIndex { $0.contains("╭") })
      let bottom = try #require(lines.firstIndex { $0.contains("╰") })
      #expect(bottom - top + 1 == height)
    }
  }
}
