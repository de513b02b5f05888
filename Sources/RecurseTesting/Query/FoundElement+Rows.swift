import RecurseLists
import RecurseReconciler
import RecurseWidgets

extension FoundElement {
  /// The texts of the element and its descendants, in order, joined by spaces.
  public var text: String {
    joinedText(of: ([self] + below).map(\.element))
  }

  /// The widget on a ``TestScreen``.
  package var widget: Widget? { boxed ?? instance.widget as? Widget }

  /// The descendants of this element, in tree order.
  public var below: [FoundElement] {
    guard part == nil else { return [] }
    let all = boxed?.elements(inBoxOf: instance) ?? instance.elementsBelow
    return Array(all.dropFirst())
  }

  /// Whether the element is a list row that the state selects, or on a screen a chosen option of a
  /// picker or the tab of the page that is shown.
  public var isSelected: Bool {
    if let part { return part.isSelected }
    return (element as? ListRowElement)?.isSelected ?? widget?.ownStates.contains("selected")
      ?? false
  }

  /// Whether the element is the list row that has the cursor. In a tree, which has no cursor:
  /// whether the state selects the row of a list of which one row can be selected.
  ///
  /// ```swift
  /// screen.press(.down)
  /// #expect(try screen.row("Grace").isCursor)
  /// ```
  public var isCursor: Bool { instance.isCursorRow }

  /// Whether the element is a list row to which the cursor can come: not one that is
  /// `.selectionDisabled()`.
  public var isSelectable: Bool { instance.takesListCursor }
}

extension ElementQueries {
  /// The mounted rows of all lists, in order.
  public var rows: [FoundElement] { all(.row) }

  /// The only list row whose whole text is `text`.
  ///
  /// - Throws: ``SearchFailure`` with the picture if there is no such row, or more than one.
  public func row(_ text: String) throws -> FoundElement {
    let found = rows.filter { $0.text == text }
    guard found.count == 1, let only = found.first else {
      let number = found.isEmpty ? "no row says" : "\(found.count) rows say"
      throw SearchFailure(message: "\(number) “\(text)”", picture: picture)
    }
    return only
  }
}
