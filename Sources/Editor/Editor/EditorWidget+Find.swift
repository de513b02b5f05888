import RecurseEditing
import RecurseReaders
import RecurseTerminal
import RecurseWidgets

extension EditorWidget: FindableWidget {
  var hasTextCursor: Bool { true }
  var canReplace: Bool { element.isEditable }
  var findStatus: String { "" }

  /// The selection in a line, or else the cursor, or the end of a selection of several lines.
  var findPlace: FindPlace {
    let text = editor.storage
    var range = editor.selection.range
    let line = text.line(at: range.upperBound)
    let start = text.start(ofLine: line)
    if range.lowerBound < start { range = range.upperBound..<range.upperBound }
    return FindPlace(
      line: line + 1, range: range.lowerBound - start..<range.upperBound - start)
  }

  /// Returns what opens the bar for a key.
  private static func opening(for key: Key) -> ((FindBar) -> () -> Void)? {
    switch key {
    case .control("f"): FindBar.find
    case .alt("r"): FindBar.replace
    case .control("g"), .alt("g"): FindBar.goToLine
    default: nil
    }
  }

  /// Returns whether a key is for the app first, and then for the bar.
  static func opensBar(_ key: Key) -> Bool { opening(for: key) != nil }

  /// Opens the bar for a key for which the app has no use.
  func openBar(for key: Key) -> Bool {
    // The bar needs a row beside those of the text.
    guard finds, let open = Self.opening(for: key), key != .alt("r") || canReplace,
      contentSize.rows > 1 || inheritedLineLimits != nil
    else { return false }
    open(bar)()
    return true
  }

  // What is selected is what is searched for.
  func willFind() {}

  func show(_ match: LineMatch) {
    editor.select(offsets(of: match))
    sendSelection()
    goal = nil
    revealCursor()
    setNeedsPaint()
  }

  func go(toLine line: Int) {
    let text = editor.storage
    editor.move(to: text.start(ofLine: min(max(1, line), text.lineCount) - 1))
    sendSelection()
    goal = nil
    revealCursor()
    setNeedsPaint()
  }

  private func offsets(of match: LineMatch) -> Range<Int> {
    let text = editor.storage
    let start = text.start(ofLine: min(match.line, text.lineCount) - 1)
    let end = min(text.count, start + match.range.upperBound)
    return min(end, start + match.range.lowerBound)..<end
  }

  func replace(_ matches: [LineReplacement]) {
    guard let first = matches.first else { return }
    let text = editor.storage
    let start = text.start(ofLine: min(first.match.line, text.lineCount) - 1)
    let edits = matches.map { replacement in
      let line = start + replacement.distance
      let range = replacement.match.range
      return (
        range: line + range.lowerBound..<line + range.upperBound, text: RopeText(replacement.text)
      )
    }
    _ = edit {
      $0.replace(edits)
      return .done
    }
  }

  func undo() { _ = edit { perform(.undo, in: &$0) } }

  func barChanged() {
    if inheritedLineLimits != nil { setNeedsLayout() }
    surface.resolve()
    revealCursor()
  }
}
