import RecurseLayout

/// The progress that the terminal shows for its window: that of the bar, among those in sight that
/// are not complete, that has been there the longest.
final class TaskbarProgress: TreeFeature {
  private var bars: [WeakWidget] = []
  private var mayHaveChanged = false
  private var percent: Int?

  /// Called when a bar is attached, or has another value.
  func changed(_ bar: ProgressWidget) {
    mayHaveChanged = true
    if !bars.contains(where: { $0.widget === bar }) { bars.append(WeakWidget(widget: bar)) }
  }

  override func styleChanged(of widget: Widget, from old: WidgetStyle) {
    if widget.style.isCollapsed != old.isCollapsed { mayHaveChanged = true }
  }

  override func willDetach(_ widget: Widget) {
    if widget is ProgressWidget { mayHaveChanged = true }
  }

  /// Returns the progress in percent if it is another than before: `.some(nil)` if there is none.
  /// O(bars).
  fileprivate func takeChange() -> Int?? {
    guard mayHaveChanged else { return nil }
    mayHaveChanged = false
    bars.removeAll { $0.widget?.tree !== tree }
    let shown = bars.lazy.compactMap { $0.widget as? ProgressWidget }
      .first { $0.layout.isPlaced && $0.element.fraction < 1 }
    let now = shown.map { Int($0.element.fraction * 100) }
    guard now != percent else { return nil }
    percent = now
    return .some(now)
  }
}

extension WidgetTree {
  /// Returns the progress that the terminal is to show, in percent, if it has changed.
  package func takeChangedProgress() -> Int?? { feature(TaskbarProgress.self)?.takeChange() }
}
