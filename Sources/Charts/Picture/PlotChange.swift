/// The difference of two pictures of a plot: how far it moved, and the columns that differ then.
///
/// A view moves the cells of the plot to the left by the shift and paints the changed columns.
struct PlotChange: Equatable, Sendable {
  /// The columns of cells by which the plot moved to the left; negative to the right.
  var shift: Int
  /// The columns of the new picture to paint, in order.
  var columns: [Int]
}

extension PlotPicture {
  /// The columns to paint after another picture was shown, or `nil` if the pictures have nothing in
  /// common: another size, other rows of the grid, other columns of the data.
  func change(since old: PlotPicture) -> PlotChange? {
    guard columns == old.columns, rows == old.rows, dots == old.dots, gridRows == old.gridRows,
      columnWidth == old.columnWidth
    else { return nil }
    let (now, before) = (cellColumns, old.cellColumns)
    let shift = (firstCell ?? 0).subtractingReportingOverflow(old.firstCell ?? 0).partialValue
    guard abs(shift) < columns || columns == 0 else { return nil }
    return PlotChange(
      shift: shift,
      columns: now.indices.filter { column in
        let old = column + shift
        return !before.indices.contains(old) || before[old] != now[column]
      })
  }
}
