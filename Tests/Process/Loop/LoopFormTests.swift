import Foundation
import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

@Suite("The form of an app's loop", .blocking) struct LoopFormTests {
  @Test("is chosen by RECURSE_LOOP: the polling loop needs no thread but the main one")
  func chosen() throws {
    for form in LoopForm.allCases {
      let app = try TerminalProcess.ending(
        "quit", environment: ["RECURSE_LOOP": form.rawValue, "RECURSE_STRICT": nil])
      #expect(try (app.status("Threads") == 1) == (form == .poll), "\(form)")
      try app.type("q")
      try app.expectEnd(.exited(0))
    }
  }

  @Test("does not matter to keys, busy tasks and the end")
  func alike() throws {
    for form in LoopForm.allCases {
      let app = try TerminalProcess.ending(
        "busy-tasks", environment: ["RECURSE_LOOP": form.rawValue, "RECURSE_STRICT": nil])
      try app.type("++")
      try app.waitUntil("both keys") { $0.shows("Pressed 2,") }
      try app.type("q")
      try app.expectEnd(.exited(0))
    }
  }

  @Test("of the main thread blocks no signal, so that a child of a main-actor job inherits none")
  func unblocked() throws {
    let app = try TerminalProcess.ending(
      "busy-tasks", environment: ["RECURSE_LOOP": LoopForm.poll.rawValue])
    let lines = try String(contentsOfFile: "/proc/\(app.processID)/status", encoding: .utf8)
      .split(separator: "\n")
    let blocked = lines.first { $0.hasPrefix("SigBlk:") }?.split(separator: "\t").last
    #expect(blocked == "0000000000000000")
    try app.type("q")
    try app.expectEnd(.exited(0))
  }

  @Test("that does not exist is an error of one line, before the terminal is touched")
  func unknown() throws {
    let app = try TerminalProcess(
      builtProduct("login-demo"), environment: ["RECURSE_LOOP": "epoll"])
    #expect(try app.waitForExit() == .exited(1))
    #expect(
      app.screen.text == #"RECURSE_LOOP is "epoll"; it can be "poll" or "dispatch"."#)
    #expect(app.screen.privateModesSeen == [])
  }
}
