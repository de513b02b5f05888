import RecurseEditing
import RecurseHighlighting
import RecurseReaders
import RecurseTerminal
import RecurseWidgets

extension EditorWidget {
  /// Shows the text in the colors of the element's language.
  func takeLanguage() {
    guard element.language != highlighting?.language else { return }
    highlighting = element.language.map {
      Highlighting($0, lineCount: editor.storage.lineCount)
    }
    highlightRows()
  }

  /// Notes the lines that edits have changed.
  ///
  /// - Parameters:
  ///   - old: the text before.
  ///   - deltas: the edits, each of the text that the one before made; `nil` if they are not known.
  func highlightChange(of old: RopeText, by deltas: [TextDelta]?) {
    guard let language = highlighting?.language else { return }
    let new = editor.storage
    guard let changed = deltas.flatMap(TextDelta.range(ofAll:)) else {
      highlighting = Highlighting(language, lineCount: new.lineCount)
      return
    }
    let first = new.line(at: changed.lowerBound)
    let oldEnd = changed.upperBound + old.count - new.count
    highlighting?.states.replaced(
      lines: first..<old.line(at: oldEnd) + 1, count: new.line(at: changed.upperBound) + 1 - first)
  }

  /// Finds the tokens of the rows in view: those of a long text a part at a time.
  func highlightRows(goesOn: Bool = false) {
    guard let waited = highlighting?.waits else { return }
    highlighting?.show(surface.visible, of: lines, goesOn: goesOn)
    guard highlighting?.waits == true, goesOn || !waited else { return }
    highlightTimer = schedule(after: .milliseconds(1)) { [weak self] in
      self?.highlightRows(goesOn: true)
      self?.setNeedsPaint()
    }
  }

  func paintTokens(_ context: GraphicsContext, of shown: LineRow, _ line: TextLine, row: Int) {
    guard let highlighting else { return }
    for mark in highlighting.marks(in: shown.piece) {
      if let rect = surface.rect(of: mark.cells, in: line, row: row) {
        context.restyle(rect, adding: mark.kind.style)
      }
    }
  }
}

extension TextDelta {
  /// Returns the bytes of the new text that differ from the old one, after edits that follow each
  /// other; `nil` if there are none.
  static func range(ofAll deltas: [TextDelta]) -> Range<Int>? {
    deltas.reduce(nil) { range, delta in
      guard let range else { return delta.newRange }
      let end = max(range.upperBound, delta.offset + delta.removed)
      return min(range.lowerBound, delta.offset)..<end + delta.inserted - delta.removed
    }
  }
}
