import RecurseTerminal
import RecurseWidgets

/// Finding text in the lines.
///
///          ┌────────────── Escape ──────────────┐
///          ▼                                    │
///        idle ── / ──▶ typing ── Enter ──▶ found: n and N go to the next and the previous line
///          ▲             │ Escape: back to where it began
///          └─────────────┘
///
/// The last row has the text, and the number of lines that contain it.
struct ReaderSearch {
  /// The text that is typed; `nil` when it is complete.
  var editor: LineEditor?
  var lines: LineSearch?
  /// True once the search has looked at all lines.
  var isComplete = false
  /// The line to which the search has gone.
  var current: Int?
  /// The viewport before the search.
  let start: LineViewport
  /// The cells of the matches in pieces in view.
  var marks: [LinePiece: [Range<Int>]] = [:]

  /// Forgets the matches out of view, if there are many.
  mutating func keep(_ visible: [LineRow]) {
    guard marks.count > 4 * visible.count + 64 else { return }
    let seen = Set(visible.map(\.piece))
    marks = marks.filter { seen.contains($0.key) }
  }
}

extension ReaderWidget {
  /// The rows of the lines, without that of a search.
  var rowCount: Int { max(0, contentSize.rows - (search == nil ? 0 : 1)) }

  func beginSearch() {
    // Escape ends the search, not an older selection.
    _ = clearSelection()
    var next = ReaderSearch(editor: LineEditor(search?.lines?.pattern ?? ""), start: viewport)
    if let search {
      (next.lines, next.isComplete, next.current) = (search.lines, search.isComplete, search.current)
    }
    search = next
    resolve()
  }

  /// Ends a search.
  ///
  /// - Parameter returns: whether the lines before the search are shown again.
  func endSearch(returning returns: Bool) {
    guard let search else { return }
    self.search = nil
    guard returns else { return resolve() }
    restore(search.start)
    reportPosition()
  }

  /// Shows what was in view before.
  private func restore(_ start: LineViewport) {
    viewport = start
    viewport.isHeld = selection != nil
    resolve()
  }

  /// Handles a key while a text is typed, or after it was found.
  func handleSearchKey(_ event: KeyEvent) -> Bool {
    guard let search else { return false }
    guard var editor = search.editor else {
      guard event.key == .escape else { return false }
      endSearch(returning: false)
      return true
    }
    switch event.key {
    case .escape: endSearch(returning: true)
    case .enter:
      self.search?.editor = nil
      if editor.text.isEmpty { endSearch(returning: true) } else { setNeedsPaint() }
    case .backspace where editor.text.isEmpty: endSearch(returning: true)
    default:
      guard editor.handle(event) else { return false }
      take(editor)
    }
    return true
  }

  /// Handles a key for which the app has no use.
  func handleUnusedSearchKey(_ event: KeyEvent) -> Bool {
    guard search?.editor == nil else { return false }
    switch event.text {
    case "/": beginSearch()
    case "n" where search != nil: goToMatch(backward: false)
    case "N" where search != nil: goToMatch(backward: true)
    default: return false
    }
    return true
  }

  /// Takes a change of the typed text.
  func take(_ editor: LineEditor) {
    let isSame = editor.text == search?.editor?.text
    search?.editor = editor
    guard !isSame else { return setNeedsPaint() }
    search?.lines = editor.text.isEmpty ? nil : LineSearch(editor.text)
    search?.current = nil
    search?.marks = [:]
    search?.isComplete = editor.text.isEmpty
    if let start = search?.start { restore(start) }
    look()
    reportPosition()
  }

  /// Looks at a part of the lines, and schedules the next part.
  func look() {
    guard search?.lines != nil else { return }
    let isComplete = search?.lines?.look(in: lines) ?? true
    search?.isComplete = isComplete
    // Lines that come later are no reason to leave what is read.
    if search?.editor != nil, search?.current == nil,
      let first = search?.lines?.line(atOrAfter: viewport.top.piece.line)
    {
      go(to: first)
    }
    setNeedsPaint()
    guard !isComplete else { return }
    looking?.cancel()
    looking = schedule(after: .milliseconds(1)) { [weak self] in self?.look() }
  }

  /// Looks at lines that were added or are others than before.
  func searchChangedLines(since old: Log) {
    guard search?.lines != nil else { return }
    search?.lines?.forget(from: element.log.firstChange(since: old))
    search?.marks = [:]
    look()
  }

  private func goToMatch(backward: Bool) {
    guard let lines = search?.lines else { return }
    search?.marks = [:]
    let current = search?.current ?? viewport.top.piece.line
    let target = backward ? lines.line(before: current) : lines.line(atOrAfter: current + 1)
    if let target { go(to: target) }
    setNeedsPaint()
  }

  private func go(to line: Int) {
    search?.current = line
    var place = LinePosition(LinePiece(line: line))
    let offset = search?.lines?.firstMatch(in: lines.text(of: line))
    place.piece.index = min(
      (offset?.lowerBound ?? 0) / LineCache.pieceBytes, lines.pieceCount(of: line) - 1)
    place.cell = matches(in: place.piece).first?.lowerBound ?? 0
    _ = scroll { $0.reveal(place, in: $1) }
    revealColumns(matches(in: place.piece).first)
  }

  /// Scrolls sideways to cells of a row, if lines do not wrap.
  private func revealColumns(_ cells: Range<Int>?) {
    guard !element.wraps, let cells else { return }
    var extent = ScrollExtent(content: .max / 4, viewport: textColumns, offset: column)
    extent.reveal(cells)
    _ = scroll(.horizontal, by: extent.offset - column)
  }

  /// Takes a pasted text while a text is typed.
  func handleSearchPaste(_ paste: Paste) -> Bool {
    guard var editor = search?.editor else { return false }
    editor.insert(paste.text)
    take(editor)
    return true
  }

  /// Returns the cells of the matches in a piece as it is shown, in order.
  func matches(in piece: LinePiece) -> [Range<Int>] {
    if let known = search?.marks[piece] { return known }
    guard let search = search?.lines else { return [] }
    let text = lines.measured(piece).element.text
    let marks = text.cells(of: search.matches(in: Array(text.utf8)))
    self.search?.marks[piece] = marks
    return marks
  }
}

extension String {
  /// Returns the cells of byte ranges that are in order. Linear.
  fileprivate func cells(of ranges: [Range<Int>]) -> [Range<Int>] {
    var cells: [Range<Int>] = []
    var (column, start) = (0, 0)
    guard !ranges.isEmpty else { return [] }
    Graphemes.forEach(in: self) { cluster in
      let range = ranges[cells.count]
      if cluster.range.lowerBound <= range.lowerBound { start = column }
      column += cluster.width
      if cluster.range.upperBound >= range.upperBound { cells.append(start..<column) }
      return cells.count < ranges.count
    }
    return cells
  }
}
