import DatabaseWork

/// A row of the table: its place, and its values once they are read.
package struct GridRow: Identifiable, Hashable, Sendable {
  package let id: Int
  package let row: TableRow?
}

/// The rows of a table, of which a few pages are there.
package struct GridRows: RandomAccessCollection {
  /// The rows of a page.
  static let pageSize = 128

  package let count: Int
  let pages: [Int: Grid.Page]

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  package subscript(place: Int) -> GridRow {
    let (page, rest) = place.quotientAndRemainder(dividingBy: Self.pageSize)
    guard let rows = pages[page]?.rows, rest < rows.count else {
      return GridRow(id: place, row: nil)
    }
    return GridRow(id: place, row: rows[rest])
  }
}
