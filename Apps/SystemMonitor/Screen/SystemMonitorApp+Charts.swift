import ProcessTable
import Recurse
import RecurseCharts

extension SystemMonitorApp {
  /// The charts beside each other, as many as there is room for.
  func charts(_ state: State, _ size: CellSize) -> Node {
    let (counters, rates) = (state.sample.counters, state.sample.rates)
    let isNarrow = size.columns < 80
    return HStack(spacing: 0) {
      chart("CPU \(Amount.percent(rates.busy))", share: size.columns < 120 ? 1 : 2) {
        Chart(\.moments) {
          AreaMark(x: \.time, y: \.busy)
            .foreground(Gradient(colors: [.success, .warning, .error]))
        }
        .chartYScale(domain: 0.0...1).chartYAxis(format: .percent)
      }
      if size.columns >= 120, size.rows >= 30, !counters.processors.isEmpty {
        ProcessorBox(
          processors: counters.processors, moments: state.moments, rows: chartRows(size) - 2,
          width: size.columns / 6
        ).node
      }
      if let memory = counters.memory {
        let amounts = "\(Amount.bytes(memory.used))/\(Amount.bytes(memory.total))"
        chart(isNarrow ? amounts : "Mem \(amounts)") {
          Chart(\.moments) { AreaMark(x: \.time, y: \.memory).foreground(.series(1)) }
            .chartYScale(domain: 0.0...1).chartYAxis(format: .percent)
        }
      }
      if size.columns >= 60 {
        if counters.networks != nil {
          flowBox("Net", rates.network, state.flowMost(\.received, \.sent), isNarrow: isNarrow) {
            LineMark(x: \.time, y: \.received).foreground(series: "↓")
            LineMark(x: \.time, y: \.sent).foreground(series: "↑")
          }
        }
        if counters.disks != nil {
          flowBox("Disk", rates.disk, state.flowMost(\.read, \.written), isNarrow: isNarrow) {
            LineMark(x: \.time, y: \.read).foreground(series: "↓")
            LineMark(x: \.time, y: \.written).foreground(series: "↑")
          }
        }
      }
    }
    .frame(height: chartRows(size))
  }

  /// The least bytes a second that a chart has room for: whole kilobytes at any number of ticks.
  private static var leastFlow: Double { 4096 }

  private func chartRows(_ size: CellSize) -> Int { min(20, max(7, size.rows / 3)) }

  private func chart(_ title: String, share: Double = 1, chart: () -> Node) -> Node {
    chart().chartXAxis(.hidden).accessibilityLabel(title)
      .flex(grow: share, basis: 0).border(.rounded, title: title)
  }

  /// The data that goes in and out through devices. The row below the chart, which names the lines,
  /// has the numbers, too: a title has no room for them.
  private func flowBox(
    _ title: String, _ flow: SystemRates.Flow?, _ most: Double, isNarrow: Bool,
    @ChartBuilder<Moment> marks: () -> [ChartMark<Moment>]
  ) -> Node {
    let chart: Node = Chart(\.moments, marks: marks).chartXAxis(.hidden).chartYAxis(format: .bytes)
      .chartLegend(.hidden)
    return VStack(alignment: .stretch) {
      // Near nothing, a few bytes would fill the chart.
      (most > Self.leastFlow ? chart : chart.chartYScale(domain: 0...Self.leastFlow))
        .accessibilityLabel(title).flex(grow: 1)
      HStack(spacing: isNarrow ? 1 : 2) {
        Text("\(isNarrow ? "" : "● ")↓\(Amount.bytes(flow?.incoming))").foreground(.series(0))
        Text("\(isNarrow ? "" : "▲ ")↑\(Amount.bytes(flow?.outgoing))").foreground(.series(1))
      }
      .lineLimit(1)
    }
    .flex(grow: 1, basis: 0).border(.rounded, title: title)
  }
}
