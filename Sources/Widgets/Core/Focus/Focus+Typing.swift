import RecurseReconciler

// A field that a person has chosen keeps the focus:
//
//     focus moves ─▶ free ── a click, Tab, a key or paste that a field takes ─▶ in use
//                     ▲                                                          │
//                     └────────── Enter, or the focus moves otherwise ◀──────────┘
extension Focus {
  /// Keeps the focus in the field in which a person types, or which a click has chosen, whatever
  /// effects and timers want, until ``endTyping()``.
  func keep(in widget: Widget) {
    guard !isInUse, widget === self.widget, widget.focusPart?.acceptsText == true else { return }
    isInUse = true
    if let requested {
      decline(requested)
    } else {
      tellFocused()
    }
    requested = nil
  }

  /// Called for Enter: what was typed is complete.
  func endTyping() { isInUse = false }

  /// Called when a layer with this focus covers another one. If no event has brought it, keys that
  /// a person is typing into a field there have no effect here.
  func rest(over covered: Focus) {
    guard tree?.handled == nil, let now = tree?.timeline?.now else { return }
    let isWriting = covered.isInUse && covered.rest.isWriting(at: now)
    if isWriting || covered.rest.awaitsPause(at: now) { rest.awaitPause(at: now) }
  }

  /// Tells the listeners around a widget that it does not get the focus that the state wanted for
  /// it, and those around the focused widget that it stays there.
  func decline(_ requested: Widget) {
    for listener in listeners(around: requested) { listener.handle(FocusChange(isFocused: false)) }
    tellFocused()
  }

  private func tellFocused() {
    for listener in listeners(around: widget).reversed() {
      listener.handle(FocusChange(isFocused: true))
    }
  }
}
