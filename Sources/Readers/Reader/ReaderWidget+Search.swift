import RecurseEditing
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
  /// The text, and the lines that contain it; `nil` if there is none.
  var scan: LineScan? {
    didSet { pattern = scan.map { TextPattern($0.filter.text) } }
  }
  private(set) var pattern: TextPattern?
  /// The line to which the search has gone.
  var current: Int?
  /// True until the first line with the text is shown, or there is none.
  var awaitsMatch = false
  /// The viewport before the search.
  let start: LineViewport
  /// The cells of the matches in pieces in view.
  var marks: [LinePiece: [Range<Int>]] = [:]

  init(editor: LineEditor?, start: LineViewport) {
    self.editor = editor
    self.start = start
  }

  /// Forgets the matches out of view, if there are many.
  mutating func keep(_ visible: [LineRow]) {
    guard marks.count > 4 * visible.count + 64 else { return }
    let seen = Set(visible.map(\.piece))
    marks = marks.filter { seen.contains($0.key) }
  }
}

extension ReaderWidget {
  func beginSearch() {
    // Escape ends the search, not an older selection.
    _ = clearSelection()
    var next = ReaderSearch(
      editor: LineEditor(search?.pattern?.text ?? ""), start: surface.viewport)
    if let search {
      (next.scan, next.current, next.awaitsMatch) = (
        search.scan, search.current, search.awaitsMatch
      )
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
    surface.reportPosition()
  }

  /// Shows what was in view before.
  func restore(_ start: LineViewport) {
    surface.viewport = start
    surface.viewport.isHeld = selection != nil
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
      guard edit(&editor, by: event) != .unavailable else { return false }
      take(editor)
    }
    return true
  }

  /// Takes a change of the typed text.
  func take(_ editor: LineEditor) {
    let isSame = editor.text == search?.editor?.text
    search?.editor = editor
    guard !isSame else { return setNeedsPaint() }
    search?.scan = editor.text.isEmpty ? nil : LineScan(LogFilter(editor.text))
    search?.current = nil
    search?.awaitsMatch = !editor.text.isEmpty
    search?.marks = [:]
    if let start = search?.start { restore(start) }
    look()
    if search?.current == nil, let match = nearMatch { go(to: match) }
    surface.reportPosition()
  }

  /// The first line in view or soon after it that has the text, while the search is still far away.
  private var nearMatch: Int? {
    guard let pattern = search?.pattern, search?.scan?.isComplete == false else { return nil }
    var (next, bytes) = (lines.line(nearest: surface.viewport.top.piece.line), 0)
    while let line = next, bytes < Self.nearBytes {
      let text = lines.text(of: line)
      if pattern.firstMatch(in: text) != nil { return line }
      bytes += text.count + 1
      next = lines.line(after: line)
    }
    return nil
  }

  /// The bytes that are looked at for a near match.
  private static let nearBytes = 64 << 10

  /// Looks at a part of the lines, and at the next one later.
  func look() {
    guard let scan = search?.scan else { return }
    if lines.isMade {
      // Only this thread can make the texts.
      scan.look(at: lines.lines) { lines.text(of: $0) }
      looking?.cancel()
      if !scan.isComplete {
        looking = schedule(after: .milliseconds(1)) { [weak self] in self?.look() }
      }
    } else {
      scan.look(at: lines.source) { [weak self, weak scan] in
        if self?.search?.scan === scan { self?.look() }
      }
    }
    // Lines that come later are no reason to leave what is read.
    if search?.awaitsMatch == true,
      let first = match(atOrAfter: surface.viewport.top.piece.line, wraps: scan.isComplete)
    {
      go(to: first)
    }
    if scan.isComplete, search?.editor == nil { search?.awaitsMatch = false }
    setNeedsPaint()
  }

  /// Looks at lines that were added or are others than before.
  func searchLines(changedFrom line: Int) {
    guard let scan = search?.scan else { return }
    scan.forget(from: line)
    search?.marks = [:]
    look()
  }

  // MARK: - The lines that were found

  /// Returns the first line that was found and is shown, at or after a line, or else the first of
  /// all.
  private func match(atOrAfter line: Int, wraps: Bool = true) -> Int? {
    guard let found = search?.scan?.found else { return nil }
    return found.line(atOrAfter: line, alsoIn: lines.chosen)
      ?? (wraps ? found.line(atOrAfter: 0, alsoIn: lines.chosen) : nil)
  }

  /// Returns the last line that was found and is shown, before a line, or else the last of all.
  private func match(before line: Int) -> Int? {
    guard let found = search?.scan?.found else { return nil }
    return found.line(before: line, alsoIn: lines.chosen)
      ?? found.line(before: .max, alsoIn: lines.chosen)
  }

  func goToMatch(backward: Bool) {
    search?.marks = [:]
    let current = search?.current ?? surface.viewport.top.piece.line
    let target = backward ? match(before: current) : match(atOrAfter: current + 1)
    if let target { go(to: target) }
    setNeedsPaint()
  }

  private func go(to line: Int) {
    search?.current = line
    search?.awaitsMatch = false
    var place = LinePosition(LinePiece(line: line))
    let offset = search?.pattern?.firstMatch(in: lines.text(of: line))
    place.piece.index = min(
      (offset?.lowerBound ?? 0) / LineCache.pieceBytes, lines.pieceCount(of: line) - 1)
    place.cell = matches(in: place.piece).first?.lowerBound ?? 0
    surface.reveal(place, cells: matches(in: place.piece).first)
  }

  /// Returns the cells of the matches in a piece as it is shown, in order.
  func matches(in piece: LinePiece) -> [Range<Int>] {
    if let known = search?.marks[piece] { return known }
    guard let pattern = search?.pattern else { return [] }
    let text = lines.measured(piece).element.text
    let marks = text.cells(of: pattern.matches(in: Array(text.utf8)))
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
