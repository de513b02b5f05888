import RecurseEditing
import RecurseReaders
import RecurseTerminal
import RecurseWidgets

extension EditorWidget: FindableWidget {
  var isEditable: Bool { true }
  var findStatus: String { "" }

  /// The line of the selection's start, and what is selected in it.
  var findPlace: FindPlace {
    let text = editor.storage
    let range = editor.selection.range
    let line = text.range(ofLine: text.line(at: range.lowerBound))
    return FindPlace(
      line: text.line(at: range.lowerBound) + 1,
      range: range.lowerBound - line.lowerBound..<min(range.upperBound, line.upperBound)
        - line.lowerBound)
  }

  /// Opens the bar for a key for which the app has no use.
  func openBar(for key: Key) -> Bool {
    // The bar needs a row beside those of the text.
    guard Self.opensBar(key), contentSize.rows > 1 || inheritedLineLimits != nil else {
      return false
    }
    switch key {
    case .control("f"): bar.find()
    case .alt("r"): bar.replace()
    default: bar.goToLine()
    }
    return true
  }

  static func opensBar(_ key: Key) -> Bool {
    [.control("f"), .alt("r"), .control("g"), .alt("g")].contains(key)
  }

  // What a key selected is copied by Ctrl-C no more: it is the search's now.
  func willFind() { noteSelection(isEmpty: true) }

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
    let edits = matches.map { (range: offsets(of: $0.match), text: RopeText($0.text)) }
    _ = edit {
      $0.replace(edits)
      return .done
    }
  }

  func barChanged() {
    if inheritedLineLimits != nil { setNeedsLayout() }
    surface.resolve()
    revealCursor()
  }
}
