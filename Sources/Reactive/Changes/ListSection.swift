/// A section of a list: a header and its rows.
public struct ListSection<Header, Row> {
  /// The header above the rows.
  public var header: Header
  /// The rows, in their order.
  public var rows: [Row]

  /// Creates a section with its rows.
  public init(_ header: Header, rows: [Row] = []) {
    self.header = header
    self.rows = rows
  }
}

extension ListSection: Equatable where Header: Equatable, Row: Equatable {}
extension ListSection: Hashable where Header: Hashable, Row: Hashable {}
extension ListSection: Sendable where Header: Sendable, Row: Sendable {}

/// The position of a row in a list with sections, like UIKit's `IndexPath`.
public struct RowPath: Hashable, Comparable, Sendable {
  /// The index of the section.
  public var section: Int
  /// The index of the row in its section.
  public var row: Int

  /// Creates the position of a row.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// Returns a Boolean value that indicates whether a row comes before another, in the same section
  /// or in an earlier one.
  public static func < (left: RowPath, right: RowPath) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}
