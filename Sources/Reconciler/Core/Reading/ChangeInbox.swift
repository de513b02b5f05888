import CStack
import Synchronization

/// Changes of what regions have read, until a commit takes them.
///
///     a write ─▶ onChange ─▶ inbox ─┬─ same thread: the next commit takes it
///                                   └─ another thread: a hop to the main actor takes it
///
/// Observation tells of a change before the value is written. A commit on the thread that writes
/// can only run after the write. A commit on another thread might still read the old value, so it
/// leaves such a change to the hop.
final class ChangeInbox: Sendable {
  private struct Contents {
    var changes: [(tracking: ReadTracking, thread: UInt)] = []
    var isHopOnItsWay = false
  }

  private let contents = Mutex(Contents())
  private let engine: ZeroingReference<Engine>

  init(_ engine: ZeroingReference<Engine>) { self.engine = engine }

  /// Called on whatever thread something is changed.
  func add(_ tracking: ReadTracking) {
    let needsHop = contents.withLock { contents in
      contents.changes.append((tracking, Self.currentThread))
      defer { contents.isHopOnItsWay = true }
      return !contents.isHopOnItsWay
    }
    // It also wakes a loop that waits.
    if needsHop {
      Task { @MainActor [engine] in engine.target?.takeChanges(fromAllThreads: true) }
    }
  }

  /// Whether nothing that was read has changed, on whatever thread.
  var isEmpty: Bool { contents.withLock { $0.changes.isEmpty } }

  /// Whether a commit would find something.
  var hasChanges: Bool {
    contents.withLock { contents in
      guard !contents.changes.isEmpty else { return false }
      let thread = Self.currentThread
      return contents.changes.contains { $0.thread == thread }
    }
  }

  /// Takes the changes out that can be read now.
  func take(fromAllThreads: Bool) -> [ReadTracking] {
    contents.withLock { contents in
      if fromAllThreads { contents.isHopOnItsWay = false }
      guard !contents.changes.isEmpty else { return [] }
      let thread = Self.currentThread
      let taken = contents.changes.filter { fromAllThreads || $0.thread == thread }
      contents.changes.removeAll { fromAllThreads || $0.thread == thread }
      return taken.map(\.tracking)
    }
  }

  private static var currentThread: UInt { recurse_thread_number() }
}
