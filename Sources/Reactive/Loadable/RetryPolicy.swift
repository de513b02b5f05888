/// The number of attempts for a failed load, and the delay before each attempt.
///
/// ```swift
/// let policy = RetryPolicy.backoff(attempts: 4, first: .seconds(1))   // waits 1, 2 and 4 seconds
/// ```
public struct RetryPolicy: Hashable, Sendable {
  private let attempts: Int
  private let first: Duration
  private let factor: Double
  private let longest: Duration

  /// A failed load is not retried.
  public static let none = RetryPolicy(attempts: 1, first: .zero, factor: 1, longest: .zero)

  /// Returns a policy that retries with a delay that grows each time.
  ///
  /// - Parameters:
  ///   - attempts: the number of attempts, including the first load.
  ///   - first: the delay before the second attempt.
  ///   - factor: the ratio of each delay to the previous one; NaN counts as 1.
  ///   - longest: the upper bound of each delay.
  ///
  /// Negative delays and factors count as zero.
  public static func backoff(
    attempts: Int, first: Duration = .seconds(1), factor: Double = 2,
    longest: Duration = .seconds(30)
  ) -> RetryPolicy {
    RetryPolicy(
      attempts: attempts, first: max(.zero, first), factor: factor.isNaN ? 1 : max(0, factor),
      longest: max(.zero, longest))
  }

  /// Returns the delay after an attempt, counted from 1, or `nil` if it was the last. O(log
  /// attempt).
  public func delay(after attempt: Int) -> Duration? {
    guard attempt < attempts else { return nil }
    guard first > .zero else { return .zero }
    let times = factor.raised(to: max(1, attempt) - 1)
    // Compared first, because a product that is too large for a duration would trap.
    guard times < longest / first else { return longest }
    return min(first * times, longest)
  }
}

extension Double {
  /// Returns the number raised to a power that is not negative. O(log power).
  fileprivate func raised(to power: Int) -> Double {
    var (result, square, rest) = (1.0, self, power)
    while rest > 0 {
      if rest & 1 == 1 { result *= square }
      square *= square
      rest >>= 1
    }
    return result
  }
}
