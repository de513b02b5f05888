import RecurseReconciler
import RecurseTerminal

/// An event, from when it is handled until what it changed is committed.
struct HandledEvent {
  /// The number of the event among those of the tree.
  let number: Int
  /// Whether it may press a widget: Enter, Space, a click, or a key that presses a button.
  var mayPressWidget: Bool
  /// The key that opened a layer and is meant for what is in it.
  var keyForLayer: KeyEvent?
}

extension WidgetTree {
  /// Dispatches an event.
  ///
  /// A key takes its ``KeyRoute``, and its release goes to the listeners on that route alone; a
  /// paste bubbles from the focused widget outward. A key that nothing takes is tried again as the
  /// key in the same place of a Latin layout. So shortcuts stay in their places, whatever the
  /// layout writes there.
  ///
  /// - Returns: whether the event was handled.
  package func handle(_ event: InputEvent) -> Bool {
    if case .key(let key) = event, key.phase == .up { return release(key) }
    if event.endsHelp { mouse.hover.dismissHelp() }
    if event.isTyped { dismissLowToasts() }
    eventCount += 1
    handled = HandledEvent(number: eventCount, mayPressWidget: event.mayPressWidget)
    if focus.suppresses(event) { return true }
    focus.endWalk(by: event)
    if event.mayPressWidget { focus.widget?.notifyAncestorsOfComingPress() }
    switch event {
    case .key(let key):
      return handle(key) || key.hasLatinLayout && handle(key.onLatinLayout)
    case .paste(let paste):
      commands.endChord()
      return offer(paste)
    case .mouse(let event):
      if event.isButtonDown { commands.endChord() }
      return mouse.handle(event)
    case .focus: return false
    }
  }

  private func handle(_ key: KeyEvent) -> Bool {
    let cancel = beginRoute(of: key)
    return KeyRoute(tree: self, key: key).visit { offer(key, to: $0, cancel) }
  }

  private func release(_ key: KeyEvent) -> Bool {
    guard root.instance?.engine.wants(.keyPhases) == true else { return false }
    let keys = key.hasLatinLayout ? [key, key.onLatinLayout] : [key]
    return keys.contains { key in
      KeyRoute(tree: self, key: key).visitFromCursorRow { station in
        if case .listeners(let instance) = station { instance.hears(key) } else { false }
      }
    }
  }

  /// - Returns: what Escape presses, unless something further in takes it.
  private func beginRoute(of key: KeyEvent) -> CancelTarget? {
    if key.key == .enter { focus.endTyping() }
    return key.key == .escape ? cancelTarget : nil
  }

  private func offer(
    _ key: KeyEvent, to station: KeyRoute.Station, _ cancel: CancelTarget?
  ) -> Bool {
    switch station {
    case .chord: return commands.continueChord(key)
    case .pointer: return leave(key)
    case .widget(let widget):
      return offer(key, to: widget) || cancel.map { widget === $0.around && press($0) } == true
    case .listeners(let instance): return instance.hears(key)
    case .cancelAction: return cancel.map(press) == true
    case .contextMenu: return openContextMenu(key)
    case .menuBar: return openMenuBar(key)
    case .appCommands: return commands.takeAppKey(key)
    case .unused(let widget): return offerUnused(key, to: widget)
    case .focus: return moveFocus(key)
    }
  }

  /// Returns whether the listener or the commands at an instance have a use for a key, without
  /// offering it.
  package func wouldTake(_ key: KeyEvent, at instance: Instance) -> Bool {
    if let set = instance.commands { return commands.has(key, in: set) }
    return instance.accepts(key)
  }

  private func offer(_ key: KeyEvent, to widget: Widget) -> Bool {
    let isFocused = widget === focus.widget
    guard !focus.passes(widget, by: key.key), widget.handle(key) else { return false }
    if isFocused { keyWasTaken(by: widget, isText: key.key != .enter) }
    return true
  }

  /// Offers a key that nothing used to the focused widget, then to the containers around it.
  private func offerUnused(_ key: KeyEvent, to widget: Widget) -> Bool {
    widget.handleUnused(key)
      || widget.selfAndAncestors.contains { $0.containerPart?.handleUnusedInside(key) == true }
  }

  /// Called when the focused widget has taken a key or a paste.
  private func keyWasTaken(by widget: Widget, isText: Bool) {
    if isText { focus.keep(in: widget) }
    // Where text is typed stays in view.
    if widget.isFocused { reveal(widget) }
  }

  private func offer(_ paste: Paste) -> Bool {
    KeyRoute(tree: self).visitFromFocus(for: Paste.self, paste) { station in
      switch station {
      case .widget(let widget):
        let isFocused = widget === focus.widget
        guard widget.handle(paste) else { return false }
        if isFocused { keyWasTaken(by: widget, isText: true) }
        return true
      case .listeners(let instance): return instance.hears(paste)
      default: return false
      }
    }
  }

  /// Called when what an event changed is committed.
  package func endEvent() {
    if let key = handled?.keyForLayer {
      handled?.keyForLayer = nil
      if inputLayer != nil {
        let cancel = beginRoute(of: key)
        _ = KeyRoute(tree: self, key: key).visitFromCursorRow { offer(key, to: $0, cancel) }
      }
    }
    let mayPressWidget = handled?.mayPressWidget == true
    handled = nil
    if mayPressWidget { forEachFocus { $0.forgetOpened() } }
  }

  /// Ends what a person began: by Escape a drag, or else a selection of text; by Ctrl-C a
  /// selection, which is copied.
  private func leave(_ event: KeyEvent) -> Bool {
    if event.key == .escape { return mouse.abandonDrag() || clearTextSelection() }
    guard event.onLatinLayout.key == .control("c"), event.phase != .up,
      let selected = selectedText, selected.copySelection()
    else { return false }
    return clearTextSelection()
  }

  /// Whether a person has selected text in the layer that has the input.
  var hasSelectedText: Bool {
    selectedText.map { $0.tree === self && $0.layer === inputLayer } ?? false
  }

  private func clearTextSelection() -> Bool {
    guard hasSelectedText, let selected = selectedText else { return false }
    let isCleared = selected.clearSelection()
    selectedText = nil
    return isCleared
  }

  private func moveFocus(_ event: KeyEvent) -> Bool {
    if event.key == .tab || event.key == .shiftTab {
      guard focus.advance(backward: event.key == .shiftTab) else { return false }
      focus.widget?.focusPart?.tabCameHere()
      return true
    }
    guard let direction = FocusDirection(event.key) else { return false }
    return focus.move(direction)
  }

  /// Presses a button by a key that is for it alone.
  private func press(_ target: CancelTarget) -> Bool {
    handled?.mayPressWidget = true
    target.button.press()
    return true
  }
}

extension InputEvent {
  /// Whether the event may press the widget under the mouse or the focused one.
  fileprivate var mayPressWidget: Bool {
    switch self {
    case .key(let key): key.key == .enter || key.key == .space
    case .mouse(let mouse): mouse.kind == .press(.left) || mouse.kind == .release(.left)
    case .paste, .focus: false
    }
  }

  /// Whether a person has typed something.
  fileprivate var isTyped: Bool {
    switch self {
    case .key, .paste: true
    case .mouse, .focus: false
    }
  }

  /// Whether the event closes a tooltip.
  fileprivate var endsHelp: Bool {
    switch self {
    case .key, .paste: return true
    case .mouse(let event): return event.isButtonDown
    case .focus: return false
    }
  }
}

extension MouseEvent {
  fileprivate var isButtonDown: Bool { if case .press = kind { true } else { false } }
}
