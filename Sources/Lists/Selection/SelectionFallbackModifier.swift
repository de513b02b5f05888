import RecurseReconciler
import RecurseWidgets

extension Modifiable {
  /// Sets the row that the lists inside select when the selected row is removed, for example by new
  /// data or a filter. The rule applies in the same update.
  ///
  /// ```swift
  /// List(\.branches, selection: \.branch) { Text($0.name) }
  ///   .selectionFallback(.first)
  /// ```
  ///
  /// A selection that the new rows hold stays, except that with `.automatic` and `.first` a list
  /// that takes a query selects the best row at each change of the query. Only lists whose state
  /// selects one row need a fallback.
  public consuming func selectionFallback(_ fallback: SelectionFallback) -> Modified {
    modified(by: .content { $0.selectionFallback = fallback })
  }
}
