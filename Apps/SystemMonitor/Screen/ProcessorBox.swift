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

  /// The free row between two processors, as the area of one could be that of the other.
  private var gap: Int { rows >= 4 * perColumn - 1 ? 1 : 0 }

  /// The rows of a line with the share, and of a chart that has room for the labels of its axis.
  private static let leastChartRows = 4

  private func places(of column: Int) -> Range<Int> {
    column * perColumn..<min(shown, (column + 1) * perColumn)
  }

  private func row(_ place: Int) -> SystemMonitorApp.Node {
    let now = share(place, in: moments.last)
    // What does not divide evenly goes to the first ones.
    let line = place % perColumn
    let room = rows - gap * (perColumn - 1)
    let height = room / perColumn + (line < room % perColumn ? 1 : 0)
    if height >= Self.leastChartRows {
      return VStack(alignment: .stretch) {
        HStack {
          Text("CPU \(processors[place].number)").foreground(.secondaryText).lineLimit(1)
          Spacer()
          percent(now)
        }
        HistoryChart(moments: moments, label: "CPU \(processors[place].number)")
          .shares(\.[core: place]).focusable(false).flex(grow: 1, basis: 0)
      }
      .frame(height: height)
    }
    return HStack(alignment: .bottom) {
      Text("\(processors[place].number)").foreground(.secondaryText)
      // Its past was not what it is now, so its color says nothing of that. The last eighth of
      // its cells stays free: it is no part of the one above.
      let eighths = Double(8 * height)
      Sparkline(
        of: pairs(place),
        domain: 0...((eighths - 1) / (eighths - 2))
      )
      .foreground(.accent).frame(height: height)
      percent(now).frame(width: 4, alignment: .trailing)
    }
    .frame(height: height)
  }

  private func percent(_ share: Double?) -> Text {
    Text(Amount.percent(share)).foreground(share.map(SystemMonitorApp.color))
  }

  /// The most of each two moments: the charts beside have two in a cell, too.
  private func pairs(_ place: Int) -> [Double] {
    moments.reduce(into: []) { pairs, moment in
      let share = share(place, in: moment) ?? .nan
      if moment.time.isMultiple(of: 2) || pairs.isEmpty {
        pairs.append(share)
      } else {
        pairs[pairs.count - 1] = .maximum(pairs[pairs.count - 1], share)
      }
    }
  }

  private func share(_ place: Int, in moment: Moment?) -> Double? {
    moment?[core: place]
  }
}
