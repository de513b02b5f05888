import CRecurse

extension NcursesScreen {
  /// Scrolls rows of the terminal. O(cells of the rows), in copies of memory.
  ///
  /// ncurses could detect scrolls itself, but it would examine every cell of the screen in each
  /// frame that changes a row.
  ///
  /// - Returns: whether the terminal scrolls.
  package func scroll(rows: Range<Int>, by distance: Int) -> Bool {
    // The place of an app below the prompt may not be known, so no row of the terminal is named.
    guard region == nil, rows.lowerBound >= 0, rows.upperBound <= size.rows, distance != 0,
      abs(distance) < rows.count
    else { return false }
    let moved = recurse_screen_scroll(
      handle, Int32(rows.lowerBound), Int32(rows.upperBound), Int32(distance))
    if moved {
      scrollCount += 1
      links.scroll(rows, by: distance)
    }
    return moved
  }

  /// Sets the strings for scrolling; they are removed from the entry that ncurses reads.
  func setScrolling() {
    guard let entry = type.entry, TerminfoPatch.canScroll(entry) else { return }
    let strings = TerminfoPatch.Slot.scrolling.map { slot in
      entry.string(slot).map { withoutPadding($0).map(CChar.init(bitPattern:)) + [0] }
    }
    // The callee copies them.
    let copies = strings.map {
      $0.map { string in
        let copy = UnsafeMutablePointer<CChar>.allocate(capacity: string.count)
        copy.initialize(from: string, count: string.count)
        return copy
      }
    }
    recurse_screen_set_scroll(handle, copies.map { UnsafePointer($0) })
    for copy in copies { copy?.deallocate() }
  }
}
