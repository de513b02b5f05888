import RecurseReconciler

/// The restrictions of a row.
struct RowRules: OptionSet {
  let rawValue: Int
  static let selectionDisabled = RowRules(rawValue: 1)
  static let notEditable = RowRules(rawValue: 2)
}

extension AnyNode {
  /// Whether a row of a body can be selected, as the modifiers in it say.
  final var isSelectable: Bool {
    !declares { ($0 as? Trait<RowRules>)?.value.contains(.selectionDisabled) == true }
  }
}
