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
    let end = ContinuousClock.now + .seconds(5)
    while app.status == nil, ContinuousClock.now < end {
      app.sendUnread([0x03])
      app.watch(seconds: 0.1)
    }
    try app.expectEnd(.exited(130))
    #expect(ContinuousClock.now < end)
  }

  @Test("delays keys by some seconds at most")
  func letters() throws {
    let app = try TerminalProcess.ending("quit", environment: ["RECURSE_STRICT": nil])
    try app.type("\u{1B}]0;half a title")
    let end = ContinuousClock.now + .seconds(9)
    while !app.screen.shows("Pressed 1"), ContinuousClock.now < end {
      try app.type("+")
      app.watch(seconds: 0.1)
    }
    #expect(ContinuousClock.now < end)
    try app.type("q")
    try app.expectEnd(.exited(0))
  }

  @Test("is a key even if its rest is late", arguments: [0.02, 0.04, 0.08, 0.3])
  func splitArrow(delay: Double) throws {
    let login = try TerminalProcess.login()
    try login.type("abc")
    try login.waitUntil("the text") { $0.shows("abc") }
    try login.send([0x1B])
    login.watch(seconds: delay)
    let column = login.screen.cursor.column
    try login.type("[D")
    try login.waitUntil("the arrow") { $0.cursor.column == column - 1 }
    try login.type("x")
    try login.waitUntil("the text") { $0.shows("abxc") }
    #expect(!login.screen.shows("[" + "D"))
    try login.press(.control("c"))
    try login.expectEnd(.exited(130))
  }
}
