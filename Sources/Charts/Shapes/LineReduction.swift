/// The points of a line that are needed to draw it, no matter how many it has.
///
/// Of neighbors in one column of dots the first, the lowest, the highest, and the last stay, at
/// most four a column for a line that goes to the right. A line through them covers the same dots
/// as one through all points (Jugel, Jerzak, Hackenbroich, Markl, "M4: A Visualization-Oriented
/// Time Series Data Aggregation", VLDB 2014). Neighbors are those in the order of the data, so a
/// line may also go back.
struct LineReduction {
  struct Point {
    var dot: PlotDot
    var row: Int
  }

  private let width: Int
  /// The finished lines, which gaps separate.
  private(set) var lines: [[Point]] = []
  private var line: [Point] = []
  /// The column of the current neighbors. All columns at one side of the plot count as one.
  private var column: Int?
  private var first = Point(dot: PlotDot(x: 0, y: 0), row: 0)
  private var last = Point(dot: PlotDot(x: 0, y: 0), row: 0)
  private var highest = Point(dot: PlotDot(x: 0, y: 0), row: 0)
  private var lowest = Point(dot: PlotDot(x: 0, y: 0), row: 0)

  /// - Parameter width: the number of columns of dots.
  init(width: Int) { self.width = width }

  mutating func add(_ dot: PlotDot, row: Int) {
    let point = Point(dot: dot, row: row)
    let place = min(max(-1, dot.x), width)
    guard place == column else {
      finishColumn()
      column = place
      (first, last, highest, lowest) = (point, point, point, point)
      return
    }
    last = point
    if dot.y < highest.dot.y { highest = point }
    if dot.y > lowest.dot.y { lowest = point }
  }

  /// Ends the line. The next point begins another one.
  mutating func endLine() {
    finishColumn()
    if !line.isEmpty { lines.append(line) }
    line = []
  }

  private mutating func finishColumn() {
    guard let column else { return }
    keep(first)
    if column >= 0, column < width {
      // In the order of the data.
      let isHighestFirst = highest.row < lowest.row
      keep(isHighestFirst ? highest : lowest)
      keep(isHighestFirst ? lowest : highest)
    }
    keep(last)
    self.column = nil
  }

  private mutating func keep(_ point: Point) {
    if line.last?.dot != point.dot { line.append(point) }
  }
}

extension LineReduction {
  /// The most rows in a column that are read one by one.
  private static let fewRows = 8

  /// Adds rows whose columns go in one direction, of which each column with many rows needs the
  /// first, the lowest, the highest, and the last.
  ///
  /// - Parameters:
  ///   - column: the column of a row, or `nil` if it has none.
  ///   - y: the row of dots, or `nil` where the line has a gap.
  ///   - extremes: the lowest and the highest of some rows, or `nil` to read them one by one.
  /// - Complexity: O(c log n) for n rows in c columns, if none of them has a gap; else the rows of
  ///   such columns are read as well.
  mutating func add(
    _ rows: Range<Int>, column: (Int) -> Int?, y: (Int) -> Int?,
    extremes: (Range<Int>) -> RangeExtremes.Pair?, row: (Int) -> Int
  ) {
    let width = width
    func place(_ index: Int) -> Int? { column(index).map { min(max(-1, $0), width) } }
    var index = rows.lowerBound
    while index < rows.upperBound {
      let first = place(index)
      let end = (index + 1..<rows.upperBound).firstIndex { place($0) != first }
      var kept = Array(index..<min(end, index + Self.fewRows))
      if end - index > Self.fewRows {
        if first == nil {
          kept = [index]
        } else if let pair = extremes(index..<end) {
          kept = [
            index, min(pair.least, pair.greatest), max(pair.least, pair.greatest), end - 1,
          ]
        } else {
          kept = Array(index..<end)
        }
      }
      for index in kept {
        if let x = column(index), let y = y(index) {
          add(PlotDot(x: x, y: y), row: row(index))
        } else {
          endLine()
        }
      }
      index = end
    }
  }
}
