#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Counts the objects (instances, arrays, boxes of closures) that one thread allocates, with the
/// hook that Swift's runtime has for profilers.
package enum ObjectCount {
  fileprivate typealias Allocate =
    @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

  /// Whether this platform's runtime has the hook.
  package static var isAvailable: Bool { hook != nil && isMeasured != nil }

  private static var hook: UnsafeMutablePointer<Allocate>? {
    symbol("_swift_allocObject")?.assumingMemoryBound(to: Allocate.self)
  }

  private static var isMeasured: UnsafeMutablePointer<Bool>? {
    let name = "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly"
    return symbol(name)?.assumingMemoryBound(to: Bool.self)
  }

  private static func symbol(_ name: String) -> UnsafeMutableRawPointer? {
    dlsym(dlopen(nil, RTLD_NOW), name)
  }

  /// Returns the number of objects that this thread allocates while `body` runs, or `nil` if the
  /// hook is missing.
  ///
  /// Call it in a process that does nothing else: the hook slows down all threads meanwhile.
  package static func during(_ body: () -> Void) -> Int? {
    guard let hook, let isMeasured else { return nil }
    original = hook.pointee
    counted = pthread_self()
    count = 0
    hook.pointee = { metadata, size, alignment in
      if let counted, pthread_equal(counted, pthread_self()) != 0 { count += 1 }
      return original?(metadata, size, alignment)
    }
    isMeasured.pointee = true
    body()
    isMeasured.pointee = false
    hook.pointee = original ?? hook.pointee
    return count
  }
}

// Unsafe, because the hook reads it on any thread. It is written before the hook is set.
nonisolated(unsafe) private var original: ObjectCount.Allocate?
// Unsafe, because the hook reads it on any thread. It is written before the hook is set.
nonisolated(unsafe) private var counted: pthread_t?
// Unsafe, because the hook is no closure of the caller. Only the counted thread uses it.
nonisolated(unsafe) private var count = 0

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
