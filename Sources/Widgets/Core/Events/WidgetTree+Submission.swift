import RecurseReconciler
import RecurseTerminal

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
    if let form, let button = defaultButton(ofForm: form, from: instance) {
      // It shows by itself what is wrong.
      button.press()
      return true
    }
    if let next = nextField(after: field, of: instance) {
      return next.layerFocus?.move(to: next, isRevealed: true) == true
    }
    // The form's default button is disabled, or there is none.
    if let form { return showFaults(in: [form]) }
    guard let button = nearestDefaultButton(to: instance, in: field.root) else { return false }
    button.press()
    return true
  }

  /// The field to which Enter goes outside of a form.
  private func nextField(after field: Widget, of instance: Instance) -> Widget? {
    var next = field.next()
    while let widget = next {
      if widget.focusPart?.acceptsText == true, widget.instance?.owner === instance.owner,
        widget.canBecomeFocused
      {
        return widget
      }
      next = widget.next()
    }
    return nil
  }

  /// The button that Enter presses in a field; `nil` if a listener is told, or another field gets
  /// the focus instead.
  func submitButton(of field: Widget) -> (any Pressable)? {
    guard field.focusPart?.acceptsText == true, let instance = field.instance,
      NearestListener<Submission>(around: instance) == nil
    else { return nil }
    if let form = field.enclosingForm { return defaultButton(ofForm: form, from: instance) }
    // Enter is a part of a text of several lines.
    guard field.focusPart?.takesKey(.enter) == false,
      let button = nearestDefaultButton(to: instance, in: field.root),
      nextField(after: field, of: instance) == nil
    else { return nil }
    return button
  }

  /// The default button in a form, else around it.
  private func defaultButton(ofForm form: Widget, from instance: Instance) -> (any Pressable)? {
    nearestDefaultButton(to: instance, in: form)
      ?? nearestDefaultButton(to: instance, in: form.root)
  }

  /// The default button of the nearest component around an instance that has one below a widget.
  /// O(n) where there ever was any.
  private func nearestDefaultButton(
    to instance: Instance, in root: Widget
  ) -> (any Pressable)? {
    guard feature(ButtonActions.self)?.hasDefault == true else { return nil }
    var component = instance.owner
    while let owner = component {
      if let button = firstDefaultButton(of: owner, in: root) { return button }
      component = owner.owner
    }
    return nil
  }

  private func firstDefaultButton(
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
