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

@Suite("How an app ends", .blocking) struct ExitTests {
  @Test("Quitting has the status that the app asked for")
  func quitting() throws {
    let zero = try TerminalProcess.ending("quit")
    try zero.type("q")
    try zero.expectEnd(.exited(0))
    #expect(zero.screen.text == "")
    let seven = try TerminalProcess.ending("quit")
    try seven.type("!")
    try seven.expectEnd(.exited(7))
  }

  @Test("What the last handler copies reaches the terminal before the app leaves the screen")
  func copying() throws {
    let app = try TerminalProcess.ending("quit")
    try app.type("c")
    try app.expectEnd(.exited(0))
    let output = String(decoding: app.output, as: UTF8.self)
    let copied = try #require(output.range(of: "\u{1B}]52;c;Y2hvc2Vu\u{1B}\\"))
    let left = try #require(output.range(of: "\u{1B}[?1049l", options: .backwards))
    #expect(copied.upperBound <= left.lowerBound)
  }

  @Test("Keys after the one that quits are dropped")
  func keysAfterQuit() throws {
    let app = try TerminalProcess.ending("prints")
    try app.type("q!!!")
    try app.expectEnd(.exited(0))
    #expect(app.screen.text == "")
  }

  @Test(
    "Ctrl-C runs the command that quits, with the status 130, and Ctrl-\\ ends as its signal would",
    arguments: [
      ("c", RecurseTesting.ExitStatus.exited(130)), ("\\", .signaled(SIGQUIT)), ("q", .exited(0)),
    ])
  func keys(key: String, status: RecurseTesting.ExitStatus) throws {
    let login = try TerminalProcess.login()
    try login.type("some text")
    try login.press(.control(Character(key)))
    try login.expectEnd(status)
    #expect(login.screen.text == "")
  }

  @Test("An app that handles Ctrl-C continues")
  func handledInterrupt() throws {
    let app = try TerminalProcess.ending("interrupt-handled")
    try app.press([.control("c"), .control("c")])
    try app.waitUntil("both counted") { $0.shows("interrupted 2") }
    try app.type("q")
    try app.expectEnd(.exited(0))
  }

  static let terminating: [Int32] = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  @Test("A signal ends an idle app, and the terminal is restored", arguments: terminating)
  func signals(number: Int32) throws {
    let login = try TerminalProcess.login()
    _ = try login.counts()  // it sleeps
    login.signal(number)
    try login.expectEnd(.signaled(number))
    #expect(login.status?.shellStatus == 128 + number)
  }

  @Test("A signal in a flood of keys ends the app too", arguments: terminating)
  func signalsInAFlood(number: Int32) throws {
    let app = try TerminalProcess.ending("quit", environment: ["RECURSE_STRICT": nil])
    try app.type(String(repeating: "+", count: 3000))
    app.signal(number)
    try app.expectEnd(.signaled(number))
  }

  @Test("A signal ends an app that paints all the time", arguments: terminating)
  func signalsWhilePainting(number: Int32) throws {
    let app = try TerminalProcess.ending(
      "flood", environment: ["RECURSE_STRICT": nil])
    app.watch(seconds: 0.05)
    app.signal(number)
    try app.expectEnd(.signaled(number))
  }

  @Test("The first of several signals is the one that ends it")
  func severalSignals() throws {
    let app = try TerminalProcess.ending("endless-effect")
    let before = try app.counts()
    app.signal(SIGTERM)
    // Its effect keeps the app for another second.
    try app.waitUntil("the signal is taken") { _ in
      try app.counts().since(before).reads > 0
    }
    app.signal(SIGINT)
    app.signal(SIGHUP)
    try app.expectEnd(.signaled(SIGTERM))
  }

  @Test(
    "An uncaught error is reported after the terminal was restored",
    arguments: [
      ("handler-error", "ending-fixture"), ("error-below", "ending-fixture > Inner"),
      ("effect-error", "ending-fixture"),
    ])
  func uncaughtErrors(name: String, path: String) throws {
    let app = try TerminalProcess.ending(name)
    try app.type("!")
    try app.expectEnd(.exited(1))
    #expect(app.screen.text.hasPrefix(path))
    #expect(app.screen.text.hasSuffix(": the fixture's mistake"))
    #expect(app.screen.lines[1] == "")
  }

  @Test("exit() restores the terminal", arguments: [("exit", 3), ("exit-in-thread", 4)])
  func exiting(name: String, status: Int32) throws {
    let app = try TerminalProcess.ending(name)
    try app.type("!")
    try app.expectEnd(.exited(status))
  }

  @Test(
    "While another thread ends the app, nothing is painted over the restored terminal",
    arguments: [("exit-after-much", 4), ("abort-after-much", 128 + SIGABRT)])
  func paintingMeanwhile(name: String, status: Int32) throws {
    // The output goes into a pipe that is not read at first, so the end takes long.
    let pipe = NSTemporaryDirectory() + "recurse-pipe-\(UUID().uuidString)"
    try #require(mkfifo(pipe, 0o600) == 0)
    defer { unlink(pipe) }
    let fixture = try builtProduct("ending-fixture")
    let shell = try TerminalProcess(
      "/bin/sh",
      [
        "-c",
        "{ \(fixture) \(name) painting; echo status=$? >&2; } | { read go <\(pipe); cat >/dev/null; }",
      ],
      environment: ["RECURSE_STRICT": nil])
    try shell.waitUntil("it paints") { $0.shows("Pressed 0") && !$0.shows("steps 0") }
    try shell.type("!")
    try shell.waitUntil("the terminal is given back") { !$0.alternateScreenIsActive }
    let bytes = shell.output.count
    shell.watch(seconds: 0.1)
    #expect(shell.output.count == bytes)
    try "go\n".write(toFile: pipe, atomically: false, encoding: .utf8)
    try shell.waitUntil("its status") { $0.shows("status=\(status)") }
    #expect(shell.screen.shows("an error among much output"))
    try shell.expectRestored()
  }
}
