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

  @Test("The system monitor has less than 2,300 lines, as the README says")
  func lines() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    #expect(readme.contains("in less than 2,300 lines of Swift"))
    var lines = 0
    for folder in ["SystemMonitor", "ProcessTable"] {
      let path = root.appending(path: "Apps/\(folder)").path
      for name in try FileManager.default.subpathsOfDirectory(atPath: path)
      where name.hasSuffix(".swift") {
        let text = try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
        lines += text.count { $0 == "\n" }
      }
    }
    #expect((1000..<2300).contains(lines), "\(lines) lines")
  }
}
