/// A reference to a widget that may be removed and freed.
struct WeakWidget {
  weak var widget: Widget?
}

extension [WeakWidget] {
  /// Puts a widget of a tree at the end, and removes those that have left the tree.
  @MainActor
  mutating func add(_ widget: Widget, of tree: WidgetTree) {
    removeAll { $0.widget?.tree !== tree || $0.widget === widget }
    append(WeakWidget(widget: widget))
  }
}
