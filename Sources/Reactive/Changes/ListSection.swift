/// Some rows of a list that belong together.
public struct ListSection<Header, Row> {
  /// What stands above the rows.
  public var header: Header
  /// The rows, in their order.
  public var rows: [Row]

  /// A section with its rows.
  public init(_ header: Header, rows: [Row] = []) {
    self.header = header
    self.rows = rows
  }
}

extension ListSection: Equatable where Header: Equatable, Row: Equatable {}
extension ListSection: Hashable where Header: Hashable, Row: Hashable {}
extension ListSection: Sendable where Header: Sendable, Row: Sendable {}

/// The place of a row in a list with sections.
public struct RowPath: Hashable, Comparable, Sendable {
  /// Which section.
  public var section: Int
  /// Which row of that section.
  public var row: Int

  /// The place of a row.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// Whether a row stands before another, in the same section or in an earlier one.
  public static func < (left: RowPath, right: RowPath) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}
