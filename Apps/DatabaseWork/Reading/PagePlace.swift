/// A place in the rows of a query from which a page is read.
///
///     start ─▶ rows …  after(row, skipping: 2) ─▶ · · page
///                      page ◀─ · before(row, skipping: 1)          page ◀─ end
package enum PagePlace: Hashable, Sendable {
  case start(skipping: Int)
  case end(skipping: Int)
  case after(TableRow, skipping: Int)
  case before(TableRow, skipping: Int)
  /// The row with a number, in a table whose rows have all numbers up to it.
  case number(Int64)

  /// The number of rows that are passed over.
  package var skipped: Int {
    switch self {
    case .start(let count), .end(let count), .after(_, let count), .before(_, let count): count
    case .number: 0
    }
  }

  var isBackward: Bool {
    switch self {
    case .start, .after, .number: false
    case .end, .before: true
    }
  }

  var row: TableRow? {
    switch self {
    case .start, .end, .number: nil
    case .after(let row, _), .before(let row, _): row
    }
  }
}
