import CStack
import Synchronization

/// Objects whose nested `deinit`s would overflow the stack: they are kept, and freed later in a
/// loop.
package enum StackSafeRelease {
  // Unchecked, because nothing uses the object any more: it is only released, by whichever thread
  // frees what is kept.
  private struct Kept: @unchecked Sendable { let object: AnyObject }

  private static let kept = Mutex<[Kept]>([])
  private static let isEmpty = Atomic(true)

  /// Keeps objects that are about to be freed, if the stack has no room for that. Called by their
  /// owner's deinitializer.
  @inline(__always)
  package static func take(_ objects: [some AnyObject]) {
    if recurse_stack_is_low() { keep(objects) }
  }

  /// Keeps one object.
  @inline(__always)
  package static func take(_ object: (some AnyObject)?) {
    // Most have none: then the stack need not be measured.
    if let object, recurse_stack_is_low() { keep([object]) }
  }

  @inline(never)
  private static func keep(_ objects: [some AnyObject]) {
    let objects = objects.map { Kept(object: $0) }
    kept.withLock { $0.append(contentsOf: objects) }
    isEmpty.store(false, ordering: .releasing)
  }

  /// Frees the kept objects, one stack depth at a time. Called when the stack has room.
  package static func free() {
    while !isEmpty.load(ordering: .acquiring) {
      isEmpty.store(true, ordering: .releasing)
      let objects = kept.withLock { kept in
        defer { kept = [] }
        return kept
      }
      withExtendedLifetime(objects) {}
    }
  }
}
