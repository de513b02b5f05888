import RecurseEditing
import RecurseTerminal
import RecurseWidgets

/// A widget with lines in which a person finds texts.
@MainActor
package protocol FindableWidget: LineWidget {
  var surface: LineSurface { get }

  /// Whether the widget has a cursor. Each match is a step then, and the bar stays open; otherwise
  /// each line with a match is, and `n` and `N` go on after Enter.
  var hasTextCursor: Bool { get }

  /// Whether matches can be replaced.
  var canReplace: Bool { get }

  /// The place from which the next and the previous match are looked for.
  var findPlace: FindPlace { get }

  /// Whether the bar that the state opens searches backward.
  var findsBackward: Bool { get }

  /// Further text in the bar, such as the number of lines that a filter chooses.
  var findStatus: String { get }

  /// Called before a person types in the bar.
  func willFind()

  /// Shows a match.
  func show(_ match: LineMatch)

  /// Shows a line of which the number was typed.
  func go(toLine line: Int)

  /// Replaces matches, which are in order, and moves the cursor after the last one.
  func replace(_ matches: [LineReplacement])

  /// Undoes the last edit of the text.
  func undo()

  /// Called after the bar has opened or closed.
  func barChanged()

  /// The lines in which texts are found: those of the surface, or more of which some are folded.
  var searched: any LineSource { get }

  /// Returns the number that a line of the surface has among those in which texts are found.
  func searchedLine(of line: Int) -> Int

  /// Called after a person has typed a text.
  ///
  /// - Parameter keeps: whether the match stays in view.
  func didEndTyping(keeps: Bool)
}

extension FindableWidget {
  package var canReplace: Bool { hasTextCursor }
  package var findsBackward: Bool { false }
  package var searched: any LineSource { surface.lines.source }
  package func searchedLine(of line: Int) -> Int { line }
  package func didEndTyping(keeps: Bool) {}
}

/// A place in the lines: bytes of a line that are selected, or between two of which a cursor is.
package struct FindPlace: Equatable {
  package var line: Int
  package var range: Range<Int>

  package init(line: Int, range: Range<Int> = 0..<0) {
    self.line = line
    self.range = range
  }
}

/// A match of a pattern in the bytes of a line.
package typealias LineMatch = FindPlace

/// A match, and what replaces it.
package struct LineReplacement {
  package var match: LineMatch
  package var text: String
  /// The bytes from the start of the first replacement's line to that of this one's, so that nobody
  /// has to find the line.
  package var distance = 0
}

