/// How often a load that failed is tried again, and how long it waits before each time.
///
/// ```swift
/// let policy = RetryPolicy.backoff(attempts: 4, first: .seconds(1))   // waits 1, 2 and 4 seconds
/// ```
public struct RetryPolicy: Hashable, Sendable {
  private let attempts: Int
  private let first: Duration
  private let factor: Double
  private let longest: Duration

  /// A load that failed is not tried again.
  public static let none = RetryPolicy(attempts: 1, first: .zero, factor: 1, longest: .zero)

  /// Tries again, and waits longer each time.
  ///
  /// - Parameters:
  ///   - attempts: how often it is tried in all.
  ///   - first: the wait before the second attempt.
  ///   - factor: how many times as long each following wait is.
  ///   - longest: no wait is longer.
  public static func backoff(
    attempts: Int, first: Duration = .seconds(1), factor: Double = 2,
    longest: Duration = .seconds(30)
  ) -> RetryPolicy {
    RetryPolicy(attempts: attempts, first: first, factor: factor, longest: longest)
  }

  /// How long to wait after an attempt, counted from 1; nil where it was the last.
  public func delay(after attempt: Int) -> Duration? {
    guard attempt < attempts else { return nil }
    var delay = first
    for _ in 1..<max(1, attempt) where delay < longest { delay = delay * factor }
    return min(delay, longest)
  }
}
