import CRecurse

/// Leaves the terminal as it was found when the process crashes or calls `exit`.
///
/// The work is done in C, by functions that a signal handler may call: the bytes are put together
/// here, beforehand. Afterwards the signal goes to the handler that stood there before, so that the
/// exit status is the crash's own and Swift's backtrace still comes.
@MainActor
enum CrashGuard {
  static func arm(tty: Int32, restore: [UInt8]) {
    recurse_guard_arm(tty, restore, restore.count)
  }

  static func disarm() { recurse_guard_disarm() }

  /// Does what must be whole where another thread crashes or calls `exit` meanwhile. Once that
  /// thread has the terminal restored, this does not return.
  nonisolated static func undisturbed<Result>(_ body: () -> Result) -> Result {
    recurse_guard_begin()
    defer { recurse_guard_end() }
    return body()
  }
}
