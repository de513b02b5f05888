import RecurseTerminal
import RecurseWidgets

/// Lines of the same text in another order, or of which others are folded.
extension ReaderWidget {
  /// Keeps the place, the selection and the marks in other lines of the same text.
  func moveLines(from old: any LineSource) {
    let source = element.source
    guard !source.isEqual(to: old) else { return }
    pressedHeader = nil
    func moved(_ line: Int) -> Int? {
      guard old.lines.contains(line), let found = source.line(named: old.name(of: line)),
        source.bytes(of: found) == old.bytes(of: line)
      else { return nil }
      return found
    }
    func near(_ line: Int) -> Int {
      guard let last = old.lines.last else { return line }
      return source.line(named: old.name(of: min(line, last))) ?? line
    }
    // Other panes follow the first one, which is updated before them.
    if panes.map({ $0.first === self }) ?? true { surface.viewport.renumber(near) }
    bar.start?.viewport.renumber(near)
    moveSelection(moved)
    marked = Set(marked.compactMap(moved))
    guard bar.isOpen else {
      searchedLines = nil
      return
    }
    bar.forgetMarks()
    // The numbers are those of other lines.
    let before = searchedLines
    searchedLines = nil
    guard let before, !searched.isEqual(to: before) else { return }
    let current = bar.search?.current.flatMap { movedMatch($0, from: before) }
    bar.search?.current = current
    let place = findPlace
    bar.start?.place = place
    bar.linesChanged(from: 0)
  }

  /// Returns a match among other lines of the text.
  private func movedMatch(_ match: LineMatch, from before: any LineSource) -> LineMatch? {
    guard let line = searched.line(named: before.name(of: match.line)),
      searched.bytes(of: line) == before.bytes(of: match.line)
    else { return nil }
    return LineMatch(line: line, range: match.range)
  }

  private func moveSelection(_ moved: (Int) -> Int?) {
    guard let places = selection.map({ [$0.anchor, $0.head] }) else {
      pressed = nil
      return
    }
    let lines = places.compactMap { moved($0.piece.line) }
    guard lines.count == 2 else { return endSelection(changedFrom: 0) }
    selection?.anchor.piece.line = lines[0]
    selection?.head.piece.line = lines[1]
    pressed = pressed.flatMap { place in
      moved(place.piece.line).map { line in
        var place = place
        place.piece.line = line
        return place
      }
    }
  }

  // MARK: - Finding what is folded

  var searched: any LineSource {
    if let searchedLines { return searchedLines }
    let all = element.source.unfolded() ?? element.source
    // Of other texts, new lines come without a change of what is known.
    if element.parts != nil { searchedLines = all }
    return all
  }

  func searchedLine(of line: Int) -> Int {
    guard element.parts != nil else { return line }
    return element.source.line(line, in: searched) ?? line
  }

  /// Shows a match, or asks that its line be unfolded.
  ///
  /// - Returns: the line that shows it now.
  func unfold(_ match: LineMatch) -> Int? {
    guard element.parts != nil else { return match.line }
    let line = searched.line(match.line, in: element.source)
    awaitedMatch = line == nil ? match : nil
    guard line == nil || element.hasOpened else { return line }
    send(.found(match.line))
    if bar.field == nil { send(.kept) }
    return line
  }

  /// Shows a match whose line was folded.
  func showAwaitedMatch() {
    guard let match = awaitedMatch, bar.search?.current == match,
      let line = searched.line(match.line, in: element.source)
    else { return }
    awaitedMatch = nil
    show(match, in: line)
  }

  func didEndTyping(keeps: Bool) {
    guard element.hasOpened else { return }
    send(keeps ? .kept : .found(nil))
  }
}
