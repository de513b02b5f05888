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
  /// The button that Escape presses if nothing inner takes it: the enabled one nearest to the
  /// focus, from within the form or the focus scope around it. O(n) where there ever was such a
  /// button.
  var cancelTarget: CancelTarget? {
    guard feature(ButtonActions.self)?.hasCancel == true else { return nil }
    let root = inputLayer ?? root
    let path = Array((focus.widget ?? root).selfAndAncestors)
    var found: (target: CancelTarget, depth: Int)?
    var widget: Widget? = root
    while let candidate = widget {
      widget = candidate.next()
      guard candidate.style.isCancelAction, !candidate.isDisabled,
        let button = candidate.firstPressable,
        let depth = candidate.cancelDepth(in: path), depth < found?.depth ?? .max
      else { continue }
      found = (CancelTarget(button: button, around: path[depth]), depth)
    }
    return found?.target
  }
}

extension Widget {
  /// Returns the index, in a path from the focus outward, of the innermost widget that is also
  /// around this one. `nil` if this widget is in a form or a focus scope that the focus is outside.
  fileprivate func cancelDepth(in path: [Widget]) -> Int? {
    for widget in selfAndAncestors {
      if let depth = path.firstIndex(where: { $0 === widget }) { return depth }
      if widget.style.isFocusScope || widget.containerPart?.isForm == true {
        // Without a focus, the path is the root alone: no button is too far away.
        return path.count == 1 ? 0 : nil
      }
    }
    return nil
  }
}
