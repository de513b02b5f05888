import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

@Suite("An app that waits", .blocking) struct IdleTests {
  @Test("An idle app wakes no thread and writes nothing")
  func idle() throws {
    let login = try TerminalProcess.login(environment: ["RECURSE_STRICT": nil])
    try login.type("abc")
    try login.waitUntil("text") { $0.shows("abc") }
    // Dispatch ends the idle threads of its pool after five seconds.
    if LoopForm.ofPrograms == .dispatch { login.watch(seconds: 6) }
    let before = try login.counts()
    #expect(login.watch(seconds: 5) == 0)
    let spent = try login.counts().since(before)
    #expect(spent.writes == 0 && spent.reads == 0)
    #expect(spent.contextSwitches == 0)
    #expect(spent.processorTime == 0)
  }

  @Test("After a lone Escape there is one timeout, and then the app is idle again")
  func afterEscape() throws {
    let login = try TerminalProcess.login(environment: ["RECURSE_STRICT": nil])
    let start = try login.counts()
    try login.press(.escape)
    try login.waitUntil("the key is read") { _ in try login.counts().since(start).reads > 0 }
    login.watch(seconds: 0.5)
    let before = try login.counts()
    login.watch(seconds: 1)
    #expect(try login.counts().since(before).contextSwitches == 0)
  }

  @Test("The timer demo counts seconds, wakes up once for each, and ends at q")
  func timer() throws {
    // Too small for the face, whose digits take ncurses more writes into memory.
    let timer = try TerminalProcess(
      builtProduct("timer-demo"), size: CellSize(columns: 40, rows: 10))
    try timer.waitUntil("zero") { $0.line(0) == " Seconds Elapsed: 0" }
    let start = ContinuousClock.now
    try timer.waitUntil("one") { $0.line(0) == " Seconds Elapsed: 1" }
    let before = try timer.counts()
    for second in 2...4 {
      try timer.waitUntil("second \(second)") {
        $0.line(0) == " Seconds Elapsed: \(second)"
      }
    }
    let spent = try timer.counts().since(before)
    #expect(ContinuousClock.now - start > .seconds(3.5))
    // A frame is two writes of ncurses into memory and one to the terminal; a turn reads the count
    // of the main queue's jobs.
    let frames = 3
    if LoopForm.ofPrograms == .poll {
      #expect(spent.writes == 3 * frames)
      #expect(spent.reads == frames)
      // Once a second; the processor may be taken from it as often while it works.
      #expect((3...12).contains(spent.contextSwitches))
    } else {
      // Dispatch wakes its threads through descriptors of its own.
      #expect((3 * frames...9 * frames).contains(spent.writes))
      #expect((frames...9 * frames).contains(spent.reads))
      #expect((3...24 * frames).contains(spent.contextSwitches))
    }
    #expect(spent.processorTime <= 0.1)
    try timer.type("q")
    try timer.expectEnd(.exited(0))
  }
}
