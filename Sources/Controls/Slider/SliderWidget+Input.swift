import RecurseCore

// Keys and the mouse:
//
//     press on the line ─▶ jump ─▶ drag … ─▶ release
//                                   └ Escape ─▶ back to the number before
//     digits ─▶ typed ─ Enter, an arrow, leaving ─▶ taken
//                     └ Escape ─▶ dropped
extension SliderWidget {
  func take(_ key: KeyEvent) -> Bool {
    switch key.key {
    case .left: set(scale.moved(current, bySteps: -1))
    case .right: set(scale.moved(current, bySteps: 1))
    case .pageDown: set(scale.moved(current, byPageUp: false))
    case .pageUp: set(scale.moved(current, byPageUp: true))
    case .home: set(scale.lowest)
    case .end: set(scale.highest)
    case .enter where !typed.isEmpty: takeTyped()
    case .escape where !typed.isEmpty: typed = ""
    case .backspace where !typed.isEmpty: typed.removeLast()
    default: return type(key.text ?? "")
    }
    return true
  }

  /// Accepts the start of a number, then every character that a number may contain: a text with one
  /// character left out would be another number.
  private func type(_ text: String) -> Bool {
    guard text.utf8.count == 1, typed.utf8.count < 20, let character = text.first else {
      return false
    }
    switch character {
    case "0"..."9": break
    case ".", "-": break
    case ",",
      "+" where !typed.isEmpty:
      break
    default: return false
    }
    typed.append(character)
    return true
  }

  /// The typed number, otherwise the shown one.
  private var current: SliderNumber { scale.number(typed: typed) ?? element.number }

  private var scale: SliderScale { element.scale }

  func takeTyped() {
    let number = scale.number(typed: typed)
    typed = ""
    if let number { set(number) }
  }

  private func set(_ number: SliderNumber) {
    typed = ""
    if number != element.number { send(number) }
  }

  func take(_ mouse: MouseEvent) -> Bool {
    switch mouse.kind {
    case .press(.left):
      guard mouse.location.row == 0, let line = columns?.line,
        line.contains(mouse.location.column)
      else { return true }
      numberBeforeDrag = element.number
      jump(to: mouse.location.column)
    case .drag(.left):
      if numberBeforeDrag != nil { jump(to: mouse.location.column) }
    case .release(.left): numberBeforeDrag = nil
    default: return false
    }
    return true
  }

  private func jump(to column: Int) {
    guard let line = columns?.line, line.count > 1 else { return }
    let place = min(max(0, column - line.lowerBound), line.count - 1)
    set(scale.number(atFraction: Double(place) / Double(line.count - 1)))
  }
}
