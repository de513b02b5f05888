/// A part of a chart around its plot, in the order in which parts leave a chart that gets smaller.
///
/// A part is shown if all parts after it are shown that the chart has, and if the plot keeps the
/// rows that the part asks for, or six columns beside the vertical axis. The plot always stays.
enum ChartPart: CaseIterable, Hashable, Sendable {
  case titles
  case legend
  case xAxis
  case yAxis

  /// The least number of rows of the plot.
  var plotRows: Int {
    switch self {
    case .titles: 5
    case .legend: 4
    case .xAxis: 3
    case .yAxis: 1
    }
  }

  /// The least number of columns of the plot beside the vertical axis.
  static let plotColumns = 6
}
