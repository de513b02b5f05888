import RecurseLayout
import RecurseReconciler
import RecurseTerminal
import RecurseThemes

/// Dispatches mouse events.
///
///     press ─▶ hit test ─▶ focus ─▶ responder chain: who handles it? ─▶ captured
///                                                                         │
///     drag, release ──────────────────────▶ captured widget or listener ◀┘
///     wheel, motion ─▶ hit test ─▶ responder chain
@MainActor
package final class Mouse {
  // Unchecked, since each frame reads these: docs/decisions/002-unchecked-access.md has the cost.
  // The tree owns this object, and is freed after it.
  @exclusivity(unchecked) unowned var tree: WidgetTree? { didSet { hover.tree = tree } }
  package var now: @MainActor () -> Duration = { .zero }
  /// The last place of the mouse on the screen.
  @exclusivity(unchecked) private(set) var location: CellPoint?
  let hover = Hover()
  /// Called for a press of the right button on a widget that nothing around it handles.
  ///
  /// The closure returns whether it has handled the press.
  package var onSecondaryPress: @MainActor (Widget, CellPoint) -> Bool = { _, _ in false }
  @exclusivity(unchecked) private var capture: Capture?
  private var clicks = ClickCounter()
  /// The handler of the first of several clicks in one place.
  private var firstCapture: Capture?
  /// The place of a held button whose press opened the layer that has the input now.
  private var pressBeforeLayer: CellPoint?
  /// Whether a layer came or went since the first of several clicks in one place.
  @exclusivity(unchecked) private var inputLayerHasChanged = false
  /// Whether a press is being handled.
  @exclusivity(unchecked) private var isPressing = false
  /// The actions that wait for the release.
  private var actionsAfterPress: [@MainActor () -> Void] = []

  /// The handler of a press, until its release.
  private struct Capture {
    let button: MouseButton
    let clicks: Int
    let press: MouseEvent
    weak var widget: Widget?
    /// The listener that waits for a drag or the release.
    weak var listener: Instance?
    /// Whether a listener handled the press.
    var isListener = false
    /// Whether the mouse left the cell of the press.
    var hasLeft = false
    /// Whether the mouse moved while the button was held.
    var hasMoved = false
    /// The object that is dragged.
    var dragged: Dragged?

    @MainActor func wasRemoved(from tree: WidgetTree?) -> Bool {
      isListener ? listener?.isMounted != true : widget?.tree !== tree
    }
  }

  /// The listener of a drag, and the widget that is dragged.
  private struct Dragged {
    let listener: NearestListener<DragEvent>
    weak var widget: Widget?
  }

  func handle(_ event: MouseEvent) -> Bool {
    location = event.location
    defer { if capture == nil { runActionsAfterPress() } }
    if wantsMotion { hover.update(at: location, isMotion: true) }
    return switch event.kind {
    case .press(let button): press(button, event)
    case .drag: drag(event)
    case .release(let button): release(button, event)
    case .move where focusFollowsMouse: pointAtItem(event)
    case .move, .wheelUp, .wheelDown, .wheelLeft, .wheelRight: dispatch(event) != nil
    }
  }

  /// Whether a widget has handled the press of a button that is still held.
  func isPressed(on widget: Widget) -> Bool {
    capture?.widget === widget || adoptedPress === widget
  }

  /// Runs an action that may move the target of a click: at once, or, while a button is held, after
  /// its release.
  package func afterPress(_ action: @escaping @MainActor () -> Void) {
    if isPressing || capture != nil { actionsAfterPress.append(action) } else { action() }
  }

  private func runActionsAfterPress() {
    let actions = actionsAfterPress
    actionsAfterPress = []
    for action in actions { action() }
  }

  /// The pressed widget of the tree with which this one is compared.
  weak var adoptedPress: Widget?

  func adopt(_ other: Mouse) { location = other.location }

  /// The number of the last press among those that quickly followed each other in one place.
  var clickCount: Int { clicks.number }

  /// Whether anything wants to hear of motion without a button.
  package var wantsMotion: Bool {
    tree?.listensForMotion == true || focusFollowsMouse || hover.showsValues
      || hasHoverLooks && tree?.rootLook.table.hasSurfaces == true
  }

  /// Whether anything ever looked different below the mouse.
  @exclusivity(unchecked) var hasHoverLooks = false

  /// Something else may be below the mouse.
  package func updateHover() {
    guard location != nil else { return }
    if wantsMotion || hover.isActive { hover.update(at: location, isMotion: false) }
  }

  /// The terminal is another program's: nothing is below the mouse.
  package func leave() {
    location = nil
    hover.update(at: nil, isMotion: false)
  }

  private var focusFollowsMouse: Bool {
    tree?.inputLayer?.element.kind.focusFollowsMouse == true
  }

  /// Moves the focus to the item under the mouse.
  private func pointAtItem(_ event: MouseEvent) -> Bool {
    guard let tree, let hit = tree.hit(event.location)?.widget else { return false }
    if hit is LayerWidget { return dispatch(event) != nil }
    guard let item = hit.nearestFocusable else { return false }
    guard focus(item) else { return false }
    tree.inputLayer?.focusFollowedMouse(to: item)
    return true
  }

  private func press(_ button: MouseButton, _ event: MouseEvent) -> Bool {
    pressBeforeLayer = nil
    isPressing = true
    defer { isPressing = false }
    if let capture {
      guard capture.button == button else { return sendToCapture(event) }
      // The release went to another program, while this one was stopped.
      cancel()
    }
    let clicks = clicks.press(button, at: event.location, time: now())
    if clicks == 1 {
      firstCapture = nil
      inputLayerHasChanged = false
    } else if inputLayerHasChanged || firstCapture?.wasRemoved(from: tree) == true {
      // The second click was meant for the layer or the widget that the first one hit.
      return true
    }
    let hit = tree?.hit(event.location)
    let titled = button == .left ? hit?.titledControl(at: event.location) : nil
    let movesFocus = (titled ?? hit?.widget.nearestFocusable).map(focus) ?? false
    let tap = TapEvent(
      location: event.location, button: button, count: clicks, modifiers: event.modifiers)
    let handler = dispatch(event, tap: tap, isOnTitle: titled != nil)
    switch handler {
    case .widget(let widget):
      capture = Capture(button: button, clicks: clicks, press: event)
      capture?.widget = widget
    case .listener(let instance):
      capture = Capture(button: button, clicks: clicks, press: event)
      capture?.listener = instance
      capture?.isListener = true
    case .secondaryPress, nil: break
    }
    if clicks == 1, handler != nil { firstCapture = capture }
    if button == .left, let hit {
      tree?.use(TextSelections.self).pressed(
        on: hit.widget, at: event.location, clicks: clicks, isHandled: handler != nil)
    }
    return handler != nil || movesFocus
  }

  private func focus(_ widget: Widget) -> Bool {
    // Some layers have no focus to take.
    guard !widget.isReachedByTabOnly, widget.isFocusedByPress,
      let focus = widget.layerFocus, focus === tree?.focus
    else { return false }
    return focus.move(to: widget, by: .person)
  }

  /// Chooses the item below the mouse, where the press that opened the layer is released there.
  private func releaseOnItem(_ event: MouseEvent) -> Bool {
    guard let start = pressBeforeLayer else { return false }
    pressBeforeLayer = nil
    guard event.location != start, let tree, focusFollowsMouse,
      let item = tree.hit(event.location)?.widget as? any Pressable
    else { return false }
    item.press()
    return true
  }

  private func release(_ button: MouseButton, _ event: MouseEvent) -> Bool {
    if capture == nil, releaseOnItem(event) { return true }
    if button == .left, selections?.released() == true { return true }
    let captured = capture
    let isHandled = sendToCapture(event)
    guard let captured, captured.button == button else { return isHandled }
    capture = nil
    if let dragged = captured.dragged {
      tell(dragged, .ended, captured, event)
      return true
    }
    guard let listener = captured.listener, listener.isMounted else { return isHandled }
    // A press and its release make a tap where both are in one cell, and inside what listens.
    guard !captured.hasLeft, let widget = tree?.hit(event.location)?.widget.mouseTarget,
      let target = widget.instance, target.isInside(listener)
    else { return false }
    var (current, isInside): (Instance?, Bool) = (target, true)
    while let instance = current {
      if instance === listener { isInside = false }
      let tap = TapEvent(
        location: event.location.located(in: tree?.corner(of: instance)), button: button,
        count: captured.clicks, modifiers: captured.press.modifiers)
      if !isInside, instance.hears(tap) { return true }
      if button == .right, opensMenu(at: instance, for: widget, event) { return true }
      current = instance.outward
    }
    return button == .right && onSecondaryPress(widget, event.location)
  }

  private func opensMenu(at instance: Instance, for widget: Widget, _ event: MouseEvent) -> Bool {
    (instance as? any SecondaryPressTarget)?.secondaryPress(on: widget, at: event.location) == true
  }

  // MARK: - Drags

  private func drag(_ event: MouseEvent) -> Bool {
    if capture == nil, pressBeforeLayer != nil, focusFollowsMouse {
      return pointAtItem(event)
    }
    if event.kind == .drag(.left), selections?.dragged(to: event.location) == true {
      // It was not a press but the start of a selection.
      cancel()
      clicks = ClickCounter()
      return true
    }
    capture?.hasMoved = true
    guard let captured = capture, captured.isListener else { return sendToCapture(event) }
    if captured.dragged == nil {
      guard event.location != captured.press.location || captured.hasLeft else { return true }
      capture?.hasLeft = true
      let press = DragEvent.press(of: captured.button)
      guard !captured.hasLeft,
        let listener = captured.listener.flatMap({ NearestListener(around: $0, for: press) })
      else { return true }
      let dragged = Dragged(listener: listener, widget: listener.instance.firstWidget)
      capture?.dragged = dragged
      tell(dragged, .began, captured, captured.press)
    }
    guard let dragged = capture?.dragged else { return true }
    tell(dragged, .moved, captured, event)
    return true
  }

  /// The selection of text, if there ever was one.
  private var selections: TextSelections? { tree?.feature(TextSelections.self) }

  private func tell(
    _ dragged: Dragged, _ phase: DragEvent.Phase, _ capture: Capture, _ event: MouseEvent
  ) {
    let corner = tree?.corner(of: dragged.listener.instance)
    dragged.listener.handle(
      DragEvent(
        phase, start: capture.press.location.located(in: corner),
        location: event.location.located(in: corner), button: capture.button,
        modifiers: event.modifiers))
  }

  private func sendToCapture(_ event: MouseEvent) -> Bool {
    guard let tree, let widget = capture?.widget, let place = Placement(of: widget, in: tree)
    else { return false }
    return widget.handle(event.located(in: widget, at: place.origin))
  }

  private func cancel() {
    guard let captured = capture else { return }
    capture = nil
    captured.widget?.isArmed = false
    captured.widget?.mouseCancelled()
    if let dragged = captured.dragged { tell(dragged, .cancelled, captured, captured.press) }
    if !isPressing { runActionsAfterPress() }
  }

  /// Escape ends a drag, as if it had never begun.
  ///
  /// - Returns: whether anything was dragged.
  func abandonDrag() -> Bool {
    guard let captured = capture, captured.hasMoved else { return false }
    captured.widget?.dragAbandoned()
    cancel()
    return true
  }

  /// Called when another layer has the input.
  func inputLayerChanged() {
    pressBeforeLayer = capture?.press.location
    _ = selections?.released()
    cancel()
    inputLayerHasChanged = true
  }

  func willDetach(_ widget: Widget) {
    if capture?.widget === widget || capture?.dragged?.widget === widget { cancel() }
  }

  private enum Handler {
    case widget(Widget)
    case listener(Instance)
    /// A target of presses of the right button: nothing waits for the release.
    case secondaryPress
  }

  /// Offers an event to the responder chain of the widget that is hit.
  ///
  /// - Parameters:
  ///   - tap: the tap that the event begins. The first listener that waits for it handles the
  ///     event; a listener for a double click ignores the first click.
  ///   - isOnTitle: whether it is on the title of a control. A press there moves the focus to the
  ///     control, but the control does not get the event.
  /// - Returns: what handled the event.
  private func dispatch(
    _ event: MouseEvent, tap: TapEvent? = nil, isOnTitle: Bool = false
  ) -> Handler? {
    // A press has moved the focus since its own hit test, which may have changed what is there.
    guard var hit = tree?.hit(event.location), let start = hit.widget.mouseTarget else {
      return nil
    }
    let drag = tap.map { DragEvent.press(of: $0.button) }
    // Where the right button may drag, its release opens a menu.
    let mayOpenMenu =
      tap?.button == .right
      && start.instance.flatMap { NearestListener(around: $0, for: drag) } == nil
    var handler: Handler?
    _ = ResponderChain(start: start, includesStart: !isOnTitle).offer { widget in
      hit.moveOut(to: widget)
      guard widget.handle(event.located(in: widget, at: hit.corner)) else { return false }
      handler = .widget(widget)
      return true
    } listener: { instance in
      if mayOpenMenu, opensMenu(at: instance, for: start, event) {
        handler = .secondaryPress
        return true
      }
      guard let tap, let drag, instance.accepts(tap) || instance.accepts(drag) else { return false }
      handler = .listener(instance)
      return true
    }
    if handler == nil, mayOpenMenu, onSecondaryPress(start, event.location) {
      handler = .secondaryPress
    }
    return handler
  }
}

/// An instance that handles presses of the right button at once, such as one that opens a menu.
@MainActor
protocol SecondaryPressTarget {
  /// Handles a press on a widget inside.
  ///
  /// - Returns: whether the press is handled. Otherwise it goes further out.
  func secondaryPress(on widget: Widget, at point: CellPoint) -> Bool
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
  /// The widget at which mouse events that hit this one start: itself, or the nearest around it
  /// with nothing disabled around.
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
      current = instance.outward
    }
    return false
  }
}
