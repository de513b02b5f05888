import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

@Suite("Releases of keys in a terminal", .blocking) struct KeyPhaseStoryTests {
  @Test("are asked for while a handler waits for them, also after another program")
  func flags() throws {
    let app = try TerminalProcess(
      builtProduct("programs-fixture"), ["stty raw -echo"],
      environment: TerminalProcess.strict([:]))
    try app.waitUntil("the first frame") { $0.shows("Programs: 0") && $0.kittyFlags == 5 }
    try app.press(.alt("r"))
    try app.waitUntil("releases") { $0.shows("released 0") && $0.kittyFlags == 7 }
    // F2 is pressed, comes again and is released.
    try app.send(Array("\u{1b}[Q\u{1b}[1;1:2Q\u{1b}[1;1:3Q".utf8))
    try app.waitUntil("one release") { $0.shows("released 1") }
    try app.press(.alt("1"))
    try app.waitUntil("the app again") { $0.shows("Programs: 1") && $0.kittyFlags == 7 }
    try app.press(.alt("r"))
    try app.waitUntil("no releases") { !$0.shows("released") && $0.kittyFlags == 5 }
    try app.press(.control("q"))
    try app.expectEnd(.exited(0))
    try app.expectRestored()
  }
}
