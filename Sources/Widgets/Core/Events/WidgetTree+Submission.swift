import RecurseReconciler

/// Exists in a tree that ever had a button that Enter presses in a field.
final class DefaultActions: TreeFeature {}

extension WidgetTree {
  /// Handles Enter in a field. The first of these that is there takes it:
  ///
  /// - a listener for the field's submission, which is told
  /// - in a form: its default button, or else one around the form, which is pressed
  /// - the next field of the component, which gets the focus
  /// - in a form: its errors, which are shown
  /// - elsewhere: the default button of the component or of the nearest one around it
  ///
  /// - Returns: whether any was there.
  func submit(from field: Widget) -> Bool {
    guard let instance = field.instance else { return false }
    if field.bubble(Submission()) {
      field.notifyAncestorsOfSubmission()
      return true
    }
    let form = field.enclosingForm
    if let form, let button = defaultButton(around: instance, of: form) {
      // It shows by itself what is wrong.
      button.press()
      return true
    }
    var next = field.next()
    while let widget = next {
      if widget.focusPart?.acceptsText == true, widget.instance?.owner === instance.owner,
        widget.canBecomeFocused
      {
        return focus(of: widget).move(to: widget, isRevealed: true)
      }
      next = widget.next()
    }
    // The form's default button is disabled, or there is none.
    if let form { return showFaults(in: [form]) }
    guard let button = defaultButton(around: instance, in: field.root) else { return false }
    button.press()
    return true
  }

  /// The button that Enter presses in a field of a form; `nil` if a listener is told instead.
  func submitButton(of field: Widget) -> (any Pressable)? {
    guard field.focusPart?.acceptsText == true, let instance = field.instance,
      let form = field.enclosingForm, NearestListener<Submission>(around: instance) == nil
    else { return nil }
    return defaultButton(around: instance, of: form)
  }

  /// The default button in a form, else around it.
  private func defaultButton(around instance: Instance, of form: Widget) -> (any Pressable)? {
    defaultButton(around: instance, in: form) ?? defaultButton(around: instance, in: form.root)
  }

  /// The default button of the nearest component that has one. O(n) where there ever was any.
  private func defaultButton(around instance: Instance, in root: Widget) -> (any Pressable)? {
    guard feature(DefaultActions.self) != nil else { return nil }
    var component = instance.owner
    while let owner = component {
      if let button = defaultButton(of: owner, in: root) { return button }
      component = owner.owner
    }
    return nil
  }

  private func defaultButton(
    of component: ComponentInstance, in root: Widget
  ) -> (any Pressable)? {
    let last = root.last
    var widget: Widget? = root
    while let candidate = widget {
      if candidate.style.isDefaultAction, candidate.instance?.owner === component,
        !candidate.isDisabled, let button = candidate.firstPressable
      {
        return button
      }
      widget = candidate === last ? nil : candidate.next()
    }
    return nil
  }
}

extension Widget {
  /// The widget that a default action presses: this one, or the first inside it, if modifiers put
  /// containers around a button.
  final var firstPressable: (any Pressable)? {
    if let pressable = self as? any Pressable { return pressable }
    for child in children {
      if let found = child.firstPressable { return found }
    }
    return nil
  }
}
