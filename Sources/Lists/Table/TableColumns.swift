import RecurseWidgets

/// What a person does with the columns of a table: as a part of the state it can be kept.
///
/// ```swift
/// struct State {
///   var files: [File]
///   var columns = TableColumns(sort: .init(column: "Name"))
/// }
/// ```
///
/// Columns go by their titles. What is said of a column that the table does not have is kept, and
/// means nothing.
public struct TableColumns: Equatable, Sendable {
  /// By which column the rows are sorted, and in which direction.
  public struct Sort: Equatable, Sendable {
    /// The title of the column.
    public var column: String
    /// Whether the smallest comes first.
    public var isAscending: Bool

    /// An order by a column.
    public init(column: String, isAscending: Bool = true) {
      self.column = column
      self.isAscending = isAscending
    }

    /// By a column; where rows are sorted by it already, the other way round.
    init(turning column: String, after sort: Sort?) {
      self.init(column: column, isAscending: sort?.column != column || sort?.isAscending == false)
    }
  }

  public var sort: Sort?
  /// The columns in their order, where that is not the declared one. Those that are missing follow.
  public var order: [String] = []
  /// The widths that columns were given, in cells.
  public var widths: [String: Int] = [:]
  /// The column of the cell under the cursor; `nil` where the cursor is a whole row.
  public var cursor: String?

  /// Columns as they are declared, in an order of the rows.
  ///
  /// - Parameter cursor: the column of the cell under the cursor; `nil` where that is a whole row.
  public init(sort: Sort? = nil, cursor: String? = nil) {
    self.sort = sort
    self.cursor = cursor
  }

  /// The titles in the order in which they are shown.
  public func arranged(_ titles: [String]) -> [String] {
    let known = order.filter(titles.contains)
    return known + titles.filter { !known.contains($0) }
  }

  /// Sorts by a column; where it is the one by which rows are sorted, the other way round.
  public mutating func turn(_ column: String) {
    sort = Sort(turning: column, after: sort)
  }

  /// Puts a column so many places further, as far as there are others.
  public mutating func move(_ column: String, by places: Int, among titles: [String]) {
    var arranged = arranged(titles)
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
    case .move(let column, let places, let titles): move(column, by: places, among: titles)
    case .sort(let sort): self.sort = sort
    }
  }
}
