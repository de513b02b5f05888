import Synchronization

/// The state of an operation that is running.
public struct FileProgress: Hashable, Sendable {
  /// The items of the operation and, where contents are copied, those below them.
  public internal(set) var itemsDone = 0
  public internal(set) var itemsTotal = 0
  /// Those of the items done that are in an incomplete copy, and go with it if the work ends now.
  public internal(set) var itemsInPart = 0
  /// The bytes of the contents that are copied; a rename copies none.
  public internal(set) var bytesDone: Int64 = 0
  public internal(set) var bytesTotal: Int64 = 0
  /// The item at work.
  public internal(set) var current: RawPath?
  /// The incomplete copy that exists now, under a name of its own.
  public internal(set) var part: RawPath?

  public init(
    itemsDone: Int = 0, itemsTotal: Int = 0, bytesDone: Int64 = 0, bytesTotal: Int64 = 0
  ) {
    (self.itemsDone, self.itemsTotal) = (itemsDone, itemsTotal)
    (self.bytesDone, self.bytesTotal) = (bytesDone, bytesTotal)
  }
}

/// The progress of one operation, which it reports after each change.
final class ProgressMeter: Sendable {
  private let progress = Mutex(FileProgress())
  private let report: @Sendable (FileProgress) -> Void

  init(_ report: @escaping @Sendable (FileProgress) -> Void) { self.report = report }

  func begin(_ path: RawPath) { change { $0.current = path } }

  func write(_ part: RawPath?) { change { $0.part = part } }

  func expect(items: Int, bytes: Int64 = 0) {
    change {
      $0.itemsTotal += items
      $0.bytesTotal += bytes
    }
  }

  /// Finishes an item of an incomplete copy.
  func fill() {
    change {
      $0.itemsDone += 1
      $0.itemsInPart += 1
    }
  }

  /// Notes that an incomplete copy with items is complete, or gone.
  func settle(items: Int) { change { $0.itemsInPart -= items } }

  func finish(items: Int = 0, bytes: Int = 0) {
    change {
      $0.itemsDone += items
      $0.bytesDone += Int64(bytes)
    }
  }

  private func change(_ body: (inout FileProgress) -> Void) {
    // Reported outside the lock, so that the receiver may take its time.
    let changed = progress.withLock {
      body(&$0)
      return $0
    }
    report(changed)
  }
}

/// A point where long work may stop and lets other tasks run.
enum Pause {
  static func take() async throws(FileError) {
    if Task.isCancelled { throw .cancelled }
    await Task.yield()
  }
}
