import Synchronization

/// An item that an operation cannot take as it is, and the reason.
public struct FileTrouble: Hashable, Sendable {
  public enum Decision: Hashable, Sendable {
    /// The item stays where it is, and the others go on. A folder is skipped with all in it.
    case skip
    /// The item is tried again, perhaps after a person has made room.
    case retry
    /// The operation ends with the reason.
    case stop
  }

  public let item: RawPath
  public let reason: FileError
}

/// A rule for items that fail, which may ask a person.
public struct TroublePolicy: Sendable {
  let decide: @Sendable (FileTrouble) async -> FileTrouble.Decision

  public init(_ decide: @escaping @Sendable (FileTrouble) async -> FileTrouble.Decision) {
    self.decide = decide
  }

  /// The rule that decides the same each time.
  public static func always(_ decision: FileTrouble.Decision) -> TroublePolicy {
    TroublePolicy { _ in decision }
  }
}

/// The questions of one operation about items that fail, and those that were skipped.
final class Troubles: Sendable {
  private let policy: TroublePolicy
  private let held = Mutex(Held())

  private struct Held {
    var skipped: [FileTrouble] = []
    var isStopped = false
  }

  init(_ policy: TroublePolicy) { self.policy = policy }

  var skipped: [FileTrouble] { held.withLock { $0.skipped } }

  /// Does something for an item until it is done or the item is skipped.
  ///
  /// - Returns: the result; `nil` if the item is skipped.
  func attempt<Result>(
    _ item: RawPath, _ body: () async throws(FileError) -> Result
  ) async throws(FileError) -> Result? {
    while true {
      do { return try await body() } catch {
        guard try await retries(item, error) else { return nil }
      }
    }
  }

  /// Asks about an item that failed.
  ///
  /// - Returns: whether it is tried again. If not, it is skipped.
  /// - Throws: the reason, if the operation is to end, or if what is half done cannot be left.
  func retries(_ item: RawPath, _ reason: FileError) async throws(FileError) -> Bool {
    switch reason {
    case .cancelled, .halfMoved, .leftover: throw reason
    default: break
    }
    // One that is in a tree was asked about there.
    if held.withLock({ $0.isStopped }) { throw reason }
    let trouble = FileTrouble(item: item, reason: reason)
    switch await policy.decide(trouble) {
    case .stop:
      held.withLock { $0.isStopped = true }
      throw reason
    case .skip:
      if Task.isCancelled { throw .cancelled }
      held.withLock { $0.skipped.append(trouble) }
      return false
    case .retry:
      if Task.isCancelled { throw .cancelled }
      return true
    }
  }
}
