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

  /// A Boolean value that indicates whether the element is a list row that the state selects. On a
  /// screen, it may also be a chosen option of a picker or the tab of the current page.
  public var isSelected: Bool {
    if let part { return part.isSelected }
    return (element as? ListRowElement)?.isSelected ?? widget?.ownStates.contains("selected")
      ?? false
  }

  /// A Boolean value that indicates whether the element is the list row that has the cursor.
  ///
  /// A tree has no cursor. There, it indicates whether the state selects the row of a
  /// single-selection list.
  ///
  /// ```swift
  /// screen.press(.down)
  /// #expect(try screen.row("Grace").isCursor)
  /// ```
  public var isCursor: Bool { instance.isCursorRow }

  /// A Boolean value that indicates whether the row of a tree shows its children; `nil` if it can
  /// have none.
  ///
  /// ```swift
  /// screen.press(.right)
  /// #expect(try screen.row("Sources").isExpanded == true)
  /// ```
  public var isExpanded: Bool? { (element as? ListRowElement)?.isExpanded }

  /// A Boolean value that indicates whether the element is a list row that the cursor can reach,
  /// which excludes rows that are not `selectable:`.
  public var isSelectable: Bool { instance.takesListCursor }
}

extension ElementQueries {
  /// The mounted rows of all lists, in order.
  public var rows: [FoundElement] { all(.row) }

  /// Returns the only list row whose whole text is `text`.
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
