import ProcessTable
import Recurse
import RecurseCharts

extension SystemMonitorApp {
  /// The charts beside each other, as many as there is room for.
  func charts(_ state: State, _ size: CellSize) -> Node {
    let (counters, rates) = (state.sample.counters, state.sample.rates)
    return HStack(spacing: 0) {
      let busy = Amount.trailing(Amount.percent(rates.busy))
      chart("CPU \(busy)", share: size.columns < 120 ? 1 : 2) {
        Chart(\.moments) {
          AreaMark(x: \.time, y: \.busy)
            .foreground(Self.load)
        }
        .chartYScale(domain: 0.0...1).chartYAxis(format: .percent)
      }
      if size.columns >= 120, size.rows >= 30, !counters.processors.isEmpty {
        ProcessorBox(
          processors: counters.processors, moments: state.moments, rows: chartRows(size) - 2,
          width: size.columns / 6
        ).node
      }
      if let memory = counters.memory { memoryBox(memory, size) }
      if size.columns >= 60 {
        if counters.networks != nil {
          flowBox(
            "Net", rates.network, counters.networks, state.flowMost(\.received, \.sent), size
          ) {
            LineMark(x: \.time, y: \.received).foreground(series: "↓")
            LineMark(x: \.time, y: \.sent).foreground(series: "↑")
          }
        }
        if counters.disks != nil {
          flowBox("Disk", rates.disk, counters.disks, state.flowMost(\.read, \.written), size) {
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

  /// An odd number, so that the label of a half is in the middle.
  private func chartRows(_ size: CellSize) -> Int { min(20, max(7, size.rows / 3)) | 1 }

  /// Whether the boxes have room for figures below their charts.
  private func hasFigures(_ size: CellSize) -> Bool { chartRows(size) >= 9 }

  /// The colors of a share that is used, from little to much.
  static var load: Gradient { Gradient(colors: [.success, .warning, .error]) }

  private func chart(_ title: String, share: Double = 1, chart: () -> Node) -> Node {
    chart().chartXAxis(.hidden).accessibilityLabel(title)
      .flex(grow: share, basis: 0).border(.rounded, title: title)
  }

  /// The memory that is used, and below it the memory that could be.
  private func memoryBox(_ memory: SystemCounters.Memory, _ size: CellSize) -> Node {
    let used = Amount.trailing(Amount.bytes(memory.used))
    let amounts = "\(used)/\(Amount.bytes(memory.total))"
    let title = size.columns < 80 ? amounts : "Mem \(amounts)"
    return VStack(alignment: .stretch) {
      Chart(\.moments) { AreaMark(x: \.time, y: \.memory).foreground(Self.load) }
        .chartYScale(domain: 0.0...1).chartYAxis(format: .percent).chartXAxis(.hidden)
        .accessibilityLabel(title).flex(grow: 1)
      if hasFigures(size) {
        figure("Cached", memory.cached)
        if memory.swap > 0 { figure("Swap", memory.usedSwap) } else { figure("Free", memory.free) }
      }
    }
    .flex(grow: 1, basis: 0).border(.rounded, title: title)
  }

  private func figure(_ name: String, _ bytes: UInt64?) -> Node {
    HStack {
      Text(name).foreground(.secondaryText)
      Spacer()
      Text(Amount.bytes(bytes.map { Double($0) }))
    }
    .lineLimit(1)
  }

  /// The data that goes in and out through devices. The rows below the chart, which name the lines,
  /// have the numbers, too: a title has no room for them.
  private func flowBox(
    _ title: String, _ flow: SystemRates.Flow?, _ devices: [SystemCounters.Device]?, _ most: Double,
    _ size: CellSize, @ChartBuilder<Moment> marks: () -> [ChartMark<Moment>]
  ) -> Node {
    let isNarrow = size.columns < 80
    let (incoming, outgoing) = (
      devices?.reduce(0) { $0 + Double($1.incoming) },
      devices?.reduce(0) { $0 + Double($1.outgoing) }
    )
    let chart: Node = Chart(\.moments, marks: marks).chartXAxis(.hidden).chartYAxis(format: .bytes)
      .chartYAxis(values: .automatic(desiredCount: 5)).chartLegend(.hidden)
    return VStack(alignment: .stretch) {
      // Near nothing, a few bytes would fill the chart.
      (most > Self.leastFlow ? chart : chart.chartYScale(domain: 0...Self.leastFlow))
        .accessibilityLabel(title).flex(grow: 1)
      if hasFigures(size) {
        figures(isNarrow ? "↓" : "● ↓", .series(0), flow?.incoming, incoming, isNarrow)
        figures(isNarrow ? "↑" : "▲ ↑", .series(1), flow?.outgoing, outgoing, isNarrow)
      } else {
        HStack {
          Text("↓\(Amount.trailing(Amount.bytes(flow?.incoming)))").foreground(.series(0))
          Text("↑\(Amount.trailing(Amount.bytes(flow?.outgoing)))").foreground(.series(1))
        }
        .lineLimit(1)
      }
    }
    .flex(grow: 1, basis: 0).border(.rounded, title: title)
  }

  /// What goes one way now, and since the start.
  private func figures(
    _ sign: String, _ color: Color, _ rate: Double?, _ total: Double?, _ isNarrow: Bool
  ) -> Node {
    HStack(spacing: 0) {
      Text(sign).foreground(color)
      Text(Amount.rate(rate)).frame(width: 7, alignment: .trailing)
      Spacer()
      if !isNarrow { Text("Σ").foreground(.secondaryText) }
      Text(Amount.bytes(total)).foreground(.secondaryText).frame(width: 5, alignment: .trailing)
    }
    .lineLimit(1)
  }
}
