import Foundation
import RecurseTesting
import Testing
import login_demo

@MainActor
@Suite("README") struct ReadmeTests {
  @Test("The README shows the first frame of the login demo in a window of 40×12")
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
