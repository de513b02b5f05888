import RecurseEditing
import RecurseReaders
import RecurseTerminal
import RecurseWidgets

/// Editing code: indentation and brackets.
extension EditorWidget {
  /// Whether a key changes the indentation.
  func indents(_ key: Key) -> Bool {
    element.indentation != nil && !tabLeaves && (key == .tab || key == .shiftTab)
  }

  /// Indents for Tab, and takes a level back for Shift+Tab.
  func indent(_ key: Key) -> Bool {
    guard let indentation = element.indentation else { return false }
    return edit {
      if key == .tab { $0.indent(by: indentation) } else { $0.outdent(by: indentation) }
      return .done
    }
  }

  // MARK: - Brackets

  /// The offsets of the bracket at the cursor and of the one that matches it.
  private var brackets: (Int, Int)? {
    guard element.indentation != nil || element.language != nil, isFocused, editor.selection.isEmpty
    else { return nil }
    return editor.storage.brackets(at: editor.cursor)
  }

  /// Goes to the bracket that matches the one at the cursor, for a key for which the app has no
  /// use.
  func goToBracket(for key: Key) -> Bool {
    guard key == .control("]") || key == .alt("]"), let (_, other) = brackets else { return false }
    return edit {
      $0.move(to: other)
      return .done
    }
  }

  /// Marks two brackets that match.
  func paintBrackets(_ context: GraphicsContext) {
    guard let (first, second) = brackets else { return }
    for offset in [first, second] {
      let place = place(of: offset)
      guard let shown = lines.row(at: place), let row = surface.visible.firstIndex(of: shown),
        let rect = surface.rect(
          of: place.cell..<place.cell + 1, in: surface.line(of: shown), row: row)
      else { continue }
      context.restyle(rect, adding: [.bold, .underline])
    }
  }
}
