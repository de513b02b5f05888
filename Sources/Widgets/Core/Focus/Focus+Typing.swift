import RecurseReconciler

// A field that a person has chosen keeps the focus:
//
//     focus moves ─▶ free ── a click, Tab, a key or paste that a field takes ─▶ in use
//                     ▲                                                          │
//                     └────────── Enter, or the focus moves otherwise ◀──────────┘
extension Focus {
  /// Keeps the focus in the field in which a person types, or which a click has chosen, whatever
  /// the state wants later, until ``endTyping()``.
  func keep(in widget: Widget) {
    guard !isInUse, widget === self.widget, widget.focusPart?.acceptsText == true else { return }
    isInUse = true
    if let requested { decline(requested) }
    requested = nil
    for listener in listeners(around: widget).reversed() {
      listener.handle(FocusChange(isFocused: true))
    }
  }

  /// Called for Enter: what was typed is complete.
  func endTyping() { isInUse = false }

  /// Tells the listeners around a widget that it does not get the focus for which it waited.
  func decline(_ widget: Widget) {
    for listener in listeners(around: widget) { listener.handle(FocusChange(isFocused: false)) }
  }
}
