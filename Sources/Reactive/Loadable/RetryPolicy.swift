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
  ///   - factor: how many times as long each following wait is; what is no number is 1.
  ///   - longest: no wait is longer.
  ///
  /// A wait or a factor below zero is zero.
  public static func backoff(
    attempts: Int, first: Duration = .seconds(1), factor: Double = 2,
    longest: Duration = .seconds(30)
  ) -> RetryPolicy {
    RetryPolicy(
      attempts: attempts, first: max(.zero, first), factor: factor.isNaN ? 1 : max(0, factor),
      longest: max(.zero, longest))
  }

  /// How long to wait after an attempt, counted from 1; nil where it was the last. O(log attempt).
  public func delay(after attempt: Int) -> Duration? {
    guard attempt < attempts else { return nil }
    guard first > .zero else { return .zero }
    let times = factor.toThe(max(1, attempt) - 1)
    // No product that a duration could not hold is ever made.
    guard times < longest / first else { return longest }
    return min(first * times, longest)
  }
}

extension Double {
  /// The number so many times multiplied by itself.
  fileprivate func toThe(_ power: Int) -> Double {
    var (result, square, rest) = (1.0, self, power)
    while rest > 0 {
      if rest & 1 == 1 { result *= square }
      square *= square
      rest >>= 1
    }
    return result
  }
}
