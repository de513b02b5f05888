import RecurseEditing
import RecurseTerminal
import RecurseWidgets

/// The matches of a search, and the way from one to the next.
extension FindBar {
  private var surface: LineSurface { widget.surface }
  private var lines: LineCache { widget.surface.lines }

  /// The bytes that are looked at for a near match.
  private static let nearBytes = 64 << 10

  /// Searches for what is typed now, from where the search began.
  func patternChanged() {
    let pattern = pattern
    guard search?.pattern != pattern else { return widget.setNeedsPaint() }
    search = LineSearch(pattern, of: widget)
    awaitsReplacing = false
    if !widget.hasTextCursor, let start { surface.viewport = start.viewport }
    surface.resolve()
    look()
    if search?.current == nil {
      if let match = nearMatch { go(to: match) } else { returnCursor() }
    }
    surface.reportPosition()
  }

  /// Puts the cursor back where the search began, until there is a match.
  private func returnCursor() {
    guard widget.hasTextCursor, let start, widget.findPlace != start.place else { return }
    widget.show(start.place)
  }

  /// The first match in view or soon after it, while the search is still far away.
  private var nearMatch: LineMatch? {
    guard !goesBack, let matcher = search?.matcher, search?.scan?.isComplete == false,
      !matcher.pattern.isRegularExpression, let place = start?.place
    else { return nil }
    var (next, bytes) = (nextLine(from: place.line), 0)
    while let line = next, bytes < Self.nearBytes {
      let text = text(of: line)
      let first = line == place.line ? place.range.lowerBound : 0
      if let match = matcher.matches(in: text).first(where: { $0.lowerBound >= first }) {
        return LineMatch(line: line, range: match)
      }
      bytes += text.count + 1
      next = nextLine(from: line + 1)
    }
    return nil
  }

  /// Returns the first line from one on in which a text may be found.
  private func nextLine(from line: Int) -> Int? {
    if let chosen = lines.chosen { return chosen.line(atOrAfter: line) }
    let all = widget.searched.lines
    return line < all.upperBound ? max(line, all.lowerBound) : nil
  }

  /// Returns the bytes of a line in which texts are found.
  private func text(of line: Int) -> ArraySlice<UInt8> {
    if lines.usesClosure { return lines.text(of: line) }
    let source = widget.searched
    return source.text(of: source.bytes(of: line))
  }

  /// Looks at a part of the lines, and at the next one later.
  func look() {
    guard let scan = search?.scan else { return widget.setNeedsPaint() }
    if lines.usesClosure {
      // Only this thread may call the closure.
      scan.look(at: lines.lines) { lines.text(of: $0) }
      looking?.cancel()
      if !scan.isComplete {
        looking = widget.schedule(after: .milliseconds(1)) { [weak self] in self?.look() }
      }
    } else {
      scan.look(at: widget.searched) { [weak self, weak scan] in
        // The widget may be gone by now.
        if let self, widget.tree != nil, search?.scan === scan { look() }
      }
    }
    // Lines that come later are no reason to leave what is read.
    if search?.awaitsMatch == true, let start, let first = first(from: start.place, in: scan) {
      go(to: first)
    }
    if scan.isComplete, field == nil || widget.hasTextCursor { search?.awaitsMatch = false }
    if scan.isComplete, awaitsReplacing { replaceAll() }
    widget.setNeedsPaint()
  }

  /// Returns the match to which a search from a place goes, once it is known.
  private func first(from place: FindPlace, in scan: LineScan) -> LineMatch? {
    guard goesBack else { return match(atOrAfter: place, wraps: scan.isComplete) }
    // Lines are looked at from the first one on: the last one before the place is known late.
    guard scan.isComplete || scan.hasLookedAt(linesBefore: place.line) else { return nil }
    return match(before: place, wraps: scan.isComplete)
  }

  /// Looks at lines that were added or are others than before.
  package func linesChanged(from line: Int) {
    guard let scan = search?.scan else { return }
    scan.forget(from: line)
    search?.marks = [:]
    look()
  }

  /// Forgets the places of matches in lines that have other numbers now.
  func forgetMarks() { search?.marks = [:] }

  /// Forgets matches out of view.
  package func didFindRows() { search?.keep(surface.visible) }

  // MARK: - From one to the next

