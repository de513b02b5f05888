import CStack
import RecurseLayout
import RecurseReconciler

// Walks of the tree recurse. A walk that runs out of stack leaves the rest as it is. Layout takes
// more stack for each level than any other walk, and a tree too deep for it is reported as an
// error.
extension Widget {
  /// Whether there is enough stack to go one level deeper.
  @inline(__always)
  package final var hasStack: Bool { !recurse_stack_is_low() || reportEndOfStack() }

  @inline(never)
  private func reportEndOfStack() -> Bool {
    tree?.ranOutOfStack = true
    return false
  }
}

extension WidgetTree {
  /// Whether the last layout had enough stack for all widgets.
  package var isLaidOut: Bool { engine.tooDeep == nil && tooDeepNodeOfLayers == nil }

  private var tooDeepNodeOfLayers: LayoutNode? {
    for layer in layers {
      if let node = layer.engine.tooDeep { return node }
    }
    return nil
  }

  /// The element in which the last layout ran out of stack.
  package var tooDeep: ElementInstance? {
    guard var widget = (engine.tooDeep ?? tooDeepNodeOfLayers)?.owner as? Widget else {
      return root.instance
    }
    while widget.instance == nil, let parent = widget.parent { widget = parent }
    return widget.instance ?? root.instance
  }
}
