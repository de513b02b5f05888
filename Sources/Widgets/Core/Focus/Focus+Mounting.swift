import RecurseReconciler
import RecurseTerminal

// Content may be mounted after the focus was placed: when its size is known, or when it is loaded.
//
//     insertion of content that depends on its size ─▶ wait ── layout, commit ──▶ first focusable
//     insertion with .defaultFocus() ── nobody has placed the focus ──▶ it moves there, and rests
extension Focus {
  /// Notes that a modifier wants the initial focus for an inserted widget.
  func suggest(_ widget: Widget) {
    pending.suggested = widget
    pending.needsUpdate = true
  }

  /// Lets a focus that nobody has placed wait for the content of a widget, which depends on its
  /// size.
  func wait(forContentOf widget: Widget) {
    awaited.append(WeakWidget(widget: widget))
    pending.needsUpdate = true
  }

  /// Called when a widget has been laid out, so that the next commit mounts its content.
  func stopWaiting(forContentOf widget: Widget) {
    guard !awaited.isEmpty else { return }
    awaited.removeAll { $0.widget == nil || $0.widget === widget }
    pending.needsUpdate = true
  }

  /// Whether no widget has the focus until the layout has mounted more content.
  package var needsLayout: Bool { widget == nil && awaitsContent }

  var awaitsContent: Bool {
    awaited.contains {
      guard let widget = $0.widget, let scope, widget.tree === tree else { return false }
      return widget.isInside(scope) && !widget.selfAndAncestors.contains(where: \.style.isCollapsed)
    }
  }

  /// Moves the focus into new content that a modifier wants to have it, if nobody has placed it.
  func moveToSuggested() -> Bool {
    guard isProvisional, let suggested = pending.suggested, let scope, suggested.isInside(scope),
      let target = suggested.firstFocusable, target !== widget
    else { return false }
    move(to: target, isRevealed: true, by: .absence)
    isProvisional = true
    beginRest(for: FocusRest.timeAfterLoss)
    return true
  }
}

extension InputEvent {
  /// Whether a person acts: by a key, a paste or a press, and not by moving the mouse.
  var isDeliberate: Bool {
    if case .mouse(let mouse) = self, case .press = mouse.kind { true } else { isKeyOrPaste }
  }
}
