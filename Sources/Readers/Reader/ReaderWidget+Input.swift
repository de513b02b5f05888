import RecurseTerminal
import RecurseWidgets

extension ReaderWidget {
  func handleKey(_ event: KeyEvent) -> Bool {
    switch event.key {
    case Key.up.with(.shift): return selectLines(by: -1)
    case Key.down.with(.shift): return selectLines(by: 1)
    // Before there is a selection, these scroll lines sideways that do not wrap.
    case Key.pageUp.with(.shift) where selectsFar: return selectLines(by: -max(1, rowCount))
    case Key.pageDown.with(.shift) where selectsFar: return selectLines(by: max(1, rowCount))
    case Key.home.with(.shift) where selectsFar: return selectLines(toEnd: false)
    case Key.end.with(.shift) where selectsFar: return selectLines(toEnd: true)
    case .enter:
      guard copySelection() else { return pressChosenPart() }
      return clearSelection()
    case .space where element.parts != nil: return pressChosenPart()
    default: break
    }
    guard let key = KeyScroll(event.key) else { return false }
    visited = nil
    return surface.scroll(by: key)
  }

  private var selectsFar: Bool { wraps || selection != nil }

  /// Handles a letter for which the app has no use.
  func handleLetter(_ event: KeyEvent) -> Bool {
    guard bar.field == nil else { return false }
    defer { isQuoted = isQuoted && event.text == "'" }
    switch event.text {
    case "/" where finds: bar.find()
    case "?" where finds: bar.find(backward: true)
    case "n" where bar.isOpen: return bar.goToMatch(backward: bar.goesBack)
    case "N" where bar.isOpen: return bar.goToMatch(backward: !bar.goesBack)
    case ":" where finds: bar.goToLine()
    case "]" where element.parts != nil: return choosePart(backward: false)
    case "[" where element.parts != nil: return choosePart(backward: true)
    case "e" where element.parts != nil: send(.expanded)
    case "d" where element.parts == nil: _ = scroll(.vertical, by: max(1, rowCount / 2))
    case "u" where element.parts == nil: _ = scroll(.vertical, by: -max(1, rowCount / 2))
    case "m": toggleMarks()
    case "'" where !marked.isEmpty: goToMark()
    case "'": quotes()
    case "`": return goBack()
    default:
      guard element.parts == nil, let key = Self.pagerKeys[event.text ?? ""],
        let scroll = KeyScroll(key)
      else { return false }
      visited = nil
      if key == .home || key == .end { willJump() }
      return surface.scroll(by: scroll)
    }
    return true
  }

  /// The letters that scroll in `less`, with the keys that do the same.
  private static let pagerKeys: [String: Key] = [
    "g": .home, "G": .end, "F": .end, " ": .pageDown, "b": .pageUp, "j": .down, "k": .up,
  ]

  func handleMouse(_ mouse: MouseEvent) -> Bool {
    if bar.handle(mouse) { return true }
    if let scrolled = surface.scroll(by: mouse) {
      visited = nil
      return scrolled
    }
    if case .press(.left) = mouse.kind, let mark = newLinesMark,
      mouse.location.row == rowCount - 1, mouse.location.column >= mark.column
    {
      return surface.scroll { $0.scrollToEnd(of: $1) }
    }
    switch mouse.kind {
    case .press(.left): pressPart(at: mouse.location)
    case .drag(.left): pressedHeader = nil
    case .release(.left): releasePart(at: mouse.location)
    default: break
    }
    return select(mouse)
  }
}
