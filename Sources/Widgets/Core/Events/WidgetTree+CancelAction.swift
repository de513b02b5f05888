import RecurseReconciler
import RecurseTerminal

/// A button that Escape presses, and the innermost widget around both it and the focus: what is
/// further in gets the key first.
@MainActor
struct CancelTarget {
  let button: any Pressable
  let around: Widget
}

extension WidgetTree {
  /// What Escape presses where nothing inner takes it: the enabled button nearest to the focus. O(n).
  func cancelTarget(of event: KeyEvent) -> CancelTarget? {
    guard hasCancelActions, event.isPress(of: .escape) else { return nil }
    let root = inputLayer ?? root
    let path = Array((focus.widget ?? root).selfAndAncestors)
    var found: (target: CancelTarget, depth: Int)?
    var widget: Widget? = root
    while let candidate = widget {
      widget = candidate.next()
      guard candidate.style.isCancelAction, !candidate.isDisabled,
        let button = candidate.firstPressable,
        let depth = path.firstIndex(where: { candidate.isInside($0) }), depth < found?.depth ?? .max
      else { continue }
      found = (CancelTarget(button: button, around: path[depth]), depth)
    }
    return found?.target
  }
}