  /// Returns the matches in a line, as byte ranges.
  func matches(inLine line: Int) -> [Range<Int>] {
    search?.matcher?.matches(in: text(of: line)) ?? []
  }

  /// Returns the first match at or after a place, or else the first of all.
  private func match(atOrAfter place: FindPlace, wraps: Bool) -> LineMatch? {
    guard let found = search?.scan?.found else { return nil }
    if widget.hasTextCursor, found.contains(place.line),
      let range = matches(inLine: place.line).first(where: {
        $0.lowerBound >= place.range.lowerBound
      })
    {
      return LineMatch(line: place.line, range: range)
    }
    let first = widget.hasTextCursor ? place.line + 1 : place.line
    let line =
      found.line(atOrAfter: first, alsoIn: lines.chosen)
      ?? (wraps ? found.line(atOrAfter: 0, alsoIn: lines.chosen) : nil)
    return line.flatMap { line in
      matches(inLine: line).first.map { LineMatch(line: line, range: $0) }
    }
  }

  /// Returns the last match before a place, or else the last of all.
  private func match(before place: FindPlace, wraps: Bool = true) -> LineMatch? {
    guard let found = search?.scan?.found else { return nil }
    if widget.hasTextCursor, found.contains(place.line),
      let range = matches(inLine: place.line).last(where: {
        $0.upperBound <= place.range.lowerBound
      })
    {
      return LineMatch(line: place.line, range: range)
    }
    let line =
      found.line(before: place.line, alsoIn: lines.chosen)
      ?? (wraps ? found.line(before: .max, alsoIn: lines.chosen) : nil)
    return line.flatMap { line in
      let all = matches(inLine: line)
      return (widget.hasTextCursor ? all.last : all.first).map { LineMatch(line: line, range: $0) }
    }
  }

  /// Goes to the next or the previous match, also with the last text after the bar was closed.
  ///
  /// - Returns: whether there is a text.
  @discardableResult
  package func goToMatch(backward: Bool) -> Bool {
    guard !text.isEmpty else { return false }
    if search == nil {
      search = LineSearch(pattern, of: widget)
      start = (surface.viewport, widget.findPlace)
      changed()
      look()
    }
    search?.marks = [:]
    let place = placeToGoOn(backward: backward)
    let isComplete = search?.scan?.isComplete == true
    if let match = backward
      ? match(before: place) : match(atOrAfter: place, wraps: isComplete)
    {
      go(to: match)
    } else if !backward, !isComplete {
      // It is shown when it is found.
      search?.awaitsMatch = true
      start = (surface.viewport, place)
    }
    widget.setNeedsPaint()
    return true
  }

  /// The place after or before which the next match is: the match in view, or else what is in view.
  private func placeToGoOn(backward: Bool) -> FindPlace {
    let place = widget.findPlace
    guard !widget.hasTextCursor else {
      let end = place.range.upperBound
      return backward ? place : FindPlace(line: place.line, range: end..<end)
    }
    if let current = search?.current, !isInView(current) { return place }
    let current = search?.current ?? place
    return backward ? current : FindPlace(line: current.line + 1)
  }

  /// Whether a match is among what is in view, also if it is folded there.
  private func isInView(_ match: LineMatch) -> Bool {
    guard let first = surface.visible.first, let last = surface.visible.last else { return false }
    return match.line >= widget.searchedLine(of: first.piece.line)
      && match.line <= widget.searchedLine(of: last.piece.line)
  }

  func go(to match: LineMatch) {
    search?.current = match
    search?.awaitsMatch = false
    widget.show(match)
  }

  // MARK: - Matches in view

  /// Returns the matches in a piece as it is shown, in order.
  func marks(in piece: LinePiece) -> [LineSearch.Mark] {
    if let known = search?.marks[piece] { return known }
    guard let search, let matcher = search.matcher else { return [] }
    // A regular expression may take very long for a line at which no other thread has looked.
    if matcher.pattern.isRegularExpression,
      piece.index > 0 || search.scan?.found.contains(widget.searchedLine(of: piece.line)) != true
    {
      return []
    }
    let text = lines.measured(piece).element.text
    let matches = matcher.matches(in: Array(text.utf8)[...])
    let marks = zip(matches, lines.cells(of: matches, in: piece)).map {
      LineSearch.Mark(bytes: $0, cells: $1)
    }
    self.search?.marks[piece] = marks
    return marks
  }
}
