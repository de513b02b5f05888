import RecurseReconciler
import RecurseTerminal

extension Modifiable {
  /// Lets a person select text in the content with the mouse. Releasing the button copies it.
  ///
  /// ```swift
  /// Text(state.token).textSelection(.enabled)
  /// ```
  ///
  /// The text goes to the terminal's clipboard (OSC 52), if the terminal allows that. A text of
  /// more than 64 KiB is not copied. The clipboard is never read.
  public consuming func textSelection(_ selectability: TextSelectability) -> Modified {
    modified(
      by: .content { $0.isTextSelectable = $0.isTextSelectable ?? (selectability == .enabled) })
  }
}

/// The selectability of text.
public enum TextSelectability: Hashable, Sendable {
  /// Text can be selected.
  case enabled
  /// Text cannot be selected: the mouse acts as usual.
  case disabled
}

/// The selected part of a text: the cells from one place to another, in reading order.
struct TextSelection: Equatable {
  var anchor: CellPoint
  var head: CellPoint

  private var start: CellPoint { isForward ? anchor : head }
  private var end: CellPoint { isForward ? head : anchor }
  private var isForward: Bool { (anchor.row, anchor.column) <= (head.row, head.column) }

  /// Returns the selected cells of a line, or `nil` if there are none.
  ///
  /// - Parameter inset: the column in which the line begins.
  func cells(ofLine row: Int, from inset: Int, count: Int) -> Range<Int>? {
    guard (start.row...end.row).contains(row) else { return nil }
    let first = row == start.row ? max(0, start.column - inset) : 0
    let last = row == end.row ? min(count, end.column - inset + 1) : count
    return first < last ? first..<last : nil
  }
}

/// The state of a text in which a person has selected. Other texts have none.
final class TextSelecting {
  var selection: TextSelection?
  var pressed: CellPoint?
}

extension TextWidget {
  /// Whether the nearest `textSelection` modifier, here or around, lets a person select the text.
  var isSelectable: Bool {
    for widget in selfAndAncestors {
      if let isSelectable = widget.style.isTextSelectable { return isSelectable }
    }
    return false
  }

  func select(_ mouse: MouseEvent) -> Bool {
    switch mouse.kind {
    case .press(.left):
      guard isSelectable else { return false }
      selection = nil
      pressed = mouse.location
    case .drag(.left):
      guard let pressed else { return false }
      selection = TextSelection(anchor: pressed, head: mouse.location)
      tree?.selectedText = self
    case .release(.left):
      guard pressed != nil else { return false }
      pressed = nil
      _ = copySelection()
    default: return false
    }
    return true
  }
}

extension TextWidget: TextSelectionHolder {
  func clearSelection() -> Bool {
    guard selection != nil else { return false }
    selection = nil
    pressed = nil
    return true
  }

  func copySelection() -> Bool {
    guard selection != nil else { return false }
    copy(selectedText)
    return true
  }
}

extension WidgetTree {
  /// Copies a text to the terminal's clipboard, if there is one.
  package func copy(_ text: String) {
    if !text.isEmpty { perform(.copy(text)) }
  }
}

extension Widget {
  /// Copies a text to the terminal's clipboard (OSC 52), if the terminal allows that.
  ///
  /// A text of more than 64 KiB is not copied. Line breaks become newlines. Other control
  /// characters except tabs become U+FFFD. The clipboard is never read.
  public final func copy(_ text: String) { tree?.copy(text) }
}
