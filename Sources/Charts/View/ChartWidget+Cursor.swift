import RecurseTerminal
import RecurseWidgets

/// The place of a chart's cursor.
enum CursorPlace: Equatable {
  /// There is no cursor.
  case none
  /// At the last data in sight, also when more comes.
  case last
  /// At a value of the data, as long as that is there.
  case at(Double)
}

extension ChartWidget {
  /// The values to show: those under the mouse, or else, with the focus, those at the cursor.
  func readout(of plan: ChartPlan) -> ChartReadout? {
    if let hover, isHovered, let readout = plan.readout(at: hover) { return readout }
    return isFocused ? cursorReadout(of: plan) : nil
  }

  private func cursorReadout(of plan: ChartPlan) -> ChartReadout? {
    switch cursorPlace {
    case .none: nil
    case .last: plan.readout(atEnd: true)
    case .at(let value): plan.readout(at: value).flatMap { plan.isInSight($0) ? $0 : nil }
    }
  }

  /// Moves the cursor to the next data, also to data beyond an edge.
  ///
  /// - Returns: whether there is more.
  func moveCursor(forward: Bool) -> Bool {
    guard let plan else { return false }
    // The last input wins: values under a mouse that rests give way to the cursor.
    moveHover(to: nil)
    let value: Double
    switch cursorPlace {
    case .none:
      cursorPlace = .last
      return plan.data.hasPlaces
    case .last:
      guard let last = plan.readout(atEnd: true) else { return false }
      value = last.value
    case .at(let place):
      if let edge = plan.edge(beyondWhichIs: place) {
        cursorPlace = .at(edge.value)
        return true
      }
      value = place
    }
    if let next = plan.readout(after: value, forward: forward) {
      cursorPlace = .at(next.value)
      return true
    }
    guard pan(by: forward ? 0.25 : -0.25), let moved = self.plan,
      let next = moved.readout(after: value, forward: forward)
    else { return false }
    cursorPlace = .at(next.value)
    return true
  }

  /// Moves the cursor to the first or to the last data, and brings it in sight.
  func moveCursor(toEnd: Bool) {
    moveHover(to: nil)
    // Further than any domain; a viewport stays within it.
    if plan?.data.isHorizontal == false { _ = pan(by: toEnd ? 1e9 : -1e9) }
    guard let plan else { return }
    if toEnd {
      cursorPlace = .last
    } else if let first = plan.readout(atEnd: false) {
      cursorPlace = .at(first.value)
    }
  }

  /// Moves the cursor to the data nearest to a cell.
  func moveCursor(to cell: CellPoint) {
    guard let readout = plan?.readout(at: cell) else { return }
    cursorPlace = .at(readout.value)
  }
}

extension ChartPlan {
  /// The number of dots along the axis on which the cursor moves.
  var keyDots: Int { data.isHorizontal ? y.grid.dots : x.grid.dots }

  /// Returns the readout of the data nearest to a cell of the chart; `nil` if that is not in the
  /// plot.
  fileprivate func readout(at cell: CellPoint) -> ChartReadout? {
    let (column, row) = (cell.column - layout.plot.column, cell.row - layout.plot.row)
    guard (0..<layout.plot.columns).contains(column), (0..<layout.plot.rows).contains(row) else {
      return nil
    }
    return readout(
      nearDot: data.isHorizontal
        ? row * dots.rows + dots.rows / 2 : column * dots.columns + dots.columns / 2)
  }

  /// Returns the readout of the data in sight that is nearest to a value out of sight, or `nil` for
  /// a value in sight.
  fileprivate func edge(beyondWhichIs value: Double) -> ChartReadout? {
    guard !data.isHorizontal, let dot = x.grid.dot(of: value), !(0..<keyDots).contains(dot) else {
      return nil
    }
    return readout(atEnd: dot >= keyDots)
  }

  fileprivate func isInSight(_ readout: ChartReadout) -> Bool {
    (0..<keyDots).contains(readout.dot)
  }
}
