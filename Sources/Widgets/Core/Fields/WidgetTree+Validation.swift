import RecurseReconciler

// A form is valid when nothing is wrong with any value in it, typed or written by the app. Until then
// its default button shows what is, and does nothing else. After that, and after Cancel, the form is
// as new:
//
//     default button ─▶ anything wrong? ─▶ shown, the focus goes there
//                             │ no
//                             ▼
//                        transition ──▶ what is wrong is shown with values that are still the same
//     Cancel ─▶ transition ─▶ commit ─▶ does it ask first? ─▶ as it was
//                                             │ no
//                                             ▼
//                           nothing is shown, and what cannot be read is forgotten
extension Widget {
  /// Whether a press may do what the widget is for: not where it is disabled, and not where it is
  /// the default button of a form with a fault. Then what is wrong is shown, and the focus goes to
  /// the first fault. A form that is submitted, or left by the button that Escape presses, is as new.
  ///
  /// ```swift
  /// func press() { if admitsPress() { send(element.character) } }
  /// ```
  public final func admitsPress() -> Bool {
    guard !isDisabled else { return false }
    guard let tree, tree.hasForms else { return true }
    if isButton(for: \.isDefaultAction) {
      let forms = tree.forms(of: self)
      if tree.showFaults(in: forms) { return false }
      // What a click takes the focus from is left before.
      tree.mouse.afterPress { for form in forms { form.forEachInside { $0.wasSubmitted() } } }
    }
    if tree.hasCancelActions, isButton(for: \.isCancelAction) {
      tree.cancelledForms += tree.forms(of: self).map { WeakWidget(widget: $0) }
    }
    return true
  }

  private func isButton(for action: KeyPath<WidgetStyle, Bool>) -> Bool {
    for widget in selfAndAncestors where widget.style[keyPath: action] {
      return widget.firstPressable === self
    }
    return false
  }

  /// Whether a button for Cancel was pressed, and what is typed is to be forgotten at the end of the
  /// commit.
  final var isInCancelledForm: Bool {
    guard let cancelled = tree?.cancelledForms, !cancelled.isEmpty else { return false }
    return cancelled.contains { $0.widget.map(isInside) == true }
  }

  private func wasSubmitted() {
    guard showsFieldError, field.attention != .submitted else { return }
    field.attention = .submitted
    faultChanged()
  }

  /// The widget and all below it, in tree order.
  final func forEachInside(_ body: (Widget) -> Void) {
    body(self)
    guard hasStack else { return }
    for child in children { child.forEachInside(body) }
  }
}

extension WidgetTree {
  /// The forms that a button submits: the one that it is in, else those from whose fields Enter
  /// leads to it. O(n).
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

  /// Forms whose button for Cancel was pressed are as new, unless that asks first: it opened a layer.
  func beginCancelledFormsAnew() {
    let forms = cancelledForms
    cancelledForms = []
    for form in forms.compactMap(\.widget) where form.tree === self && form.layer === inputLayer {
      form.forEachInside { widget in
        guard widget.showsFieldError else { return }
        widget.forgetUnreadable()
        widget.beginAnew()
        widget.holdsFieldError = false
      }
    }
  }

  /// Shows what is wrong in forms, and moves the focus to the first of it.
  ///
  /// - Returns: whether anything is.
  func showFaults(in forms: [Widget]) -> Bool {
    var faulty: [Widget] = []
    for form in forms {
      form.forEachInside { widget in
        widget.checkValue()
        if widget.isFaulty { faulty.append(widget) }
      }
    }
    guard let first = faulty.first else { return false }
    for widget in faulty { widget.showFault() }
    first.takeFocus()
    return true
  }
}
