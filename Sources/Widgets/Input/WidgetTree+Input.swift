import RecurseReconciler
import RecurseTerminal

extension WidgetTree {
  /// Gives an event to whom it belongs.
  ///
  /// A key goes to the focused widget, then outward to the root, and stops where it is handled;
  /// what nobody handles moves the focus where it is Tab.
  ///
  /// - Returns: whether anybody handled it.
  package func handle(_ event: InputEvent) -> Bool {
    if focus.swallows(event) { return true }
    return switch event {
    case .key(let key): route(key) { $0.handle(key) } || moveFocus(key)
    case .paste(let paste): route(paste) { $0.handle(paste) }
    case .mouse(let event): mouse.handle(event)
    case .focus: false
    }
  }

  private func moveFocus(_ event: KeyEvent) -> Bool {
    if event.isPress(of: .tab) { return focus.advance() }
    if event.isPress(of: .shiftTab) { return focus.advance(backward: true) }
    return false
  }

  private func route<Event>(_ event: Event, to widget: (Widget) -> Bool) -> Bool {
    if let focused = focus.widget, let inner = focused.instance {
      // What is disabled keeps the focus it has, and its keys go outward.
      let start = focused.outermostDisabled?.instance?.parent ?? inner
      return start.route(event) { found in
        let isHandled = widget(found)
        // Where one types is seen.
        if isHandled, found === focused, found.isFocused { reveal(found) }
        return isHandled
      }
    }
    // Nothing has the focus: the key is for whoever listens, those further in first.
    return root.instance?.engine.offer(event) { !$0.isDisabled } ?? false
  }

  /// Enter in a field: its own submission, else the next field of its component, else the default
  /// button of that component or of the nearest one around it.
  func submit(from field: Widget) -> Bool {
    guard let instance = field.instance else { return false }
    if instance.bubble(Submission()) { return true }
    var next = field.next()
    while let widget = next {
      if widget.takesText, widget.instance?.owner === instance.owner,
        widget.canTakeFocus
      {
        return focus.move(to: widget, isRevealed: true)
      }
      next = widget.next()
    }
    return pressDefaultButton(around: instance)
  }

  private func pressDefaultButton(around instance: Instance) -> Bool {
    var component = instance.owner
    while let owner = component {
      if let button = defaultButton(of: owner) {
        button.press()
        return true
      }
      component = owner.owner
    }
    return false
  }

  private func defaultButton(of component: ComponentInstance) -> (any Pressable)? {
    var widget: Widget? = root
    while let candidate = widget {
      if candidate.box.isDefaultAction, candidate.instance?.owner === component,
        !candidate.isDisabled, let button = candidate.firstPressable
      {
        return button
      }
      widget = candidate.next()
    }
    return nil
  }
}

extension Widget {
  /// What a default action presses: the widget, or what the boxes of its modifiers hold.
  fileprivate var firstPressable: (any Pressable)? {
    if let pressable = self as? any Pressable { return pressable }
    for child in children {
      if let found = child.firstPressable { return found }
    }
    return nil
  }
}

extension Instance {
  /// Offers an event to the listeners and the widgets around this instance, from the inside out.
  fileprivate func route<Event>(_ event: Event, to widget: (Widget) -> Bool) -> Bool {
    var current: Instance? = self
    while let instance = current {
      if let element = instance as? ElementInstance, let found = element.widget as? Widget,
        widget(found)
      {
        return true
      }
      if instance.hears(event) { return true }
      current = instance.parent
    }
    return false
  }

  /// Whether the nearest element around the instance, or one around that, is disabled or collapsed.
  fileprivate var isDisabled: Bool { (container?.widget as? Widget)?.isDisabled == true }
}
