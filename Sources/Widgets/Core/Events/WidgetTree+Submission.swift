import RecurseReconciler

extension WidgetTree {
  /// Handles Enter in a field: by a listener for its submission, else by moving to the next field
  /// of its component, else by pressing the default button of that component or of the nearest one
  /// around it.
  ///
  /// - Returns: whether there was any of these.
  func submit(from field: Widget) -> Bool {
    guard let instance = field.instance else { return false }
    if field.bubble(Submission()) { return true }
    var next = field.next()
    while let widget = next {
      if widget.focusPart?.acceptsText == true, widget.instance?.owner === instance.owner,
        widget.canBecomeFocused
      {
        return focus(of: widget).move(to: widget, isRevealed: true)
      }
      next = widget.next()
    }
    return pressDefaultButton(around: instance, in: field.root)
  }

  private func pressDefaultButton(around instance: Instance, in root: Widget) -> Bool {
    var component = instance.owner
    while let owner = component {
      if let button = defaultButton(of: owner, in: root) {
        button.press()
        return true
      }
      component = owner.owner
    }
    return false
  }

  private func defaultButton(
    of component: ComponentInstance, in root: Widget
  ) -> (any Pressable)? {
    var widget: Widget? = root
    while let candidate = widget {
      if candidate.style.isDefaultAction, candidate.instance?.owner === component,
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
  /// What a default action presses: the widget, or the first inside it, where modifiers put
  /// containers around a button.
  fileprivate var firstPressable: (any Pressable)? {
    if let pressable = self as? any Pressable { return pressable }
    for child in children {
      if let found = child.firstPressable { return found }
    }
    return nil
  }
}
