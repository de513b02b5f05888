import CRecurse
import Dispatch

/// The main queue as a ``PollingWaiter`` runs it: a descriptor that is readable while there are
/// jobs, and a function that runs them.
///
/// Main-actor tasks are jobs of Dispatch's main queue, and Dispatch lets another loop run them
/// through the functions that CoreFoundation uses. No other file depends on them. If the main queue
/// has no descriptor, ``canPoll`` is `false`.
@MainActor
package struct MainQueue {
  /// Readable while there are jobs.
  package let descriptor: Int32
  /// Runs the present jobs, not those that they enqueue. Returns whether there were any.
  package let runJobs: @MainActor () -> Bool

  /// Whether the process's main queue has a descriptor on this system.
  package nonisolated static var canPoll: Bool { recurse_main_queue_can_poll() }

  /// Whether the caller runs on the main thread.
  package nonisolated static var isMainThread: Bool { recurse_is_main_thread() }

  package init(descriptor: Int32, runJobs: @escaping @MainActor () -> Bool) {
    self.descriptor = descriptor
    self.runJobs = runJobs
  }

  /// Waits for jobs, and runs them.
  func waitAndRunJobs() {
    var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = recurse_poll(&ready, 1, -1)
    _ = runJobs()
  }

  /// The process's main queue. A probe makes sure that its jobs run: inside one of its own jobs, or
  /// under another loop, they do not.
  package static func process() throws(TerminalError) -> MainQueue {
    guard canPoll else {
      throw .system("RECURSE_LOOP=poll is not available: the main queue has no descriptor here.")
    }
    guard isMainThread else { throw .mainQueueIsBusy }
    let queue = MainQueue(descriptor: recurse_main_queue_descriptor()) { recurse_main_queue_run() }
    let probe = Probe()
    // Not a task: a custom executor of the main actor must not answer for Dispatch.
    DispatchQueue.main.async { probe.run() }
    _ = queue.runJobs()
    guard probe.hasRun else { throw .mainQueueIsBusy }
    return queue
  }
}

/// Whether a job has run.
@MainActor
private final class Probe {
  private(set) var hasRun = false

  nonisolated func run() {
    // Called by a job of the main queue, which is the main actor's executor.
    MainActor.assumeIsolated { hasRun = true }
  }
}
