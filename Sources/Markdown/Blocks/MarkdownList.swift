/// A list of items with bullets or numbers.
package struct MarkdownList: Equatable, Sendable {
  /// The character after an item's number.
  package enum Delimiter: Equatable, Sendable { case period, parenthesis }

  package enum Marker: Equatable, Sendable {
    case bullet
    /// Numbers that count up from the first one.
    case number(start: Int, Delimiter)
  }

  /// The state of an item's check box.
  package enum Task: Equatable, Sendable { case open, done }

  package struct Item: Equatable, Sendable {
    package var blocks: [MarkdownBlock]
    /// The state of the check box, or `nil` if the item has none.
    package var task: Task?

    package init(_ blocks: [MarkdownBlock], task: Task? = nil) {
      self.blocks = blocks
      self.task = task
    }
  }

  package var marker: Marker
  /// Whether the items have no blank lines between them.
  package var isTight: Bool
  package var items: [Item]

  package init(_ marker: Marker, isTight: Bool = true, items: [Item]) {
    self.marker = marker
    self.isTight = isTight
    self.items = items
  }
}
