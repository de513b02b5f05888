import CRecurse
import RecurseTerminal
import Synchronization

/// The lines of a descriptor, each given once. A read waits on a thread of its own, so that no
/// thread of the pool does. It begins when a reader waits for a line that is not there.
///
///     read, 64 KiB at most ─▶ bytes ─▶ line, line, …
///        ▲                                │ no whole line left
///        └────────────────────────────────┘
package final class PipedLines: Sendable {
  /// Those of standard input.
  package static let standard = PipedLines(descriptor: 0)

  /// The bytes of a line; a longer one is cut.
  static var longest: Int { 1 << 20 }

  private struct State {
    var bytes = LineBuffer()
    var isReading = false
    /// The reason for which there will be no more: 0 at the end, else that of `errno`.
    var end: Int32?
    var nextWaiter = 0
    var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    /// Those that were cancelled before they waited.
    var cancelled: Set<Int> = []
  }

  private let descriptor: Int32
  private let state = Mutex(State())

  package init(descriptor: Int32) { self.descriptor = descriptor }

  /// Returns the next line; `nil` at the end, and for a task that is cancelled while it waits.
  package func next() async throws(StandardInputError) -> String? {
    try await nextBatch(most: 1).first
  }

  /// Returns the next lines that are there, and waits for one if there is none. It is empty at the
  /// end, and for a task that is cancelled while it waits.
  package func nextBatch(most: Int) async throws(StandardInputError) -> [String] {
    while true {
      let (lines, end) = state.withLock { state in
        (state.bytes.takeLines(most: most, atEnd: state.end != nil), state.end)
      }
      if !lines.isEmpty { return lines }
      if let end, end != 0 { throw StandardInputError(reason: end) }
      if end != nil || Task.isCancelled { return [] }
      await waitForMore()
    }
  }

  private func waitForMore() async {
    let waiter = state.withLock { state in
      state.nextWaiter += 1
      return state.nextWaiter
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let (waits, starts) = state.withLock { state in
          guard state.cancelled.remove(waiter) == nil, state.end == nil else {
            return (false, false)
          }
          state.waiting[waiter] = continuation
          defer { state.isReading = true }
          return (true, !state.isReading)
        }
        if !waits { return continuation.resume() }
        if starts { read() }
      }
    } onCancel: {
      let continuation = state.withLock { state in
        let continuation = state.waiting.removeValue(forKey: waiter)
        if continuation == nil { state.cancelled.insert(waiter) }
        return continuation
      }
      continuation?.resume()
    }
    _ = state.withLock { $0.cancelled.remove(waiter) }
  }

  private func read() {
    // The thread releases it when it has read.
    let context = Unmanaged.passRetained(self)
    let starts = recurse_read_beside(
      descriptor,
      { context, bytes, count in
        guard let context else { return }
        // The thread calls this once, so it takes back the reference that was passed to it.
        let lines = Unmanaged<PipedLines>.fromOpaque(context).takeRetainedValue()
        lines.receive(UnsafeBufferPointer(start: bytes, count: max(0, count)), count)
      }, context.toOpaque())
    guard !starts else { return }
    context.release()
    receive(UnsafeBufferPointer(start: nil, count: 0), -Int(EAGAIN))
  }

  private func receive(_ bytes: UnsafeBufferPointer<UInt8>, _ count: Int) {
    let waiting = state.withLock { state in
      state.isReading = false
      if count > 0 { state.bytes.append(bytes) } else { state.end = Int32(-count) }
      defer { state.waiting = [:] }
      return state.waiting.values.map { $0 }
    }
    for continuation in waiting { continuation.resume() }
  }
}

/// Bytes of which whole lines are taken.
struct LineBuffer {
  private var bytes: [UInt8] = []
  /// The first byte of the next line, and the first in which its end was not searched for.
  private var start = 0
  private var searched = 0

  mutating func append(_ new: UnsafeBufferPointer<UInt8>) {
    // What was taken goes before it is as much as a read.
    bytes.removeFirst(start)
    searched -= start
    start = 0
    bytes.append(contentsOf: new)
  }

  /// Takes the first lines, as ``takeLine(atEnd:)`` does.
  mutating func takeLines(most: Int, atEnd: Bool) -> [String] {
    var lines: [String] = []
    while lines.count < most, let line = takeLine(atEnd: atEnd) { lines.append(line) }
    return lines
  }

  /// Takes the first line without its end, or what is left at the end of all.
  mutating func takeLine(atEnd: Bool) -> String? {
    let limit = min(bytes.count, start + PipedLines.longest)
    if let end = bytes.withUnsafeBytes({ $0.firstLineFeed(in: searched..<limit) }) {
      let isCarried = end > start && bytes[end - 1] == UInt8(ascii: "\r")
      return take(to: isCarried ? end - 1 : end, next: end + 1)
    }
    searched = limit
    if limit - start == PipedLines.longest || atEnd && start < bytes.count {
      return take(to: limit, next: limit)
    }
    return nil
  }

  private mutating func take(to end: Int, next: Int) -> String {
    defer { (start, searched) = (next, next) }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
