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

extension FittedAxis {
  /// The distance of two ticks; `nil` if they are at powers of ten.
  var step: Double? {
    guard !grid.scale.isLogarithmic else { return nil }
    guard ticks.count > 1 else { return grid.scale.length / 2 }
    return abs(ticks[1].value - ticks[0].value)
  }

  /// Whether three labels or more are equally many cells apart.
  ///
  /// Columns that slide decide by coordinates, so that the answer stays the same.
  var isEven: Bool {
    guard ticks.count > 2, let step else { return false }
    if grid.columns != nil {
      let cells = step / grid.cellLength
      return abs(cells - cells.rounded()) < 1e-6 * cells
    }
    let places = ticks.map { $0.dot / grid.dotsPerCell }
    let distances = zip(places, places.dropFirst()).map { $1 - $0 }
    return distances.allSatisfy { $0 == distances[0] }
  }
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

  /// The space where too few labels would fit; `nil` if they would touch.
  var closer: TickSpacing? {
    if case .rows(let count) = self, count > 1 { .rows(1) } else { nil }
  }

  /// The most ticks that can have labels.
  func limit(cells: Int) -> Int {
    switch self {
    case .rows(let count): max(1, (cells - 1) / count + 1)
    case .columns(let gap): max(1, cells / (gap + 1))
    }
  }
}
