import Foundation
import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

/// tmux breaks its rows anew in a narrower window, and keeps them in a history of its own.
@Suite("An app below the prompt, in tmux", .blocking, .enabled(if: Tmux.isThere))
struct InlineScrollbackTests {
  @Test(
    "has each printed line in the scrollback once, in order, whatever the sizes were",
    arguments: [true, false])
  func scrollback(waits: Bool) throws {
    let tmux = Tmux()
    defer { tmux.run("kill-server") }
    let app = try TerminalProcess(
      Tmux.path, tmux.socket + ["-f", "/dev/null", "new", try builtProduct("inline-fixture")],
      environment: TerminalProcess.strict([:]), size: CellSize(columns: 80, rows: 24))
    try app.waitUntil("the first frame") { $0.shows("0 installed") }
    tmux.run("set", "-g", "status", "off")
    var random = SplitMix64(seed: 9)
    for count in 1...50 {
      if Int.random(in: 0..<4, using: &random) == 0 {
        try app.resize(
          CellSize(
            columns: .random(in: 30...110, using: &random),
            rows: .random(in: 9...40, using: &random)))
      }
      // A frame with the name comes once the new size is settled.
      try app.type("p\(count)")
      if waits { try app.waitUntil("the name") { $0.shows("p\(count)") } }
      try app.press(.enter)
      // Otherwise the app prints for a size that the terminal no longer has.
      if waits || count == 50 {
        try app.waitUntil("the line") { $0.shows("\(count) installed") }
      }
    }
    // tmux may join a line with a row of the app that has stayed behind above it.
    let text = tmux.run("capture-pane", "-p", "-J", "-S", "-")
    let parts = text.split(separator: Character("✓"), omittingEmptySubsequences: false).dropFirst()
    let printed = parts.map { $0.dropFirst().prefix { !$0.isWhitespace } }
    #expect(printed.map { String($0) } == (1...50).map { "p\($0)" })
    try app.press(.control("q"))
    #expect(try app.waitForExit() == .exited(0))
  }
}

/// A server of tmux of a test's own.
private struct Tmux {
  static let path = ["/usr/bin/tmux", "/usr/local/bin/tmux", "/opt/homebrew/bin/tmux"]
    .first { FileManager.default.isExecutableFile(atPath: $0) } ?? ""
  static var isThere: Bool { !path.isEmpty }

  let socket = ["-L", "recurse-\(UUID().uuidString)"]

  /// Runs a command, and returns what it writes.
  @discardableResult
  func run(_ arguments: String...) -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: Self.path)
    process.arguments = socket + arguments
    (process.standardOutput, process.standardError) = (output, Pipe())
    guard (try? process.run()) != nil else { return "" }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
