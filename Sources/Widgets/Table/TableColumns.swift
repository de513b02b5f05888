/// What a person does with the columns of a table: it is a part of the state, so that it can be kept.
///
/// ```swift
/// struct State {
///   var files: [File]
///   var columns = TableColumns(sort: .init(column: "Name"))
/// }
/// ```
///
/// Columns go by their titles. What is said of a column that the table does not have is kept, and means
/// nothing.
public struct TableColumns: Equatable, Sendable {
  /// By which column the rows are sorted, and in which direction.
  public struct Sort: Equatable, Sendable {
    public var column: String
    public var isAscending: Bool

    public init(column: String, isAscending: Bool = true) {
      self.column = column
      self.isAscending = isAscending
    }
  }

  public var sort: Sort?
  /// The columns in their order, where that is not the declared one. Those that are missing follow.
  public var order: [String] = []
  /// The widths that columns were given, in cells.
  public var widths: [String: Int] = [:]
  /// The column in which the cell under the cursor stands; `nil` where the cursor is a whole row.
  public var cursor: String?

  public init(sort: Sort? = nil) { self.sort = sort }

  /// The titles in the order in which they are shown.
  public func arranged(_ titles: [String]) -> [String] {
    let known = order.filter(titles.contains)
    return known + titles.filter { !known.contains($0) }
  }

  /// Sorts by a column; where it is the one by which rows are sorted, the other way round.
  public mutating func turn(_ column: String) {
    sort = Sort(column: column, isAscending: sort?.column != column || sort?.isAscending == false)
  }

  /// Puts a column so many places further, as far as there are others.
  public mutating func move(_ column: String, by places: Int, among titles: [String]) {
    var arranged = arranged(titles)
    guard let index = arranged.firstIndex(of: column) else { return }
    let target = min(max(0, index + places), arranged.count - 1)
    guard target != index else { return }
    arranged.insert(arranged.remove(at: index), at: target)
    order = arranged
  }
}
