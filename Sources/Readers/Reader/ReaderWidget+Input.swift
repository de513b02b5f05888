import RecurseEditing
import RecurseTerminal
import RecurseWidgets

extension ReaderWidget {
  /// The columns that an arrow scrolls.
  private static let step = 8

  /// The rows of a page: one stays in view.
  var page: Int { max(1, rowCount - 1) }

  func handleKey(_ event: KeyEvent) -> Bool {
    switch event.key {
    case Key.up.with(.shift): return selectLines(by: -1)
    case Key.down.with(.shift): return selectLines(by: 1)
    case .enter:
      guard copySelection() else { return false }
      return clearSelection()
    default: break
    }
    guard let key = KeyScroll(event.key) else { return false }
    guard key.axis != .horizontal else { return scrollSideways(key.distance) }
    switch key.distance {
    case .lines(let count): _ = scroll(.vertical, by: count)
    case .pages(let count): _ = scroll(.vertical, by: count * page)
    case .start: _ = scroll { $0.scrollToStart(of: $1) }
    case .end: _ = scroll { $0.scrollToEnd(of: $1) }
    }
    // At an end, too, these are for the log: the next key is not for a field beside it.
    return true
  }

  private func scrollSideways(_ distance: KeyScroll.Distance) -> Bool {
    switch distance {
    case .lines(let count): scroll(.horizontal, by: count * Self.step)
    case .pages(let count): scroll(.horizontal, by: count * max(1, textColumns - 1))
    case .start: scroll(.horizontal, by: -column)
    case .end: scroll(.horizontal, by: .max / 2)
    }
  }

  /// Handles a letter for which the app has no use.
  func handleLetter(_ event: KeyEvent) -> Bool {
    guard typing == nil else { return false }
    switch event.text {
    case "/": beginSearch()
    case "n" where search != nil: goToMatch(backward: false)
    case "N" where search != nil: goToMatch(backward: true)
    case ":": beginJump()
    case "m": toggleMarks()
    case "'" where !marked.isEmpty: goToMark()
    default: return false
    }
    return true
  }

  /// Takes a pasted text while a text is typed.
  func handlePaste(_ paste: Paste) -> Bool {
    if handleJumpPaste(paste) { return true }
    guard var editor = search?.editor else { return false }
    editor.insert(paste.text)
    take(editor)
    return true
  }

  func handleMouse(_ mouse: MouseEvent) -> Bool {
    if let wheel = WheelScroll(mouse) { return scroll(wheel.axis, by: wheel.distance) }
    if let indicator {
      let bar = ScrollController.Bar(.vertical, indicator, line: gutter + textColumns)
      switch scrolling.action(for: mouse, bars: [bar]) {
      case .page(_, let direction):
        _ = scroll(.vertical, by: direction * page)
        return true
      case .offset(_, let offset):
        let extent = indicator.extent
        _ = scroll { $0.scroll(toUnit: offset, of: extent, in: $1) }
        return true
      case ScrollController.Action.none?: return true
      case nil: break
      }
    }
    if case .press(.left) = mouse.kind, let mark = newLinesMark,
      mouse.location.row == rowCount - 1, mouse.location.column >= mark.column
    {
      return scroll { $0.scrollToEnd(of: $1) }
    }
    return select(mouse)
  }
}
