import Foundation
import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

@Suite("An app among pipes", .blocking) struct PipeMatrixTests {
  /// Which of the three streams are not the terminal.
  struct Streams: CustomTestStringConvertible, Sendable {
    var input, output, error: Bool
    var testDescription: String {
      "\(input ? "pipe" : "terminal") | app > \(output ? "file" : "terminal") "
        + "2> \(error ? "file" : "terminal")"
    }

    static let all = (0..<8).map {
      Streams(input: $0 & 1 != 0, output: $0 & 2 != 0, error: $0 & 4 != 0)
    }
  }

  @Test(
    "has its screen on the terminal, and its result and its words where they are sent",
    arguments: Streams.all)
  func matrix(streams: Streams) throws {
    let folder = URL.temporaryDirectory.appending(component: "recurse-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (output, error) = (folder.appending(component: "out"), folder.appending(component: "err"))
    var line = try builtProduct("picker-fixture")
    if streams.input { line = "printf 'one\\r\\ntwo\\nthree' | \(line)" }
    if streams.output { line += " > \(output.path)" }
    if streams.error { line += " 2> \(error.path)" }
    let app = try TerminalProcess(
      "sh", ["-c", line], environment: TerminalProcess.strict([:]))
    let choice = streams.input ? "2 two" : "own b"
    let all = streams.input ? "3 three" : "own b"
    try app.waitUntil("the list") {
      $0.shows(all) && $0.shows(streams.input ? "3 lines read" : "0 lines read")
    }
    try app.press([.down, .down, .enter])
    #expect(try app.waitForExit() == .exited(0))
    try app.expectRestored()
    #expect(app.screen.lines.contains(choice) == !streams.output)
    #expect(app.screen.lines.contains("chosen") == !streams.error)
    if streams.output {
      #expect(try String(contentsOf: output, encoding: .utf8) == "\(choice)\n")
    }
    if streams.error { #expect(try String(contentsOf: error, encoding: .utf8) == "chosen\n") }
  }

  @Test("is a picker whose result a shell takes")
  func substitution() throws {
    let app = try TerminalProcess(
      "sh", ["-c", "x=$(seq 1000 | \(builtProduct("picker-fixture"))); echo \"<$x>\""])
    try app.waitUntil("the list") { $0.shows("1000 lines read") }
    try app.press([.down, .enter])
    #expect(try app.waitForExit() == .exited(0))
    #expect(app.screen.lines.contains("<1 1>"))
  }

  @Test("answers keys while a producer without an end waits, and ends it")
  func endless() throws {
    let app = try TerminalProcess(
      "sh", ["-c", "yes | \(builtProduct("picker-fixture")); echo over"])
    try app.waitUntil("the list") { $0.shows("100 y") || $0.shows("20 y") }
    try app.press(.down)
    try app.waitUntil("the cursor") { $0.shows("▌1 y") || $0.shows("1 y") }
    try app.press(.control("q"))
    #expect(try app.waitForExit() == .exited(0))
    #expect(app.screen.lines.contains("over"))
  }

  @Test("says what it cannot read, where it ends with it")
  func unreadable() throws {
    let app = try TerminalProcess("sh", ["-c", "\(builtProduct("picker-fixture")) < /; echo $?"])
    #expect(try app.waitForExit() == .exited(0))
    #expect(app.screen.lines.contains("1"))
    #expect(app.screen.lines.contains { $0.contains("standard input cannot be read") })
  }
}
