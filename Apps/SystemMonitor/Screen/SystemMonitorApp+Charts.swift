import ProcessTable
import Recurse
import RecurseCharts

extension SystemMonitorApp {
  /// The charts beside each other, as many as there is room for.
  func charts(_ state: State, _ size: CellSize) -> Node {
    let (counters, rates) = (state.sample.counters, state.sample.rates)
    return HStack(spacing: 0) {
      let busy = Amount.trailing(Amount.percent(rates.busy))
      processorBox("CPU \(busy)", state, size)
      if size.columns >= 120, size.rows >= 30, !counters.processors.isEmpty {
        ProcessorBox(
          processors: counters.processors, moments: state.moments, rows: chartRows(size) - 2,
          width: size.columns / 6
        ).node
      }
      if let memory = counters.memory { memoryBox(memory, state, size) }
      if size.columns >= 60 {
        if counters.networks != nil {
          flowBox("Net", rates.network, counters.networks, (\.received, \.sent), state, size)
        }
        if counters.disks != nil {
          flowBox("Disk", rates.disk, counters.disks, (\.read, \.written), state, size)
        }
      }
    }
    .frame(height: chartRows(size))
  }

  /// The rows of the boxes. Without their borders and figures, four equal parts and the row of the
  /// end are left, so that each quarter has its label on a row.
  func chartRows(_ size: CellSize) -> Int {
    let most = min(21, max(7, size.rows / 3 | 1))
    return most < 9 ? most : most - (most - 9) % 4
  }

  /// Whether the boxes have room for figures below their charts.
  func hasFigures(_ size: CellSize) -> Bool { chartRows(size) >= 9 }

  /// The colors of a share that is used, from little to much.
  static var load: Gradient { Gradient(colors: [.success, .warning, .error]) }

  /// The share of all processors that is used, and below it what is said of the whole system.
  private func processorBox(_ title: String, _ state: State, _ size: CellSize) -> Node {
    let counters = state.sample.counters
    return VStack(alignment: .stretch) {
      HistoryChart(moments: state.moments, label: title).shares(\.busy)
      if hasFigures(size) {
        figure("Load", counters.load.map(Amount.tenths).joined(separator: " "))
        figure("Up", Amount.time(counters.uptime))
      }
    }
    .flex(grow: size.columns < 120 ? 1 : 2, basis: 0).border(.rounded, title: title)
  }

  /// The memory that is used, and below it the memory that could be.
  private func memoryBox(
    _ memory: SystemCounters.Memory, _ state: State, _ size: CellSize
  ) -> Node {
    let used = Amount.trailing(Amount.bytes(memory.used))
    let amounts = "\(used)/\(Amount.bytes(memory.total))"
    let title = size.columns < 80 ? amounts : "Mem \(amounts)"
    return VStack(alignment: .stretch) {
      HistoryChart(moments: state.moments, label: title).shares(\.memory)
      if hasFigures(size) {
        figure("Cached", Amount.bytes(memory.cached.map { Double($0) }))
        if memory.swap > 0 {
          figure("Swap", Amount.bytes(memory.usedSwap))
        } else {
          figure("Free", Amount.bytes(memory.free.map { Double($0) }))
        }
      }
    }
    .flex(grow: 1, basis: 0).border(.rounded, title: title)
  }

  private func figure(_ name: String, _ value: String) -> Node {
    HStack {
      Text(name).foreground(.secondaryText)
      Spacer()
      Text(value)
    }
    .lineLimit(1)
  }

  /// The data that goes in and out through devices. The rows below the chart, which name the lines,
  /// have the numbers, too: a title has no room for them.
  private func flowBox(
    _ title: String, _ flow: SystemRates.Flow?, _ devices: [SystemCounters.Device]?,
    _ paths: (KeyPath<Moment, Double?>, KeyPath<Moment, Double?>), _ state: State, _ size: CellSize
  ) -> Node {
    let isNarrow = size.columns < 80
    let (incoming, outgoing) = (
      devices?.reduce(0) { $0 + Double($1.incoming) },
      devices?.reduce(0) { $0 + Double($1.outgoing) }
    )
    return VStack(alignment: .stretch) {
      HistoryChart(moments: state.moments, label: title).flows(paths.0, paths.1)
      if hasFigures(size) {
        figures(isNarrow ? "↓" : "● ↓", HistoryChart.incoming, flow?.incoming, incoming, isNarrow)
        figures(isNarrow ? "↑" : "▲ ↑", HistoryChart.outgoing, flow?.outgoing, outgoing, isNarrow)
      } else {
        HStack {
          Text("↓\(Amount.trailing(Amount.bytes(flow?.incoming)))")
            .foreground(HistoryChart.incoming)
          Text("↑\(Amount.trailing(Amount.bytes(flow?.outgoing)))")
            .foreground(HistoryChart.outgoing)
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
