import Recurse

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct Mistake: Error, CustomStringConvertible {
  var description: String { "the fixture's mistake" }
}

/// How the app ends when `!` is pressed.
enum Ending: String, CaseIterable {
  case quit
  case fatalError = "fatal-error"
  case outOfBounds = "out-of-bounds"
  case overflow
  case stackOverflow = "stack-overflow"
  case abort
  case crashInRender = "crash-in-render"
  case crashInThread = "crash-in-thread"
  case exit
  case exitInThread = "exit-in-thread"
  case exitAfterMuch = "exit-after-much"
  case abortAfterMuch = "abort-after-much"
  case handlerError = "handler-error"
  case errorBelow = "error-below"
  case effectError = "effect-error"
  case launchError = "launch-error"
  case savingEffect = "saving-effect"
  case cancelledEffect = "cancelled-effect"
  case endlessEffect = "endless-effect"
  case patientEffect = "patient-effect"
  case patientSheet = "patient-sheet"
  case failingEffect = "failing-effect"
  case interruptHandled = "interrupt-handled"
  case interruptAsks = "interrupt-asks"
  case busyTasks = "busy-tasks"
  case busySequence = "busy-sequence"
  case flood
  case prints
  case printsMuch = "prints-much"
  case printsControls = "prints-controls"
  case noMouse = "no-mouse"
  case scrolls
  case field
  case slow
  case longTurn = "long-turn"
  case stuck
  case stuckInCall = "stuck-in-call"
  case stuckAtTheEnd = "stuck-at-the-end"
  case forkExit = "fork-exit"
  case forkAbort = "fork-abort"
  case forkSignal = "fork-signal"
  case descriptors

  func happen(_ state: inout EndingFixture.State) throws {
    switch self {
    case .quit: state.quits = 7
    case .fatalError: Swift.fatalError("the fixture's last words")
    case .outOfBounds: state.steps = [1, 2, 3][state.presses + 2]
    case .overflow: state.steps = Int.max - 1 + 2 * state.presses
    case .stackOverflow: state.steps = descend(state.presses)
    case .abort: stopAbruptly()
    case .crashInThread: Task.detached { Swift.fatalError("another thread's last words") }
    case .exit: leave(3)
    case .exitInThread: Task.detached { leave(4) }
    case .handlerError: throw Mistake()
    case .slow: sleepAWhile()
    case .stuck: while state.presses > 0 { state.steps &+= 1 }
    case .stuckInCall: waitForNothing()
    case .longTurn: sleepLong()
    case .forkExit: inChild { leave(0) }
    case .forkAbort: inChild { stopAbruptly() }
    case .forkSignal: inChild { takeOwnSignal() }
    case .descriptors: listDescriptors()
    case .patientSheet: (state.notice, state.isAsking) = ("Saved", true)
    case .prints:
      print("to standard output \(state.presses)")
      write("to standard error \(state.presses)\n", to: 2)
    case .exitAfterMuch:
      printMuch()
      Task.detached { leave(4) }
    case .abortAfterMuch:
      printMuch()
      Task.detached { stopAbruptly() }
    case .printsMuch: printMuch()
    case .printsControls:
      write("\u{1B}[31mred\u{1B}[0m\u{7}\r\n", to: 1)
    default: break
    }
  }

  /// Calls itself twice, so that the optimizer does not make it a loop, with a large frame, because
  /// the thread sanitizer counts 65,536 calls at most.
  private func descend(_ depth: Int) -> Int {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 64) { room in
      room.initialize(repeating: depth)
      return depth < 0 ? room[1] : descend(room[2] + 1) &+ descend(room[3] + 2)
    }
  }

  private func printMuch() {
    for number in 0..<30000 { print("line \(number)") }
    write("an error among much output\n", to: 2)
  }
}

/// Runs a closure in a fork of the process, and waits for its end.
private func inChild(_ body: () -> Void) {
  // Swift does not import `fork`, and `posix_spawn` starts another program.
  typealias Fork = @convention(c) () -> Int32
  guard let symbol = dlsym(nil, "fork") else { fatalError("no fork") }
  // The type is that of the C library's `fork`.
  let child = unsafeBitCast(symbol, to: Fork.self)()
  if child == 0 {
    body()
    fatalError("the child goes on")
  }
  var status: Int32 = 0
  while waitpid(child, &status, 0) < 0 && errno == EINTR {}
  print("the child's status is \(status)")
}

/// The open descriptors of a program that this one starts.
private func listDescriptors() {
  var child: pid_t = 0
  let words: [String] = ["ls", "-l", "/proc/self/fd"]
  let arguments = words.map { strdup($0) } + [nil]
  guard posix_spawnp(&child, "ls", nil, nil, arguments, environ) == 0 else { return }
  while waitpid(child, nil, 0) < 0 && errno == EINTR {}
}

// Outside of the type, whose cases shadow names of the C library.

private func stopAbruptly() { abort() }

private func waitForNothing() {
  while true { pause() }
}

private func takeOwnSignal() {
  kill(getpid(), SIGTERM)
  waitForNothing()
}

// Not a wait for an event: a handler that takes seconds is what is tested.
private func sleepLong() {
  var rest: UInt32 = 3
  while rest > 0 { rest = sleep(rest) }
}

// Not a wait for an event: a handler that takes 20 ms is what is tested.
private func sleepAWhile() { usleep(20_000) }

private func leave(_ status: Int32) { exit(status) }

private func write(_ text: String, to descriptor: Int32) {
  var text = text
  text.withUTF8 { _ = write(descriptor, $0.baseAddress, $0.count) }
}
