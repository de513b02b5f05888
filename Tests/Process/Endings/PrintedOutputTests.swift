import Foundation
import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

@Suite("What an app prints while it runs", .blocking) struct PrintedOutputTests {
  @Test("It does not appear on the screen, and is shown at the end")
  func shownAfterwards() throws {
    let app = try TerminalProcess.ending("prints")
    try app.type("!")
    try app.waitUntil("it printed") { $0.shows("Pressed 1") }
    try app.type("!")
    try app.waitUntil("it printed again") { $0.shows("Pressed 2") }
    #expect(app.screen.text == "Pressed 2, interrupted 0, steps 0\nReady")
    #expect(!String(decoding: app.output, as: UTF8.self).contains("standard"))
    try app.type("q")
    try app.expectEnd(.exited(0))
    #expect(
      app.screen.text == """
        to standard output 1
        to standard output 2
        to standard error 1
        to standard error 2
        """)
  }

  @Test("Of much output the end is kept, and a line counts the dropped bytes")
  func muchOutput() throws {
    let app = try TerminalProcess.ending("prints-much")
    try app.type("!")
    try app.waitUntil("it printed") { $0.shows("Pressed 1") }
    try app.type("q")
    try app.expectEnd(.exited(0))
    let text = String(decoding: app.output, as: UTF8.self)
    let shown = try #require(text.firstRange(of: " bytes of output before this were dropped]"))
    let count = try #require(
      text[..<shown.lowerBound].lastIndex(of: "[").map {
        text[text.index(after: $0)..<shown.lowerBound]
      })
    let all = (0..<30000).map { "line \($0)\n" }.joined()
    let rest = text[shown.upperBound...].drop { $0 == "\r\n" }.replacing("\r\n", with: "\n")
    let dropped = try #require(Int(count))
    #expect(rest == all.dropFirst(dropped) + "an error among much output\n")
    #expect(all.utf8.count - dropped > 256 * 1024 - 100)
    #expect(all.utf8.count - dropped <= 256 * 1024)
  }

  @Test("RECURSE_LOG writes all of it to a file")
  func log() throws {
    let path = NSTemporaryDirectory() + "recurse-log-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let app = try TerminalProcess.ending("prints-much", environment: ["RECURSE_LOG": path])
    try app.type("!")
    let all = (0..<30000).map { "line \($0)\n" }.joined() + "an error among much output\n"
    try app.waitUntil("everything is in the file") { _ in
      try String(contentsOfFile: path, encoding: .utf8) == all
    }
    try app.type("q")
    try app.expectEnd(.exited(0))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == all)
  }

  @Test("Standard output to a file gets its text")
  func redirected() throws {
    let path = NSTemporaryDirectory() + "recurse-output-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let app = try TerminalProcess(
      "sh", ["-c", "exec \"$0\" prints > \"$1\"", builtProduct("ending-fixture"), path])
    try app.waitUntil("the fixture") { $0.shows("Pressed 0") }
    try app.type("!q")
    try app.expectEnd(.exited(0))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "to standard output 1\n")
    #expect(app.screen.text == "to standard error 1")
  }
}
