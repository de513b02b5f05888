/// A widget that wants to hear when its lazy children are others than before, alive or not.
@MainActor
package protocol LazyHost: AnyObject {
  func lazyChildrenChanged()
}

extension Instance {
  /// Whether anything here or below would be lost with this instance.
  var holdsState: Bool {
    if let component = self as? ComponentInstance, component.hasState { return true }
    return childInstances.contains { $0.holdsState }
  }

  /// Goes out of sight: for those who listen as if it were gone.
  func leaveSight() {
    (self as? HookInstance)?.willPark()
    for child in childInstances { child.leaveSight() }
  }

  /// Comes into sight again.
  func enterSight() {
    (self as? HookInstance)?.didReturn()
    for child in childInstances { child.enterSight() }
  }
}
