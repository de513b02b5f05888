import RecurseLayout
import RecurseReconciler
import RecurseTerminal

/// A text of which a person can select a part with the mouse.
///
/// A position is the index of a cell in the whole text, wherever its lines break.
@MainActor
protocol SelectableText: TextSelectionHolder {
  /// The selected positions.
  var selection: Range<Int>? { get set }

  /// The position after the text.
  var endOfText: Int { get }

  /// Returns the positions of the character at a point of the content: an empty range beside the
  /// text.
  func positions(at point: CellPoint) -> Range<Int>

  /// Returns the positions of the word or the line around some others.
  func positions(of unit: TextSelections.Unit, around positions: Range<Int>) -> Range<Int>

  /// Returns the text at some positions.
  func text(at positions: Range<Int>) -> String
}

extension SelectableText {
  /// Whether the nearest `textSelection` modifier, here or around, allows selecting; `nil` without
  /// one.
  var isSelectable: Bool? {
    for widget in selfAndAncestors {
      if let isSelectable = widget.style.isTextSelectable { return isSelectable }
    }
    return nil
  }

  /// Returns whether a drag selects the text. If no modifier decides, it does unless something
  /// around the text, up to a scope, takes presses.
  func isSelectable(inside scope: Widget) -> Bool {
    if let isSelectable { return isSelectable }
    var isOutside = false
    return !ResponderChain(start: self).offer { widget in
      if widget === scope { isOutside = true }
      return !isOutside && (widget.isFocusable || widget is any Pressable)
    } listener: { instance in
      !isOutside
        && (instance.listens(for: TapEvent.self) || instance.accepts(DragEvent.press(of: .left)))
    }
  }

  func clearSelection() -> Bool { tree?.feature(TextSelections.self)?.clear() ?? false }

  func copySelection() -> Bool { tree?.feature(TextSelections.self)?.copy() ?? false }

  func selectionReaches(_ widget: Widget) -> Bool {
    tree?.feature(TextSelections.self)?.reaches(widget) ?? false
  }

  /// Called when the text is another one, or another widget's from now on.
  func selectionEnded() {
    if selection != nil { _ = clearSelection() }
  }
}

extension WidgetTree {
  /// Copies a text to the terminal's clipboard, if there is one.
  ///
  /// - Returns: whether the terminal may have it.
  @discardableResult
  package func copy(_ text: String) -> Bool {
    !text.isEmpty && onRequest?(.copy(text)) == true
  }
}

extension Widget {
  /// Copies a text to the terminal's clipboard (OSC 52), if the terminal allows that.
  ///
  /// A text of more than 64 KiB is not copied. Line breaks become newlines. Other control
  /// characters except tabs become U+FFFD. The clipboard is never read.
  ///
  /// - Returns: `false` if the text is empty or too long, or if the terminal is known to copy
  ///   nothing. A person is told of both. Many terminals do not tell whether they copy.
  @discardableResult
  public final func copy(_ text: String) -> Bool { tree?.copy(text) ?? false }
}

extension Widget {
  /// Returns whether a text in the widget has a character at a point of its frame. O(widgets).
  package final func hasText(at point: CellPoint) -> Bool {
    guard point.column >= 0, point.column < layout.frame.columns else { return false }
    if let text = self as? any SelectableText {
      let edges = contentEdges
      let place = CellPoint(column: point.column - edges.left, row: point.row - edges.top)
      return !text.positions(at: place).isEmpty
    }
    return children.contains { child in
      let frame = child.layout.frame
      return child.hasText(
        at: CellPoint(column: point.column - frame.column, row: point.row - frame.row))
    }
  }
}
