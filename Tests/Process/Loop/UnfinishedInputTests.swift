import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("Input without an end", .blocking) struct UnfinishedInputTests {
  @Test(
    "does not keep Ctrl-C from the app, pressed however often",
    arguments: ["\u{1B}]0;half a title", "\u{1B}P1+r", "\u{1B}[200~half a paste", "\u{1B}[1;"])
  func interrupt(start: String) throws {
    let app = try TerminalProcess.ending("quit", environment: ["RECURSE_STRICT": nil])
    try app.type(start)
    // Each would begin the wait for the rest anew, if it counted as part of that.
    for _ in 0..<1000 where app.status == nil {
      app.sendUnread([0x03])
      app.watch(seconds: 0.1)
    }
    try app.expectEnd(.exited(130))
  }

  @Test("does not keep keys from the app for ever, typed however often")
  func letters() throws {
    let app = try TerminalProcess.ending("quit", environment: ["RECURSE_STRICT": nil])
    try app.type("\u{1B}]0;half a title")
    for _ in 0..<1000 where !app.screen.shows("Pressed 1") {
      try app.type("+")
      app.watch(seconds: 0.1)
    }
    #expect(app.screen.shows("Pressed 1"))
    try app.type("q")
    try app.expectEnd(.exited(0))
  }

  @Test("is a key even if its rest is late", arguments: [0.02, 0.04, 0.08, 0.3])
  func splitArrow(delay: Double) throws {
    let login = try TerminalProcess.login()
    for attempt in 1...20 {
      try login.type("abc")
      try login.waitUntil("the text") { $0.shows("abc") }
      let start = ContinuousClock.now
      let column = login.screen.cursor.column
      try login.send([0x1B])
      login.watch(seconds: delay)
      try login.type("[D")
      try login.waitUntil("the arrow, or its letters") {
        $0.cursor.column == column - 1 || $0.shows("[" + "D")
      }
      // After a second in which the test or the program was paused it is not late any more.
      let isArrow = login.screen.cursor.column == column - 1
      if !isArrow, attempt < 20, ContinuousClock.now - start > .seconds(1) {
        try login.press(.control("u"))
        try login.waitUntil("the field is empty") { !$0.shows("abc") }
        continue
      }
      #expect(isArrow)
      break
    }
    try login.type("x")
    try login.waitUntil("the text") { $0.shows("abxc") }
    #expect(!login.screen.shows("[" + "D"))
    try login.press(.control("c"))
    try login.expectEnd(.exited(130))
  }
}
