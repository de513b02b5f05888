import Recurse
import RecurseCharts

/// The last moments, one in each column of dots: what happened at once is equally far from the
/// right edge of all charts.
@MainActor
struct HistoryChart {
  let moments: [Moment]
  let label: String

  /// The dots that a cell has beside each other.
  private static let dots = 2

  /// What goes in, and what goes out: calm colors that everybody tells apart.
  static let (incoming, outgoing) = (Color.series(0), Color.series(4))

  /// A share of something, in the colors of its load.
  func shares(_ path: KeyPath<Moment, Double?>) -> SystemMonitorApp.Node {
    GeometryReader { size in
      // It is four quarters high: a percentage would have steps of a fifth or a half.
      let labels = "100% ".count
      return Chart(of: last(of: size.columns - labels)) {
        AreaMark(x: \.time, y: path.appending(path: \.inQuarters))
          .foreground(SystemMonitorApp.load)
      }
      .chartYScale(domain: 0.0...4).chartYAxis(format: .text(\.quartersInPercent))
      .chartYAxis(values: Self.quarters(rows: size.rows)).chartXAxis(.hidden)
      .accessibilityLabel(label).frame(width: size.columns, height: size.rows)
    }
  }

  /// The quarters of a share that are on whole rows, as far as their labels have room.
  static func quarters(rows: Int) -> [Double] {
    if rows.isMultiple(of: 2) { return [0, 4] }
    return rows >= 9 && (rows - 1).isMultiple(of: 4) ? [0, 1, 2, 3, 4] : [0, 2, 4]
  }

  /// What goes in and out, in bytes a second.
  func flows(
    _ incoming: KeyPath<Moment, Double?>, _ outgoing: KeyPath<Moment, Double?>
  ) -> SystemMonitorApp.Node {
    GeometryReader { size in
      // The labels depend on what is shown, and that on the columns that labels leave.
      let all = last(of: size.columns - 2)
      let most = all.reduce(0) {
        max($0, $1[keyPath: incoming] ?? 0, $1[keyPath: outgoing] ?? 0)
      }
      let top = Self.top(of: most)
      let shown = last(of: size.columns - Self.labelColumns(top: top, rows: size.rows))
      return Chart(of: shown) {
        LineMark(x: \.time, y: incoming).foreground(series: "↓")
          .foreground(Self.incoming)
        LineMark(x: \.time, y: outgoing).foreground(series: "↑")
          .foreground(Self.outgoing)
      }
      .chartYScale(domain: 0...top).chartYAxis(format: .bytes)
      .chartYAxis(values: .automatic(desiredCount: 5)).chartXAxis(.hidden).chartLegend(.hidden)
      .accessibilityLabel(label).frame(width: size.columns, height: size.rows)
    }
  }

  private func last(of columns: Int) -> [Moment] { moments.suffix(Self.dots * max(1, columns)) }

  /// The power of two at the top of a chart, which has a label. Near nothing, a few bytes would
  /// fill the chart.
  static func top(of most: Double) -> Double {
    var top = 4096.0
    while top < most, top < 1e18 { top *= 2 }
    return top
  }

  /// The columns of the labels, and the space behind them. They stand at the quarters where these
  /// are whole rows, and otherwise at the half.
  static func labelColumns(top: Double, rows: Int) -> Int {
    let parts = rows >= 9 && (rows - 1) % 4 == 0 ? 4 : 2
    let labels = (0...parts).map { part in
      Amount.bytes(top * Double(part) / Double(parts)).replacing(".0", with: "")
    }
    return 1 + (labels.dropFirst().map(\.count).max() ?? 0)
  }
}

extension Double? {
  fileprivate var inQuarters: Double? { map { 4 * $0 } }
}

extension Double {
  /// The text of a number of quarters: `75%`.
  var quartersInPercent: String { Amount.percent(self / 4) }
}
