import RecurseReconciler
import RecurseTerminal

// Keys and the mouse.
extension ScrollWidget {
  /// Scrolls by a distance, and reports the topmost child to the state.
  ///
  /// - Returns: whether anything moved. At an end, a scroll view around this one continues.
  func scroll(_ axis: Axis, by distance: Int) -> Bool {
    var extent = extent(axis)
    return extent.scroll(by: distance) && scroll(axis, to: extent.offset)
  }

  func scroll(_ axis: Axis, to offset: Int) -> Bool {
    guard move(axis, to: extent(axis).clamped(offset)) else { return false }
    reportPosition()
    return true
  }

  func handleKey(_ event: KeyEvent) -> Bool {
    guard let key = KeyScroll(event.key) else { return false }
    let axis = key.axis ?? longAxis
    switch key.distance {
    case .lines(let count): return moveFocus(along: axis, by: count) || scroll(axis, by: count)
    case .pages(let count): return scroll(axis, by: count * extent(axis).page)
    case .start: return scroll(axis, to: 0)
    case .end: return scroll(axis, to: extent(axis).maximum)
    }
  }

  /// Moves the focus to a widget in a direction, if it is within the next page.
  private func moveFocus(along axis: Axis, by count: Int) -> Bool {
    guard !isFocused, let layerFocus else { return false }
    let direction: FocusDirection =
      axis == .vertical ? count < 0 ? .up : .down : count < 0 ? .left : .right
    return layerFocus.move(direction, inside: self, atMost: extent(axis).page)
  }

  func handleMouse(_ mouse: MouseEvent) -> Bool {
    if let wheel = WheelScroll(mouse) { return scroll(wheel.axis, by: wheel.distance) }
    switch scrolling.action(for: mouse, bars: shownBars) {
    case .page(let axis, let direction): _ = scroll(axis, by: direction * extent(axis).page)
    case .offset(let axis, let offset): _ = scroll(axis, to: offset)
    case ScrollController.Action.none?: break
    case nil: return false
    }
    return true
  }

  private var shownBars: [ScrollController.Bar] {
    let viewport = viewport
    return Axis.allCases.filter(bars.contains).map { axis in
      let line = axis == .vertical ? viewport.columns : viewport.rows
      return ScrollController.Bar(axis, indicator(axis), line: line)
    }
  }
}
