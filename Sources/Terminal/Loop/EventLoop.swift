import CRecurse

/// Waits for the terminal, signals, main-actor tasks and the next deadline, and reports what came
/// in one turn.
///
/// ```
///        ┌────────────▶ wait (terminal, signals, main queue; until the deadline)
///        │                │
///        │                ▼
///        │   signals ▶ input ▶ size ▶ ends ▶ deadline ▶ main queue's jobs ▶ commit and paint
///        └─────────────────────────────────────────────────────────────────────────┘
/// ```
///
/// A turn reads all input that is there, at most 256 KiB, and then the main queue's jobs run: a
/// flood of either delays the other by one turn. Events that take the delegate long are delivered
/// in parts, with a turn after each. While nothing happens, no thread wakes up.
///
/// A ``LoopWaiter`` does the waiting; ``LoopForm`` chooses it.
@MainActor
package final class EventLoop {
  // Unchecked, since each frame reads these: docs/decisions/002-unchecked-access.md has the cost.
  @exclusivity(unchecked) package unowned var delegate: (any EventLoopDelegate)?
  /// The number of completed turns.
  @exclusivity(unchecked) package private(set) var turns = 0

  private let terminal: any EventLoopTerminal
  private let waiter: any LoopWaiter
  @exclusivity(unchecked) private var input: InputReader
  @exclusivity(unchecked) private var isStopped = false
  @exclusivity(unchecked) private var hasHungUp = false
  /// Whether the loop reads input and the terminal's size.
  @exclusivity(unchecked) private var readsTerminal = true
  /// Events that were read, of which some are delivered in a later turn.
  @exclusivity(unchecked) private var pending = PendingInput()
  /// The signals that end the app once the events read before them are handled, and the time of
  /// their arrival.
  @exclusivity(unchecked) private var endRequests:
    (signals: [TerminationSignal], since: Duration) = ([], .zero)

  /// The clock by which requests to end and Ctrl-C wait for the events before them. Tests give
  /// another one.
  @exclusivity(unchecked) package var patienceClock: () -> Duration = { MonotonicTime.now }

  /// The file that records what comes from the terminal.
  package var recording: SessionRecording? { didSet { input.recording = recording } }

  package init(terminal: any EventLoopTerminal, decoder: InputDecoder, waiter: any LoopWaiter) {
    self.terminal = terminal
    self.waiter = waiter
    input = InputReader(decoder: decoder)
  }

  /// Runs until ``stop()``, then calls `completion`. The first turn comes at once, for the first
  /// frame.
  ///
  /// Depending on the waiter it returns after the completion, or at once.
  package func run(completion: @escaping @MainActor () -> Void) {
    isStopped = false
    readsTerminal = true
    finishTurn()
    runCycle(completion: completion) { [self] in isStopped ? nil : interest() }
  }

  /// Adds events that are delivered before those of the terminal.
  package func add(_ events: [InputEvent]) {
    if !events.isEmpty { pending.add(events) }
  }

  /// The present turn is the last.
  package func stop() { isStopped = true }

  /// Continues without input, with the main queue's jobs, deadlines, signals and pending output, as
  /// long as there is work to complete after ``stop()``. Then calls `completion`.
  package func run(
    until limit: Duration, while condition: @escaping @MainActor () -> Bool,
    completion: @escaping @MainActor () -> Void
  ) {
    readsTerminal = false
    runCycle(completion: completion) { [self] in
      guard condition(), MonotonicTime.now < limit else { return nil }
      var interest = interest()
      interest.deadline = interest.deadline.map { min($0, limit) } ?? limit
      return interest
    }
  }

  /// A job of the main queue has changed something: it is committed and painted in a turn.
  package func setNeedsTurn() { waiter.setNeedsTurn() }

  private func runCycle(
    completion: @escaping @MainActor () -> Void,
    interest: @escaping @MainActor () -> LoopInterest?
  ) {
    waiter.run(
      LoopCycle(
        inputDescriptor: terminal.inputDescriptor, signalDescriptor: terminal.signalDescriptor,
        interest: { [terminal] in
          terminal.willWait()
          return interest()
        },
        begin: { [self] in beginTurn($0) }, finish: { [self] in finishTurn() }, end: completion))
  }

  private func interest() -> LoopInterest {
    let hasPending = readsTerminal && !pending.events.isEmpty
    var deadline = hasPending ? .zero : delegate?.eventLoopDeadline
    if !hasPending, readsTerminal, let next = input.deadline {
      deadline = deadline.map { min($0, next) } ?? next
    }
    if readsTerminal, let next = terminal.deadline {
      deadline = deadline.map { min($0, next) } ?? next
    }
    // After a request to end, a turn each second reports that the app is not stuck.
    if recurse_end_is_requested() {
      let next = MonotonicTime.now + .seconds(1)
      deadline = deadline.map { min($0, next) } ?? next
    }
    return LoopInterest(
      input: readsTerminal && !hasHungUp && canTakeInput && terminal.mayBeRead,
      output: terminal.isBlocked, deadline: deadline)
  }

  // MARK: - A turn

  private func beginTurn(_ ready: LoopReadiness) {
    terminal.didWait()
    if ready.signals { takeSignals() }
    if ready.output { terminal.flush() }
    if readsTerminal {
      input.expect(terminal.awaited)
      // Keys typed before the signal can already be read, even if only the signal was reported.
      takeInput(isReady: ready.input || !endRequests.signals.isEmpty)
      takeNewSize()
    }
    takeEndRequests()
    takeDeadline()
  }

  /// Reports what ends the app, once the events before it are handled. A second request ends the
  /// app at once.
  private func takeEndRequests() {
    guard let first = endRequests.signals.first else { return }
    // The end of a paste may never come: what is there of it is handled first.
    if readsTerminal, pending.events.isEmpty, input.endPaste() { pending.add(input.takeEvents()) }
    let waits = readsTerminal && !pending.events.isEmpty
    let asksAgain = endRequests.signals.dropFirst().contains { $0 != .hangUp || first != .hangUp }
    let hasWaited = patienceClock() - endRequests.since >= PendingInput.patience
    guard !waits || asksAgain || hasWaited else { return }
    let signals = endRequests.signals
    endRequests.signals = []
    for signal in signals { delegate?.eventLoopDidReceive(signal) }
  }

  private func requestEnd(by signal: TerminationSignal) {
    if endRequests.signals.isEmpty { endRequests.since = patienceClock() }
    endRequests.signals.append(signal)
  }

  private func takeNewSize() {
    guard let size = terminal.takeNewSize() else { return }
    recording?.resize(size)
    delegate?.eventLoopDidResize(to: size)
  }

  private func takeDeadline() {
    if let next = delegate?.eventLoopDeadline, next <= MonotonicTime.now {
      recording?.timersFired()
      delegate?.eventLoopDeadlinePassed()
    }
  }

  private func finishTurn() {
    turns += 1
    delegate?.eventLoopTurn()
    terminal.didFinishTurn()
  }

  /// While events wait, more are read: a Ctrl-C may be among them.
  private var canTakeInput: Bool { pending.events.count < PendingInput.most }

  private func takeInput(isReady: Bool) {
    let hadPending = !pending.events.isEmpty
    if canTakeInput {
      // A signal of this turn may have moved the process to the background.
      let isOpen = input.read(
        from: terminal.inputDescriptor, isReady: isReady && terminal.mayBeRead)
      if !isOpen && !hasHungUp {
        hasHungUp = true
        requestEnd(by: .hangUp)
      }
      let replies = input.takeReplies()
      if !replies.isEmpty { delegate?.eventLoopDidReceive(replies) }
      if !input.events.isEmpty { pending.add(terminal.located(input.takeEvents())) }
    }
    if hadPending {
      let count = pending.dropTyped(now: patienceClock())
      if count > 0 { recording?.dropped(count) }
    }
    guard !pending.events.isEmpty else { return }
    let count = delegate?.eventLoopDidReceive(pending.events) ?? pending.events.count
    // A recording without this entry means that all events were handled at once.
    if count < pending.events.count || hadPending { recording?.handled(count) }
    pending.handled(count, now: patienceClock())
  }

  /// Also reads the signals that come while the process is stopped for one of them: the app must
  /// not paint before an end that they ask for.
  private func takeSignals() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while true {
      let count = readBytes(terminal.signalDescriptor, &bytes)
      guard count > 0 else { return }
      for byte in bytes.prefix(count) {
        let key = UInt8(recurse_signal_key)
        if byte & key == 0 { take(signal: Int32(byte)) } else { take(pressed: Int32(byte & ~key)) }
      }
    }
  }

  /// A key for which the terminal sent a signal during a long turn.
  private func take(pressed number: Int32) {
    let byte: UInt8 =
      switch number {
      case SIGQUIT: 0x1C
      case SIGTSTP: 0x1A
      default: 0x03
      }
    input.take(byte)
    pending.add(input.takeEvents())
  }

  private func take(signal number: Int32) {
    switch number {
    case SIGTSTP: terminal.stopRequested()
    case SIGCONT: terminal.wasContinued()
    case SIGCHLD: terminal.childMayHaveChanged()
    case SIGWINCH: terminal.sizeMayHaveChanged()
    default:
      if let signal = TerminationSignal(number: number) { requestEnd(by: signal) }
    }
  }
}

/// `read(2)`, which a method of ``EventLoop`` could hide.
private func readBytes(_ descriptor: Int32, _ bytes: inout [UInt8]) -> Int {
  read(descriptor, &bytes, bytes.count)
}
