import RecurseReconciler

// The error of a value, and when it is shown:
//
//     fieldError(_:) ──┐                        outside of a form: at once
//     fault ───────────┼─▶ known ──▶ shown      in a form: when the field was left, or submit tried
//     from a container ┘                        while a person types: held back
//                                               after a submit: what was wrong with it then
extension Widget {
  /// Whether errors of the widget's value are shown below it, or by a container around it.
  package final var showsError: Bool { field?.part.showsFieldError == true }

  /// Called when a modifier reports a different error for the value.
  final func givenErrorChanged() {
    if showsError {
      field?.part.fieldErrorChanged()
      return errorChanged()
    }
    setNeedsPaint()
    errorShower?.errorChanged()
    if style.error != nil { tree?.use(FieldErrors.self).lend(by: self) }
  }

  /// Called when the error, or whether it is shown, may have changed.
  final func errorChanged() {
    guard showsError else { return setNeedsPaint() }
    errorContainer?.errorChanged()
    updateErrorRows()
    setNeedsPaint()
  }

  /// Withholds the error while the person types, or shows it.
  final func holdError(_ holds: Bool) {
    guard let field, field.holdsError != holds else { return }
    field.holdsError = holds
    errorChanged()
  }

  /// The container around the widget that shows its error.
  final var errorContainer: Widget? {
    for widget in ancestors {
      if widget.isFormItself { return nil }
      if widget.gathersErrors { return widget }
    }
    return nil
  }

  private var gathersErrors: Bool { field?.part.showsErrorsInside == true }

  /// Whether a line is reserved even without an error, so that nothing moves when one appears.
  final var keepsErrorLine: Bool {
    style.error != nil || field?.keepsFaultLine == true || lentError != nil
      || gathersErrors && keepsErrorLineInside
  }

  /// Whether a line is reserved for a control inside. O(n).
  private var keepsErrorLineInside: Bool {
    hasStack
      && children.contains {
        $0.showsError ? $0.keepsErrorLine : $0.keepsErrorLineInside
      }
  }

  /// The error, shown or not; empty if there is none.
  final var knownError: String? {
    let fault = field?.part.fault
    if let fault, !fault.isEmpty { return fault }
    if let error = style.error ?? lentError, !error.isEmpty { return error }
    return style.error ?? fault ?? lentError
  }

  /// The error, if it is shown.
  package final var shownError: String? {
    if gathersErrors, let error = shownErrorInside { return error }
    return ownShownError
  }

  /// The shown error, except those of controls inside.
  private var ownShownError: String? {
    guard let field, !field.holdsError, let error = knownError, !error.isEmpty else { return nil }
    return field.attention != .new || enclosingForm == nil ? error : nil
  }

  /// Whether an error of the value is shown, here or below the container that the widget is a part
  /// of.
  final var isMarkedFaulty: Bool {
    !isDisabled && (shownError != nil || errorContainer?.ownShownError != nil)
  }

  /// The first shown error of a control inside. O(n).
  private var shownErrorInside: String? {
    guard hasStack else { return nil }
    for child in children {
      if let error = child.showsError ? child.shownError : child.shownErrorInside {
        return error
      }
    }
    return nil
  }

  /// Whether a value that a person could change has an error.
  final var isFaulty: Bool {
    showsError && knownError?.isEmpty == false && !isDisabled
  }

  // MARK: - When it is said

  /// Shows errors from now on.
  final func showFault() {
    guard let field, showsError, field.attention != .left || field.holdsError else { return }
    field.attention = .left
    field.holdsError = false
    errorChanged()
  }

  /// Resets the error state for a new value, which the person has not edited yet.
  final func beginAnew() {
    guard let field, field.attention != .new else { return }
    field.attention = .new
    errorChanged()
  }

  /// Called when the value differs from the submitted one.
  final func submittedValueChanged() {
    for widget in selfAndAncestors {
      if widget.isFormItself { return }
      if widget.field?.attention == .submitted { widget.beginAnew() }
    }
  }

  /// Whether a person leaves the value if the state moves the focus. They do by a command or a
  /// press, but not if the same press submitted the value or gave the field another one.
  final var isLeftByEvent: Bool {
    guard let event = tree?.handled, let field else { return false }
    return field.attention != .submitted && field.changedBy != event.number
  }

  /// Called when the focus left the widget for another.
  final func focusLeft() {
    guard let tree, tree.feature(Forms.self) != nil else { return }
    for widget in selfAndAncestors {
      if widget.isFormItself { return }
      if widget !== self, widget.isFocusInside { continue }
      // A click must hit its target: nothing moves before the button is released.
      if widget.showsError { tree.mouse.afterPress { [weak widget] in widget?.showFault() } }
    }
  }

  // MARK: - From what is around

  /// The error of the container whose first control this is.
  private var lentError: String? {
    guard let tree, tree.feature(FieldErrors.self)?.isLent == true else { return nil }
    for widget in ancestors {
      if widget.showsError || widget.isFormItself { return nil }
      if let error = widget.style.error { return widget.errorShower === self ? error : nil }
    }
    return nil
  }

  /// The first control inside that shows the widget's error. O(n).
  final var errorShower: Widget? {
    guard hasStack else { return nil }
    for child in children {
      if child.showsError { return child }
      if let found = child.errorShower { return found }
    }
    return nil
  }

  /// Called when content was inserted or removed here: another control may be the first.
  final func lentErrorsChanged() {
    for widget in selfAndAncestors {
      if widget.showsError || widget.isFormItself { return }
      guard widget.style.error != nil else { continue }
      var current: Widget? = widget.children.first
      while let inside = current, inside.isInside(widget) {
        if inside.showsError { inside.errorChanged() }
        current = inside.next()
      }
      return
    }
  }
}
