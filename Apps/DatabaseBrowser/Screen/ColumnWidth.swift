import DatabaseWork
import Recurse

/// The widths of columns, by what is in them.
///
///     numbers, short texts   as wide as the longest one
///     long texts             32 cells, and a share of the space that is left
///     the last column        the space that is left, unless it has numbers or others are longer
///
/// Numbers are at the right of their column, and texts at the left, where they would touch: so
/// there are two cells between a value and the next one.
///
///     amount  ordered
///          4  2026-07-15
enum ColumnWidth {
  /// The most cells that a column has before others have all of theirs.
  static let most = 32
  /// The most cells that a value is taken to need.
  private static let longest = 256

  /// The cells that the title and all values need, with the one before them.
  static func natural(_ title: String, _ cells: some Sequence<SQLCell>, isNumber: Bool) -> Int {
    let longest = cells.map { min(Self.longest, $0.shown.cellWidth) }.max() ?? 0
    // A title has a sign beside it if rows are sorted by it.
    return max(4, min(most, title.cellWidth + 2 + gap(isNumber: isNumber)), longest + 1)
  }

  /// The empty cells at the start of a column: numbers have theirs before them anyway.
  static func gap(isNumber: Bool) -> Int { isNumber ? 0 : 1 }

  /// The title of a column, above its values.
  static func title(_ title: String, isNumber: Bool) -> String {
    isNumber ? title : " " + title
  }

  /// Sets the width of a column.
  ///
  /// - Parameter widths: the cells that each of the columns needs.
  @MainActor
  static func set<Row>(
    _ column: TableColumn<DatabaseBrowserApp, Row>, _ place: Int, in widths: [Int], isNumber: Bool
  ) -> TableColumn<DatabaseBrowserApp, Row> {
    let width = widths[place]
    // In the space that is left, numbers would be far from the others.
    guard !isNumber else { return column.width(min(width, most)) }
    guard width <= most else { return column.width(min: most, weight: Double(width - most)) }
    let isLast = place == widths.count - 1
    let othersFit = widths.allSatisfy { $0 <= most }
    return isLast && othersFit ? column.width(min: width) : column.width(width)
  }
}
