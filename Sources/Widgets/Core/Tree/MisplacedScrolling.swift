/// The modifiers of scroll views that were put where nothing scrolls, for an app's author. Debug
/// builds alone have it.
///
///     modifier ─▶ noted ─▶ (the first layout with content) ─▶ a scroll view inside: forgotten
///                                                          └▶ none: reported
final class MisplacedScrolling: TreeFeature {
  private var noted: [WeakWidget] = []

  override func styleChanged(of widget: Widget, from old: WidgetStyle) {
    guard widget.style.concernsScrolling, !old.concernsScrolling, !tree.isForComparison else {
      return
    }
    noted.append(WeakWidget(widget: widget))
  }

  /// Returns a report for each modifier that no scroll view takes. A container without content is
  /// looked at again.
  func take() -> [String] {
    let widgets = noted.compactMap(\.widget).filter { $0.tree === tree }
    let waiting = widgets.filter { $0.containerPart != nil && $0.children.isEmpty }
    noted = waiting.map { WeakWidget(widget: $0) }
    return widgets.filter { widget in
      !waiting.contains { $0 === widget } && widget.firstScrollView == nil
    }
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
