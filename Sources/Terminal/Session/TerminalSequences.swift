/// The shape of the terminal's cursor.
package enum CursorShape: Int, Hashable, Sendable {
  case standard = 0
  case blinkingBlock, block, blinkingUnderline, underline, blinkingBar, bar
}

extension TerminalSession {
  /// Changes the shape of the cursor. The end of the session restores the terminal's own.
  package func setCursorShape(_ shape: CursorShape) {
    guard shape != cursorShape else { return }
    cursorShape = shape
    if screen.type.isXtermLike { screen.send("\u{1b}[\(shape.rawValue) q".utf8) }
  }
}
