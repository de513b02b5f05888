import RecurseTerminal

/// A list, of which a drag that leaves its row selects whole rows.
@MainActor
package protocol RowSelectionHolder: TextSelectionHolder {
  /// Selects the rows up to a point of the content. Beyond an edge, it scrolls by a line.
  ///
  /// - Parameter row: the row in which a drag begins; `nil` if it goes on.
  /// - Returns: whether more rows come into view as long as the mouse stays there.
  func selectRows(from row: Widget?, to point: CellPoint) -> Bool
}

extension Widget {
  /// The texts inside, which a person can select: a space is between those beside each other, a
  /// newline between others. O(widgets inside).
  package var selectableText: String {
    guard let tree else { return "" }
    return TextScope(widget: self, tree: tree).members.joined { text in 0..<text.endOfText }
  }
}
