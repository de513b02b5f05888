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
        VStack(alignment: .stretch, spacing: 0) {
          for place in places(of: column) { row(place).key(processors[place].number) }
        }
        .flex(grow: 1, basis: 0).key(column)
      }
    }
    .border(.rounded, title: hidden > 0 ? "Processors, \(hidden) more" : "Processors")
    .flex(grow: 1, basis: 0)
  }

  private func places(of column: Int) -> Range<Int> {
    column * perColumn..<min(shown, (column + 1) * perColumn)
  }

  private func row(_ place: Int) -> SystemMonitorApp.Node {
    let now = share(place, in: moments.last)
    let color: Color =
      switch now ?? 0 {
      case ..<0.5: .success
      case ..<0.9: .warning
      default: .error
      }
    // What does not divide evenly goes to the first ones.
    let line = place % perColumn
    let height = rows / perColumn + (line < rows % perColumn ? 1 : 0)
    return HStack(alignment: .bottom) {
      Text("\(processors[place].number)").foreground(.secondaryText)
      Sparkline(of: moments.map { share(place, in: $0) ?? .nan }, domain: 0.0...1)
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
