import CStack
import RecurseLayout
import RecurseReconciler

// Walks of the tree are calls within calls. Who runs out of stack in one leaves the rest as it is:
// a layout takes more stack for each level than any other walk, and what it has no room for is an
// error of whoever shows it.
extension Widget {
  /// Whether there is stack to look at one level more.
  @inline(__always)
  final var hasStack: Bool { !recurse_stack_is_low() || noteEndOfStack() }

  @inline(never)
  private func noteEndOfStack() -> Bool {
    tree?.ranOutOfStack = true
    return false
  }
}

extension WidgetTree {
  /// Whether the last layout had stack for all there is.
  package var isLaidOut: Bool { engine.tooDeep == nil }

  /// The element inside which it had no more.
  package var tooDeep: ElementInstance? {
    guard var widget = engine.tooDeep?.owner as? Widget else { return root.instance }
    while widget.instance == nil, let parent = widget.parent { widget = parent }
    return widget.instance ?? root.instance
  }
}
