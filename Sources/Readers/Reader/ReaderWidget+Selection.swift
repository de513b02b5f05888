import RecurseTerminal
import RecurseWidgets

extension ReaderWidget: TextSelectionHolder {
  /// The most bytes that are copied, as of any text.
  private static let mostBytes = 64 << 10

  func clearSelection() -> Bool {
    guard selection != nil else { return false }
    selection = nil
    noteSelection(isEmpty: true)
    endSelecting()
    // At the end, it follows that again.
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

  /// Copies the selection, if there is one.
  func copySelection() -> Bool {
    guard let selection else { return false }
    if let text = lines.text(of: selection.cells(in: lines), most: Self.mostBytes) { copy(text) }
    return true
  }

  private func select(_ selection: LineSelection) {
    self.selection = selection
    noteSelection(isEmpty: false)
    setNeedsPaint()
  }

  /// Extends the selection by lines, or selects the first or the last line in view.
  func selectLines(by distance: Int) -> Bool {
    guard let first = surface.visible.first, let last = surface.visible.last else { return false }
    var selection =
      self.selection
      ?? {
        let start = distance > 0 ? first.position : last.position
        return LineSelection(anchor: start, head: start, unit: .line)
      }()
    if self.selection != nil {
      let head = selection.head.piece.line
      let next = distance > 0 ? lines.line(after: head) : lines.line(before: head)
      selection.unit = .line
      selection.head = LinePosition(LinePiece(line: next ?? head))
    }
    select(selection)
    let end = distance > 0 ? selection.cells(in: lines).last : selection.head
    _ = surface.scroll { $0.reveal(end, in: $1) }
    surface.uncover(end.piece.line)
    return true
  }

  // MARK: - The mouse

  /// Selects with the mouse: characters, or by a double click words, and by a triple click lines.
  func select(_ mouse: MouseEvent) -> Bool {
    if case .release(.left) = mouse.kind {
      guard isSelecting else { return false }
      endSelecting()
      return true
    }
    guard let place = surface.position(at: mouse.location) else { return false }
    switch mouse.kind {
    case .press(.left):
      _ = clearSelection()
      (isSelecting, pressed) = (true, place)
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
