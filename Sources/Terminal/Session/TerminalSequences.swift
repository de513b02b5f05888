/// How the terminal draws its cursor.
public enum CursorShape: Int, Hashable, Sendable {
  case standard = 0
  case blinkingBlock, block, blinkingUnderline, underline, blinkingBar, bar
}

extension TerminalSession {
  /// Names the terminal's window. Controls in the text are left out.
  package func setTitle(_ title: String) {
    guard screen.type.isXtermLike else { return }
    let text = title.unicodeScalars.prefix(256).filter {
      !($0.value < 0x20 || (0x7F..<0xA0).contains($0.value))
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: text)
    screen.send("\u{1b}]2;\(String(view))\u{1b}\\".utf8)
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
