import RecurseReconciler
import RecurseTerminal

extension Modifiable {
  /// Lets a person select text in the content with the mouse, which copies it when the button is
  /// released.
  ///
  /// ```swift
  /// Text(state.token).textSelection(.enabled)
  /// ```
  ///
  /// It goes to the terminal's clipboard (OSC 52), where the terminal allows that; a text of more than
  /// 64 KiB does not. The clipboard is never read.
  public consuming func textSelection(_ selectability: TextSelectability) -> Modified {
    modified(
      by: .content { $0.isTextSelectable = $0.isTextSelectable ?? (selectability == .enabled) })
  }
}

/// Whether a person may select text.
public enum TextSelectability: Hashable, Sendable {
  /// Text can be selected.
  case enabled
  /// Text cannot be selected: the mouse does what it does elsewhere.
  case disabled
}

/// What is selected in a text: the cells from one place to another, in reading order.
struct TextSelection: Equatable {
  var anchor: CellPoint
  var head: CellPoint

  private var start: CellPoint { isForward ? anchor : head }
  private var end: CellPoint { isForward ? head : anchor }
  private var isForward: Bool { (anchor.row, anchor.column) <= (head.row, head.column) }

  /// The cells of a line that are selected; `nil` where none are.
  ///
  /// - Parameter inset: the column in which the line begins.
  func cells(ofLine row: Int, from inset: Int, count: Int) -> Range<Int>? {
    guard (start.row...end.row).contains(row) else { return nil }
    let first = row == start.row ? max(0, start.column - inset) : 0
    let last = row == end.row ? min(count, end.column - inset + 1) : count
    return first < last ? first..<last : nil
  }
}

/// What only those texts hold in which a person has selected.
final class TextSelecting {
  var selection: TextSelection?
  var pressed: CellPoint?
}

extension TextWidget {
  /// Whether a modifier here, or the nearest around, lets a person select the text.
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
      if selection != nil { tree?.copy(selectedText) }
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
}

extension WidgetTree {
  /// Copies a text to the terminal's clipboard, where there is one.
  func copy(_ text: String) {
    if !text.isEmpty { onCopy?(text) }
  }
}

extension Widget {
  /// Copies a text to the terminal's clipboard (OSC 52), where the terminal allows that.
  ///
  /// A text of more than 64 KiB is not copied. Line breaks become newlines, and other controls but tabs
  /// U+FFFD. The clipboard is never read.
  public final func copy(_ text: String) { tree?.copy(text) }
}
