import CRecurse
import Dispatch

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The main queue, as an event loop that owns the main thread runs it: a descriptor that can be
/// read when there are jobs, and a way to run them.
///
/// Main-actor tasks are jobs of Dispatch's main queue, and Dispatch opens that to other loops
/// through the two functions that CoreFoundation uses. Nothing else knows of them: where a
/// toolchain's main actor is not Dispatch's, this file is what changes.
///
/// Elsewhere than on Linux the handle is a Mach port, which `poll` cannot wait for; there is no
/// implementation for that yet, and ``dispatch()`` says so.
@MainActor
package struct MainQueue {
  /// Readable when there are jobs.
  package let descriptor: Int32
  /// Runs the jobs that are there now, not those that they enqueue; whether there were any.
  package let runJobs: @MainActor () -> Bool

  /// Whether the caller runs on the main thread.
  package nonisolated static var isMainThread: Bool { recurse_is_main_thread() }

  package init(descriptor: Int32, runJobs: @escaping @MainActor () -> Bool) {
    self.descriptor = descriptor
    self.runJobs = runJobs
  }

  /// The process's main queue, after a probe that it runs: inside one of its own jobs, or where
  /// somebody else serves it, it does not.
  package static func dispatch() throws(TerminalError) -> MainQueue {
    #if os(Linux)
      guard recurse_is_main_thread() else { throw .mainQueueIsBusy }
      let handle = _dispatch_get_main_queue_handle_4CF()
      let queue = MainQueue(descriptor: handle) {
        // Unread, the handle stays readable and poll spins.
        var count: UInt64 = 0
        guard read(handle, &count, 8) == 8 else { return false }
        _dispatch_main_queue_callback_4CF(nil)
        return true
      }
      let probe = Probe()
      // Not a task: a custom executor for the main actor must not answer for Dispatch.
      DispatchQueue.main.async { probe.ran() }
      _ = queue.runJobs()
      guard probe.hasRun else { throw .mainQueueIsBusy }
      return queue
    #else
      throw .system(
        "The event loop does not run on this system yet: its main queue is a Mach port.")
    #endif
  }
}

/// Whether a job has run.
@MainActor
private final class Probe {
  private(set) var hasRun = false

  nonisolated func ran() {
    // Called by a job of the main queue, whose thread is the main actor's.
    MainActor.assumeIsolated { hasRun = true }
  }
}
