import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite(
  "Without a second thread", .blocking,
  .disabled(if: LoopForm.ofPrograms == .dispatch, "Dispatch runs the main queue on other threads"))
struct NoThreadTests {
  /// The limit does not apply to the superuser.
  static var command: [String] {
    geteuid() == 0 ? ["setpriv", "--reuid=65534", "--clear-groups"] : ["env"]
  }

  @Test("a signal ends an app that waits for one", arguments: [SIGINT, SIGTERM])
  func signals(number: Int32) throws {
    let fixture = try builtProduct("ending-fixture")
    let app = try TerminalProcess(
      "sh",
      ["-c", "ulimit -u 0; exec \"$@\"", "sh"] + Self.command + [fixture, "quit", "effects"],
      environment: ["RECURSE_STRICT": nil])
    try app.waitUntil("the app takes the terminal") { $0.alternateScreenIsActive }
    app.signal(number)
    try app.expectEnd(.signaled(number))
  }
}
