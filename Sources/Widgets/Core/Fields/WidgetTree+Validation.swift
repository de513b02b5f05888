import RecurseReconciler

// A form is valid when nothing is wrong with any value in it. Until then its default button shows
// what is, and does nothing else.
extension Widget {
  /// Whether a press may do what the widget is for: not where it is disabled, and not where it is
  /// the default button of a form with a fault. Then what is wrong is shown, and the focus goes to
  /// the first fault.
  ///
  /// ```swift
  /// func press() { if admitsPress() { send(element.character) } }
  /// ```
  public final func admitsPress() -> Bool {
    guard !isDisabled else { return false }
    guard let tree, tree.hasForms, isDefaultButton else { return true }
    return !tree.showFaults(in: tree.forms(of: self))
  }

  private var isDefaultButton: Bool {
    for widget in selfAndAncestors where widget.style.isDefaultAction {
      return widget.firstPressable === self
    }
    return false
  }

  /// The widget and all below it, in tree order.
  fileprivate func forEachInside(_ body: (Widget) -> Void) {
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

  /// Shows what is wrong in forms, and moves the focus to the first of it.
  ///
  /// - Returns: whether anything is.
  func showFaults(in forms: [Widget]) -> Bool {
    var faulty: [Widget] = []
    for form in forms { form.forEachInside { if $0.isFaulty { faulty.append($0) } } }
    guard let first = faulty.first else { return false }
    for widget in faulty { widget.showFault() }
    first.takeFocus()
    return true
  }
}
