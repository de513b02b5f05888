import CRecurse

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Waits on the main thread for the terminal, signals, main-actor tasks and the next deadline, and
/// reports what came as one turn.
///
/// ```
///        ┌────────────▶ poll (terminal, signals, main queue; until the deadline)
///        │                │
///        │                ▼
///        │   signals ▶ input ▶ size ▶ deadline ▶ main queue's jobs ▶ turn
///        └────────────────────────────────────────────────────────────┘
/// ```
///
/// Everything that is there is read, at most 256 KiB a turn, and the jobs that are there are run: a
/// flood of either delays the other by one turn. Events that take the delegate long are handed over
/// in parts, a turn after each. Where nothing happens, nothing wakes up.
@MainActor
package final class EventLoop {
  package unowned var delegate: (any EventLoopDelegate)?
  /// Wake-ups so far.
  package private(set) var turns = 0

  private let terminal: any EventLoopTerminal
  private let mainQueue: MainQueue
  private var input: InputReader
  private var isStopped = false
  private var hasHungUp = false
  /// Events that were read and wait for their turn.
  private var waiting: ArraySlice<InputEvent> = []

  /// Where what comes from the terminal is written down.
  package var recording: SessionRecording? { didSet { input.recording = recording } }

  package init(terminal: any EventLoopTerminal, decoder: InputDecoder, mainQueue: MainQueue) {
    self.terminal = terminal
    self.mainQueue = mainQueue
    input = InputReader(decoder: decoder)
  }

  /// Time that never jumps; its zero means nothing.
  package nonisolated static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }

  /// Runs until ``stop()``. The first turn comes at once, for the first frame.
  package func run() {
    isStopped = false
    finishTurn()
    while !isStopped { turn() }
  }

  /// The turn that is on its way is the last.
  package func stop() { isStopped = true }

  /// Goes on with the main queue's jobs, deadlines, signals and pending output, without input: for
  /// what is to be finished after ``stop()``.
  package func run(until deadline: Duration, while condition: () -> Bool) {
    while condition(), Self.now < deadline {
      let next = delegate?.eventLoopDeadline
      let ready = wait(forInput: false, until: next.map { min($0, deadline) } ?? deadline)
      if ready.signals { takeSignals() }
      if ready.output { terminal.flush() }
      takeDeadline()
      _ = mainQueue.runJobs()
      finishTurn()
    }
  }

  private func turn() {
    let deadline =
      waiting.isEmpty
      ? [delegate?.eventLoopDeadline, input.deadline].compactMap { $0 }.min() : .zero
    let ready = wait(forInput: !hasHungUp && waiting.isEmpty, until: deadline)
    if ready.signals { takeSignals() }
    if ready.output { terminal.flush() }
    takeInput(isReady: ready.input)
    if let size = terminal.takeNewSize() {
      recording?.resize(size)
      delegate?.eventLoopDidResize(to: size)
    }
    takeDeadline()
    _ = mainQueue.runJobs()
    finishTurn()
  }

  private func takeDeadline() {
    if let next = delegate?.eventLoopDeadline, next <= Self.now {
      recording?.timersFired()
      delegate?.eventLoopDeadlinePassed()
    }
  }

  private func finishTurn() {
    turns += 1
    delegate?.eventLoopTurn()
    terminal.turnEnded()
  }

  private func takeInput(isReady: Bool) {
    guard waiting.isEmpty else { return handOver(waiting) }
    let isOpen = input.read(from: terminal.inputDescriptor, isReady: isReady)
    if !input.events.isEmpty { handOver(input.takeEvents()[...]) }
    if !isOpen && !hasHungUp {
      hasHungUp = true
      delegate?.eventLoopDidReceive(.hangUp)
    }
  }

  private func handOver(_ events: ArraySlice<InputEvent>) {
    let count = delegate?.eventLoopDidReceive(events) ?? events.count
    // Where nothing was held back, everything that was read is handled.
    if count < events.count || !waiting.isEmpty { recording?.handled(count) }
    waiting = events.dropFirst(count)
  }

  /// Takes also those that come while the process is stopped for one of them: nothing may be
  /// painted before an end that they ask for.
  private func takeSignals() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while true {
      let count = read(terminal.signalDescriptor, &bytes, bytes.count)
      guard count > 0 else { return }
      for byte in bytes.prefix(count) {
        let key = UInt8(recurse_signal_key)
        if byte & key == 0 { take(signal: Int32(byte)) } else { take(pressed: Int32(byte & ~key)) }
      }
    }
  }

  /// A key that the terminal made a signal while a turn lasted long.
  private func take(pressed number: Int32) {
    let byte: UInt8 =
      switch number {
      case SIGQUIT: 0x1C
      case SIGTSTP: 0x1A
      default: 0x03
      }
    input.take(byte)
    waiting += input.takeEvents()
  }

  private func take(signal number: Int32) {
    switch number {
    case SIGTSTP: terminal.stopRequested()
    case SIGCONT: terminal.wasContinued()
    case SIGWINCH: terminal.sizeMayHaveChanged()
    default:
      if let signal = TerminationSignal(number: number) { delegate?.eventLoopDidReceive(signal) }
    }
  }

  private func wait(
    forInput: Bool, until deadline: Duration?
  ) -> (input: Bool, output: Bool, signals: Bool) {
    let isBlocked = terminal.isBlocked
    var interest: Int32 = 0
    if forInput { interest |= Int32(POLLIN) }
    if isBlocked { interest |= Int32(POLLOUT) }
    var descriptors = (
      // A hung-up terminal is reported even to those who ask nothing of it.
      pollfd(
        fd: interest == 0 ? -1 : terminal.inputDescriptor, events: Int16(interest), revents: 0),
      pollfd(fd: terminal.signalDescriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: mainQueue.descriptor, events: Int16(POLLIN), revents: 0)
    )
    let nanoseconds = deadline.map { max(0, ($0 - Self.now) / .nanoseconds(1)) }
    var limit = nanoseconds.map { Int64(min($0.rounded(.up), 1e18)) } ?? -1
    // While an end is asked for, a turn a second says that the app is not stuck.
    if recurse_signals_end() { limit = limit < 0 ? 1_000_000_000 : min(limit, 1_000_000_000) }
    terminal.waitBegins()
    withUnsafeMutableBytes(of: &descriptors) {
      let first = $0.assumingMemoryBound(to: pollfd.self).baseAddress
      // An interrupted call says nothing of the signal's byte, which must be seen in this turn: the
      // process may have been stopped, and the terminal be another's.
      while recurse_poll(first, 3, limit) < 0 && errno == EINTR { limit = 0 }
    }
    terminal.waitEnded()
    let terminalEvents = Int32(descriptors.0.revents)
    return (
      input: forInput && terminalEvents & ~Int32(POLLOUT) != 0,
      output: isBlocked && terminalEvents & ~Int32(POLLIN) != 0,
      signals: descriptors.1.revents != 0
    )
  }
}
