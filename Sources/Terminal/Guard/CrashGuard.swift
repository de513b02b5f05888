import CRecurse

/// Restores the terminal when the process crashes or calls `exit`.
///
/// This is done in C, by functions that are safe in a signal handler; the bytes are prepared here.
/// Afterwards the signal goes to the previous handler, so that the exit status is the crash's own
/// and Swift's backtrace appears.
@MainActor
enum CrashGuard {
  /// - Parameter descent: the place in the bytes where the cursor goes down to the last row of an
  ///   app below the prompt.
  static func arm(tty: Int32, restore: [UInt8], descent: Int = 0) {
    recurse_guard_arm(tty, restore, restore.count, descent)
  }

  /// Sets the rows from the cursor down to the last row of an app below the prompt.
  static func setDescent(_ rows: Int) {
    recurse_guard_set_descent(Int32(clamping: rows))
  }

  static func disarm() { recurse_guard_disarm() }

  /// Runs work that is not to be interrupted: another thread that crashes or calls `exit` restores
  /// the terminal only afterwards. Once the terminal is restored, this function does not return.
  nonisolated static func completing<Result>(_ body: () -> Result) -> Result {
    recurse_guard_begin()
    defer { recurse_guard_end() }
    return body()
  }
}
