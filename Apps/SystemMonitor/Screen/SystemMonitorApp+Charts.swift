import ProcessTable
import Recurse
import RecurseCharts

extension SystemMonitorApp {
  /// The charts beside each other, as many as there is room for.
  func charts(_ state: State, _ size: CellSize) -> Node {
    let (counters, rates) = (state.sample.counters, state.sample.rates)
    return HStack(spacing: 0) {
      chart("CPU \(Amount.percent(rates.busy))", share: size.columns < 120 ? 1 : 2) {
        Chart(\.moments) {
          AreaMark(x: \.time, y: \.busy)
            .foreground(Gradient(colors: [.success, .warning, .error]))
        }
        .chartYScale(domain: 0.0...1).chartYAxis(format: .percent)
      }
      if size.columns >= 120, size.rows >= 30 { cores(state, rows: chartRows(size) - 2) }
      if let memory = counters.memory {
        chart("Mem \(Amount.bytes(memory.used))/\(Amount.bytes(memory.total))") {
          Chart(\.moments) { AreaMark(x: \.time, y: \.memory).foreground(.series(1)) }
            .chartYScale(domain: 0.0...1).chartYAxis(format: .percent)
        }
      }
      if size.columns >= 60 {
        if counters.networks != nil {
          chart("Net \(flow(rates.network))") {
            Chart(\.moments) {
              LineMark(x: \.time, y: \.received).foreground(series: "↓")
              LineMark(x: \.time, y: \.sent).foreground(series: "↑")
            }
          }
        }
        if counters.disks != nil {
          chart("Disk \(flow(rates.disk))") {
            Chart(\.moments) {
              LineMark(x: \.time, y: \.read).foreground(series: "↓")
              LineMark(x: \.time, y: \.written).foreground(series: "↑")
            }
          }
        }
      }
    }
    .frame(height: chartRows(size))
  }

  private func chartRows(_ size: CellSize) -> Int { min(20, max(7, size.rows / 3)) }

  private func chart(_ title: String, share: Double = 1, chart: () -> Node) -> Node {
    chart().chartXAxis(.hidden)
      .flex(grow: share, basis: 0).border(.rounded, title: title)
  }

  private func flow(_ flow: SystemRates.Flow?) -> String {
    "↓\(Amount.bytes(flow?.incoming)) ↑\(Amount.bytes(flow?.outgoing))"
  }

  /// A line for each processor, as many as there is room for.
  private func cores(_ state: State, rows: Int) -> Node {
    let processors = state.sample.counters.processors
    return FlowStack(spacing: 1) {
      for (core, processor) in processors.prefix(2 * rows).enumerated() {
        HStack {
          Text("\(processor.number)").foreground(.secondaryText)
          Sparkline(
            of: state.moments.map {
              $0.cores.indices.contains(core) ? $0.cores[core] ?? .nan : .nan
            },
            domain: 0.0...1)
        }
        .key(processor.number).frame(width: 20)
      }
    }
    .frame(width: processors.count > rows ? 43 : 22).border(.rounded, title: "Processors")
  }
}
