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

@Suite("An app as a job of a shell", .blocking) struct JobControlTests {
  private func login(_ arguments: String = "") throws -> TerminalProcess {
    let shell = try TerminalProcess.shell()
    try shell.run("echo before; \(builtProduct("login-demo")) \(arguments)")
    try shell.waitUntil("the form") { $0.shows("[ Signup ]") && $0.alternateScreenIsActive }
    return shell
  }

  private func expectPrompt(
    _ shell: TerminalProcess, _ location: SourceLocation = #_sourceLocation
  ) throws {
    try shell.waitForPrompt()
    try shell.expectRestored(location)
    #expect(shell.screen.lines.contains("before"), sourceLocation: location)
    #expect(!shell.screen.shows("Signup"), sourceLocation: location)
  }

  private func expectStatus(
    _ status: Int32, _ shell: TerminalProcess, _ location: SourceLocation = #_sourceLocation
  ) throws {
    try expectPrompt(shell, location)
    try shell.run("echo status=$?")
    try shell.waitUntil("status=\(status)") { $0.lines.contains("status=\(status)") }
  }

  @Test("Ctrl-C is 130 to the shell")
  func interrupt() throws {
    let shell = try login()
    try shell.press(.control("c"))
    try expectStatus(130, shell)
  }

  @Test(
    "A signal is 128 and its number to the shell",
    arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGINT, SIGSEGV])
  func signals(number: Int32) throws {
    let shell = try login()
    kill(try #require(shell.foregroundGroup), number)
    try expectStatus(128 + number, shell)
  }

  /// Stops the app as Ctrl-Z does, also where that undoes what was typed.
  private func stop(_ shell: TerminalProcess) throws {
    kill(try #require(shell.foregroundGroup), SIGTSTP)
  }

  @Test("a stop restores the terminal; fg restores text, cursor and picture")
  func stopAndContinue() throws {
    let shell = try login()
    try shell.type("abc")
    try shell.press(.left)
    try shell.waitUntil("text") { $0.shows("abc") && $0.cursor.column == 32 }
    let sight = shell.screen.sight
    for _ in 0..<3 {
      try stop(shell)
      try expectPrompt(shell)
      #expect(shell.screen.shows("Stopped"))
      try shell.run("fg")
      try shell.waitUntil("the same picture") { $0.sight == sight && $0.cursor.column == 32 }
    }
    try shell.type("!")
    try shell.waitUntil("typing goes on") { $0.shows("ab!c") }
    try shell.press(.control("c"))
    try expectStatus(130, shell)
  }

  @Test("Ctrl-Z with the key of a Cyrillic layout in its place stops the app, too")
  func otherLayout() throws {
    let shell = try login()
    try shell.send(Array("\u{1b}[1103::122;5u".utf8))
    try expectPrompt(shell)
    #expect(shell.screen.shows("Stopped"))
    try shell.run("fg")
    try shell.waitUntil("the form") { $0.shows("[ Signup ]") && $0.alternateScreenIsActive }
    try shell.press(.control("c"))
    try expectStatus(130, shell)
  }

  @Test("A size that changed while the app was stopped is noticed")
  func resizedWhileStopped() throws {
    let shell = try login()
    try shell.type("abc")
    // What the app has not read when it stops is the shell's.
    try shell.waitUntil("text") { $0.shows("abc") }
    try stop(shell)
    try expectPrompt(shell)
    try shell.resize(CellSize(columns: 50, rows: 13))
    try shell.run("fg")
    try shell.waitUntil("the form in the middle") {
      $0.place(of: "abc") == CellPoint(column: 15, row: 4)
        && $0.cursor == CellPoint(column: 18, row: 4)
    }
    let fresh = try TerminalProcess.login(size: CellSize(columns: 50, rows: 13))
    try fresh.type("abc")
    try fresh.waitUntil("the same picture") { $0.sight == shell.screen.sight }
  }

  @Test("SIGTSTP stops the app, SIGCONT and fg continue it")
  func stopSignal() throws {
    let shell = try login()
    try shell.type("abc")
    try shell.waitUntil("text") { $0.shows("abc") }
    let job = try #require(shell.foregroundGroup)
    kill(job, SIGTSTP)
    try expectPrompt(shell)
    // In the background it stops again.
    try shell.run("kill -CONT %1; wait %1 || true; echo waited")
    try shell.waitUntil("the wait") { $0.lines.contains("waited") }
    try shell.waitForPrompt()
    #expect(!shell.screen.alternateScreenIsActive)
    try shell.run("fg")
    try shell.waitUntil("the form again") { $0.shows("abc") && $0.alternateScreenIsActive }
    try shell.press(.control("c"))
    try expectStatus(130, shell)
  }

  @Test("SIGSTOP cannot be caught; when the app continues, its picture is complete")
  func stopThatCannotBeCaught() throws {
    let shell = try login()
    try shell.type("abc")
    try shell.waitUntil("text") { $0.shows("abc") }
    kill(try #require(shell.foregroundGroup), SIGSTOP)
    try shell.waitUntil("the shell's prompt") { _ in shell.foregroundGroup == shell.processID }
    try shell.run("fg")
    try shell.waitUntil("the form again") {
      $0.shows("abc") && $0.shows("[ Signup ]") && !$0.shows("Stopped") && $0.cursorIsVisible
    }
    try shell.type("d")
    try shell.waitUntil("typing goes on") { $0.shows("abcd") }
    try shell.press(.control("c"))
    try shell.waitForPrompt()
    try shell.expectRestored()
  }

  /// Ends a job that is stopped, and expects that the screen is never touched for it.
  private func expectEnd(
    by end: String, _ status: Int32, _ shell: TerminalProcess,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let start = shell.output.count
    // `wait` also returns, with the number of the stop, while the shell knows of nothing newer.
    let wait = "until wait %1; s=$?; ((s < \(128 + min(SIGSTOP, SIGTSTP)))); do :; done 2>/dev/null"
    try shell.run("\(end); \(wait); echo status=$s")
    try shell.waitUntil("status=\(status)") { $0.lines.contains("status=\(status)") }
    try expectPrompt(shell, location)
    #expect(!shell.output[start...].contains(0x1B), sourceLocation: location)
  }

  @Test(
    "An app that Ctrl-Z stopped is ended by a signal, without entering the screen",
    arguments: ["TERM", "HUP", "INT", "QUIT"])
  func endedWhileStopped(name: String) throws {
    let numbers = ["TERM": SIGTERM, "HUP": SIGHUP, "INT": SIGINT, "QUIT": SIGQUIT]
    let shell = try login()
    try shell.press(.control("z"))
    try expectPrompt(shell)
    // The shell itself continues a stopped job only for the first two.
    try expectEnd(by: "kill -\(name) %1; kill -CONT %1", 128 + (numbers[name] ?? 0), shell)
  }

  @Test("An app that SIGTSTP stopped is ended by a signal")
  func endedAfterStopSignal() throws {
    let shell = try login()
    kill(try #require(shell.foregroundGroup), SIGTSTP)
    try expectPrompt(shell)
    try expectEnd(by: "kill %1", 128 + SIGTERM, shell)
  }

  @Test("An app that was stopped with keys unread is ended by a signal")
  func endedWithKeysUnread() throws {
    let shell = try TerminalProcess.shell()
    try shell.run("echo before; \(builtProduct("ending-fixture")) long-turn")
    try shell.waitUntil("the app") { $0.shows("Pressed 0, interrupted 0") }
    let job = try #require(shell.foregroundGroup)
    let before = try shell.traffic("syscr", of: job)
    try shell.type("!")
    try shell.waitUntil("the turn begins") { _ in try shell.traffic("syscr", of: job) > before }
    // The loop learns of keys and signal at once, after the turn.
    try shell.type("  ")
    kill(job, SIGTSTP)
    try expectPrompt(shell)
    try expectEnd(by: "kill %1", 128 + SIGTERM, shell)
  }

  @Test("An app that waits in the background for fg is ended by a signal")
  func endedBeforeItsFirstFrame() throws {
    let shell = try TerminalProcess.shell()
    try shell.run("echo before; \(builtProduct("login-demo")) & wait %1; echo waited=$?")
    try shell.waitUntil("the job is stopped") { $0.lines.contains("waited=\(128 + SIGTTOU)") }
    try shell.waitForPrompt()
    try expectEnd(by: "kill %1", 128 + SIGTERM, shell)
    #expect(!shell.screen.privateModesSeen.contains(1049))
  }

  @Test("Continued in the background, an app that SIGSTOP stopped writes nothing")
  func continuedBehindTheShell() throws {
    let shell = try TerminalProcess.shell()
    try shell.run(builtProduct("timer-demo"))
    try shell.waitUntil("the first second") { $0.shows("Seconds Elapsed: 1") }
    kill(try #require(shell.foregroundGroup), SIGSTOP)
    try shell.waitForPrompt()
    let start = shell.output.count
    // Long enough for the next second to be due.
    try shell.run("sleep 1.2; kill -CONT %1; wait %1; echo waited=$?")
    try shell.waitUntil("the job is stopped again") {
      $0.lines.contains("waited=\(128 + SIGTTOU)")
    }
    #expect(!shell.output[start...].contains(0x1B))
    try shell.run("fg")
    try shell.waitUntil("the app again") { $0.text.contains(/^ Seconds Elapsed: \d+/) }
    try shell.type("q")
    try shell.waitForPrompt()
    try shell.expectRestored()
  }

  @Test("Started in the background, the app waits for fg, and then keeps the shell's modes")
  func background() throws {
    // With line editing, so that the modes at the prompt are not those of a program.
    let shell = try TerminalProcess(
      "bash", ["--norc", "--noprofile", "-i"],
      environment: ["PS1": "$ ", "PROMPT_COMMAND": nil, "HISTFILE": "/dev/null"])
    try shell.waitForPrompt()
    #expect(try shell.modes != shell.modesAtStart)
    try shell.run("\(builtProduct("login-demo")) & echo job=$!=")
    try shell.waitUntil("the job's number") { $0.text.contains(/job=\d+=/) }
    try shell.waitForPrompt()
    let job = try #require(shell.screen.text.firstMatch(of: /job=(\d+)=/)?.1)
    try shell.waitUntil("the job is stopped") { _ in
      try String(contentsOfFile: "/proc/\(job)/stat", encoding: .utf8).contains(") T ")
    }
    #expect(!shell.screen.privateModesSeen.contains(1049))
    try shell.run("fg")
    try shell.waitUntil("the form") { $0.shows("[ Signup ]") }
    try shell.press(.control("c"))
    try shell.waitForPrompt()
    #expect(!shell.screen.alternateScreenIsActive)
    try shell.run("cat")
    try shell.waitUntil("cat has the keyboard") { _ in shell.foregroundGroup != shell.processID }
    #expect(try shell.modes == shell.modesAtStart)
  }
}
