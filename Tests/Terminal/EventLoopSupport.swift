import Dispatch
import Foundation
import Testing

@testable import RecurseTerminal

/// A terminal made of a pair of sockets, with a pipe for the signals.
@MainActor
final class SocketTerminal: EventLoopTerminal {
  let inputDescriptor: Int32
  var mayBeRead = true
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
  func willWait() {}
  func didWait() {}
  func didFinishTurn() {}
}

/// Jobs in an array, and a pipe that is readable while there are any: a main queue of the test's
/// own.
@MainActor
final class JobQueue {
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

/// Records the calls of a loop, and runs a test's code at each.
@MainActor
final class Listener: EventLoopDelegate {
  var batches: [[InputEvent]] = []
  var sizes: [CellSize] = []
  var signals: [TerminationSignal] = []
  var deadlines = 0
  /// The most events that are handled at once.
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

/// A loop of one form, on a terminal of sockets.
@MainActor
final class LoopFixture {
  let terminal = SocketTerminal()
  let listener = Listener()
  let loop: EventLoop
  private let queue: JobQueue?

  init(_ form: LoopForm) {
    let queue = form == .poll ? JobQueue() : nil
    self.queue = queue
    let waiter: any LoopWaiter =
      queue.map { PollingWaiter(mainQueue: $0.mainQueue) } ?? DispatchWaiter()
    loop = EventLoop(terminal: terminal, decoder: InputDecoder(), waiter: waiter)
    loop.delegate = listener
  }

  /// Adds a job that changes something.
  func addJob(_ job: @escaping @MainActor () -> Void) {
    if let queue { return queue.add(job) }
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        job()
        self.loop.setNeedsTurn()
      }
    }
  }

  func run() async {
    await withCheckedContinuation { continuation in
      loop.run { continuation.resume() }
    }
  }

  func run(for time: Duration, while condition: @escaping @MainActor () -> Bool) async {
    await withCheckedContinuation { continuation in
      loop.run(until: MonotonicTime.now + time, while: condition) { continuation.resume() }
    }
  }

  /// Ends the loop after so long, by its own deadline.
  func stop(after time: Duration) {
    listener.eventLoopDeadline = MonotonicTime.now + time
    listener.onDeadline = { [loop] in loop.stop() }
  }
}

func text(_ events: [InputEvent]) -> String {
  events.map { event in
    guard case .key(let key) = event, case .character(let character) = key.key.code else {
      return "?"
    }
    return String(character)
  }.joined()
}
