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
    try login.waitUntilIdle(seconds: 5)
  }

  @Test("After a lone Escape there is one timeout, and then the app is idle again")
  func afterEscape() throws {
    let login = try TerminalProcess.login(environment: ["RECURSE_STRICT": nil])
    let start = try login.counts()
    try login.press(.escape)
    try login.waitUntil("the key is read") { _ in try login.counts().since(start).reads > 0 }
    try login.waitUntilIdle(seconds: 1)
  }

  @Test("The timer demo counts seconds, wakes up once for each, and ends at q")
  func timer() throws {
    let start = ContinuousClock.now
    // Too low for the face, whose digits take ncurses more writes into memory.
    let timer = try TerminalProcess(
      builtProduct("timer-demo"), size: CellSize(columns: 40, rows: 8))
    try timer.waitUntil("one") { seconds($0) >= 1 }
    let (first, before) = try secondAndCounts(of: timer)
    try timer.waitUntil("three more") { seconds($0) >= first + 3 }
    let (last, after) = try secondAndCounts(of: timer)
    let spent = after.since(before)
    #expect(ContinuousClock.now - start >= .seconds(last))
    // A frame is two writes of ncurses into memory and one to the terminal; a turn reads the count
    // of the main queue's jobs. Seconds in which the program was paused have one frame together.
    let most = last - first
    if LoopForm.ofPrograms == .poll {
      let frames = spent.reads
      #expect((1...most).contains(frames))
      #expect(spent.writes == 3 * frames)
      #expect(spent.contextSwitches >= frames)
    } else {
      // Dispatch wakes its threads through descriptors of its own.
      #expect((3...9 * most).contains(spent.writes))
      #expect((1...9 * most).contains(spent.reads))
    }
    #expect(spent.processorTime <= 0.1 * Double(most))
    try timer.type("q")
    try timer.expectEnd(.exited(0))
  }

  private func seconds(_ screen: TerminalEmulator) -> Int {
    screen.line(0).firstMatch(of: /Seconds Elapsed: (\d+)/).flatMap { Int($0.1) } ?? -1
  }

  /// What is shown, and the counts before and after which it was.
  private func secondAndCounts(of timer: TerminalProcess) throws -> (Int, ProcessCounts) {
    while true {
      let counts = try timer.counts()
      timer.readAvailable()
      let shown = seconds(timer.screen)
      if try timer.counts().writes == counts.writes { return (shown, counts) }
    }
  }
}
