import RecurseReconciler
import RecurseTerminal

/// What the person does: wheel, scrollbars, keys.
extension ScrollWidget {
  /// Scrolls, and tells the state which child is at the upper edge then.
  ///
  /// - Returns: whether anything moved; at the edge a scroll view around this one goes on.
  func scroll(_ axis: Axis, by distance: Int) -> Bool {
    var extent = extent(axis)
    return extent.scroll(by: distance) && scroll(axis, to: extent.offset)
  }

  func scroll(_ axis: Axis, to offset: Int) -> Bool {
    guard move(axis, to: extent(axis).clamped(offset)) else { return false }
    reportPosition()
    return true
  }

  // MARK: - Keys

  func answer(_ event: KeyEvent) -> Bool {
    guard event.kind != .release else { return false }
    // Where it is scrolled horizontally alone, pages and ends are to the right.
    let long: Axis = element.axes == .horizontal ? .horizontal : .vertical
    switch (event.key.code, event.key.modifiers) {
    case (.up, []): return scroll(.vertical, by: -1)
    case (.down, []): return scroll(.vertical, by: 1)
    case (.left, []): return scroll(.horizontal, by: -1)
    case (.right, []): return scroll(.horizontal, by: 1)
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

  // MARK: - The mouse

  func answer(_ mouse: MouseEvent) -> Bool {
    switch mouse.kind {
    case .wheelUp, .wheelDown, .wheelLeft, .wheelRight: return turnWheel(mouse)
    case .press(.left): return press(at: mouse.location)
    case .drag(.left): dragThumb(to: mouse.location)
    case .release(.left): drag = nil
    default: return false
    }
    return true
  }

  private func turnWheel(_ mouse: MouseEvent) -> Bool {
    let isTurned = mouse.modifiers.contains(.shift)
    switch mouse.kind {
    case .wheelUp where !isTurned: return scroll(.vertical, by: -ScrollExtent.wheelRows)
    case .wheelDown where !isTurned: return scroll(.vertical, by: ScrollExtent.wheelRows)
    case .wheelUp, .wheelLeft: return scroll(.horizontal, by: -ScrollExtent.wheelColumns)
    default: return scroll(.horizontal, by: ScrollExtent.wheelColumns)
    }
  }

  /// Takes the thumb, or goes a page towards a place of the track.
  private func press(at location: CellPoint) -> Bool {
    let viewport = viewport
    let axis: Axis
    if bars.contains(.vertical), location.column == viewport.columns {
      axis = .vertical
    } else if bars.contains(.horizontal), location.row == viewport.rows {
      axis = .horizontal
    } else {
      return false
    }
    let indicator = indicator(axis)
    let cell = axis == .vertical ? location.row : location.column
    guard (0..<indicator.track).contains(cell) else { return false }
    switch indicator.part(at: cell) {
    case .thumb: drag = ScrollDrag(indicator, at: cell).map { (axis, $0) }
    case .before: _ = scroll(axis, by: -indicator.extent.page)
    case .after: _ = scroll(axis, by: indicator.extent.page)
    }
    return true
  }

  private func dragThumb(to location: CellPoint) {
    guard let (axis, drag) = drag else { return }
    let cell = axis == .vertical ? location.row : location.column
    _ = scroll(axis, to: drag.offset(indicator(axis), at: cell))
  }
}
