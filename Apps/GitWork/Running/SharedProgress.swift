import Synchronization

/// A reader of progress that the pieces of a run share, which come one after the other.
final class SharedProgress: Sendable {
  private let reader = Mutex(ProgressReader())

  func read(_ bytes: [UInt8]) -> [GitProgress] { reader.withLock { $0.read(bytes) } }
}
