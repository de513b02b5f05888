import CRecurse

/// Waits on the main thread with `poll`, for descriptors and the main queue, whose jobs are a part
/// of each turn.
@MainActor
package final class PollingWaiter: LoopWaiter {
  private let mainQueue: MainQueue

  package init(mainQueue: MainQueue) { self.mainQueue = mainQueue }

  package var needsNotice: Bool { false }

  package func setNeedsTurn() {}

  package func keepMainThread() -> Never { fatalError("the loop has ended before the process") }

  package func keepMainThread(until isOver: () -> Bool) {}

  package func run(_ cycle: LoopCycle) {
    while let interest = cycle.interest() {
      cycle.begin(wait(for: interest, cycle))
      _ = mainQueue.runJobs()
      cycle.finish()
    }
    cycle.end()
  }

  private func wait(for interest: LoopInterest, _ cycle: LoopCycle) -> LoopReadiness {
    var events: Int32 = 0
    if interest.input { events |= Int32(POLLIN) }
    if interest.output { events |= Int32(POLLOUT) }
    var descriptors = (
      // A hang-up is reported even if no event is asked for.
      pollfd(fd: events == 0 ? -1 : cycle.inputDescriptor, events: Int16(events), revents: 0),
      pollfd(fd: cycle.signalDescriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: mainQueue.descriptor, events: Int16(POLLIN), revents: 0)
    )
    let nanoseconds = interest.deadline.map { max(0, ($0 - MonotonicTime.now) / .nanoseconds(1)) }
    var limit = nanoseconds.map { Int64(min($0.rounded(.up), 1e18)) } ?? -1
    // `poll` takes an array, which the tuple is in memory; it fills in what is ready.
    withUnsafeMutableBytes(of: &descriptors) {
      let first = $0.assumingMemoryBound(to: pollfd.self).baseAddress
      // An interrupted call does not report the signal's byte, which must be read in this turn: the
      // process may have been stopped, and another job may have the terminal.
      while recurse_poll(first, 3, limit) < 0 && recurse_error() == EINTR { limit = 0 }
    }
    let terminal = Int32(descriptors.0.revents)
    return LoopReadiness(
      input: interest.input && terminal & ~Int32(POLLOUT) != 0,
      output: interest.output && terminal & ~Int32(POLLIN) != 0,
      signals: descriptors.1.revents != 0)
  }
}
