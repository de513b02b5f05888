import RecurseReconciler
import RecurseTerminal

/// An event, from when it is handled until what it changed is committed.
struct HandledEvent {
  /// Whether it is a press: Enter, Space, a click, or a key that presses a button.
  var isPress: Bool
  /// The key that opened a layer and is meant for what is in it.
  var keyForLayer: KeyEvent?
}

extension WidgetTree {
  /// Dispatches an event.
  ///
  /// A key or paste goes to the focused widget and bubbles outward to the root until it is handled. A
  /// chord of commands that is open takes keys before it. What is not handled opens a menu, is a command
  /// of every app, or moves the focus. What is still not handled then is the key in the same place of a
  /// Latin layout: shortcuts are where they are whatever the layout writes there.
  ///
  /// - Returns: whether the event was handled.
  package func handle(_ event: InputEvent) -> Bool {
    if event.endsHelp { mouse.hover.dismissHelp() }
    handled = HandledEvent(isPress: event.isPress)
    if focus.suppresses(event) { return true }
    focus.endWalk(by: event)
    if event.isPress { focus.widget?.notifyAncestorsOfComingPress() }
    switch event {
    case .key(let key):
      return handle(key) || key.hasLatinLayout && handle(key.onLatinLayout)
    case .paste(let paste):
      commands.endChord()
      return dispatch(paste) { widget in
        guard widget.handle(paste) else { return false }
        focus.keep(in: widget)
        return true
      }
    case .mouse(let event):
      if event.isPress { commands.endChord() }
      return mouse.handle(event)
    case .focus: return false
    }
  }

  private func handle(_ key: KeyEvent) -> Bool {
    commands.continueChord(key) || leave(key) || dispatch(key)
      || openContextMenu(key) || openMenuBar(key) || commands.takeAppKey(key)
      || focus.enabledWidget?.handleUnused(key) == true || moveFocus(key)
  }

  /// Called when what an event changed is committed.
  package func endEvent() {
    if let key = handled?.keyForLayer {
      handled?.keyForLayer = nil
      if inputLayer != nil { _ = dispatch(key) }
    }
    let isPress = handled?.isPress == true
    handled = nil
    if isPress { forEachFocus { $0.forgetOpened() } }
  }

  /// Escape leaves what the mouse began: a drag, else a selection of text.
  private func leave(_ event: KeyEvent) -> Bool {
    event.isPress(of: .escape) && (mouse.abandonDrag() || clearTextSelection())
  }

  private func clearTextSelection() -> Bool {
    guard let selected = selectedText, selected.tree === self, selected.layer === inputLayer
    else { return false }
    let isCleared = selected.clearSelection()
    selectedText = nil
    return isCleared
  }

  private func moveFocus(_ event: KeyEvent) -> Bool {
    if event.isPress(of: .tab) { return focus.advance() }
    if event.isPress(of: .shiftTab) { return focus.advance(backward: true) }
    guard event.kind != .release, let direction = FocusDirection(event.key) else { return false }
    return focus.move(direction)
  }

  /// Escape presses the nearest button for that, where nothing further in takes it.
  private func dispatch(_ key: KeyEvent) -> Bool {
    let cancel = key.isPress(of: .escape) ? cancelTarget : nil
    let hasFocus = focus.widget != nil
    if key.key == .enter { focus.endTyping() }
    let isHandled = dispatch(key) { widget in
      if !focus.passes(widget, by: key.key), widget.handle(key) {
        if key.key != .enter { focus.keep(in: widget) }
        return true
      }
      guard let cancel, widget === cancel.around else { return false }
      press(cancel.button)
      return true
    }
    guard !isHandled, !hasFocus, let cancel else { return isHandled }
    press(cancel.button)
    return true
  }

  /// Presses a button by a key that is for it alone.
  private func press(_ button: any Pressable) {
    handled?.isPress = true
    button.press()
  }

  private func dispatch<Event>(_ event: Event, to handler: (Widget) -> Bool) -> Bool {
    guard let focused = focus.widget, focused.instance != nil else {
      // Without a focus the event goes to all listeners that it can reach, inner ones first.
      let layer = inputLayer
      let isHandled = root.instance?.engine.offer(event) {
        !$0.isDisabled && $0.layerAround === layer?.instance
      }
      return isHandled == true || layer.map(handler) == true
    }
    // What is disabled keeps the focus it has; its keys bubble outward.
    let disabled = focused.outermostDisabled
    let chain = ResponderChain(start: disabled ?? focused, includesStart: disabled == nil)
    return chain.firstHandler { widget in
      let isHandled = handler(widget)
      // Where text is typed stays in view.
      if isHandled, widget === focused, widget.isFocused { reveal(widget) }
      return isHandled
    } listener: {
      $0.hears(event)
    }
  }
}

extension Instance {
  /// The element of the layer that the instance is in; `nil` in the root.
  final var layerAround: ElementInstance? {
    var element = self as? ElementInstance ?? container
    while let current = element, !current.isLayer { element = current.container }
    return element
  }

  /// Whether the nearest element around the instance, or one around that, is disabled or collapsed.
  fileprivate var isDisabled: Bool { (container?.widget as? Widget)?.isDisabled == true }
}

extension InputEvent {
  /// Whether it presses what is under the mouse, or has the focus.
  fileprivate var isPress: Bool {
    switch self {
    case .key(let key): key.isPress(of: .enter) || key.isPress(of: .space)
    case .mouse(let mouse): mouse.kind == .press(.left) || mouse.kind == .release(.left)
    case .paste, .focus: false
    }
  }

  /// Whether a tooltip is in the way of what the event begins.
  fileprivate var endsHelp: Bool {
    switch self {
    case .key, .paste: return true
    case .mouse(let event): return event.isPress
    case .focus: return false
    }
  }
}

extension MouseEvent {
  fileprivate var isPress: Bool { if case .press = kind { true } else { false } }
}
