/// Some rows of a list that belong together.
public struct ListSection<Header, Row> {
  public var header: Header
  public var rows: [Row]

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
  public var section: Int
  public var row: Int

  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  public static func < (left: RowPath, right: RowPath) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}
