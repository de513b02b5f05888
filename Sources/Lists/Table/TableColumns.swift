import RecurseWidgets

/// The user's changes to the columns of a table. As a part of the state, they can be saved.
///
/// ```swift
/// struct State {
///   var files: [File]
///   var columns = TableColumns(sort: .init(column: "Name"))
/// }
/// ```
///
/// Columns are identified by their ids, which are their titles unless `id:` names others. Settings
/// of a column that the table does not have are kept, without effect.
public struct TableColumns: Equatable, Sendable {
  /// The column by which the rows are sorted, and the direction.
  public struct Sort: Equatable, Sendable {
    /// The id of the column.
    public var column: String
    /// A Boolean value that indicates whether the smallest value comes first.
    public var isAscending: Bool

    /// Creates an order by a column.
    public init(column: String, isAscending: Bool = true) {
      self.column = column
      self.isAscending = isAscending
    }

    /// Creates an order by a column, reversed if rows are already sorted by it.
    init(turning column: String, descendingFirst: Bool, after sort: Sort?) {
      let isOther = sort?.column != column
      self.init(
        column: column, isAscending: isOther ? !descendingFirst : sort?.isAscending == false)
    }
  }

  public var sort: Sort?
  /// The ids of the columns in order, if it is not the declared one. Missing columns follow.
  public var order: [String] = []
  /// The widths set for columns, by their ids, in cells.
  public var widths: [String: Int] = [:]
  /// The id of the column of the cell under the cursor, or `nil` if the cursor is on a whole row.
  public var cursor: String?

  /// Creates settings with the declared columns, and an order of the rows.
  ///
  /// - Parameter cursor: the id of the column with the cursor, or `nil` if the cursor is
  ///   on a whole row.
  public init(sort: Sort? = nil, cursor: String? = nil) {
    self.sort = sort
    self.cursor = cursor
  }

  /// Returns the ids of columns in the order in which they are shown.
  public func arranged(_ ids: [String]) -> [String] {
    let known = order.filter(ids.contains)
    return known + ids.filter { !known.contains($0) }
  }

  /// Sorts by a column, or reverses the order if rows are already sorted by it.
  ///
  /// - Parameter descendingFirst: whether the largest value comes first, as with
  ///   ``TableColumn/sortDescendingFirst(_:)``.
  public mutating func turn(_ column: String, descendingFirst: Bool = false) {
    sort = Sort(turning: column, descendingFirst: descendingFirst, after: sort)
  }

  /// Moves a column by a number of places, as far as there are other columns.
  public mutating func move(_ column: String, by places: Int, among ids: [String]) {
    var arranged = arranged(ids)
    guard let index = arranged.firstIndex(of: column) else { return }
    let target = index + min(max(-index, places), arranged.count - 1 - index)
    guard target != index else { return }
    arranged.insert(arranged.remove(at: index), at: target)
    order = arranged
  }

  mutating func apply(_ event: TableElement.Event) {
    switch event {
    case .point(let column): cursor = column
    case .resize(let column, let width): widths[column] = width
    case .move(let column, let places, let ids): move(column, by: places, among: ids)
    case .sort(let sort): self.sort = sort
    }
  }
}
