import Foundation
import RecurseTesting
import Testing
import login_demo

@MainActor
@Suite("The README") struct ReadmeTests {
  @Test("shows the login form as it comes up in a window of 40×12")
  func picture() throws {
    let readme = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "README.md")
    let text = try String(contentsOf: readme, encoding: .utf8)
    let start = try #require(text.range(of: "```text\n"))
    let end = try #require(text.range(of: "\n```", range: start.upperBound..<text.endIndex))
    let screen = TestScreen(LoginApp(delay: .zero), columns: 40, rows: 12)
    #expect(text[start.upperBound..<end.lowerBound] == screen.text)
  }
}
