/// How the terminal draws its cursor.
public enum CursorShape: Int, Hashable, Sendable {
  case standard = 0
  case blinkingBlock, block, blinkingUnderline, underline, blinkingBar, bar
}

extension TerminalSession {
  /// Names the terminal's window. What is harmful in the text is replaced.
  package func setTitle(_ title: String) {
    guard screen.type.isXtermLike else { return }
    let text = String(title.unicodeScalars.prefix(256)).terminalSafeLine
    screen.send("\u{1b}]2;\(text)\u{1b}\\".utf8)
  }

  /// Gives the cursor another shape; the session's end brings the terminal's own back.
  package func setCursorShape(_ shape: CursorShape) {
    guard shape != cursorShape else { return }
    cursorShape = shape
    if screen.type.isXtermLike { screen.send("\u{1b}[\(shape.rawValue) q".utf8) }
  }

  /// Rings the bell.
  package func ring() { screen.send(screen.capability("bel") ?? [0x07]) }
}
