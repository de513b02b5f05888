internal import CAllocations

/// Counts the calls of `malloc` that one thread makes: for objects, for buffers, and in C.
///
/// ```swift
/// let count = AllocationCount.during { screen.press(.down) }
/// ```
package enum AllocationCount {
  /// Returns the number of calls that `body` makes, or `nil` if this platform's C library cannot be
  /// counted.
  package static func during(_ body: () -> Void) -> Int? {
    guard allocations_start() else { return nil }
    body()
    return allocations_end()
  }
}
