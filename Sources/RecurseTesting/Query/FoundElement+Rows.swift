import RecurseReconciler
import RecurseWidgets

extension FoundElement {
  /// All texts at and below the element, in order, with a space between.
  public var text: String {
    ([self] + below).filter { $0.role == .text }.map(\.label).joined(separator: " ")
  }

  /// The widget on a ``TestScreen``.
  package var widget: Widget? { boxed ?? instance.widget as? Widget }

  /// The elements below this one, in order.
  public var below: [FoundElement] {
    let all = boxed?.elements(inBoxOf: instance) ?? instance.elementsBelow
    return Array(all.dropFirst())
  }

  /// Whether the row of a list is selected, where the state says which are.
  public var isSelected: Bool { (element as? ListRowElement)?.isSelected ?? false }
}

extension ElementQueries {
  /// The rows of all lists that are there, in order.
  public var rows: [FoundElement] { all(.row) }

  /// The one row of a list that says something, as a whole; else the test is told what there is.
  public func row(_ text: String) throws -> FoundElement {
    let found = rows.filter { $0.text == text }
    guard found.count == 1, let only = found.first else {
      let number = found.isEmpty ? "no row says" : "\(found.count) rows say"
      throw SearchFailure(message: "\(number) “\(text)”", picture: picture)
    }
    return only
  }
}
