import RecurseLayout
import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

extension ListWidget {
  /// Handles the mouse if nothing in a row uses it: a press chooses a row, a drag moves it, and the
  /// wheel scrolls.
  func handleMouse(_ mouse: MouseEvent) -> Bool {
    guard let lazy, lazy.count > 0 else { return false }
    if handleEdgeMouse(mouse) { return true }
    // A container around the list may scroll columns.
    if let wheel = WheelScroll(mouse) {
      return wheel.axis == .vertical && turnWheel(by: wheel.distance)
    }
    switch mouse.kind {
    case .press(.left):
      press(mouse.location)
      return true
    case .drag(.left):
      drag(to: mouse.location)
      return true
    case .release(.left):
      activeDrag = nil
      return true
    default: return false
    }
  }

  /// Scrolls the list; at an end, the container around it scrolls.
  private func turnWheel(by lines: Int) -> Bool {
    guard let extent = shownPart?.extent, lines < 0 ? extent.offset > 0 : !extent.isAtEnd else {
      return false
    }
    scroll(by: lines)
    return true
  }

  private func press(_ location: CellPoint) {
    activeDrag = nil
    _ = clearSelection()
    guard (0..<contentSize.rows).contains(location.row), let index = index(at: location),
      let row = row(at: index)
    else { return }
    if row.branchMark.contains(location.column + scrollOffset.columns - row.layout.frame.column) {
      view.keptCount = lazy?.count
      // The next key is for the row that was clicked, where no other one is selected.
      if !hasCursor, row.takesCursor { setCursor(at: index, selects: true) }
      return setExpanded(!row.isExpanded, at: index)
    }
    guard row.takesCursor else { return }
    setCursor(at: index, selects: true)
    activeDrag = cursorPosition.map { position in
      isTree
        ? .node(position.key, from: destination(of: position.index))
        : .row(position.key, from: paths?.path(of: position.index))
    }
    if clickCount == 2, editCell() { return }
    if clickCount == 2, element.mode != .none, row.element.branch?.isExpandable == true {
      // It opens and closes, and the selection is as before the first click.
      if element.mode == .multiple { _ = toggle() }
      _ = toggleBranch()
      return
    }
    if clickCount == 2, isFocused, hasOtherUseOfEnter(row) {
      // As there, the selection is as before the first click.
      if element.mode == .multiple { _ = toggle() }
      _ = tree?.handle(.key(KeyEvent(.enter)))
      return
    }
    switch element.mode {
    case .multiple: _ = toggle()
    case .single: _ = choose()
    case .none: _ = choose() || clickCount == 1 && toggleBranch()
    }
  }

  /// Whether Enter does more with a row than a click does. A row that hears double clicks needs no
  /// Enter for that, and a branch opens by its own clicks.
  private func hasOtherUseOfEnter(_ row: ListRowWidget) -> Bool {
    guard let instance = row.instance, row.element.branch?.isExpandable != true,
      !instance.isRow(accepting: TapEvent(location: CellPoint(column: 0, row: 0), count: 2))
    else { return false }
    let enter = KeyEvent(.enter)
    return !instance.isRow(listeningFor: RowSelection.self)
      || instance.firstInRow { tree?.wouldTake(enter, at: $0) == true }
  }

  /// Returns the row at a location in the content; above and below the rows, the nearest mounted
  /// row.
  func index(at location: CellPoint) -> Int? {
    guard let lazy, let run = placedRun(around: lazy.window.anchor?.index ?? 0, of: lazy) else {
      return nil
    }
    if let header = stickyHeader, location.row < header.layout.frame.rows,
      location.row >= 0
    {
      return nil
    }
    let line = location.row + scrollOffset.rows
    guard line < run.bottom else { return nil }
    return run.index(at: line)
  }
}
