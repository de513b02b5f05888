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
