/// A reference for those that may outlive its target: it leads nowhere once the target is gone.
///
/// A `weak` reference would give the target a side table, through which each of its retains and
/// releases goes from then on. So what every frame touches is referred to by one of these, which
/// the target makes when the first asks, and clears in its `deinit`.
// `@unchecked Sendable`, because other threads only carry the reference to the main actor, where it
// is followed and cleared.
package final class ZeroingReference<Target: AnyObject>: @unchecked Sendable {
  // `unowned(unsafe)`, because the target clears it in its `deinit`, so it never dangles.
  @exclusivity(unchecked) private unowned(unsafe) var storage: Target?

  init(_ target: Target) { storage = target }

  /// The target, as long as it is there.
  @MainActor package var target: Target? { storage }

  /// Clears the reference when the target is freed.
  func clear() { storage = nil }
}

extension ZeroingReference<Instance> {
  /// The target, by the type of the instance that made the reference.
  @MainActor func target<Known: Instance>(as type: Known.Type) -> Known? {
    guard let target else { return nil }
    return unsafeDowncast(target, to: Known.self)
  }

  /// The element, if an element made the reference.
  @MainActor package var element: ElementInstance? { target(as: ElementInstance.self) }
}
