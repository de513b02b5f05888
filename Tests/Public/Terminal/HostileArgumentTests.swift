import Recurse
import RecurseTesting
import TestSupport
import Testing

/// Messages about arguments cannot control the terminal.
@Suite("Hostile arguments", .blocking) struct HostileArgumentTests {
  private static let demos = [
    "bench", "books-demo", "file-manager", "gallery", "inspect", "log-viewer", "login-demo",
    "queue-demo",
    "quotes-demo", "seven-guis", "stories-demo", "system-monitor", "tracks-demo", "user-list-demo",
  ]

  private static let hostile = [
    "x\u{1B}]0;t\u{7}", "x\u{9B}31m", "x\u{202E}gpj.", "x\u{2066}y", "x\u{2028}y", "\u{7F}x\r",
  ]

  /// The output of the program, without carriage returns.
  private func output(
    _ program: String, _ arguments: [String], _ status: RecurseTesting.ExitStatus,
    _ location: SourceLocation = #_sourceLocation
  ) throws -> String {
    let app = try TerminalProcess(builtProduct(program), arguments)
    #expect(try app.waitForExit() == status, sourceLocation: location)
    return String(decoding: app.output, as: UTF8.self).replacing("\r\n", with: "\n")
  }

  private func expectHarmless(_ output: String, _ location: SourceLocation = #_sourceLocation) {
    #expect(output == output.terminalSafe, sourceLocation: location)
    #expect(output.contains("\u{FFFD}"), sourceLocation: location)
  }

  @Test("Messages quote arguments without control characters", arguments: demos)
  func options(demo: String) throws {
    for text in Self.hostile { expectHarmless(try output(demo, ["--" + text], .exited(64))) }
  }

  @Test("Messages quote names of folders and files without control characters", arguments: hostile)
  func files(name: String) throws {
    expectHarmless(try output("tracks-demo", [name], .exited(1)))
    expectHarmless(try output("user-list-demo", ["/dev/null/\(name)"], .exited(1)))
    expectHarmless(
      try output("books-demo", ["--likes", "/proc/self/mem/\(name)/", "--pace", name], .exited(64)))
  }

  @Test("Help and exit statuses are those of ArgumentParser")
  func help() throws {
    let help = try output("tracks-demo", ["--help"], .exited(0))
    #expect(help.contains("USAGE: tracks-demo [<folder>]"))
    let wrong = try output("tracks-demo", ["--pace", "-1"], .exited(64))
    #expect(wrong.hasPrefix("Error: "))
    // Help goes to standard output, errors to standard error.
    let script = "\"$0\" --help 2> /dev/null; \"$0\" --nonsense > /dev/null 2>&1; echo $?"
    let shell = try TerminalProcess("sh", ["-c", script, builtProduct("tracks-demo")])
    #expect(try shell.waitForExit() == .exited(0))
    let text = String(decoding: shell.output, as: UTF8.self)
    #expect(text.contains("USAGE: tracks-demo"))
    #expect(text.hasSuffix("64\r\n"))
  }
}
