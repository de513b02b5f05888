import RecurseLayout
import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

/// Rows that a drag has selected as text, from the one in which it began to the one at the mouse.
struct ListTextRows {
  let anchor: LazyPosition
  var head: LazyPosition

  var indices: ClosedRange<Int> {
    min(anchor.index, head.index)...max(anchor.index, head.index)
  }
}

extension ListWidget: RowSelectionHolder {
  func selectRows(from row: Widget?, to point: CellPoint) -> Bool {
    guard let lazy, let extent = shownPart?.extent else { return false }
    if let row {
      guard let slot = children.firstIndex(where: { $0 === row }),
        lazy.indices.indices.contains(slot),
        let anchor = lazy.position(at: lazy.indices[slot])
      else { return false }
      textRows = ListTextRows(anchor: anchor, head: anchor)
    }
    let covered = stickyHeader?.layout.frame.rows ?? 0
    let line = max(min(point.row, contentSize.rows - 1), covered) + scrollOffset.rows
    guard textRows != nil,
      let run = placedRun(around: lazy.window.anchor?.index ?? 0, of: lazy),
      let head = lazy.position(at: run.index(at: line))
    else { return false }
    textRows?.head = head
    noteSelection(isEmpty: false)
    markTextRows()
    if point.row < 0, extent.offset > 0 {
      scroll(by: -1)
    } else if point.row >= contentSize.rows, !extent.isAtEnd {
      scroll(by: 1)
    } else {
      return false
    }
    return true
  }

  /// Shows which of the mounted rows are selected.
  func markTextRows() {
    guard let lazy else { return }
    let selected = textRows?.indices
    for index in lazy.indices {
      row(at: index)?.isTextSelected = selected?.contains(index) == true
    }
  }

  func clearSelection() -> Bool {
    guard textRows != nil else { return false }
    textRows = nil
    markTextRows()
    noteSelection(isEmpty: true)
    return true
  }

  /// Ends a selection whose first or last row has left its place.
  func endSelection(unlessIn rows: ListRows) {
    guard let textRows else { return }
    let areThere = [textRows.anchor, textRows.head].allSatisfy { end in
      end.index < rows.count && rows.key(at: end.index) == end.key
    }
    if !areThere { _ = clearSelection() }
  }

  func copySelection() -> Bool {
    guard let textRows, let rows else { return false }
    var copied = ""
    for index in textRows.indices where index < rows.count {
      if index > textRows.indices.lowerBound { copied += "\n" }
      copied += text(at: index, of: rows)
      // No more rows are looked at: a person is told.
      if copied.isTooLongToCopy { break }
    }
    copy(copied)
    return true
  }

  /// Returns the text of a row: as it is shown, or as its node has it where it is not mounted.
  private func text(at index: Int, of rows: ListRows) -> String {
    let shown = row(at: index)?.selectableText ?? ""
    return shown.isEmpty ? rows.node(at: index).accessibilityText : shown
  }
}
