import Foundation
import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("A file beside the screen", .blocking) struct SideFileTests {
  static let variables = ["RECURSE_RECORD", "RECURSE_TRACE", "RECURSE_LOG"]

  private func withPipe(_ body: (String) throws -> Void) throws {
    let path = NSTemporaryDirectory() + "recurse-pipe-\(UUID().uuidString)"
    try #require(mkfifo(path, 0o600) == 0)
    defer { unlink(path) }
    try body(path)
  }

  /// A pipe that holds a page, where the system lets one choose.
  private func makeSmall(_ pipe: Int32) {
    #if os(Linux)
      let setPipeSize: Int32 = 1031
      _ = fcntl(pipe, setPipeSize, 4096)
    #endif
  }

  @Test("that is a pipe without a reader does not block", arguments: variables)
  func noReader(variable: String) throws {
    try withPipe { path in
      let app = try TerminalProcess(
        builtProduct("ending-fixture"), ["quit"], environment: [variable: path],
        size: CellSize(columns: 200, rows: 24))
      #expect(try app.waitForExit() == .exited(1))
      #expect(
        app.screen.text == "\(variable): \(path) cannot be written: No such device or address")
      #expect(app.screen.privateModesSeen == [])
    }
  }

  @Test("that is a terminal is refused, because it shows the app", arguments: variables)
  func terminal(variable: String) throws {
    let app = try TerminalProcess(
      builtProduct("ending-fixture"), ["quit"], environment: [variable: "/dev/tty"])
    #expect(try app.waitForExit() == .exited(1))
    #expect(app.screen.text == "\(variable): /dev/tty cannot be written: it is a terminal")
    #expect(app.screen.privateModesSeen == [])
  }

  @Test(
    "that is not read blocks neither the app nor its end, which reports it", arguments: variables)
  func fullPipe(variable: String) throws {
    try withPipe { path in
      let reader = open(path, O_RDONLY | O_NONBLOCK)
      defer { close(reader) }
      makeSmall(reader)
      let app = try TerminalProcess.ending(
        "prints-much", "painting", size: CellSize(columns: 200, rows: 60),
        environment: [variable: path, "RECURSE_STRICT": nil])
      for presses in 1...4 {
        try app.type("!")
        try app.waitUntil("it goes on") { $0.shows("Pressed \(presses)") }
      }
      try app.type("q")
      try app.expectEnd(.exited(0))
      let told = app.screen.lines.contains {
        $0.hasPrefix("\(variable): the ") && $0.contains("is incomplete")
      }
      #expect(told, "\(app.screen.text.suffix(300))")
    }
  }

  @Test("Standard output that is not read delays the end of an app until a signal ends it")
  func standardOutput() throws {
    try withPipe { path in
      // A reader that reads nothing, and enough output to fill the pipe.
      let reader = open(path, O_RDONLY | O_NONBLOCK)
      defer { close(reader) }
      let app = try TerminalProcess(
        "sh", ["-c", "exec \"$0\" prints-much >\(path)", builtProduct("ending-fixture")],
        environment: ["RECURSE_STRICT": nil])
      try app.waitUntil("the fixture") { $0.shows("Pressed 0") }
      try app.type("!")
      try app.waitUntil("it printed") { $0.shows("Pressed 1") }
      try app.type("q")
      try app.waitUntil("the terminal is given back") { !$0.alternateScreenIsActive }
      app.signal(SIGTERM)
      try app.expectEnd(.signaled(SIGTERM))
    }
  }
}
