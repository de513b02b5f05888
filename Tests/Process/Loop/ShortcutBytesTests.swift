import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

@Suite("Shortcuts as terminals send them", .blocking) struct ShortcutBytesTests {
  @Test(
    "end an app on any layout",
    arguments: [
      "\u{3}", "\u{1B}[99;5u", "\u{1B}[1089::99;5u", "\u{1B}[968::99;5u", "\u{1B}[1489::99;5u",
      "\u{1B}[1081::113;5u", "\u{1B}[59::113;5u", "\u{1B}[47::113;5u",
    ])
  func endings(bytes: String) throws {
    let timer = try TerminalProcess(builtProduct("timer-demo"))
    try timer.waitUntil("the demo") { $0.kittyFlags == 5 && !$0.text.isEmpty }
    try timer.type(bytes)
    try timer.expectEnd(.exited(0))
  }

  @Test("hide nothing that is typed in the same read", arguments: ["]", "P", "_", "^", "X"])
  func alt(introducer: String) throws {
    let login = try TerminalProcess.login()
    try login.type("a\u{1B}\(introducer)hello\u{1B}\(introducer)\u{1B}\(introducer) z")
    try login.waitUntil("the text") { $0.shows("ahello z") }
    try login.type("\u{1B}\(introducer)\u{3}")
    try login.expectEnd(.exited(130))
  }
}
