import RecurseWidgets

/// A text that is searched for, and the lines that have it.
struct LineSearch {
  let pattern: TextPattern
  /// `nil` if there is no text, or it cannot be read.
  let matcher: TextMatcher?
  /// What is wrong with the text as a regular expression; `nil` if nothing is.
  let fault: String?
  let scan: LineScan?
  /// The match to which the search has gone.
  var current: LineMatch?
  /// Whether the first match is still to be found and shown.
  var awaitsMatch: Bool
  /// The matches in pieces in view.
  var marks: [LinePiece: [Mark]] = [:]

  /// A match in a piece of a line.
  struct Mark {
    /// The bytes, counted from the start of the piece.
    var bytes: Range<Int>
    var cells: Range<Int>
  }

  @MainActor
  init(_ pattern: TextPattern, of widget: any FindableWidget) {
    self.pattern = pattern
    matcher = TextMatcher(pattern)
    fault = matcher == nil ? pattern.fault : nil
    let query = LineQuery(pattern: pattern, countsMatches: widget.hasTextCursor)
    scan = matcher == nil ? nil : LineScan(query)
    awaitsMatch = matcher != nil
  }

  /// Forgets the matches out of view, if there are many.
  mutating func keep(_ visible: [LineRow]) {
    guard marks.count > 4 * visible.count + 64 else { return }
    let seen = Set(visible.map(\.piece))
    marks = marks.filter { seen.contains($0.key) }
  }
}
