package import RecurseReconciler

/// A host that does nothing, to measure the reconciler alone.
package final class EmptyHost: WidgetHost {
  package final class EmptyWidget {}

  package let root = EmptyWidget()

  package init() {}

  /// The same object for all elements: one for each would be a cost of the host.
  package func make(_ element: ElementBox, for instance: ElementInstance) -> EmptyWidget { root }
  package func update(_ widget: EmptyWidget, from old: ElementBox, to new: ElementBox) {}
  package func insert(_ widget: EmptyWidget, into parent: EmptyWidget, at index: Int) {}
  package func move(_ widget: EmptyWidget, in parent: EmptyWidget, from old: Int, to new: Int) {}
  package func remove(_ widget: EmptyWidget, from parent: EmptyWidget, at index: Int) {}
}
