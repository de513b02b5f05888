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
    let long = longAxis
    switch (event.key.code, event.key.modifiers) {
    case (.up, []): return moveFocus(.up) || scroll(.vertical, by: -1)
    case (.down, []): return moveFocus(.down) || scroll(.vertical, by: 1)
    case (.left, []): return moveFocus(.left) || scroll(.horizontal, by: -1)
    case (.right, []): return moveFocus(.right) || scroll(.horizontal, by: 1)
    case (.up, .alt), (.pageUp, []): return scroll(long, by: -extent(long).page)
    case (.down, .alt), (.pageDown, []): return scroll(long, by: extent(long).page)
    case (.left, .alt), (.left, .shift), (.pageUp, .shift):
      return scroll(.horizontal, by: -extent(.horizontal).page)
    case (.right, .alt), (.right, .shift), (.pageDown, .shift):
      return scroll(.horizontal, by: extent(.horizontal).page)
    case (.home, []): return scroll(long, to: 0)
    case (.end, []): return scroll(long, to: extent(long).maximum)
    case (.home, .shift): return scroll(.horizontal, to: 0)
    case (.end, .shift): return scroll(.horizontal, to: extent(.horizontal).maximum)
    default: return false
    }
  }

  /// Moves the focus to a widget in a direction, if it is within the next page.
  private func moveFocus(_ direction: FocusDirection) -> Bool {
    guard !isFocused, let layerFocus else { return false }
    let page = extent(direction == .up || direction == .down ? .vertical : .horizontal).page
    return layerFocus.move(direction, inside: self, atMost: page)
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
