import RecurseReconciler

// What is wrong with a value, and when that is said:
//
//     fieldError(_:) ──┐                        outside of a form: at once
//     fault ───────────┼─▶ known ──▶ shown      in a form: when the field was left, or submit tried
//     from a container ┘                        while a person types: held back
//                                               after a submit: what is wrong with what was submitted
extension Widget {
  /// What is wrong with the value and shown: by ``fault``, else by ``Modifiable/fieldError(_:)``,
  /// here or on what is around the control. Empty where nothing is shown, `nil` where no line is
  /// kept for it.
  ///
  /// A widget with ``showsFieldError`` need not ask: the line is below its content, and painted.
  public final var fieldError: String? { knownError.map { _ in shownError ?? "" } }

  /// Whether what is wrong is not said yet, as the person still types. A field says it by itself
  /// when the focus leaves.
  public final var holdsFieldError: Bool {
    get { field.holdsError }
    set {
      guard newValue != field.holdsError else { return }
      field.holdsError = newValue
      faultChanged()
    }
  }

  /// Called by a widget whose ``fault`` may be another than before.
  public final func faultChanged() {
    guard showsFieldError else { return setNeedsPaint() }
    errorContainer?.faultChanged()
    updateErrorRows()
    setNeedsPaint()
  }

  /// The container around that says what is wrong here.
  final var errorContainer: Widget? {
    guard tree?.hasErrorContainers == true else { return nil }
    for widget in ancestors {
      if widget.isFormItself { return nil }
      if widget.containerPart?.showsErrorsInside == true { return widget }
    }
    return nil
  }

  /// Whether a line is kept also while nothing is wrong, so that nothing moves when something is.
  final var keepsErrorLine: Bool {
    style.error != nil || field.keepsFaultLine || lentError != nil
      || containerPart?.showsErrorsInside == true && keepsErrorLineInside
  }

  /// Whether one is kept for a control inside. O(n).
  private var keepsErrorLineInside: Bool {
    hasStack
      && children.contains {
        $0.showsFieldError ? $0.keepsErrorLine : $0.keepsErrorLineInside
      }
  }

  /// What is wrong, whether it is shown yet or not; empty where nothing is.
  final var knownError: String? {
    let fault = fault
    if let fault, !fault.isEmpty { return fault }
    if let error = style.error ?? lentError, !error.isEmpty { return error }
    return style.error ?? fault ?? lentError
  }

  /// What is wrong, where the person sees it.
  package final var shownError: String? {
    if containerPart?.showsErrorsInside == true, let error = shownErrorInside { return error }
    return ownShownError
  }

  /// The same, but for what is wrong with a control inside.
  private var ownShownError: String? {
    guard !field.holdsError, let error = knownError, !error.isEmpty else { return nil }
    return field.attention != .new || enclosingForm == nil ? error : nil
  }

  /// Whether what is wrong with the value is shown: here, or below what the widget is a part of.
  final var isMarkedFaulty: Bool {
    !isDisabled && (shownError != nil || errorContainer?.ownShownError != nil)
  }

  /// The first that is wrong with a control inside and shown. O(n).
  private var shownErrorInside: String? {
    guard hasStack else { return nil }
    for child in children {
      if let error = child.showsFieldError ? child.shownError : child.shownErrorInside {
        return error
      }
    }
    return nil
  }

  /// Whether something is wrong with a value that a person could change.
  final var isFaulty: Bool {
    showsFieldError && knownError?.isEmpty == false && !isDisabled
  }

  // MARK: - When it is said

  /// What is wrong is said from now on.
  final func showFault() {
    guard showsFieldError, field.attention != .left || field.holdsError else { return }
    field.attention = .left
    field.holdsError = false
    faultChanged()
  }

  /// The value is a new one, which the person has not seen to yet.
  final func beginAnew() {
    guard field.attention != .new else { return }
    field.attention = .new
    faultChanged()
  }

  /// The value is not the one that was submitted any more.
  final func submittedValueChanged() {
    for widget in selfAndAncestors {
      if widget.isFormItself { return }
      if widget.field.attention == .submitted { widget.beginAnew() }
    }
  }

  /// The focus left the widget for another.
  final func focusLeft() {
    guard tree?.hasForms == true else { return }
    for widget in selfAndAncestors {
      if widget.isFormItself { return }
      if widget !== self, widget.isFocusInside { continue }
      // A click goes where it was aimed at: nothing moves before the button is released.
      if widget.showsFieldError { tree?.mouse.afterPress { [weak widget] in widget?.showFault() } }
    }
  }

  // MARK: - From what is around

  /// What is said to be wrong with a container whose first control this is.
  private var lentError: String? {
    guard tree?.hasLentErrors == true else { return nil }
    for widget in ancestors {
      if widget.showsFieldError || widget.isFormItself { return nil }
      if let error = widget.style.error { return widget.errorShower === self ? error : nil }
    }
    return nil
  }

  /// The first control inside that shows what is wrong with the widget. O(n).
  final var errorShower: Widget? {
    guard hasStack else { return nil }
    for child in children {
      if child.showsFieldError { return child }
      if let found = child.errorShower { return found }
    }
    return nil
  }

  /// Content came or went here: another control may be the first.
  final func lentErrorsChanged() {
    for widget in selfAndAncestors {
      if widget.showsFieldError || widget.isFormItself { return }
      guard widget.style.error != nil else { continue }
      var current: Widget? = widget.children.first
      while let inside = current, inside.isInside(widget) {
        if inside.showsFieldError { inside.faultChanged() }
        current = inside.next()
      }
      return
    }
  }
}

struct WeakWidget {
  weak var widget: Widget?
}

extension WidgetTree {
  /// What an author would want to know of modifiers that have no effect.
  package func takeProblems() -> [String] {
    let errors = misplacedErrors
    misplacedErrors = []
    let misplaced = errors.compactMap(\.widget).filter {
      $0.tree === self && $0.style.error != nil && $0.errorShower == nil
    }
    let messages = misplaced.map {
      "fieldError(_:) is on \($0.elementDescription), which has no value: it belongs to a control"
    }
    defer { problems = [] }
    return (problems + messages).filter { reportedProblems.insert($0).inserted }
  }
}

extension Widget {
  /// Tells the author of the app, once and in debug builds, of what cannot be meant.
  public final func reportProblem(_ message: String) {
    if tree?.isForComparison == false { tree?.problems.append(message) }
  }
}
