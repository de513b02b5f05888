import RecurseReconciler
import RecurseWidgets

/// The part of the horizontal axis that is in sight, as the state has it.
struct BoundDomain: Equatable, Sendable {
  /// The values at both ends; `nil` for what the settings say.
  var range: ClosedRange<Double>?
}

/// The values that are in sight after a person, or new data, moved them.
private struct DomainMove {
  let range: ClosedRange<Double>?
}

extension VirtualNode {
  /// Binds the values in sight on the horizontal axis of a chart to a part of the state, in both
  /// directions.
  ///
  /// ```swift
  /// VStack {
  ///   Chart(\.samples) { LineMark(x: \.time, y: \.load) }
  ///     .chartXVisibleDomain(\.shown)
  ///   Button("Show everything") { $0.shown = nil }
  /// }
  /// ```
  ///
  /// A zoom, a move and data that a chart follows change the range. `nil` shows everything, or what
  /// ``ChartModifiable/chartXVisibleDomain(length:)`` says. A range may be wider than the data.
  ///
  /// - Parameter path: the numbers at both ends: seconds for a `Duration`, and seconds since 1970
  ///   for a date. An axis of categories, or the one of level bars, shows everything.
  public func chartXVisibleDomain(
    _ path: WritableKeyPath<Owner.State, ClosedRange<Double>?>
  ) -> VirtualNode {
    let bound = binding(ChartElement.self) { element, state in
      element.bound = BoundDomain(range: state[keyPath: path])
    }
    assert(
      bound != nil, "this is a modifier of a Chart: write it before the chart is in another view")
    return (bound ?? self).listening(
      for: { (_: DomainMove) in true }, unless: { $1[keyPath: path] == $0.range }
    ) { state, move, _ in state[keyPath: path] = move.range }
  }
}

// A bound range goes both ways:
//
//     state ── changed ──▶ viewport ◀── zoom, move, new data
//       ▲                     │
//       └──── if it differs ──┘
extension ChartWidget: CommitObserver {
  /// The viewport that the state says.
  var boundViewport: ChartViewport? {
    guard let range = element.bound?.range else { return nil }
    let ends = (xScale.coordinate(of: range.lowerBound), xScale.coordinate(of: range.upperBound))
    return ends.0 <= ends.1 ? ChartViewport(ends.0...ends.1) : nil
  }

  /// Shows what the state says, if that is something else.
  ///
  /// - Returns: whether it is.
  func takeBound(_ old: BoundDomain?) -> Bool {
    guard let bound = element.bound, bound != old, bound.range != shownRange else { return false }
    viewport = boundViewport
    return true
  }

  /// Tells the state what is in sight, if it says something else.
  func reportDomain() {
    guard let bound = element.bound, bound.range != shownRange else { return }
    bubble(DomainMove(range: shownRange))
  }

  func applyCommit() { reportDomain() }

  /// The values in sight; `nil` for what the settings say.
  private var shownRange: ClosedRange<Double>? {
    viewport.map { xScale.value(at: $0.range.lowerBound)...xScale.value(at: $0.range.upperBound) }
  }

  /// The way from values to coordinates.
  private var xScale: Scale {
    Scale(isLogarithmic: element.settings.x.scale.type == .log, lower: 0, upper: 1)
  }
}
