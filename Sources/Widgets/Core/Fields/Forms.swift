/// The forms of a tree whose titles are to be aligned, those that were cancelled, and submissions
/// that wait for the values of their forms.
final class Forms: TreeFeature {
  private var untitled: [WeakWidget] = []
  private(set) var cancelled: [WeakWidget] = []
  private var submissions: [@MainActor () -> Void] = []

  override func styleChanged(of widget: Widget, from old: WidgetStyle) {
    setNeedsTitles(around: widget)
  }

  override func contentChanged(of parent: Widget) { setNeedsTitles(around: parent) }

  /// Aligns the titles of the nearest form again. This happens before the next layout, so that a
  /// scroll view knows the height of the form, and after it, when the positions of the controls are
  /// known.
  func setNeedsTitles(around widget: Widget) {
    for form in widget.selfAndAncestors where form.isFormItself {
      if untitled.last?.widget !== form { untitled.append(WeakWidget(widget: form)) }
      return form.setNeedsReport()
    }
  }

  /// Aligns the titles of forms whose controls have changed.
  override func willLayOut() {
    guard !untitled.isEmpty else { return }
    let forms = untitled
    untitled = []
    for form in forms where form.widget?.tree === tree {
      form.widget?.layerBox?.formFoundInside()
      form.widget?.alignTitles(isLaidOut: false)
    }
  }

  /// Called when forms may have room for their titles again.
  override func windowChanged() {
    for root in tree.roots {
      root.forEachInside { form in
        guard form.isFormItself else { return }
        form.titleRoom.wish = TitleRoom.Wish()
        setNeedsTitles(around: form)
      }
    }
  }

  /// Resets forms at the end of the commit, as a Cancel button was pressed.
  func cancel(_ forms: [Widget]) { cancelled += forms.map { WeakWidget(widget: $0) } }

  /// Runs a submission at the end of the commit, when the errors of all values are known.
  func afterCommit(_ submission: @escaping @MainActor () -> Void) {
    submissions.append(submission)
    tree.setNeedsTurn()
  }

  /// Runs the submissions that wait. Resets forms whose Cancel button was pressed, unless the
  /// button asks first, that is, opened a layer.
  override func commitEnded() {
    if !submissions.isEmpty {
      let waiting = submissions
      submissions = []
      for submit in waiting { submit() }
    }
    guard !cancelled.isEmpty else { return }
    let forms = cancelled
    cancelled = []
    for form in forms.compactMap(\.widget)
    where form.tree === tree && form.layer === tree.inputLayer {
      form.forEachInside { widget in
        guard widget.showsError else { return }
        widget.field?.part.forgetUnreadable()
        widget.beginAnew()
        widget.holdError(false)
      }
    }
  }
}
