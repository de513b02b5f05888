import RecurseLayout
import RecurseReconciler
import RecurseTerminal

/// Dispatches mouse events.
///
///     press ─▶ hit test ─▶ focus ─▶ responder chain: who handles it? ─▶ captured
///                                                                         │
///     drag, release ───────────────────────────────────▶ captured widget ◀┘
///     wheel, motion ─▶ hit test ─▶ responder chain
@MainActor
package final class Mouse {
  // The tree owns it, and is freed last.
  unowned var tree: WidgetTree?
  package var now: @MainActor () -> Duration = { .zero }
  /// Where the mouse was last, on the screen.
  private(set) var location: CellPoint?
  private var capture: Capture?
  private var clicks = ClickCounter()
  /// What handled the first of several clicks in one place.
  private var firstCapture: Capture?

  /// What handled a press, until its release.
  private struct Capture {
    let button: MouseEvent.Button
    let clicks: Int
    weak var widget: Widget?
    /// The listener that waits for the release.
    weak var listener: Instance?
    /// Whether a listener handled the press.
    var isTap = false

    @MainActor func wasRemoved(from tree: WidgetTree?) -> Bool {
      isTap ? listener?.isMounted != true : widget?.tree !== tree
    }
  }

  func handle(_ event: MouseEvent) -> Bool {
    location = event.location
    return switch event.kind {
    case .press(let button): press(button, event)
    case .drag: sendToCapture(event)
    case .release(let button): release(button, event)
    case .move, .wheelUp, .wheelDown, .wheelLeft, .wheelRight: dispatch(event) { _ in }
    }
  }

  private func press(_ button: MouseEvent.Button, _ event: MouseEvent) -> Bool {
    if let capture {
      guard capture.button == button else { return sendToCapture(event) }
      // The release went to another program, while this one was stopped.
      cancel()
    }
    let clicks = clicks.press(button, at: event.location, time: now())
    if clicks == 1 {
      firstCapture = nil
    } else if let firstCapture, firstCapture.wasRemoved(from: tree) {
      // The second click was meant for what was removed, not for what is there instead.
      return true
    }
    let movesFocus = tree?.hit(event.location)?.widget.nearestFocusable.map(focus) ?? false
    let isHandled = dispatch(event, tap: button == .left ? Tap(count: clicks) : nil) { handler in
      capture =
        switch handler {
        case .widget(let widget): Capture(button: button, clicks: clicks, widget: widget)
        case .listener(let instance):
          Capture(button: button, clicks: clicks, listener: instance, isTap: true)
        }
    }
    if clicks == 1, isHandled { firstCapture = capture }
    return isHandled || movesFocus
  }

  private func focus(_ widget: Widget) -> Bool { tree?.focus.move(to: widget) ?? false }

  private func release(_ button: MouseEvent.Button, _ event: MouseEvent) -> Bool {
    let captured = capture
    let isHandled = sendToCapture(event)
    guard let captured, captured.button == button else { return isHandled }
    capture = nil
    guard let listener = captured.listener, listener.isMounted else { return isHandled }
    // A press and its release make a tap where both are inside what listens.
    guard let target = tree?.hit(event.location)?.widget.mouseTarget?.instance,
      target.isInside(listener)
    else { return false }
    return listener.bubble(Tap(count: captured.clicks))
  }

  private func sendToCapture(_ event: MouseEvent) -> Bool {
    guard let tree, let widget = capture?.widget, let place = Placement(of: widget, in: tree)
    else { return false }
    return widget.handle(event.located(in: widget, at: place.origin))
  }

  private func cancel() {
    let widget = capture?.widget
    capture = nil
    widget?.mouseCancelled()
  }

  func willDetach(_ widget: Widget) {
    if capture?.widget === widget { cancel() }
  }

  private enum Handler {
    case widget(Widget)
    case listener(Instance)
  }

  /// Offers an event to the responder chain of the widget that is hit.
  ///
  /// - Parameters:
  ///   - tap: the tap that the event begins. The first listener that waits for it handles the
  ///     event; one that waits for more clicks lets the first of them pass.
  ///   - isHandled: called with what handled the event.
  private func dispatch(
    _ event: MouseEvent, tap: Tap? = nil, isHandled: (Handler) -> Void
  ) -> Bool {
    guard var hit = tree?.hit(event.location), let start = hit.widget.mouseTarget else {
      return false
    }
    return ResponderChain(start: start).firstHandler { widget in
      hit.moveOut(to: widget)
      guard widget.handle(event.located(in: widget, at: hit.corner)) else { return false }
      isHandled(.widget(widget))
      return true
    } listener: { instance in
      guard let tap, instance.accepts(tap) else { return false }
      isHandled(.listener(instance))
      return true
    }
  }
}

extension Hit {
  /// Goes on to a widget around this one.
  fileprivate mutating func moveOut(to ancestor: Widget) {
    while widget !== ancestor, let parent = widget.parent {
      let rect = parent.paintedRect(
        ofChildIn: widget.layout.frame, displacedBy: widget.stickyOffset)
      corner = CellPoint(column: corner.column - rect.column, row: corner.row - rect.row)
      widget = parent
    }
  }
}

extension MouseEvent {
  /// The event with its location in the content of a widget whose corner is known.
  @MainActor
  fileprivate func located(in widget: Widget, at corner: CellPoint) -> MouseEvent {
    var event = self
    event.location = widget.contentPoint(location, at: corner)
    return event
  }
}

extension Widget {
  /// Where mouse events that hit the widget start: the widget itself, or the nearest around it with
  /// nothing disabled around.
  fileprivate final var mouseTarget: Widget? {
    var target: Widget? = self
    for widget in selfAndAncestors where widget.style.isDisabled { target = widget.parent }
    return target
  }
}

extension Instance {
  fileprivate func isInside(_ other: Instance) -> Bool {
    var current: Instance? = self
    while let instance = current {
      if instance === other { return true }
      current = instance.parent
    }
    return false
  }
}
