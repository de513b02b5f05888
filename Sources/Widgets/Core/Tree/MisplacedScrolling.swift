/// The modifiers of scroll views that were put where nothing scrolls, for an app's author. Debug
/// builds alone have it.
///
///     modifier ─▶ noted ─▶ a scroll view inside: forgotten
///                      ├─▶ on content without a place for one: reported
///                      └─▶ on a container: waits for one, until the container goes or the app ends
///
/// A container may show a text first and a list later, once its rows are there.
final class MisplacedScrolling: TreeFeature {
  private var noted: [WeakWidget] = []
  /// The containers that went without a scroll view.
  private var reports: [String] = []

  override func styleChanged(of widget: Widget, from old: WidgetStyle) {
    guard widget.style.concernsScrolling, !old.concernsScrolling, !tree.isForComparison,
      !noted.contains(where: { $0.widget === widget })
    else { return }
    noted.append(WeakWidget(widget: widget))
  }

  override func willDetach(_ widget: Widget) {
    guard let index = noted.firstIndex(where: { $0.widget === widget }) else { return }
    noted.remove(at: index)
    if isMisplaced(widget) { reports += widget.scrollingProblems }
  }

  private func isMisplaced(_ widget: Widget) -> Bool {
    let isEmpty = widget.containerPart != nil && widget.children.isEmpty
    return !isEmpty && widget.firstScrollView == nil
  }

  /// Returns a report for each modifier that no scroll view took.
  ///
  /// - Parameter isLast: whether the app ends, so that no scroll view will come.
  func take(isLast: Bool) -> [String] {
    let widgets = noted.compactMap(\.widget).filter { $0.tree === tree }
    let open = widgets.filter { $0.firstScrollView == nil }
    let waiting = isLast ? [] : open.filter { $0.containerPart != nil }
    noted = waiting.map { WeakWidget(widget: $0) }
    defer { reports = [] }
    return reports
      + open.filter { widget in !waiting.contains { $0 === widget } && isMisplaced(widget) }
      .flatMap(\.scrollingProblems)
  }
}

extension Widget {
  fileprivate var scrollingProblems: [String] {
    var names: [String] = []
    if style.scrollAnchor != nil { names.append("defaultScrollAnchor(_:)") }
    if style.bindsScrollPosition { names.append("scrollPosition(_:)") }
    return names.map {
      "\($0) is on \(elementDescription), in which nothing scrolls: it belongs to a scroll view, a "
        + "list, a table or a log view"
    }
  }
}

extension WidgetStyle {
  /// Whether a modifier waits for a scroll view.
  var concernsScrolling: Bool { scrollAnchor != nil || bindsScrollPosition }
}
