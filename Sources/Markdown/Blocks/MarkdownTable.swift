/// A table with a row of headers. One of more columns than the limit is a paragraph.
public struct MarkdownTable: Equatable, Sendable {
  public enum Alignment: Equatable, Sendable { case natural, left, center, right }

  /// The number of columns that a table can have.
  public static let columnLimit = 128

  /// The alignment of each column.
  public var alignments: [Alignment]
  /// The header of each column.
  public var header: [MarkdownText]
  /// The rows under the header, each with a cell for each column.
  public var rows: [[MarkdownText]]

  public init(alignments: [Alignment], header: [MarkdownText], rows: [[MarkdownText]]) {
    self.alignments = alignments
    self.header = header
    self.rows = rows
  }
}
