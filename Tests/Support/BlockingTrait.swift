import Foundation
import Testing

/// Runs the tests of a suite on threads of their own, as they block: they wait for other programs,
/// or calculate for seconds.
///
/// ```swift
/// @Suite("The shell", .blocking) struct ShellTests { … }
/// ```
///
/// Swift's own threads are as many as the machine has cores. Tests that block them would keep all
/// work in the background from the tests that wait for such work.
public struct BlockingTrait: SuiteTrait, TestTrait, TestScoping {
  public let isRecursive = true

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    try await withTaskExecutorPreference(BlockingThreads.shared) { try await function() }
  }
}

extension Trait where Self == BlockingTrait {
  /// Runs the tests on threads that they may block.
  public static var blocking: Self { Self() }
}

/// Some threads that run what may block, the first that came first.
private final class BlockingThreads: TaskExecutor {
  static let shared = BlockingThreads(count: 3)
  private let queue = OperationQueue()

  init(count: Int) { queue.maxConcurrentOperationCount = count }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.addOperation { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
