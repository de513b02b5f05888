import RecurseTerminal
import RecurseWidgets

extension ReaderWidget: TextSelectionHolder {
  func clearSelection() -> Bool {
    guard selection != nil else { return false }
    selection = nil
    noteSelection(isEmpty: true)
    endSelecting()
    // Where it followed the end, it does so again.
    resolve()
    return true
  }

  /// Ends a selection whose text has changed or is gone, and a press there.
  func endSelection(changedFrom line: Int) {
    let places = [selection?.anchor, selection?.head, pressed].compactMap { $0 }
    let same = lines.lines.lowerBound..<line
    guard !places.allSatisfy({ same.contains($0.piece.line) }) else { return }
    selection = nil
    noteSelection(isEmpty: true)
    pressed = nil
    endSelecting()
  }

  /// Copies the selection, if there is one. A person is told of one that is too long.
  func copySelection() -> Bool {
    guard let selection else { return false }
    let text = lines.text(of: selection.cells(in: lines), most: Clipboard.mostBytes)
    if copy(text) { send(.copied(lines: text.count(where: \.isNewline) + 1)) }
    return true
  }

  /// The line at which marks and selections begin: the one that a person went to, or the first in
  /// view.
  var currentLine: Int? {
    if let visited, surface.visible.contains(where: { $0.piece.line == visited }) { return visited }
    return surface.visible.first?.piece.line
  }

  /// Whether a person selects something, so that new lines come below those in view.
  var holdsStill: Bool { selection != nil || pressed != nil }

  private func select(_ selection: LineSelection) {
    self.selection = selection
    noteSelection(isEmpty: false)
    setNeedsPaint()
  }

  /// Extends the selection by lines, or selects the current line, or, upward, the last one in view.
  func selectLines(by distance: Int) -> Bool {
    guard let current = currentLine, let last = surface.visible.last else { return false }
    let isNew = self.selection == nil
    let first = distance > 0 || visited == current ? current : last.piece.line
    let start = LinePosition(LinePiece(line: first))
    var selection = self.selection ?? LineSelection(anchor: start, head: start)
    selection.unit = .line
    // The first key selects a line, and one for a page that line and the others of a page.
    for _ in (isNew ? 1 : 0)..<max(1, distance.magnitude) {
      let head = selection.head.piece.line
      let next = distance > 0 ? lines.line(after: head) : lines.line(before: head)
      guard let next else { break }
      selection.head = LinePosition(LinePiece(line: next))
    }
    show(selection, downward: distance > 0)
    return true
  }

  /// Extends the selection to the first or the last line.
  func selectLines(toEnd: Bool) -> Bool {
    guard let current = currentLine, let end = toEnd ? lines.lastRow : lines.firstRow else {
      return false
    }
    let start = LinePosition(LinePiece(line: current))
    var selection = self.selection ?? LineSelection(anchor: start, head: start)
    selection.unit = .line
    selection.head = LinePosition(LinePiece(line: end.piece.line))
    show(selection, downward: toEnd)
    return true
  }

  private func show(_ selection: LineSelection, downward: Bool) {
    select(selection)
    let end = downward ? selection.cells(in: lines).last : selection.head
    _ = surface.scroll { $0.reveal(end, in: $1) }
    surface.uncover(end.piece.line)
  }

  // MARK: - The mouse

  /// Selects with the mouse: characters, or by a double click words, and by a triple click lines.
  func select(_ mouse: MouseEvent) -> Bool {
    if case .release(.left) = mouse.kind {
      guard isSelecting else { return false }
      endSelecting()
      // A press held the lines still.
      if selection == nil { resolve() }
      return true
    }
    guard let place = surface.position(at: mouse.location) else { return false }
    switch mouse.kind {
    case .press(.left):
      // The press comes first, so that the lines hold still from one selection to the next.
      (isSelecting, pressed) = (true, place)
      if selection != nil {
        selection = nil
        noteSelection(isEmpty: true)
        setNeedsPaint()
      }
      // Each click on a header folds or unfolds it.
      switch pressedHeader == nil ? clickCount : 1 {
      case 2: select(LineSelection(anchor: place, head: place, unit: .word))
      case 3...: select(LineSelection(anchor: place, head: place, unit: .line))
      default: break
      }
    case .drag(.left):
      guard isSelecting else { return false }
      select(upTo: mouse.location, from: pressed ?? place)
    default: return false
    }
    return true
  }

  /// Selects up to the mouse. Beyond an edge, lines come into view as long as it is there.
  private func select(upTo location: CellPoint, from start: LinePosition) {
    let beyond = location.row < 0 ? -1 : location.row >= rowCount ? 1 : 0
    if selection == nil { select(LineSelection(anchor: start, head: start)) }
    if beyond != 0 { _ = surface.scroll(.vertical, by: beyond) }
    if var changed = selection, let place = surface.position(at: location) {
      changed.head = place
      select(changed)
    }
    edgeScroll?.cancel()
    guard beyond != 0 else {
      edgeScroll = nil
      return
    }
    edgeScroll = schedule(after: .milliseconds(50)) { [weak self] in
      self?.select(upTo: location, from: start)
    }
  }

  func endSelecting() {
    (isSelecting, pressed) = (false, nil)
    edgeScroll?.cancel()
    edgeScroll = nil
  }
}
