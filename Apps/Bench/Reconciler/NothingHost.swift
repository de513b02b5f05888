import RecurseReconciler

/// A host that does nothing, so that what is measured is the reconciler.
final class NothingHost: WidgetHost {
  final class Nothing {}

  let root = Nothing()

  /// The same one for all: an object for each would be the host's cost.
  func make(_ element: ElementBox, for instance: ElementInstance) -> Nothing { root }
  func update(_ widget: Nothing, from old: ElementBox, to new: ElementBox) {}
  func insert(_ widget: Nothing, into parent: Nothing, at index: Int) {}
  func move(_ widget: Nothing, in parent: Nothing, from old: Int, to new: Int) {}
  func remove(_ widget: Nothing, from parent: Nothing, at index: Int) {}
}
