import RecurseEditing
import RecurseReaders
import RecurseTerminal
import RecurseWidgets

extension EditorWidget: SuggestingWidget {
  var takesSuggestions: Bool { element.isEditable && !isDisabled && bar.field == nil }
  var takesSuggestionByArrow: Bool { false }
  var replaceableText: String { editor.storage[word].string }

  /// The word before the cursor, or the cursor.
  private var word: Range<Int> {
    let text = editor.storage
    let start = text.wordStart(before: editor.cursor)
    let isThere = editor.selection.isEmpty && text.wordEnd(after: start) >= editor.cursor
    return (isThere ? start : editor.cursor)..<editor.cursor
  }

  func takeSuggestion(_ text: String) {
    let word = word
    _ = edit {
      $0.insert(text, in: word)
      return .done
    }
  }

  /// The cell of suggestions: the start of the word, as long as they are asked for.
  var suggestionCell: CellRect? {
    guard awaitsSuggestions, let place = point(of: word.lowerBound) else { return nil }
    return CellRect(column: place.column, row: place.row, columns: 1, rows: 1)
  }
}
