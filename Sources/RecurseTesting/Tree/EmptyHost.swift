import RecurseReconciler

/// A host that shows nothing, so that what is measured is the reconciler.
package final class EmptyHost: WidgetHost {
  package final class Widget {}

  package let root = Widget()

  package init() {}

  /// The same one for all: an object for each would be the host's cost.
  package func make(_ element: ElementBox, for instance: ElementInstance) -> Widget { root }
  package func update(_ widget: Widget, from old: ElementBox, to new: ElementBox) {}
  package func insert(_ widget: Widget, into parent: Widget, at index: Int) {}
  package func move(_ widget: Widget, in parent: Widget, from old: Int, to new: Int) {}
  package func remove(_ widget: Widget, from parent: Widget, at index: Int) {}
}
