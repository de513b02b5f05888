/// A distance on the screen, in cells: positive columns are to the right, positive rows are down.
package struct CellOffset: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int = 0, rows: Int = 0) {
    self.columns = columns
    self.rows = rows
  }

  package static let zero = CellOffset()
}
