/// The way to an object for those that may outlive it: it leads nowhere once the object is gone.
///
/// A `weak` reference would give its target a side table, through which each of the target's
/// retains and releases goes from then on. So what every frame touches is referred to by one of
/// these, which the target makes when the first asks, and cuts in its `deinit`.
package final class BackReference<Target: AnyObject>: @unchecked Sendable {
  // Unsafe, because it is cut before the target goes. Unchecked, because it is followed on the main
  // actor alone, where instances come and go; other threads only carry it there.
  @exclusivity(unchecked) private unowned(unsafe) var storage: Target?

  init(_ target: Target) { storage = target }

  /// What it leads to, as long as that is there.
  @MainActor package var target: Target? { storage }

  /// Called where the target is no more.
  func cut() { storage = nil }
}

extension BackReference<Instance> {
  /// What it leads to, by the type of the instance that made it.
  @MainActor func target<Known: Instance>(as type: Known.Type) -> Known? {
    guard let target else { return nil }
    return unsafeDowncast(target, to: Known.self)
  }

  /// The element that it leads to, where it was made by one.
  @MainActor package var element: ElementInstance? { target(as: ElementInstance.self) }
}
