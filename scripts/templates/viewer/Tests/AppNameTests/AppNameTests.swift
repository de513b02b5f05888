import Foundation
import Recurse
import RecurseTesting
import Testing

@testable import app_name

@MainActor @Suite("The viewer") struct AppNameTests {
  /// A screen with a file of three lines, which is removed afterwards.
  private func withScreen(
    _ body: (TestScreen<AppName>, FileHandle) async throws -> Void
  ) async throws {
    let folder = URL.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appending(path: "app.log")
    try Data("INFO begin\nERROR no disk\nINFO end\n".utf8).write(to: url)
    let file = try FileHandle(forWritingTo: url)
    try file.seekToEnd()
    let screen = TestScreen(AppName(source: .file(url.path)), columns: 40, rows: 8)
    try await screen.wait(toShow: "3 lines")
    try await body(screen, file)
  }

  @Test("shows the lines, and what keys do")
  func picture() async throws {
    try await withScreen { screen, _ in
      #expect(
        screen.text == """
           app.log             3 lines  following
          INFO begin
          ERROR no disk
          INFO end



          / Find  f Filter     F1 Commands  q Quit
          """)
    }
  }

  @Test("follows a file that grows")
  func following() async throws {
    try await withScreen { screen, file in
      try file.write(contentsOf: Data("WARNING hot\n".utf8))
      try await screen.wait(toShow: "WARNING hot")
      #expect(screen.shows("4 lines"))
    }
  }

  @Test("shows the lines with a text, and all of them after Escape")
  func filtering() async throws {
    try await withScreen { screen, _ in
      screen.type("fdisk")
      try await screen.waitUntil("others are hidden") { !screen.shows("begin") }
      #expect(screen.shows("ERROR no disk"))
      screen.press(.escape)
      try await screen.wait(toShow: "begin")
    }
  }

  @Test("says that there is no file yet")
  func missing() async throws {
    let screen = TestScreen(AppName(source: .file("/no/such.log")))
    try await screen.wait(toShow: "waiting for the file")
  }
}
