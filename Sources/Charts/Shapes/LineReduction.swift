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
