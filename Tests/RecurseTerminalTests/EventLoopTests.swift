import Foundation
import Testing

@testable import RecurseTerminal

/// A terminal that is a pair of sockets, and signals that are bytes.
@MainActor
private final class SocketTerminal: EventLoopTerminal {
  let inputDescriptor: Int32
  let signalDescriptor: Int32
  let far: Int32
  private let signalWriter: Int32
  var isBlocked = false
  var flushes = 0
  var calls: [String] = []
  var newSize: CellSize?
  var onContinue: () -> Void = {}

  init() {
    var pair: [Int32] = [0, 0]
    socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair)
    inputDescriptor = pair[0]
    far = pair[1]
    pipe(&pair)
    signalDescriptor = pair[0]
    signalWriter = pair[1]
    for descriptor in [inputDescriptor, far, signalDescriptor] {
      _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }
  }

  deinit { [inputDescriptor, far, signalDescriptor, signalWriter].forEach { close($0) } }

  func type(_ text: String) {
    var bytes = Array(text.utf8)
    write(far, &bytes, bytes.count)
  }

  func hangUp() { shutdown(far, Int32(SHUT_RDWR)) }

  func signal(_ number: Int32) {
    var byte = UInt8(number)
    write(signalWriter, &byte, 1)
  }

  func flush() {
    flushes += 1
    isBlocked = false
  }
  func stopRequested() { calls.append("stop") }
  func wasContinued() {
    calls.append("continue")
    onContinue()
  }
  func sizeMayHaveChanged() { calls.append("size") }
  func takeNewSize() -> CellSize? {
    defer { newSize = nil }
    return newSize
  }
  func waitBegins() {}
  func waitEnded() {}
  func turnEnded() {}
}

/// Jobs in an array, and a pipe that is readable while there are any.
@MainActor
private final class JobQueue {
  private var jobs: [@MainActor () -> Void] = []
  private let ends: (read: Int32, write: Int32)

  init() {
    var pair: [Int32] = [0, 0]
    pipe(&pair)
    ends = (pair[0], pair[1])
    _ = fcntl(ends.read, F_SETFL, O_NONBLOCK)
  }

  deinit {
    close(ends.read)
    close(ends.write)
  }

  func add(_ job: @escaping @MainActor () -> Void) {
    jobs.append(job)
    var byte: UInt8 = 1
    write(ends.write, &byte, 1)
  }

  var mainQueue: MainQueue {
    MainQueue(descriptor: ends.read) {
      var bytes = [UInt8](repeating: 0, count: 4096)
      guard read(self.ends.read, &bytes, bytes.count) > 0 else { return false }
      let now = self.jobs
      self.jobs = []
      for job in now { job() }
      return true
    }
  }
}

/// Remembers what it was told, and does what a test wants at each.
@MainActor
private final class Listener: EventLoopDelegate {
  var batches: [[InputEvent]] = []
  var sizes: [CellSize] = []
  var signals: [TerminationSignal] = []
  var deadlines = 0
  /// As many are handled at once.
  var most = Int.max
  var eventLoopDeadline: Duration?
  var onBatch: ([InputEvent]) -> Void = { _ in }
  var onTurn: () -> Void = {}
  var onDeadline: () -> Void = {}

  func eventLoopDidReceive(_ events: ArraySlice<InputEvent>) -> Int {
    let taken = Array(events.prefix(most))
    batches.append(taken)
    onBatch(taken)
    return taken.count
  }
  func eventLoopDidResize(to size: CellSize) { sizes.append(size) }
  func eventLoopDidReceive(_ signal: TerminationSignal) { signals.append(signal) }
  func eventLoopTurn() { onTurn() }
  func eventLoopDeadlinePassed() {
    deadlines += 1
    eventLoopDeadline = nil
    onDeadline()
  }
}

@Suite("The loop waits for everything at once and starves nothing", .serialized) @MainActor
struct EventLoopTests {
  private let terminal = SocketTerminal()
  private let queue = JobQueue()
  private let listener = Listener()
  private let loop: EventLoop

  init() {
    loop = EventLoop(terminal: terminal, decoder: InputDecoder(), mainQueue: queue.mainQueue)
    loop.delegate = listener
  }

  private func text(_ events: [InputEvent]) -> String {
    events.map { event in
      guard case .key(let key) = event, case .character(let character) = key.key.code else {
        return "?"
      }
      return String(character)
    }.joined()
  }

  /// Ends the loop after so long, by its own clock.
  private func stopAfter(milliseconds: Int) {
    listener.eventLoopDeadline = EventLoop.now + .milliseconds(milliseconds)
    listener.onDeadline = loop.stop
  }

  @Test("What was typed together comes as one batch")
  func oneBatch() {
    terminal.type("abc")
    terminal.type("def")
    listener.onBatch = { _ in loop.stop() }
    loop.run()
    #expect(listener.batches.map(text) == ["abcdef"])
    #expect(loop.turns == 2)
  }

