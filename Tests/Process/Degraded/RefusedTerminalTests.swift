import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

@Suite("Terminals that an app cannot run on", .blocking) struct RefusedTerminalTests {
  private func expectRefusal(
    _ program: String, _ arguments: [String] = [], environment: [String: String?] = [:],
    saying text: String, _ location: SourceLocation = #_sourceLocation
  ) throws {
    let app = try TerminalProcess(program, arguments, environment: environment)
    #expect(try app.waitForExit() == .exited(1), sourceLocation: location)
    try app.expectRestored(location)
    #expect(app.screen.privateModesSeen == [], sourceLocation: location)
    // One line, and no escape sequence.
    let output = String(decoding: app.output, as: UTF8.self)
    #expect(output.contains(text), sourceLocation: location)
    #expect(output.hasSuffix("\r\n"), sourceLocation: location)
    #expect(output.count { $0.isNewline } == 1, sourceLocation: location)
    #expect(
      output.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\r" || $0 == "\n" },
      sourceLocation: location)
  }

  @Test(
    "TERM without a known terminal is an error of one line",
    arguments: [
      (nil, "TERM is not set"), ("", "TERM is not set"),
      ("dumb", "\"dumb\" (TERM) cannot move its cursor"),
      ("nonsense", "\"nonsense\" (TERM) is unknown"),
      ("../../etc/passwd", "is unknown"), ("a\u{1B}]2;x\u{7}\nb", "is unknown"),
      (String(repeating: "x", count: 5000), "is unknown"),
    ] as [(String?, String)])
  func unusableTypes(name: String?, message: String) throws {
    for program in ["login-demo", "timer-demo"] {
      try expectRefusal(builtProduct(program), environment: ["TERM": name], saying: message)
    }
  }

  @Test("A process without a terminal reports it")
  func noTerminal() throws {
    try expectRefusal(
      "sh",
      ["-c", "setsid --wait \"$0\" < /dev/null 2>&1 | cat; exit 1", builtProduct("login-demo")],
      saying: "No terminal")
  }

  @Test(
    "The status of such an error is 1, and standard output is empty",
    arguments: [
      "< /dev/null > /dev/null", "< /dev/null | wc -c | grep -qx 0; exit ${PIPESTATUS[0]}",
    ])
  func status(redirections: String) throws {
    let app = try TerminalProcess(
      "bash",
      [
        "-c", "(setsid --wait \"$0\" 2> /dev/null \(redirections)); echo $?",
        builtProduct("login-demo"),
      ])
    try app.waitForExit()
    #expect(app.screen.text == "1")
  }

  @Test(
    "An app that is started from asynchronous code reports how to start it",
    arguments: [[], ["--detached"]])
  func asynchronousStart(arguments: [String]) throws {
    try expectRefusal(
      builtProduct("async-start-fixture"), arguments,
      saying: "start the app from a synchronous main")
  }

  @Test(
    "An asynchronous main can start the app before its first await",
    .disabled(if: LoopForm.ofPrograms == .dispatch, "Dispatch cannot tell it from a later start"))
  func firstOfAll() throws {
    let app = try TerminalProcess(builtProduct("async-start-fixture"), ["--first"])
    try app.waitUntil("the work of a task") { $0.text == "Hello, tasks" }
    try app.type("q")
    try app.expectEnd(.exited(0))
  }

  @Test("Wrong options are reported before the terminal is changed")
  func wrongOptions() throws {
    let app = try TerminalProcess(builtProduct("login-demo"), ["--delay", "-1"])
    #expect(try app.waitForExit() == .exited(64))
    #expect(app.screen.privateModesSeen == [])
  }
}
