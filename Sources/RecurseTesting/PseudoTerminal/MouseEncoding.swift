internal import RecurseTerminal

extension TerminalEmulator {
  /// The bytes for a mouse event (SGR, mode 1006); `nil` if the program did not ask for it.
  func bytes(for event: MouseEvent) -> [UInt8]? {
    guard privateModes.contains(1006), mouseIsReported else { return nil }
    var code: Int
    var final = "M"
    switch event.kind {
    case .press(let button): code = number(of: button)
    case .release(let button):
      code = number(of: button)
      final = "m"
    case .drag(let button):
      guard !privateModes.isDisjoint(with: [1002, 1003]) else { return nil }
      code = 32 + number(of: button)
    case .move:
      guard privateModes.contains(1003) else { return nil }
      code = 35
    case .wheelUp: code = 64
    case .wheelDown: code = 65
    case .wheelLeft: code = 66
    case .wheelRight: code = 67
    }
    if event.modifiers.contains(.shift) { code += 4 }
    if event.modifiers.contains(.alt) { code += 8 }
    if event.modifiers.contains(.control) { code += 16 }
    let (column, row) = (event.location.column + 1, event.location.row + 1)
    return Array("\u{1B}[<\(code);\(column);\(row)\(final)".utf8)
  }

  private func number(of button: MouseButton) -> Int {
    switch button {
    case .left: 0
    case .middle: 1
    case .right: 2
    case .other(let number): number
    }
  }
}
