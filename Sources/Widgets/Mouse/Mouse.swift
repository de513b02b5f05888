import RecurseLayout
import RecurseReconciler
import RecurseTerminal

/// Where mouse events go.
///
///     press ─▶ what stands there ─▶ focus ─▶ from the inside out, who takes it? ─▶ captured
///                                                                                    │
///     drag, release ────────────────────────────────────────────▶ who took it ◀──────┘
///     wheel, motion ─▶ what stands there ─▶ from the inside out
@MainActor
package final class Mouse {
  unowned var tree: WidgetTree?
  package var now: @MainActor () -> Duration = { .zero }
  /// Where the mouse last was.
  private(set) var location: CellPoint?
  private var capture: Capture?
  private var clicks = ClickCounter()
  /// Who took the first of some clicks in one place.
  private var firstTaker: Capture?

  /// Who took a press, until its release.
  private struct Capture {
    let button: MouseEvent.Button
    let clicks: Int
    weak var widget: Widget?
    /// The listener that waits for the release.
    weak var listener: Instance?
    /// Whether it is a listener that took the press.
    var isTap = false

    @MainActor func hasGone(from tree: WidgetTree?) -> Bool {
      isTap ? listener?.isMounted != true : widget?.tree !== tree
    }
  }

  func handle(_ event: MouseEvent) -> Bool {
    location = event.location
    return switch event.kind {
    case .press(let button): press(button, event)
    case .drag: tellCaptor(event)
    case .release(let button): release(button, event)
    case .move, .wheelUp, .wheelDown, .wheelLeft, .wheelRight:
      route(event) { $0.handle($1) }
    }
  }

  private func press(_ button: MouseEvent.Button, _ event: MouseEvent) -> Bool {
    if let capture {
      guard capture.button == button else { return tellCaptor(event) }
      // The release was told to somebody else, while the program was stopped.
      cancel()
    }
    let clicks = clicks.press(button, at: event.location, time: now())
    if clicks == 1 {
      firstTaker = nil
    } else if let firstTaker, firstTaker.hasGone(from: tree) {
      // What was clicked has gone: the second click was not meant for what is there now.
      return true
    }
    let movesFocus = tree?.hit(event.location)?.widget.nearestThatTakesFocus.map(focus) ?? false
    let waitForRelease: (Instance) -> Void = {
      self.capture = Capture(button: button, clicks: clicks, listener: $0, isTap: true)
    }
    let isTaken = route(
      event,
      to: { widget, event in
        guard widget.handle(event) else { return false }
        capture = Capture(button: button, clicks: clicks, widget: widget)
        return true
      }, tap: button == .left ? Tap(count: clicks) : nil, waitForRelease)
    if clicks == 1, isTaken { firstTaker = capture }
    return isTaken || movesFocus
  }

  private func focus(_ widget: Widget) -> Bool { tree?.focus.move(to: widget) ?? false }

  private func release(_ button: MouseEvent.Button, _ event: MouseEvent) -> Bool {
    let captured = capture
    let isTaken = tellCaptor(event)
    guard let captured, captured.button == button else { return isTaken }
    capture = nil
    guard let listener = captured.listener, listener.isMounted else { return isTaken }
    // A press and its release belong together where both are in what listens.
    guard let start = tree?.hit(event.location)?.widget.firstToHear?.instance,
      start.isInside(listener)
    else { return false }
    return listener.bubble(Tap(count: captured.clicks))
  }

  private func tellCaptor(_ event: MouseEvent) -> Bool {
    guard let tree, let widget = capture?.widget, let place = Placement(of: widget, in: tree)
    else { return false }
    return widget.handle(event.moved(into: widget, at: place.origin))
  }

  private func cancel() {
    let widget = capture?.widget
    capture = nil
    widget?.mouseCancelled()
  }

  func widgetGoes(_ widget: Widget) {
    if capture?.widget === widget { cancel() }
  }

  /// Offers an event to the widgets at its place, from the inside out.
  ///
  /// - Parameters:
  ///   - tap: what the event is the beginning of.
  ///   - wait: called with the first on the way that listens for the tap, which ends there. One that
  ///     waits for more clicks lets the first of them pass.
  private func route(
    _ event: MouseEvent, to body: (Widget, MouseEvent) -> Bool,
    tap: Tap? = nil, _ wait: (Instance) -> Void = { _ in }
  ) -> Bool {
    guard var place = tree?.hit(event.location), let start = place.widget.firstToHear else {
      return false
    }
    var current = start.instance as Instance?
    while let instance = current {
      if let widget = (instance as? ElementInstance)?.widget as? Widget {
        place.goOut(to: widget)
        if body(widget, event.moved(into: widget, at: place.corner)) { return true }
      } else if let tap, instance.accepts(tap) {
        wait(instance)
        return true
      }
      current = instance.parent
    }
    return false
  }
}

extension Hit {
  /// Goes on to a widget that stands around this one.
  fileprivate mutating func goOut(to ancestor: Widget) {
    while widget !== ancestor, let parent = widget.parent {
      let rect = parent.paintedRect(
        ofChildIn: widget.layout.frame, displacedBy: widget.pinning)
      corner = CellPoint(column: corner.column - rect.column, row: corner.row - rect.row)
      widget = parent
    }
  }
}

extension MouseEvent {
  /// The event with its location in the content of a widget whose corner is known.
  @MainActor
  fileprivate func moved(into widget: Widget, at corner: CellPoint) -> MouseEvent {
    var event = self
    event.location = widget.contentPoint(location, at: corner)
    return event
  }
}

extension Widget {
  /// The widget itself or the nearest around it that takes the focus.
  fileprivate final var nearestThatTakesFocus: Widget? {
    var current: Widget? = self
    while let widget = current, !widget.canTakeFocus { current = widget.parent }
    return current
  }

  /// The widget itself, or the nearest around it that is not disabled: who is told of the mouse.
  fileprivate final var firstToHear: Widget? {
    var first: Widget? = self
    var current: Widget? = self
    while let widget = current {
      if widget.box.isDisabled || first === widget && widget.instance == nil {
        first = widget.parent
      }
      current = widget.parent
    }
    return first
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
