import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("A signal without a handler", .blocking) struct OtherSignalTests {
  /// The signals that end a process by default (`signal(7)`), except those of other suites.
  static let ending: [Int32] = {
    #if os(Linux)
      let named = [
        SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGIO, SIGPWR, SIGSTKFLT,
        SIGSYS, SIGTRAP, SIGILL,
      ]
      // The C library keeps 32 and 33 for itself.
      return named + Array(34...64)
    #else
      return [SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGSYS]
    #endif
  }()

  @Test("ends the app like any program, and the terminal is restored", arguments: ending)
  func ends(number: Int32) throws {
    let app = try TerminalProcess.ending("quit", environment: ["RECURSE_STRICT": nil])
    app.signal(number)
    try app.expectEnd(.signaled(number))
  }

  @Test("also ends it during a frame", arguments: [SIGUSR1, SIGALRM, SIGXCPU])
  func whilePainting(number: Int32) throws {
    let app = try TerminalProcess.ending("flood", environment: ["RECURSE_STRICT": nil])
    app.watch(seconds: 0.02)
    app.signal(number)
    try app.expectEnd(.signaled(number))
  }

  @Test("is what a limit of processor time sends")
  func processorTime() throws {
    let app = try TerminalProcess(
      "sh", ["-c", "ulimit -St 1; exec \"$0\" stuck", builtProduct("ending-fixture")])
    try app.waitUntil("the fixture") { $0.shows("Pressed 0") }
    try app.type("!")
    try app.expectEnd(.signaled(SIGXCPU))
  }

  @Test("of a failed write does not end the app: a pipe without a reader, a file at its limit")
  func errors() throws {
    let app = try TerminalProcess.ending("quit", environment: ["RECURSE_STRICT": nil])
    for number in [SIGPIPE, SIGXFSZ] { app.signal(number) }
    try app.type("+")
    try app.waitUntil("it goes on") { $0.shows("Pressed 1") }
    try app.type("q")
    try app.expectEnd(.exited(0))
  }

  @Test("stays ignored if the app was started so")
  func ignored() throws {
    let app = try TerminalProcess(
      "sh", ["-c", "trap '' USR1; exec \"$0\" quit", builtProduct("ending-fixture")])
    try app.waitUntil("the fixture") { $0.shows("Pressed 0") }
    app.signal(SIGUSR1)
    try app.type("+")
    try app.waitUntil("it goes on") { $0.shows("Pressed 1") }
    try app.type("q")
    try app.expectEnd(.exited(0))
  }
}
