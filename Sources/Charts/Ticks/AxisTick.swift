/// A labeled place of an axis.
struct AxisTick: Equatable, Sendable {
  var value: Double
  var label: String
  /// The dot from the beginning of the axis.
  var dot: Int
}

/// An axis whose domain and ticks suit its length.
struct FittedAxis: Equatable, Sendable {
  var grid: AxisGrid
  var ticks: [AxisTick]
}

/// The space that labels need.
enum TickSpacing {
  /// Labels on different rows, this many rows apart.
  case rows(Int)
  /// Labels in one row, with this many cells between them.
  case columns(gap: Int)

  /// Whether no labels touch.
  ///
  /// For columns the distances are those of the coordinates, not those of the cells, so that the
  /// answer stays the same while an axis slides.
  func fits(_ ticks: [AxisTick], on grid: AxisGrid) -> Bool {
    switch self {
    case .rows(let count):
      return zip(ticks, ticks.dropFirst()).allSatisfy { tick, next in
        abs(next.dot / grid.dotsPerCell - tick.dot / grid.dotsPerCell) >= count
      }
    case .columns(let gap):
      let width = ticks.lazy.map { TextRuler.width(of: $0.label) }.max() ?? 0
      let needed = Double(width + gap) * grid.cellLength
      return zip(ticks, ticks.dropFirst()).allSatisfy { tick, next in
        let (start, end) = (tick.value, next.value)
        return grid.scale.coordinate(of: end) - grid.scale.coordinate(of: start)
          >= needed * (1 - 1e-6)
      }
    }
  }

  /// The most ticks that can have labels.
  func limit(cells: Int) -> Int {
    switch self {
    case .rows(let count): max(1, (cells - 1) / count + 1)
    case .columns(let gap): max(1, cells / (gap + 1))
    }
  }
}
