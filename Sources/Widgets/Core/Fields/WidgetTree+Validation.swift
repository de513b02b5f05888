import RecurseReconciler

// A form is valid if no value in it has an error, typed or written by the app. While there is an
// error, the default button shows it and does nothing else. So does a command that submits. After
// that, and after Cancel, the form is reset:
//
//     default button ─▶ an error? ─▶ it is shown, and gets the focus
//                           │ no
//                           ▼
//                      transition ──▶ errors are shown for values that are still the same
//     Cancel ─▶ transition ─▶ commit ─▶ does it ask first? ─▶ as it was
//                                             │ no
//                                             ▼
//                           no error is shown, and unreadable texts are forgotten
extension Widget {
  /// Returns a Boolean value that indicates whether a press may take effect. It may not if the
  /// widget is disabled, or if it is the default button of a form with an error. In that case, the
  /// errors are shown, and the focus moves to the first. A form that is submitted, or left by the
  /// button that Escape presses, is reset.
  ///
  /// ```swift
  /// func press() { if admitsPress() { send(element.character) } }
  /// ```
  public final func admitsPress() -> Bool {
    guard !isDisabled else { return false }
    guard let tree, let known = tree.feature(Forms.self) else { return true }
    if isButton(for: \.isDefaultAction) {
      guard tree.admitsSubmission(of: tree.forms(of: self)) else { return false }
    }
    if tree.feature(ButtonActions.self)?.hasCancel == true, isButton(for: \.isCancelAction) {
      known.cancel(tree.forms(of: self))
    }
    return true
  }

  private func isButton(for action: KeyPath<WidgetStyle, Bool>) -> Bool {
    for widget in selfAndAncestors where widget.style[keyPath: action] {
      return widget.firstPressable === self
    }
    return false
  }

  /// Whether a Cancel button was pressed, so that typed text is discarded at the end of the commit.
  final var isInCancelledForm: Bool {
    guard let cancelled = tree?.feature(Forms.self)?.cancelled, !cancelled.isEmpty else {
      return false
    }
    return cancelled.contains { $0.widget.map(isInside) == true }
  }

  fileprivate func wasSubmitted() {
    guard let field, showsError, field.attention != .submitted else { return }
    field.attention = .submitted
    errorChanged()
  }

  /// Calls a closure for the widget and all descendants, in tree order.
  package final func forEachInside(_ body: (Widget) -> Void) {
    body(self)
    guard hasStack else { return }
    for child in children { child.forEachInside(body) }
  }
}

extension WidgetTree {
  /// Returns the forms that a button submits: the one that contains it, otherwise those from whose
  /// fields Enter leads to it. O(n).
  fileprivate func forms(of button: Widget) -> [Widget] {
    if let form = button.enclosingForm { return [form] }
    guard let owner = button.instance?.owner else { return [] }
    var forms: [Widget] = []
    button.root.forEachInside { widget in
      guard widget.isFormItself else { return }
      var component = widget.instance?.owner
      while let current = component, current !== owner { component = current.owner }
      if component != nil { forms.append(widget) }
    }
    return forms
  }

  /// Returns the forms that a command at an instance submits: the one around it, otherwise those
  /// inside. O(n).
  func forms(at instance: Instance) -> [Widget] {
    guard feature(Forms.self) != nil, let place = instance.container?.widget as? Widget else {
      return []
    }
    if place.isFormItself { return [place] }
    if let form = place.enclosingForm { return [form] }
    var forms: [Widget] = []
    place.root.forEachInside { widget in
      guard widget.isFormItself else { return }
      var current: Instance? = widget.instance
      while let inner = current, inner !== instance { current = inner.outward }
      if current != nil { forms.append(widget) }
    }
    return forms
  }

  /// Sends the state the values in forms that wait for more to be typed.
  ///
  /// - Returns: whether values are not rendered yet, so that their errors are known only after the
  ///   next commit.
  func takeValues(of forms: [Widget]) -> Bool {
    guard !forms.isEmpty else { return false }
    for form in forms { form.forEachInside { $0.field?.part.checkValue() } }
    return root.instance?.engine.needsCommit == true
  }

  /// Returns whether forms may be submitted. If there are errors in them, these are shown.
  /// Otherwise the forms are reset.
  func admitsSubmission(of forms: [Widget]) -> Bool {
    if showFaults(in: forms) { return false }
    // A control that loses the focus by a click is left first.
    mouse.afterPress { for form in forms { form.forEachInside { $0.wasSubmitted() } } }
    return true
  }

  /// Shows the errors in forms, and moves the focus to the first.
  ///
  /// - Returns: whether there is an error.
  func showFaults(in forms: [Widget]) -> Bool {
    var faulty: [Widget] = []
    for form in forms {
      form.forEachInside { widget in
        widget.field?.part.checkValue()
        if widget.isFaulty { faulty.append(widget) }
      }
    }
    guard let first = faulty.first else { return false }
    for widget in faulty { widget.showFault() }
    first.takeFocus()
    return true
  }
}
