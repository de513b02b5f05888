/// The memory in which a fill counts how often its outline turns around each dot.
///
/// Each edge of the outline adds 1 or −1, in each of its rows, to the first dot whose middle is not
/// left of it. The sum of a row's numbers up to a dot is then the winding number of that dot. A
/// sweep builds these sums and leaves the field empty for the next outline.
struct WindingField {
  /// The changes of the winding number, with one more column than dots for edges on the right.
  private var turns: [Int32] = []
  /// The columns with changes in each row, or an empty range.
  private var reach: [Range<Int32>] = []
  private var width = 0
  private var rows = 0..<0

  /// The farthest coordinate at which an edge is exact: up to here all products fit 64 bits.
  static let farthest = 1_048_576.0
  /// The parts of a dot to which coordinates are rounded.
  static let grain = 256

  /// Makes room for dots. The field is empty before and after.
  mutating func resize(width: Int, height: Int) {
    self.width = width
    let count = (width + 1) * height
    if turns.count != count {
      turns.removeAll(keepingCapacity: true)
      turns.append(contentsOf: repeatElement(0, count: count))
    }
    reach.removeAll(keepingCapacity: true)
    reach.append(contentsOf: repeatElement(0..<0, count: height))
  }

  /// Adds what an edge does in one row: a turn at a column that is already limited to the window.
  @inline(__always)
  private mutating func add(_ turn: Int32, column: Int, row: Int) {
    turns[row * (width + 1) + column] &+= turn
    let place = Int32(truncatingIfNeeded: column)
    let old = reach[row]
    if old.isEmpty {
      reach[row] = place..<place + 1
    } else if place < old.lowerBound {
      reach[row] = place..<old.upperBound
    } else if place >= old.upperBound {
      reach[row] = old.lowerBound..<place + 1
    }
  }

  /// Adds an edge whose coordinates are not beyond the farthest one.
  ///
  /// In row j it crosses the line through the dots' middles at x; the first dot that is not left of
  /// this is ceil(x − ½). With coordinates in grains, and a quotient and a remainder that both grow
  /// by a constant from row to row, this is exact.
  mutating func addEdge(from first: Dot, to last: Dot, in window: DotWindow) {
    let half = Self.grain / 2
    var (from, to) = (Self.grains(first), Self.grains(last))
    guard from.y != to.y else { return }
    let turn: Int32 = from.y < to.y ? 1 : -1
    if turn < 0 { swap(&from, &to) }
    let top = max(window.rows.lowerBound, (from.y - half).dividedUp(by: Self.grain))
    let bottom = min(window.rows.upperBound, (to.y - half).dividedUp(by: Self.grain))
    guard top < bottom else { return }
    rows = rows.isEmpty ? top..<bottom : min(top, rows.lowerBound)..<max(bottom, rows.upperBound)

    let (width, height) = (to.x - from.x, to.y - from.y)
    let divisor = Self.grain * height
    let dividend = (from.x - half) * height + (Self.grain * top + half - from.y) * width
    var column = dividend.dividedUp(by: divisor)
    var rest = dividend - column * divisor
    let step = width.dividedDown(by: height)
    let restStep = (width - step * height) * Self.grain
    let (left, right) = (window.columns.lowerBound, window.columns.upperBound)
    for row in top..<bottom {
      add(turn, column: min(max(column, left), right), row: row)
      column += step
      rest += restStep
      if rest > 0 {
        column += 1
        rest -= divisor
      }
    }
  }

  private static func grains(_ dot: Dot) -> (x: Int, y: Int) {
    let grain = Double(Self.grain)
    return (Int((dot.x * grain).rounded()), Int((dot.y * grain).rounded()))
  }

  /// Gives the plane what the outline encloses, and empties the field.
  mutating func sweep(_ style: FillStyle, _ brush: DotPlane.Brush, into plane: inout DotPlane) {
    // All bits count by the nonzero rule, the last one alone by the even-odd rule.
    let mask: Int32 = style.isEOFilled ? 1 : -1
    for row in rows {
      let start = row * (width + 1)
      var winding: Int32 = 0
      var first = 0
      for column in reach[row] {
        let turn = turns[start + Int(column)]
        guard turn != 0 else { continue }
        turns[start + Int(column)] = 0
        let wasInside = winding & mask != 0
        winding &+= turn
        let isInside = winding & mask != 0
        if isInside, !wasInside { first = Int(column) }
        if wasInside, !isInside { plane.cover(first..<Int(column), row: row, brush) }
      }
      reach[row] = 0..<0
    }
    rows = 0..<0
  }
}
