import RecurseLayout
import RecurseTerminal

/// The errors of controls that a tree shows, and where they come from.
final class FieldErrors: TreeFeature {
  /// Whether a container ever had an error that a control inside shows.
  var isLent = false
  private var shown: [WeakWidget] = []
  private var misplaced: [WeakWidget] = []

  /// Called when a modifier gives an error to a widget that does not show it: a control inside may.
  func lend(by widget: Widget) {
    isLent = true
    if !tree.isForComparison { misplaced.append(WeakWidget(widget: widget)) }
  }

  override func contentChanged(of parent: Widget) {
    if isLent { parent.lentErrorsChanged() }
  }

  /// Counts the rows of an error again whenever its widget has another width.
  func addShown(by widget: Widget) {
    if !shown.contains(where: { $0.widget === widget }) {
      shown.append(WeakWidget(widget: widget))
    }
  }

  /// Counts the rows of all errors again, since a message may have as many rows as the window.
  override func windowChanged() {
    for shown in shown { shown.widget?.field?.errorColumns = .max }
  }

  /// Counts the rows of errors again where the layout gave them another width. O(errors).
  override func layoutPassEnded() {
    guard !shown.isEmpty else { return }
    shown.removeAll { $0.widget?.tree !== tree || $0.widget?.shownError == nil }
    for shown in shown {
      guard let widget = shown.widget,
        let field = widget.field, field.errorColumns != UInt16(clamping: widget.errorSpan.columns)
      else { continue }
      widget.updateErrorRows()
    }
    if tree.root.layout.hasChanges || tree.layersHaveChanges { tree.setNeedsLayoutPass() }
  }

  /// Returns a report for each error that no control shows.
  func takeMisplaced() -> [String] {
    defer { misplaced = [] }
    return misplaced.compactMap(\.widget)
      .filter { $0.tree === tree && $0.style.error != nil && $0.errorShower == nil }
      .map {
        "fieldError(_:) is on \($0.elementDescription), which has no value: it belongs to a control"
      }
  }
}
