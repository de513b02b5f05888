import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

@Suite("Waiting for a program", .blocking) struct WaitingTests {
  private let size = CellSize(columns: 20, rows: 3)

  @Test("A timeout is reported with the picture and the expectation")
  func timeout() throws {
    let cat = try TerminalProcess("cat", size: size)
    try cat.type("here")
    try cat.waitUntil("the echo") { $0.shows("here") }
    let failure = #expect(throws: TerminalFailure.self) {
      try cat.waitUntil("something else", timeout: 0.05) { $0.shows("there") }
    }
    let description = try #require(failure?.description)
    #expect(
      description == """
        waited for something else: not within 0.05 s
        cat: running, 4 bytes read
        ┌────────────────────┐
        │here                │
        │                    │
        │                    │
        └────────────────────┘
        cursor: row 0, column 4
        last bytes: here
        """)
  }

  @Test("Waiting ends with the program")
  func ended() throws {
    let program = try TerminalProcess("sh", ["-c", "echo last words; exit 3"], size: size)
    let failure = #expect(throws: TerminalFailure.self) {
      try program.waitUntil("more") { $0.shows("more") }
    }
    #expect(failure?.description.contains("more: the program has ended") == true)
    #expect(failure?.description.contains("last words") == true)
    #expect(failure?.description.contains("exited(3)") == true)
    try program.waitUntil("what it had written") { $0.shows("last words") }
  }

  @Test("Waits for an end and for a stop have deadlines too")
  func deadlines() throws {
    let cat = try TerminalProcess("cat", size: size)
    #expect(throws: TerminalFailure.self) { try cat.waitForExit(timeout: 0.02) }
    #expect(throws: TerminalFailure.self) { try cat.waitForStop(timeout: 0.02) }
  }

  @Test("A picture within a synchronized update is not examined")
  func synchronizedUpdate() throws {
    let program = try TerminalProcess(
      "sh",
      ["-c", "printf '\\033[?2026hhalf'; read x; printf '\\r\\033[Kwhole\\033[?2026l'; read x"],
      size: size)
    // No condition is asked within an update.
    for _ in 0..<10_000 where !program.screen.shows("half") { program.watch(seconds: 0.01) }
    var asked = 0
    #expect(throws: TerminalFailure.self) {
      try program.waitUntil("never asked but at the end", timeout: 0.1) { screen in
        #expect(screen.shows("half"))
        asked += 1
        return false
      }
    }
    #expect(asked == 1)
    try program.press(.enter)
    try program.waitUntil("the whole") { screen in
      #expect(!screen.isUpdating)
      return screen.shows("whole")
    }
  }

  @Test("The kernel's counts witness writes and idleness")
  func counts() throws {
    let program = try TerminalProcess(
      "sh",
      [
        "-c",
        """
        stty -echo; echo ready
        while read n; do while [ $n -gt 0 ]; do printf x; n=$((n-1)); done; printf .; done
        """,
      ], size: size)
    try program.waitUntil("it is ready") { $0.shows("ready") }
    for number in [0, 1, 5] {
      let before = try program.counts()
      let seen = program.output.count
      try program.type("\(number)\n")
      try program.waitUntil("\(number) and a full stop") { _ in
        program.output.count == seen + number + 1
      }
      #expect(try program.counts().since(before).writes == number + 1)
    }
    let before = try program.counts()
    #expect(program.watch(seconds: 0.2) == 0)
    let idle = try program.counts().since(before)
    #expect(idle.contextSwitches == 0)
    #expect(idle.writes == 0)
    #expect(idle.processorTime == 0)
  }

  @Test("A program that was built beside the tests is found")
  func products() throws {
    let path = try builtProduct("login-demo")
    #expect(path.hasSuffix("/login-demo"))
    let failure = #expect(throws: TerminalFailure.self) { try builtProduct("no-such-product") }
    #expect(failure?.description.contains("no executable no-such-product was built") == true)
  }
}
