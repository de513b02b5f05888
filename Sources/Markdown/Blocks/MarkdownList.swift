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

/// A block of Markdown, such as a paragraph or a list.
///
/// Blocks nest at most ``depthLimit`` deep. What is quoted or listed deeper is one paragraph of its
/// text, since a value that nests without a limit overflows the stack when it is freed or compared.
package enum MarkdownBlock: Equatable, Sendable {
  case paragraph(MarkdownText)
  /// A heading of level 1 to 6.
  case heading(level: Int, MarkdownText)
  case code(MarkdownCode)
  case quote([MarkdownBlock])
  case list(MarkdownList)
  case table(MarkdownTable)
  case thematicBreak
  /// HTML as written. Nothing interprets it.
  case html(String)

  /// The number of quotes and lists that a block can be in.
  package static let depthLimit = 64
}

/// A table with a row of headers. One of more columns than the limit is a paragraph.
package struct MarkdownTable: Equatable, Sendable {
  package enum Alignment: Equatable, Sendable { case natural, left, center, right }

  /// The number of columns that a table can have.
  package static let columnLimit = 128

  /// The alignment of each column.
  package var alignments: [Alignment]
  /// The header of each column.
  package var header: [MarkdownText]
  /// The rows under the header, each with a cell for each column.
  package var rows: [[MarkdownText]]

  package init(alignments: [Alignment], header: [MarkdownText], rows: [[MarkdownText]]) {
    self.alignments = alignments
    self.header = header
    self.rows = rows
  }
}
