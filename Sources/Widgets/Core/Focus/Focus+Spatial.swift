import RecurseTerminal

/// A direction on the screen.
package enum FocusDirection: Hashable, Sendable {
  case up, down, left, right

  /// Creates the direction of an arrow key.
  package init?(_ key: Key) {
    switch key {
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    default: return nil
    }
  }

  /// Returns how far one rectangle is from another in this direction, and how far beside it, or
  /// `nil` if it is not in this direction.
  func distance(from start: CellRect, to end: CellRect) -> (ahead: Int, beside: Int)? {
    func gap(_ first: Range<Int>, _ second: Range<Int>) -> Int {
      max(0, second.lowerBound - first.upperBound + 1, first.lowerBound - second.upperBound + 1)
    }
    let columns = gap(start.column..<start.endColumn, end.column..<end.endColumn)
    let rows = gap(start.row..<start.endRow, end.row..<end.endRow)
    return switch self {
    case .up: end.endRow <= start.row ? (start.row - end.endRow, columns) : nil
    case .down: end.row >= start.endRow ? (end.row - start.endRow, columns) : nil
    case .left: end.endColumn <= start.column ? (start.column - end.endColumn, rows) : nil
    case .right: end.column >= start.endColumn ? (end.column - start.endColumn, rows) : nil
    }
  }
}

// Arrows move the focus to what is nearest in their direction: what is straight ahead counts before
// what is beside, and what is in the same focus scope before all others.
extension Focus {
  /// Moves the focus in a direction. O(n) widgets.
  ///
  /// - Returns: whether there was a widget to move to.
  package func move(_ direction: FocusDirection) -> Bool {
    guard let widget else { return false }
    var area = widget.focusScope ?? scope
    while let current = area {
      if let next = nearest(direction, in: current) { return enter(next) }
      area = current === scope ? nil : current.focusScope ?? scope
    }
    return false
  }

  /// Moves the focus in a direction inside a widget, no further than some cells.
  ///
  /// - Returns: whether there was a widget to move to.
  package func move(_ direction: FocusDirection, inside area: Widget, atMost cells: Int) -> Bool {
    guard let next = nearest(direction, in: area, atMost: cells) else { return false }
    return enter(next)
  }

  private func nearest(
    _ direction: FocusDirection, in area: Widget, atMost cells: Int = .max
  ) -> Widget? {
    guard let start = widget, let from = start.frameOnScreen else { return nil }
    var best: (widget: Widget, cost: Int)?
    for candidate in area.allTabStops
    where candidate !== start && candidate.canBeSeen
      && !candidate.isReachedByTabOnly
    {
      guard let rect = candidate.frameOnScreen, !rect.isEmpty,
        let distance = direction.distance(from: from, to: rect), distance.ahead <= cells
      else { continue }
      // A row is about as high as two columns are wide.
      let isVertical = direction == .up || direction == .down
      let cost =
        isVertical ? distance.ahead * 2 + distance.beside * 3 : distance.ahead + distance.beside * 8
      if cost < best?.cost ?? .max { best = (candidate, cost) }
    }
    return best?.widget
  }

  /// Moves the focus to a widget, or to the one that last had it in the outermost scope that is
  /// entered.
  private func enter(_ next: Widget) -> Bool {
    var target = next
    var around = next.focusScope
    while let scope = around, widget?.isInside(scope) != true {
      if let last = remembered(in: scope), last.isTabStop { target = last }
      around = scope.focusScope
    }
    let isMoved = move(to: target, isRevealed: true, by: .person)
    walk()
    return isMoved
  }
}

// Arrows that brought the focus to a widget go on moving it. A number on the way is not changed:
//
//     ↓ Name   ↓ Age   ↓ City        ↓ Age   End   ↓ a step
extension Focus {
  /// Ends the walk: another key or a click is meant for the widget, and so are the arrows that
  /// follow.
  func endWalk(by event: InputEvent) {
    guard isWalking else { return }
    switch event {
    case .key(let key):
      if widget?.changesValue(by: key.key) == true { return }
    case .mouse(let mouse): guard case .press = mouse.kind else { return }
    case .paste: break
    case .focus: return
    }
    stopWalking()
  }

  /// Returns whether a key moves the focus on instead of changing the focused widget's value.
  func passes(_ widget: Widget, by key: Key) -> Bool {
    isWalking && widget === self.widget && widget.changesValue(by: key)
  }
}

extension Widget {
  /// A Boolean value that indicates whether arrow keys brought the focus here and keep moving it,
  /// so that they do not change the value. See ``changesValue(by:)``.
  public final var isPassedByArrows: Bool { isFocused && layerFocus?.isWalking == true }
}

extension Widget {
  /// The nearest focus scope around the widget.
  fileprivate final var focusScope: Widget? {
    for widget in ancestors where widget.style.isFocusScope { return widget }
    return nil
  }
}
