import RecurseTerminal
import RecurseTesting
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("A signal that nobody handles") struct OtherSignalTests {
  /// Those whose default ends a process, as `signal(7)` has them, but those that other suites send.
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

  @Test("ends the app as it would any program, and the terminal is as it was", arguments: ending)
  func ends(number: Int32) throws {
    let app = try TerminalProcess.ending("quit", environment: ["RECURSE_STRICT": nil])
    app.signal(number)
    try app.expectEnd(.signaled(number))
  }

  @Test("ends it in the midst of a frame, too", arguments: [SIGUSR1, SIGALRM, SIGXCPU])
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

  @Test("ends nothing where it is an error of a call: a pipe without a reader, a file that may not grow")
  func errors() throws {
    let app = try TerminalProcess.ending("quit", environment: ["RECURSE_STRICT": nil])
    for number in [SIGPIPE, SIGXFSZ] { app.signal(number) }
    try app.type("+")
    try app.waitUntil("it goes on") { $0.shows("Pressed 1") }
    try app.type("q")
    try app.expectEnd(.exited(0))
  }

  @Test("stays ignored where the app was started so")
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
