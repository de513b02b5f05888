import Foundation
import Recurse
import RecurseReaders
import RecurseTesting
import TestSupport
import Testing

private struct Viewer: Component {
  let path: String
  var initialState: LogFile { LogFile(path) }

  func render(state: LogFile) -> Node { LogView(state) { Text("\($0.number) \($0.text)") } }

  func effects(state: LogFile) -> [Effect] {
    Effect.values(of: LogFile.updates(of: path), id: path) { $0 = $1 }
  }
}

@MainActor @Suite("A log view of a file") struct LogFileViewTests {
  @Test("shows its end, and follows it")
  func following() async throws {
    let folder = try TemporaryFolder()
    let text = (1...30_000).map { "line \($0)" }.joined(separator: "\n")
    try folder.write(text + "\n", to: "a")
    let screen = TestScreen(Viewer(path: folder.path("a")), columns: 24, rows: 3)
    try await screen.waitUntil("the end is shown") { screen.shows("30000 line 30000") }
    let file = try #require(FileHandle(forWritingAtPath: folder.path("a")))
    try file.seekToEnd()
    try file.write(contentsOf: Data("more\n".utf8))
    try await screen.waitUntil("the new line is shown") { screen.shows("30001 more") }
    screen.press(.home)
    #expect(screen.picture.hasPrefix("1 line 1"))
    screen.type("/line 29999")
    // Only the main thread makes texts of lines, between events.
    await screen.advance(by: .seconds(1))
    #expect(screen.shows("29999 line 29999"))
  }
}
