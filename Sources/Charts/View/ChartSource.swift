/// The elements of a chart and the marks that show them, before anything is read.
@MainActor
protocol ChartSource: AnyObject, Sendable {
  /// Whether both have the same marks, and elements that are known to be equal.
  func isEqual(to other: any ChartSource) -> Bool

  /// Reads the elements into columns.
  func read(_ categories: ChartCategories) -> any ChartReading
}

/// The columns that were read from a source.
@MainActor
protocol ChartReading: AnyObject {
  var data: ChartData { get }

  /// Reads another source, and keeps what was read of elements that are still there.
  ///
  /// - Returns: whether the columns changed; `nil` if the source has other marks or categories, so
  ///   that it has to be read anew.
  func update(to source: any ChartSource, _ categories: ChartCategories) -> Bool?

  /// Reads again, with the colors that series have in another reading of the same marks.
  func keepSeries(of other: any ChartReading)
}

/// All categories of the axes, where they are set.
struct ChartCategories: Equatable {
  var x: [String]?
  var y: [String]?

  init(_ settings: ChartSettings) {
    x = settings.x.scale.categories
    y = settings.y.scale.categories
  }
}

/// The elements of a collection. They are held until the next update, so that equal ones are known
/// and new ones are found.
final class ChartRows<Row>: ChartSource {
  let rows: [Row]
  let marks: [ChartMark<Row>]

  init(_ rows: some Collection<Row>, _ marks: [ChartMark<Row>]) {
    self.rows = Array(rows)
    self.marks = marks
  }

  func isEqual(to other: any ChartSource) -> Bool {
    guard let other = other as? ChartRows<Row> else { return false }
    return hasSameMarks(as: other) && rows.isKnownEqual(to: other.rows)
  }

  func hasSameMarks(as other: ChartRows<Row>) -> Bool {
    marks.elementsEqual(other.marks) { $0.isSame(as: $1) }
  }

  func read(_ categories: ChartCategories) -> any ChartReading {
    ReadRows(self, columns(categories), categories)
  }

  func columns(_ categories: ChartCategories, keeping series: SeriesTable? = nil) -> ChartColumns<
    Row
  > {
    ChartColumns(
      marks, elements: rows, xCategories: categories.x, yCategories: categories.y,
      keeping: series)
  }
}

/// The columns of the elements of a collection.
private final class ReadRows<Row>: ChartReading {
  private var source: ChartRows<Row>
  private var columns: ChartColumns<Row>
  private let categories: ChartCategories

  init(_ source: ChartRows<Row>, _ columns: ChartColumns<Row>, _ categories: ChartCategories) {
    self.source = source
    self.columns = columns
    self.categories = categories
  }

  var data: ChartData { columns.data }

  func update(to source: any ChartSource, _ categories: ChartCategories) -> Bool? {
    guard let new = source as? ChartRows<Row>, categories == self.categories,
      new.hasSameMarks(as: self.source)
    else { return nil }
    let old = self.source.rows
    self.source = new
    if new.rows.isKnownEqual(to: old) { return false }
    if columns.canSlide, let count = new.rows.slide(since: old) {
      columns.slide(dropping: count, appending: Array(new.rows[(old.count - count)...]))
      return true
    }
    let last = columns.data
    columns = new.columns(categories, keeping: last.series)
    return columns.data != last
  }

  func keepSeries(of other: any ChartReading) {
    guard let other = other as? ReadRows<Row>, source.hasSameMarks(as: other.source) else { return }
    columns = source.columns(categories, keeping: other.columns.data.series)
  }
}
