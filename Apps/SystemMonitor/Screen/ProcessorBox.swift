import ProcessTable
import Recurse
import RecurseCharts

/// The history of each processor, in a box that they fill.
@MainActor
struct ProcessorBox {
  let processors: [SystemCounters.Processor]
  let moments: [Moment]
  /// The room in the box.
  let rows: Int
  let width: Int

  /// The least columns of a processor: its number, a few moments, its share.
  private static let leastColumns = 14

  private var mostColumns: Int { max(1, width / Self.leastColumns) }
  private var shown: Int { min(processors.count, rows * mostColumns) }
  private var columns: Int { (shown + rows - 1) / max(1, rows) }
  /// The processors of a column.
  private var perColumn: Int { (shown + columns - 1) / max(1, columns) }

  var node: SystemMonitorApp.Node {
    let hidden = processors.count - shown
    return HStack(spacing: 1) {
      for column in 0..<columns {
        VStack(alignment: .stretch, spacing: gap) {
          for place in places(of: column) { row(place).key(processors[place].number) }
        }
        .flex(grow: 1, basis: 0).key(column)
      }
    }
    .border(.rounded, title: hidden > 0 ? "Processors, \(hidden) more" : "Processors")
    .flex(grow: 1, basis: 0)
  }

  /// The free rows between two processors, which are one area where both have all to do.
  private var gap: Int { rows >= 3 * perColumn - 1 ? 1 : 0 }

  /// The domain of a processor. Without a free row, the last eighth of its cells stays free.
  private func domain(rows: Int) -> ClosedRange<Double> {
    let eighths = Double(8 * rows)
    return 0...(gap > 0 ? 1 : (eighths - 1) / (eighths - 2))
  }

  private func places(of column: Int) -> Range<Int> {
    column * perColumn..<min(shown, (column + 1) * perColumn)
  }

  private func row(_ place: Int) -> SystemMonitorApp.Node {
    let now = share(place, in: moments.last)
    let color = SystemMonitorApp.color(now ?? 0)
    // What does not divide evenly goes to the first ones.
    let line = place % perColumn
    let room = rows - gap * (perColumn - 1)
    let height = room / perColumn + (line < room % perColumn ? 1 : 0)
    return HStack(alignment: .bottom) {
      Text("\(processors[place].number)").foreground(.secondaryText)
      Sparkline(of: moments.map { share(place, in: $0) ?? .nan }, domain: domain(rows: height))
        .foreground(color).frame(height: height)
      Text(Amount.percent(now)).frame(width: 4, alignment: .trailing)
    }
    .frame(height: height)
  }

  private func share(_ place: Int, in moment: Moment?) -> Double? {
    guard let moment, moment.cores.indices.contains(place) else { return nil }
    return moment.cores[place]
  }
}
