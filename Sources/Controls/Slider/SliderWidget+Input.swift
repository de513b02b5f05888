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
    case .left: move(by: -element.arrowDistance)
    case .right: move(by: element.arrowDistance)
    case .pageDown: move(by: -element.pageDistance)
    case .pageUp: move(by: element.pageDistance)
    case .home: set(element.lower)
    case .end: set(element.upper)
    case .enter where !typed.isEmpty: takeTyped()
    case .escape where !typed.isEmpty: typed = ""
    case .backspace where !typed.isEmpty: typed.removeLast()
    default: return type(key.text ?? "")
    }
    return true
  }

  /// What begins a number, and then all that a number may have: a text in which a character was
  /// left out would be another number.
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

  /// The number that is typed, else the one that is shown.
  private var current: Double { Double(typed) ?? element.number }

  func takeTyped() {
    let number = Double(typed)
    typed = ""
    if let number { set(number) }
  }

  private func move(by distance: Double) {
    let start = current
    typed = ""
    set(start + distance)
  }

  private func set(_ number: Double) {
    typed = ""
    let number = element.allowed(number)
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
    set(element.number(at: Double(place) / Double(line.count - 1)))
  }
}