  @Test(
    "What is not handled at once comes again, after signals, jobs and a turn, before later input")
  func parts() {
    terminal.type("abcde")
    listener.most = 2
    var log: [String] = []
    listener.onBatch = { events in
      log.append(text(events))
      if log.count == 2 { terminal.type("f") }
      if log.last == "f" { loop.stop() }
      queue.add { log.append("job") }
    }
    listener.onTurn = { log.append("turn") }
    loop.run()
    #expect(
      log.joined(separator: " ")
        == "turn ab job turn cd job turn e job turn f job turn")
    #expect(loop.turns == 5)
  }

  @Test("A loop with nothing to do wakes up for its deadline alone")
  func idle() {
    stopAfter(milliseconds: 30)
    let start = EventLoop.now
    loop.run()
    #expect(EventLoop.now - start >= .milliseconds(30))
    #expect(loop.turns == 2)
    #expect(listener.deadlines == 1)
  }

  @Test("A flood of input and a flood of jobs each get their turn")
  func noStarvation() {
    var jobs = 0
    func again() {
      jobs += 1
      queue.add(again)
    }
    queue.add(again)
    listener.onBatch = { _ in terminal.type("x") }
    terminal.type("x")
    var turns = 0
    listener.onTurn = {
      turns += 1
      if turns > 1000 { loop.stop() }
    }
    loop.run()
    #expect(listener.batches.count >= 999)
    #expect(jobs >= 999)
  }

  @Test("One turn takes at most 256 KiB, so that a flood is painted while it lasts")
  func boundedRead() {
    var size: Int32 = 4 << 20
    setsockopt(terminal.far, SOL_SOCKET, SO_SNDBUF, &size, 4)
    let chunk = String(repeating: "m", count: 64 * 1024)
    listener.onTurn = { terminal.type(chunk) }
    listener.onBatch = { events in
      #expect(events.count <= InputReader.limit)
      if listener.batches.count == 20 { loop.stop() }
    }
    loop.run()
    #expect(loop.turns <= 21)
  }

  @Test("A lone Escape is the key, after a wait in which the loop sleeps")
  func escape() {
    terminal.type("\u{1B}")
    listener.onBatch = { _ in loop.stop() }
    loop.run()
    #expect(listener.batches == [[.key(KeyEvent(.escape))]])
    // The first turn, the byte, the end of the wait.
    #expect(loop.turns == 3)
  }

  @Test("A terminal that hangs up is reported once, and the loop does not spin on it")
  func hangUp() {
    terminal.hangUp()
    stopAfter(milliseconds: 30)
    loop.run()
    #expect(listener.signals == [.hangUp])
    #expect(loop.turns == 3)
  }

  @Test("Signals that end are reported, the others are for the session")
  func signals() {
    for number in [SIGTERM, SIGINT, SIGTSTP, SIGCONT, SIGWINCH, SIGQUIT, SIGHUP] {
      terminal.signal(number)
    }
    listener.onTurn = { if loop.turns == 2 { loop.stop() } }
    loop.run()
    #expect(listener.signals == [.terminate, .interrupt, .quit, .hangUp])
    #expect(terminal.calls == ["stop", "continue", "size"])
  }

  @Test("A signal that comes while the app is stopped is reported before the turn that paints")
  func signalWhileStopped() {
    terminal.onContinue = { terminal.signal(SIGTERM) }
    terminal.signal(SIGCONT)
    listener.onTurn = {
      guard loop.turns == 2 else { return }
      #expect(listener.signals == [.terminate])
      loop.stop()
    }
    loop.run()
    #expect(terminal.calls == ["continue"])
  }

  @Test("A new size is reported before the turn that paints it")
  func resize() {
    terminal.newSize = CellSize(columns: 10, rows: 5)
    terminal.signal(SIGWINCH)
    listener.onTurn = { if !listener.sizes.isEmpty { loop.stop() } }
    loop.run()
    #expect(listener.sizes == [CellSize(columns: 10, rows: 5)])
    #expect(loop.turns == 2)
  }

  @Test("A blocked terminal is flushed when it takes more, with input still read")
  func blocked() {
    terminal.isBlocked = true
    terminal.type("x")
    listener.onBatch = { _ in loop.stop() }
    loop.run()
    #expect(terminal.flushes == 1)
    #expect(listener.batches.count == 1)
  }

  @Test("After the stop, jobs go on until they are done, and input waits")
  func afterStop() {
    terminal.type("unread")
    var left = 3
    func again() {
      left -= 1
      if left > 0 { queue.add(again) }
    }
    queue.add(again)
    loop.run(until: EventLoop.now + .seconds(10)) { left > 0 }
    #expect(left == 0)
    #expect(listener.batches.isEmpty)
    #expect(loop.turns == 3)
  }

  @Test("What is not done in time is given up")
  func timeLimit() {
    loop.run(until: EventLoop.now + .milliseconds(20)) { true }
    #expect(loop.turns == 1)
  }

  @Test("The loop refuses to start inside a job of the main queue, and says how to start")
  func busyMainQueue() {
    // This test is one.
    #expect(throws: TerminalError.mainQueueIsBusy) { _ = try MainQueue.dispatch() }
    #expect(TerminalError.mainQueueIsBusy.description.contains("synchronous main"))
  }
}
