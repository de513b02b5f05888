import RecurseEditing
import RecurseTerminal
import RecurseWidgets

/// Going to a line by its number, and to lines that a person has marked.
///
///     idle ── : ──▶ typing a number ── Enter ──▶ idle, at the line
///                        │ Escape
///                        ▼
///                      idle, where it began
struct ReaderJump {
  var editor = LineEditor()

  /// The number that was typed.
  var line: Int? { editor.text.isEmpty ? nil : Int(editor.text) ?? .max }
}

extension ReaderWidget {
  func beginJump() {
    _ = clearSelection()
    jump = ReaderJump()
    resolve()
  }

  /// Handles a key while a number is typed.
  func handleJumpKey(_ event: KeyEvent) -> Bool {
    guard var jump else { return false }
    switch event.key {
    case .escape: endJump()
    case .enter:
      endJump()
      if let line = jump.line { go(toLine: line) }
    case .backspace where jump.editor.text.isEmpty: endJump()
    default:
      if let text = event.text, !text.allSatisfy(\.isASCIIDigit) { return true }
      guard edit(&jump.editor, by: event) != .unavailable else { return false }
      self.jump = jump
      setNeedsPaint()
    }
    return true
  }

  /// Takes the digits of a pasted text while a number is typed.
  func handleJumpPaste(_ paste: Paste) -> Bool {
    guard jump != nil else { return false }
    jump?.editor.insert(paste.text.filter(\.isASCIIDigit))
    setNeedsPaint()
    return true
  }

  private func endJump() {
    jump = nil
    resolve()
  }

  /// Shows a line as the first one, or the nearest one that is shown.
  private func go(toLine line: Int) {
    guard let nearest = lines.line(nearest: line) else { return }
    _ = surface.scroll { $0.show(nearest, at: .top, in: $1) }
  }

  // MARK: - Marks

  /// Marks the selected lines, or the first line in view; or takes their marks if all have one.
  func toggleMarks() {
    guard let first = surface.visible.first?.piece.line else { return }
    var wanted = first..<first + 1
    if let cells = selection?.cells(in: lines) {
      wanted = cells.first.piece.line..<cells.last.piece.line + 1
    }
    let shown = wanted.filter { !lines.isHidden($0) }
    if shown.allSatisfy(marked.contains) {
      marked.subtract(shown)
    } else {
      marked.formUnion(shown)
    }
    _ = clearSelection()
    resolve()
  }

  /// Shows the next marked line after the first one in view, or else the first of all.
  func goToMark() {
    guard let first = surface.visible.first?.piece.line else { return }
    let there = marked.filter { lines.lines.contains($0) && !lines.isHidden($0) }
    if let line = there.filter({ $0 > first }).min() ?? there.min() { go(toLine: line) }
  }

  /// Forgets marks of lines that are gone or others than before.
  func keepMarks(changedFrom line: Int) {
    marked = marked.filter((lines.lines.lowerBound..<line).contains)
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isWholeNumber }
}
