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

  private func withFolder(_ body: (String) throws -> Void) throws {
    let path = NSTemporaryDirectory() + "recurse-files-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    // Who runs a program of another user's has to reach it.
    try #require(chmod(path, 0o755) == 0)
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }

  private func expectRefusal(
    _ variable: String, _ path: String, _ reason: String,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let app = try TerminalProcess(
      builtProduct("ending-fixture"), ["quit"], environment: [variable: path],
      size: CellSize(columns: 200, rows: 24))
    #expect(try app.waitForExit() == .exited(1), sourceLocation: location)
    #expect(app.screen.privateModesSeen == [], sourceLocation: location)
    let words = "\(variable): \(path) cannot be written: "
    #expect(app.screen.text == words + reason, sourceLocation: location)
  }

  private func facts(_ path: String) throws -> stat {
    var facts = stat()
    try #require(lstat(path, &facts) == 0)
    return facts
  }

  @Test("that is a pipe is refused, and not waited for", arguments: variables)
  func pipe(variable: String) throws {
    try withPipe { path in
      try expectRefusal(variable, path, "it is no regular file")
      let reader = open(path, O_RDONLY | O_NONBLOCK)
      defer { close(reader) }
      try expectRefusal(variable, path, "it is no regular file")
    }
  }

  @Test("that is a device or a folder is refused", arguments: variables)
  func device(variable: String) throws {
    try expectRefusal(variable, "/dev/tty", "it is no regular file")
    try expectRefusal(variable, "/dev/full", "it is no regular file")
    try expectRefusal(variable, "/", "Is a directory")
  }

  @Test("that is a link, or has two names, is refused and left as it is", arguments: variables)
  func link(variable: String) throws {
    try withFolder { folder in
      let (target, other) = ("\(folder)/target", "\(folder)/link")
      try Data("mine".utf8).write(to: URL(fileURLWithPath: target))
      try #require(symlink(target, other) == 0)
      try expectRefusal(variable, other, "it is a link")
      unlink(other)
      try #require(symlink("\(folder)/nothing", other) == 0)
      try expectRefusal(variable, other, "it is a link")
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/nothing"))
      unlink(other)
      try #require(hardLink(target, other) == 0)
      try expectRefusal(variable, other, "it is a link")
      #expect(try Data(contentsOf: URL(fileURLWithPath: target)) == Data("mine".utf8))
    }
  }

  @Test("is readable by its user alone, also if it was there", arguments: variables)
  func permissions(variable: String) throws {
    try withFolder { folder in
      for (name, mode) in [("new", nil), ("open", 0o644), ("closed", 0o400)] as [(String, mode_t?)] {
        let path = "\(folder)/\(name)"
        if let mode {
          try Data().write(to: URL(fileURLWithPath: path))
          try #require(chmod(path, mode) == 0)
        }
        // Root may write to any file; another user may not.
        if mode == 0o400, geteuid() != 0 { continue }
        let app = try TerminalProcess.ending("prints-much", environment: [variable: path])
        #expect(try facts(path).st_mode & 0o7777 == 0o600, "\(name)")
        try app.type("q")
        try app.expectEnd(.exited(0))
      }
    }
  }

  @Test(
    "of another user is refused, and so is any in a program with its owner's rights (as root)",
    .enabled(if: geteuid() == 0), arguments: variables)
  func privileges(variable: String) throws {
    try withFolder { folder in
      let path = "\(folder)/theirs"
      try Data("theirs".utf8).write(to: URL(fileURLWithPath: path))
      try #require(chown(path, 4321, 4321) == 0)
      try expectRefusal(variable, path, "it belongs to another user")

      let program = "\(folder)/program"
      // By another process: a file that this one writes may be open in one that it forks meanwhile.
      let copy = try TerminalProcess("cp", [builtProduct("ending-fixture"), program])
      #expect(try copy.waitForExit() == .exited(0))
      try #require(chown(program, 4321, 4321) == 0 && chmod(program, 0o4755) == 0)
      for name in ["theirs", "new"] {
        let app = try TerminalProcess(
          program, ["quit"], environment: [variable: "\(folder)/\(name)"],
          size: CellSize(columns: 200, rows: 24))
        #expect(try app.waitForExit() == .exited(1))
        #expect(app.screen.text.hasSuffix(": this program has more rights than its user"))
      }
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data("theirs".utf8))
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/new"))
    }
  }

  /// A recording that is full: `RecordingTests.full`.
  @Test(
    "that is full blocks neither the app nor its end, which reports it",
    arguments: ["RECURSE_TRACE", "RECURSE_LOG"])
  func full(variable: String) throws {
    try withFolder { folder in
      let path = "\(folder)/file"
      let most = 200 << 10
      let app = try TerminalProcess(
        "bash",
        ["-c", "ulimit -f 200; exec \"$0\" prints", builtProduct("ending-fixture")],
        environment: [variable: path, "RECURSE_STRICT": nil],
        size: CellSize(columns: 80, rows: 24))
      var presses = 0
      try app.waitUntil("the fixture") { $0.shows("Pressed 0") }
      // Four more after it is full.
      var rest = 4
      while rest > 0, presses < 20_000 {
        if try facts(path).st_size == most { rest -= 1 }
        try app.type(String(repeating: "!", count: 500))
        presses += 500
        try app.waitUntil("it goes on") { $0.shows("Pressed \(presses)") }
      }
      #expect(rest == 0)
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

// Outside the suite, whose test hides the C library's name.
private func hardLink(_ target: String, _ path: String) -> Int32 { link(target, path) }