/// The rows below the lines in which a person types: a text to find, what replaces it, or the
/// number of a line.
///
///             ┌────────────── Escape ─────────────┐
///             ▼                                   │
///          closed ─ /, ? ─▶ typing ─ Enter ─▶ found: n and N go to the next and the previous line
///             ▲              │ Escape: back to where it began
///             └──────────────┘
///
/// In a text that is edited:
///
///          closed ── Ctrl+F, Alt+R ──▶ typing: Enter and ↓ go to the next match, ↑ to the previous
///             ▲                         │  ▲
///             ├──────── Escape ─────────┤  │ Ctrl+F, or a press on the bar
///             │                  press  ▼  │
///             └──────── Escape ─────── open, while the text is edited
@MainActor
package final class FindBar {
  package enum Field { case text, replacement, line }

  // The widget owns its bar.
  unowned let widget: any FindableWidget
  /// The field in which a person types.
  package internal(set) var field: Field?
  var text = LineEditor()
  var replacement = LineEditor()
  var line = LineEditor()
  var options: TextPattern.Options = []
  /// Whether the search goes toward the first line.
  private(set) var goesBack = false
  /// Whether the row of the replacement is shown.
  var replaces = false
  /// The search, from the first key until the bar is closed.
  var search: LineSearch?
  /// The lines in view, and the place in them, at which the search began.
  var start: (viewport: LineViewport, place: FindPlace)?
  /// The rest of a search in texts that a closure makes, which goes on between events.
  var looking: ScheduledAction?
  /// The number of replacements that a person sees until the next key.
  var replaced: Int?
  /// Whether undoing is for the text: after a replacement, until something is typed.
  var undoesText = false
  /// Whether all matches are replaced as soon as they are known.
  var awaitsReplacing = false

  /// Whether the bar is open as far as the state knows; `nil` before that was asked.
  private var known: Bool?

  package init(of widget: any FindableWidget) { self.widget = widget }

  /// Takes what the same widget in another tree shows.
  package func adopt(_ other: FindBar) {
    (field, text, replacement, line) = (other.field, other.text, other.replacement, other.line)
    (options, replaces, search, start) = (other.options, other.replaces, other.search, other.start)
    (replaced, awaitsReplacing) = (other.replaced, other.awaitsReplacing)
    (undoesText, known, goesBack) = (other.undoesText, other.known, other.goesBack)
  }

  // MARK: - The state

  /// Opens the bar after the first layout, if the state wants it.
  package func didLayOut() {
    guard known == nil else { return }
    known = false
    if widget.isToldToFind { stateChanged(to: true) }
  }

  /// Opens the bar for the state, with the focus, or closes it.
  package func stateChanged(to isPresented: Bool) {
    guard known != nil else { return }
    known = isPresented
    guard isPresented != isOpen else { return }
    guard isPresented else { return close() }
    widget.tree?.requestFocus(for: widget)
    find(backward: widget.findsBackward)
  }

  /// Tells the widget that rows of the bar have come or gone, and the state what a person did.
  func changed() {
    widget.barChanged()
    guard let known, known != isOpen else { return }
    self.known = isOpen
    _ = widget.bubble(FindBarChange(isPresented: isOpen))
  }

  // MARK: - Opening and closing

  /// Whether there is a search, or a field.
  package var isOpen: Bool { field != nil || search != nil }

  /// The rows of the bar. In a text that is edited, a row of that stays in view.
  package var rowCount: Int {
    min(max(0, widget.contentSize.rows - (widget.hasTextCursor ? 1 : 0)), wantedRows)
  }

  /// The rows of the bar where there is room for them.
  package var wantedRows: Int {
    guard isOpen || !widget.findStatus.isEmpty else { return 0 }
    return replaces && field != .line ? 2 : 1
  }

  /// Opens the field of the text, with the last one that was typed.
  package func find() { find(backward: false) }

  /// The same, for a search in a direction.
  package func find(backward: Bool) {
    widget.willFind()
    (replaces, goesBack) = (false, backward)
    begin(.text)
  }

  /// Takes the direction of a search that the state has just opened.
  func turn(backward: Bool) {
    guard field == .text, text.isEmpty else { return }
    goesBack = backward
  }

  /// Opens the fields of a text and of what replaces it.
  package func replace() {
    widget.willFind()
    (replaces, goesBack) = (true, false)
    begin(.text)
  }

  private func begin(_ field: Field) {
    self.field = field
    // A reader begins with an empty text, and an editor with what is selected in a line.
    if !widget.hasTextCursor, search == nil { text = LineEditor() }
    if widget.hasTextCursor, let selected = selectedText { text = LineEditor(selected) }
    if !text.isEmpty { text.select(0..<text.storage.count) }
    start = (widget.surface.viewport, widget.findPlace)
    let pattern = pattern
    if search == nil || widget.hasTextCursor && search?.pattern != pattern {
      search = LineSearch(pattern, of: widget)
      // The cursor stays where it is until a person types or goes on.
      search?.awaitsMatch = false
      look()
    }
    changed()
  }

  /// The pattern that is typed now.
  var pattern: TextPattern { TextPattern(text.text, options: options) }

  /// The text that is selected in a line.
  private var selectedText: String? {
    let place = widget.findPlace
    guard !place.range.isEmpty else { return nil }
    let line = widget.surface.lines.text(of: place.line)
    let bytes = line.dropFirst(place.range.lowerBound).prefix(place.range.count)
    return bytes.count == place.range.count ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// Opens the field for the number of a line.
  package func goToLine() {
    widget.willFind()
    start = (widget.surface.viewport, widget.findPlace)
    line = LineEditor()
    field = .line
    changed()
  }

  /// Closes the bar.
  ///
  /// - Parameter returns: whether the lines before the search are shown again.
  package func close(returning returns: Bool = false) {
    guard isOpen else { return }
    if field == .line, search != nil {
      field = nil
      return changed()
    }
    let start = start
    (field, search, self.start, replaced) = (nil, nil, nil, nil)
    (replaces, awaitsReplacing, undoesText) = (false, false, false)
    looking?.cancel()
    if returns, let start { widget.surface.viewport = start.viewport }
    widget.didEndTyping(keeps: !returns)
    changed()
    if returns { widget.surface.reportPosition() }
  }

  /// Leaves the field, so that keys are for the lines.
  package func leaveField() {
    guard field != nil else { return }
    field = nil
    if text.isEmpty || search == nil { return close() }
    search?.awaitsMatch = false
    widget.didEndTyping(keeps: true)
    widget.setNeedsPaint()
  }
}
