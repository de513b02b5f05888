#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Counts the objects (instances, arrays, boxes of closures) that one thread allocates, by the
/// entry that Swift's runtime keeps for measuring tools.
package enum ObjectCount {
  fileprivate typealias Allocate =
    @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

  /// Whether this platform's runtime has the entry.
  package static var isAvailable: Bool { entry != nil && isMeasured != nil }

  private static var entry: UnsafeMutablePointer<Allocate>? {
    symbol("_swift_allocObject")?.assumingMemoryBound(to: Allocate.self)
  }

  private static var isMeasured: UnsafeMutablePointer<Bool>? {
    let name = "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly"
    return symbol(name)?.assumingMemoryBound(to: Bool.self)
  }

  private static func symbol(_ name: String) -> UnsafeMutableRawPointer? {
    dlsym(dlopen(nil, RTLD_NOW), name)
  }

  /// How many objects this thread allocates while `body` runs. For a process with nothing else to
  /// do: what other threads retain meanwhile takes the runtime's measured paths, too.
  package static func during(_ body: () -> Void) -> Int? {
    guard let entry, let isMeasured else { return nil }
    original = entry.pointee
    counted = pthread_self()
    count = 0
    entry.pointee = { metadata, size, alignment in
      if let counted, pthread_equal(counted, pthread_self()) != 0 { count += 1 }
      return original?(metadata, size, alignment)
    }
    isMeasured.pointee = true
    body()
    isMeasured.pointee = false
    entry.pointee = original ?? entry.pointee
    return count
  }
}

// Unchecked: written by the counting thread alone, before others can read them.
nonisolated(unsafe) private var original: ObjectCount.Allocate?
// Unchecked like `original`.
nonisolated(unsafe) private var counted: pthread_t?
// Unchecked: read and written by the counted thread alone.
nonisolated(unsafe) private var count = 0
