/// A mark with what its elements have, each property as a column.
struct MarkColumns: Equatable, Sendable {
  let kind: MarkKind
  let style: MarkStyle
  var x = Column()
  var y = Column()
  var start: Column?
  /// The series of each row, or empty if all are of `onlySeries`.
  var series: [Int32] = []
  var onlySeries: Int?
  /// Whether the only row does not depend on elements.
  var isConstant = false
  /// The place of each row among those beside each other, or empty.
  var groups: [Int32] = []
  var groupNames = NameTable()
  /// The number of each row that decides on its color, or empty.
  var shades: [Double] = []

  /// The rows of each series, behind each other; empty if there is only one.
  private(set) var order: [Int32] = []
  private(set) var seriesRanges: [(series: Int, range: Range<Int>)] = []
  /// The begin and the end of each area or bar on the axis of values.
  var lower: [Double] = []
  var upper: [Double] = []
  /// The facts that follow from all of this.
  var facts = MarkFacts()

  init(_ kind: MarkKind, style: MarkStyle) {
    self.kind = kind
    self.style = style
  }

  /// The gradient of the numbers that decide on colors.
  var gradient: Gradient {
    if case .gradient(let gradient)? = style.color { return gradient }
    return kind == .rectangle ? .cells : .lines
  }

  var count: Int { max(x.values.count, y.values.count) }

  func series(at row: Int) -> Int? { series.isEmpty ? onlySeries : Int(series[row]) }

  /// Calls a closure with the rows of each series, in the order of the series.
  func forEachSeries(_ body: (_ series: Int?, RowList) -> Void) {
    guard !series.isEmpty else { return body(onlySeries, RowList(all: count)) }
    for (series, range) in seriesRanges { body(series, RowList(order[range])) }
  }

  /// Sorts the rows by series, keeping their order in each.
  mutating func sortSeries() {
    order.removeAll(keepingCapacity: true)
    seriesRanges.removeAll(keepingCapacity: true)
    guard let most = series.max() else { return }
    var ends = [Int](repeating: 0, count: Int(most) + 2)
    for number in series { ends[Int(number) + 1] += 1 }
    for number in 0...Int(most) { ends[number + 1] += ends[number] }
    for number in 0...Int(most) where ends[number] < ends[number + 1] {
      seriesRanges.append((number, ends[number]..<ends[number + 1]))
    }
    order = [Int32](repeating: 0, count: series.count)
    for (row, number) in series.enumerated() {
      order[ends[Int(number)]] = Int32(row)
      ends[Int(number)] += 1
    }
  }

  static func == (left: MarkColumns, right: MarkColumns) -> Bool {
    left.kind == right.kind && left.style == right.style && left.x == right.x
      && left.y == right.y && left.start == right.start && left.series == right.series
      && left.onlySeries == right.onlySeries && left.groups == right.groups
      && left.groupNames == right.groupNames && left.shades == right.shades
  }
}
