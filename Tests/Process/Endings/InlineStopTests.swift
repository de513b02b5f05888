import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("An app below the prompt that SIGSTOP stops", .blocking) struct InlineStopTests {
  @Test("keeps its rows where nothing was written meanwhile")
  func alone() throws {
    let app = try TerminalProcess(
      builtProduct("inline-fixture"), environment: TerminalProcess.strict([:]),
      size: CellSize(columns: 30, rows: 8))
    try app.waitUntil("the first frame") { $0.shows("0 installed") }
    try app.type("half")
    for round in 1...3 {
      try app.waitUntil("the text") {
        $0.shows("half" + String(repeating: "!", count: round - 1)) && $0.shows("0 installed")
      }
      app.signal(SIGSTOP)
      app.signal(SIGCONT)
      try app.type("!")
    }
    try app.waitUntil("typing goes on") { $0.shows("half!!!") && $0.shows("0 installed") }
    #expect(
      app.screen.text == """
        Install what?
        half!!!
        0 installed
        """)
  }

  @Test("comes below what a shell has written meanwhile, and is whole")
  func behindShell() throws {
    let shell = try TerminalProcess.shell()
    try shell.run("echo before; \(builtProduct("inline-fixture"))")
    try shell.waitUntil("the first frame") { $0.shows("0 installed") }
    try shell.type("half")
    try shell.waitUntil("the text") { $0.shows("half") }
    kill(try #require(shell.foregroundGroup), SIGSTOP)
    try shell.waitUntil("the shell's prompt") { _ in shell.foregroundGroup == shell.processID }
    try shell.run("fg")
    try shell.waitUntil("the app again") { screen in
      guard let first = screen.lines.lastIndex(of: "Install what?") else { return false }
      return screen.lines[first...].prefix(3) == ["Install what?", "half", "0 installed"]
        && screen.lines[..<first].contains { $0.hasSuffix("inline-fixture") }
    }
    #expect(shell.screen.lines.contains("before"))
    try shell.type("!")
    try shell.waitUntil("typing goes on") { $0.lines.contains("half!") }
    try shell.press(.control("q"))
    try shell.waitForPrompt()
    #expect(shell.screen.cursorIsVisible && shell.screen.privateModes.isEmpty)
  }
}
