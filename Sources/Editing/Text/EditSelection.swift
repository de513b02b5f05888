/// The selected part of a text, or with no characters in it the cursor.
package struct EditSelection: Hashable, Sendable {
  /// The end that stays while the selection is extended.
  package var anchor: Int
  /// The end that moves: the cursor.
  package var head: Int

  package init(anchor: Int, head: Int) {
    self.anchor = anchor
    self.head = head
  }

  /// Creates a cursor.
  package init(_ cursor: Int) { self.init(anchor: cursor, head: cursor) }

  package var isEmpty: Bool { anchor == head }
  package var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
}
